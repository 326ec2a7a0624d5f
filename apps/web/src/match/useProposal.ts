'use client'
import { useCallback, useRef, useState } from 'react'
import { unreachable } from '@/api/answer'
import { ownEntropy, send } from '@/api/browser'
import type { Proposal } from '@/boards/board'
import { SubmitMoveDocument } from '@/gql/graphql'
import { inOrder, type Match } from './match'

/** Troubles that say nothing about the table. */
const keeps = new Set([unreachable.code, 'not_signed_in'])

const WAITS = [500, 1_500, 4_000]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Table = {
  readonly take: (match: Match) => void
  readonly refresh: () => Promise<Match | undefined>
  /** The session turned out to have ended elsewhere. */
  readonly signedOut: () => void
}

/** What the player has in mind, and which decision it answers. */
type Plan = { readonly asked: string | undefined; readonly proposal: Proposal | null }

/**
 * The move that the player has in mind, and its way to the server. It carries one idempotency key from the moment
 * it is proposed, so that a double click, a retry after a lost answer or a second "Send" plays it once.
 */
export function useProposal(match: Match, table: Table) {
  const { take, refresh, signedOut } = table
  // A plan belongs to its decision: once that is settled, here or elsewhere, the plan is void.
  const [plan, setPlan] = useState<Plan>()
  const decisions = inOrder(match.decisions)
  const decision = decisions.find(({ id }) => id === plan?.asked) ?? decisions[0]
  const asked = decision?.id
  const proposal = plan && plan.asked === asked ? plan.proposal : null
  const [sending, setSending] = useState(false)
  const [note, setNote] = useState<string>()
  const key = useRef('')

  const propose = useCallback(
    (next: Proposal | null, answers = asked) => {
      key.current = ownEntropy()
      setNote(undefined)
      setPlan({ asked: answers, proposal: next })
    },
    [asked],
  )

  const confirm = useCallback(async () => {
    if (!proposal?.ready || !asked || sending) return
    setSending(true)
    setNote(undefined)
    const variables = { match: match.id, decision: asked, move: proposal.move, key: key.current }
    let answer = await send(SubmitMoveDocument, variables)
    for (const wait of WAITS) {
      if (answer.ok || answer.trouble.code !== unreachable.code) break
      await pause(wait)
      answer = await send(SubmitMoveDocument, variables)
    }
    if (answer.ok) {
      take(answer.data.submitMove.match)
      setPlan(undefined)
    } else {
      const { code, message, hint } = answer.trouble
      if (code === 'not_signed_in') signedOut()
      const now = keeps.has(code) ? undefined : await refresh()
      const settled = now && !now.decisions.some(({ id }) => id === asked)
      setNote(
        settled
          ? 'That was settled in the meantime. This is how the table stands now.'
          : [message, hint].filter(Boolean).join(' '),
      )
    }
    setSending(false)
  }, [proposal, asked, sending, match.id, take, refresh, signedOut])

  return { decisions, decision, proposal, propose, confirm, sending, note }
}
