'use client'
import { send } from '@/api/browser'
import { signOutHere } from '@/auth/signIn'
import { leaving } from '@/auth/watch'
import { DeleteMeDocument, SignOutEverywhereDocument } from '@/gql/graphql'
import { Confirmed } from '@/parts/Confirmed'
import { Note } from '@/parts/Sheet'
import { useSaving } from '@/parts/useSaving'

type Props = {
  /** Whether there is an address, and so a way back. */
  readonly kept: boolean
  /** How many matches are being played; so many and more, if there are more. */
  readonly running: number
  readonly more: boolean
}

/** Out of this browser, out of all, or gone for good. */
export function Leaving({ kept, running, more }: Props) {
  const { busy, note, save } = useSaving()
  const lost = 'You are a guest: without an address there is no way back to your matches.'

  const signOutEverywhere = async () => {
    leaving()
    if (await save(send(SignOutEverywhereDocument, {}), 'Signed out on all devices.')) await signOutHere()
    else leaving(false)
  }
  const deleteMe = async () => {
    leaving()
    if (await save(send(DeleteMeDocument, {}), 'Your account is deleted.')) await signOutHere('/farewell')
    else leaving(false)
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        <Confirmed
          label="Sign out"
          busy={busy}
          question={kept ? 'Sign out in this browser?' : `Sign out? ${lost}`}
          yes="Sign out"
          onYes={() => signOutHere()}
        />
        <Confirmed
          label="Sign out everywhere"
          busy={busy}
          question="Sign out on all your devices?"
          explain={kept ? 'Keys for programs stay: revoke those one by one.' : lost}
          yes="Sign out everywhere"
          onYes={signOutEverywhere}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="flex-1 basis-56 text-soft">
          Deleting takes away your name, address, logins and keys, for good.
        </p>
        <Confirmed
          label="Delete my account"
          busy={busy}
          question="Delete your account for good?"
          explain={`${whatBecomesOf(running, more)} Matches that have not begun lose you as a player. There is no way back.`}
          yes="Delete it"
          onYes={deleteMe}
        />
      </div>
      {note && <Note>{note}</Note>}
    </div>
  )
}

function whatBecomesOf(running: number, more: boolean): string {
  const goOn =
    'your seat becomes nameless, each of your moves is made for you when its time runs out, and after three the seat is lost.'
  if (running === 0) return 'You have no running matches; your seats in finished ones become nameless.'
  if (running === 1) return `Your running match goes on without you: ${goOn}`
  return `Your ${running}${more ? ' and more' : ''} running matches go on without you: ${goOn}`
}
