'use client'
import { useState } from 'react'
import { send } from '@/api/browser'
import { ConfirmAddressDocument } from '@/gql/graphql'
import { Button, ButtonLink } from '@/parts/Button'
import { Note } from '@/parts/Sheet'

export function ConfirmAddress({ token }: { readonly token: string }) {
  const [busy, setBusy] = useState(false)
  const [address, setAddress] = useState<string>()
  const [note, setNote] = useState<string>()

  const confirm = async () => {
    setBusy(true)
    const answer = await send(ConfirmAddressDocument, { token })
    if (answer.ok) setAddress(answer.data.confirmAddress.address ?? 'your address')
    else setNote([answer.trouble.message, answer.trouble.hint].filter(Boolean).join(' '))
    setBusy(false)
  }

  if (address)
    return (
      <div className="space-y-4">
        <Note>Done: from now on, news of your matches go to {address}.</Note>
        <ButtonLink look="sea" href="/matches">
          To my matches
        </ButtonLink>
      </div>
    )
  return (
    <div className="space-y-4">
      <Button look="ask" onClick={confirm} busy={busy}>
        Confirm this address
      </Button>
      {note && <Note>{note}</Note>}
    </div>
  )
}
