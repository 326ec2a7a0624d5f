'use client'
import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import type { Answer } from '@/api/answer'
import { Button } from '@/parts/Button'
import { Field } from '@/parts/Field'
import { Note } from '@/parts/Sheet'
import { sentenceOf, textOf } from '@/parts/useSaving'
import { signInAsGuest } from './signIn'

/** What one was about to do, with what the form says; it goes on once there is a name. */
type Deed = (form: FormData) => Promise<Answer<unknown>>

/** Lets anybody do something: who is signed out gives a name first, and goes on with what he was doing. */
export function useSomebody(signedIn: boolean) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<string>()
  const [known, setKnown] = useState(signedIn)
  const [name, setName] = useState('')

  const goOn = async (form: FormData, deed: Deed): Promise<Answer<unknown>> => {
    if (!known) {
      const wanted = textOf(form, 'name')
      // React empties a form once it is sent; a name that was refused is to be mended, not typed again.
      setName(wanted)
      const signed = await signInAsGuest(wanted)
      if (!signed.ok) return signed
      setKnown(true)
      // The socket was opened by nobody in particular; the next one carries the name.
      ;(await import('@/api/live')).reconnect()
      router.refresh()
    }
    const done = await deed(form)
    // Signed out elsewhere meanwhile: then a name is asked for after all.
    if (!done.ok && done.trouble.code === 'not_signed_in') setKnown(false)
    return done
  }

  const run = async (form: FormData, deed: Deed) => {
    setBusy(true)
    setNote(undefined)
    const done = await goOn(form, deed)
    if (!done.ok) setNote(sentenceOf(done.trouble))
    setBusy(false)
  }
  return { known, busy, note, name, run }
}

/** Asks a visitor's name. */
export function NameField({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <Field
      label="Your name at the table"
      name="name"
      defaultValue={name}
      required
      maxLength={40}
      autoComplete="nickname"
      placeholder="Captain …"
      {...(className && { className })}
    />
  )
}

/** Shows those who have an account the way to it. */
function SignInHint() {
  const path = usePathname()
  return (
    <p className="text-sm text-soft">
      Been here before?{' '}
      <Link
        href={`/sign-in?next=${encodeURIComponent(path)}`}
        className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
      >
        Sign in
      </Link>
    </p>
  )
}

type Props = {
  /** Whether a name must be asked for first. */
  readonly signedIn: boolean
  readonly label: ReactNode
  readonly then: Deed
  /** What else there is to choose, before the button. */
  readonly children?: ReactNode
}

/** A button that anybody can press. */
export function AsSomebody({ signedIn, label, then, children }: Props) {
  const { known, busy, note, name, run } = useSomebody(signedIn)
  return (
    <form action={(form) => run(form, then)} className="space-y-3">
      {children}
      <div className="flex flex-wrap items-end gap-3">
        {!known && <NameField name={name} className="min-w-48 flex-1" />}
        <Button type="submit" look="sea" busy={busy} className="min-w-36">
          {label}
        </Button>
      </div>
      {!known && <SignInHint />}
      {note && <Note>{note}</Note>}
    </form>
  )
}
