'use client'
import { useState } from 'react'
import { signInAsGuest } from '@/auth/signIn'
import { Button } from '@/parts/Button'
import { Field } from '@/parts/Field'
import { Note } from '@/parts/Sheet'
import { sentenceOf, textOf } from '@/parts/useSaving'

/** A name is enough. */
export function AsGuest({ next }: { readonly next: string }) {
  const [busy, setBusy] = useState(false)
  const [name, setName] = useState('')
  const [note, setNote] = useState<string>()
  const enter = async (form: FormData) => {
    const wanted = textOf(form, 'name')
    setName(wanted)
    setBusy(true)
    const signed = await signInAsGuest(wanted)
    // A whole new page: everything on it is for somebody else now.
    if (signed.ok) return location.assign(next)
    setNote(sentenceOf(signed.trouble))
    setBusy(false)
  }
  return (
    <form action={enter} className="space-y-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Your name at the table"
          name="name"
          defaultValue={name}
          required
          maxLength={40}
          autoComplete="nickname"
          placeholder="Captain …"
          className="min-w-48 flex-1"
        />
        <Button type="submit" busy={busy}>
          Come aboard
        </Button>
      </div>
      {note && <Note>{note}</Note>}
    </form>
  )
}
