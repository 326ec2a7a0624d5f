'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Answer } from '@/api/answer'
import { ownEntropy, send } from '@/api/browser'
import { AsSomebody } from '@/auth/AsSomebody'
import { CancelMatchDocument, InviteDocument, JoinMatchDocument, LeaveMatchDocument } from '@/gql/graphql'
import { Button } from '@/parts/Button'
import { Confirmed } from '@/parts/Confirmed'
import { CopyLink } from '@/parts/CopyLink'
import { Field } from '@/parts/Field'
import { Note, Sheet } from '@/parts/Sheet'
import { ToldByMail } from '@/parts/ToldByMail'
import type { Match } from './match'
import { People } from './People'

type Props = {
  readonly match: Match
  readonly signedIn: boolean
  readonly invitation: string | undefined
  readonly take: (match: Match) => void
}

/** A match that waits for players: who is there, a way in, and ways to ask others in. */
export default function OpenTable({ match, signedIn, invitation, take }: Props) {
  const router = useRouter()
  const [note, setNote] = useState<string>()
  const open = match.seats.filter(({ kind }) => kind === 'open').length
  const seated = match.mySeat !== null && match.mySeat !== undefined

  const join = async (): Promise<Answer<unknown>> => {
    const answer = await send(JoinMatchDocument, {
      match: match.id,
      entropy: ownEntropy(),
      invitation: invitation ?? null,
    })
    if (answer.ok) take(answer.data.joinMatch)
    return answer
  }
  const leave = async () => {
    const answer = await send(LeaveMatchDocument, { match: match.id })
    if (answer.ok) take(answer.data.leaveMatch)
    else setNote(answer.trouble.message)
  }
  const cancel = async () => {
    const answer = await send(CancelMatchDocument, { match: match.id })
    if (answer.ok) router.push('/matches')
    else setNote(answer.trouble.message)
  }

  return (
    <div className="grid gap-4">
      <p className="text-lg">{match.game.summary}</p>
      <Sheet>
        <People match={match} />
      </Sheet>
      {note && <Note>{note}</Note>}
      {!seated && (match.mayJoin || !signedIn) && open > 0 && (
        <Sheet className="p-4">
          <h2 className="mb-2 text-xl">A seat is free</h2>
          <AsSomebody signedIn={signedIn} label="Join this match" then={join} />
        </Sheet>
      )}
      {seated && (
        <>
          <p>
            {match.visibility === 'public' && 'We look for somebody to play with. '}
            {`The match begins by itself as soon as ${open === 1 ? 'somebody takes the last seat' : `the ${open} open seats are taken`}.`}
          </p>
          <ToldByMail />
          <Sheet className="space-y-4 p-4">
            <h2 className="text-xl">Ask somebody in</h2>
            <div className="flex flex-wrap gap-2">
              <CopyLink path={`/m/${match.id}`} label="Copy the invitation link" />
            </div>
            <InviteByMail match={match.id} />
          </Sheet>
          <div className="flex flex-wrap gap-2">
            {match.mayCancel ? (
              <Confirmed
                label="Call the match off"
                question="Call this match off? Whoever sat down is told."
                yes="Call it off"
                onYes={cancel}
              />
            ) : (
              <Button onClick={leave}>Leave the table</Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function InviteByMail({ match }: { readonly match: string }) {
  const [note, setNote] = useState<string>()
  const [busy, setBusy] = useState(false)
  const invite = async (form: FormData) => {
    const address = form.get('address')
    if (typeof address !== 'string') return
    setBusy(true)
    const answer = await send(InviteDocument, { match, address })
    setNote(
      answer.ok ? `An invitation is on its way to ${answer.data.invite.address}.` : answer.trouble.message,
    )
    setBusy(false)
  }
  return (
    <form action={invite} className="space-y-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Or by e-mail"
          name="address"
          type="email"
          required
          autoComplete="off"
          placeholder="friend@example.org"
          className="min-w-48 flex-1"
        />
        <Button type="submit" busy={busy}>
          Send the invitation
        </Button>
      </div>
      {note && <Note>{note}</Note>}
    </form>
  )
}
