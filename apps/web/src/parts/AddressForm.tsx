'use client'
import { useState } from 'react'
import { send } from '@/api/browser'
import { SetAddressDocument } from '@/gql/graphql'
import { Button } from './Button'
import { Field } from './Field'
import { Note } from './Sheet'
import { textOf, useSaving } from './useSaving'

/** Asks where news should go; the address counts once the link in the mail sent there is opened. */
export function AddressForm({ label }: { readonly label: string }) {
  const { busy, note, save } = useSaving()
  const [typed, setTyped] = useState('')
  const submit = async (form: FormData) => {
    const address = textOf(form, 'address')
    const sent = await save(
      send(SetAddressDocument, { address }),
      `A mail with a link is on its way to ${address}. Open it, and the address counts.`,
    )
    setTyped(sent ? '' : address)
  }
  return (
    <form action={submit} className="space-y-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={label}
          name="address"
          type="email"
          required
          autoComplete="email"
          defaultValue={typed}
          className="min-w-48 flex-1"
        />
        <Button type="submit" look="sea" busy={busy}>
          Send the link
        </Button>
      </div>
      {note && <Note>{note}</Note>}
    </form>
  )
}
