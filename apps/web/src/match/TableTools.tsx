'use client'
import { BookOpen, History, ShieldCheck } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { send } from '@/api/browser'
import { ResignDocument } from '@/gql/graphql'
import { Button, ButtonLink } from '@/parts/Button'
import { Confirmed } from '@/parts/Confirmed'
import { CopyLink } from '@/parts/CopyLink'
import { Note } from '@/parts/Sheet'
import type { Match } from './match'

const Orders = dynamic(() => import('./Orders'))

type Props = {
  readonly match: Match
  readonly orders: { readonly schema: unknown; readonly first: unknown } | undefined
  readonly take: (match: Match) => void
  readonly replay: () => void
}

/** What can be done at a table beside playing. */
export function TableTools({ match, orders, take, replay }: Props) {
  const [trouble, setTrouble] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const mayPlay = match.mySeat !== null && match.mySeat !== undefined && match.status === 'playing'

  const resign = async () => {
    const answer = await send(ResignDocument, { match: match.id })
    if (answer.ok) take(answer.data.resign)
    else setTrouble(answer.trouble.message)
  }

  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <CopyLink path={`/m/${match.id}`} />
      {match.version > 0 && (
        <Button onClick={replay}>
          <History size={18} aria-hidden="true" />
          Replay
        </Button>
      )}
      <ButtonLink href={`/rules/${match.game.id}`} prefetch={false}>
        <BookOpen size={18} aria-hidden="true" />
        Rules
      </ButtonLink>
      {match.status === 'finished' && (
        <ButtonLink href={`/m/${match.id}/check`} prefetch={false}>
          <ShieldCheck size={18} aria-hidden="true" />
          Check this match
        </ButtonLink>
      )}
      {mayPlay && (
        <Confirmed
          label="Resign"
          question="Resign this match? It counts as lost, and there is no way back."
          yes="Resign"
          onYes={resign}
        />
      )}
      {trouble && <Note>{trouble}</Note>}
      {mayPlay && orders && (
        <details
          className="basis-full border-t border-line"
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className="flex min-h-11 items-center font-semibold">Standing orders</summary>
          {isOpen && <Orders match={match.id} schema={orders.schema} first={orders.first} />}
        </details>
      )}
    </div>
  )
}
