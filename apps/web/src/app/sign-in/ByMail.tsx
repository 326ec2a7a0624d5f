'use client'
import { useActionState } from 'react'
import { Button } from '@/parts/Button'
import { Field } from '@/parts/Field'
import { Note } from '@/parts/Sheet'
import { sentenceOf } from '@/parts/useSaving'
import { sendLink } from './actions'

/** Asks for a link by e-mail. */
export function ByMail({ next, isGuest }: { readonly next: string; readonly isGuest: boolean }) {
  const [sent, send, busy] = useActionState(sendLink, { state: 'not yet' })
  return (
    <form action={send} className="space-y-3">
      <input type="hidden" name="next" value={next} />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label="Your e-mail address"
          name="address"
          type="email"
          required
          autoComplete="email"
          defaultValue={sent.state === 'refused' ? sent.address : ''}
          className="min-w-56 flex-1"
        />
        <Button type="submit" look="sea" busy={busy}>
          {sent.state === 'sent' ? 'Send another' : 'Send me a link'}
        </Button>
      </div>
      {sent.state === 'refused' && <Note>{sentenceOf(sent.trouble)}</Note>}
      {sent.state === 'sent' && (
        <Note>
          A link is on its way to <strong className="break-words">{sent.address}</strong>. Open it within the
          hour
          {isGuest
            ? ', here if you can: opened on another device, it signs this one out.'
            : ', on any device.'}{' '}
          You may close this page.
        </Note>
      )}
    </form>
  )
}
