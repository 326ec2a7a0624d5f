'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { Answer } from '@/api/answer'
import { reconnect } from '@/api/live'
import { Button } from '@/parts/Button'
import { Field } from '@/parts/Field'
import { Note } from '@/parts/Sheet'
import { signInAsGuest } from './signIn'

type Props = {
  /** Whether a name must be asked for first. */
  readonly signedIn: boolean
  readonly label: ReactNode
  /** What one was about to do; it goes on once there is a name. */
  readonly then: () => Promise<Answer<unknown>>
}

/** A button that anybody can press: who is signed out gives a name first, and goes on with what he was doing. */
export function AsSomebody({ signedIn, label, then }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<string>()
  const [known, setKnown] = useState(signedIn)

  const go = async (form: FormData) => {
    setBusy(true)
    setNote(undefined)
    if (!known) {
      const name = form.get('name')
      const signed = await signInAsGuest(typeof name === 'string' ? name : '')
      if (!signed.ok) {
        setNote(signed.trouble.message)
        setBusy(false)
        return
      }
      setKnown(true)
      // The socket was opened by nobody in particular; the next one carries the name.
      reconnect()
      router.refresh()
    }
    const done = await then()
    if (!done.ok) setNote([done.trouble.message, done.trouble.hint].filter(Boolean).join(' '))
    setBusy(false)
  }

  return (
    <form action={go} className="space-y-3">
      <div className="flex flex-wrap items-end gap-3">
        {!known && (
          <Field
            label="Your name at the table"
            name="name"
            required
            maxLength={40}
            autoComplete="nickname"
            placeholder="Captain …"
            className="min-w-48 flex-1"
          />
        )}
        <Button type="submit" look="sea" busy={busy} className="min-w-36">
          {label}
        </Button>
      </div>
      {note && <Note>{note}</Note>}
    </form>
  )
}
