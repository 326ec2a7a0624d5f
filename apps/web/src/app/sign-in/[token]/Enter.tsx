'use client'
import { useState } from 'react'
import { signInByLink } from '@/auth/signIn'
import { Button, ButtonLink } from '@/parts/Button'
import { Note } from '@/parts/Sheet'
import { sentenceOf } from '@/parts/useSaving'

/** One press, because mail scanners open links and would use this one up. */
export function Enter({ token, next }: { readonly token: string; readonly next: string }) {
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<string>()
  const enter = async () => {
    setBusy(true)
    const signed = await signInByLink(token)
    if (signed.ok) return location.assign(next)
    setNote(sentenceOf(signed.trouble))
    setBusy(false)
  }
  return (
    <div className="space-y-4">
      {note && <Note>{note}</Note>}
      <div className="flex flex-wrap gap-2">
        <form action={enter}>
          <Button type="submit" look={note ? 'quiet' : 'ask'} busy={busy} className="min-w-36">
            {note ? 'Try once more' : 'Come aboard'}
          </Button>
        </form>
        {note && (
          <ButtonLink look="sea" href={`/sign-in?next=${encodeURIComponent(next)}`}>
            Ask for a new link
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
