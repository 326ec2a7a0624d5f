'use client'
import { useEffect, useState } from 'react'
import { send } from '@/api/browser'
import { MeDocument, type MeQuery } from '@/gql/graphql'
import { AddressForm } from './AddressForm'
import { Sheet } from './Sheet'

type Me = NonNullable<MeQuery['me']>

/** To somebody who waits for others: that he need not, and how he will hear of it. */
export function ToldByMail() {
  const [me, setMe] = useState<Me | null>()
  useEffect(() => {
    let gone = false
    send(MeDocument, {}).then((answer) => {
      if (!gone) setMe(answer.ok ? (answer.data.me ?? null) : null)
    })
    return () => {
      gone = true
    }
  }, [])

  if (!me) return <p>You may close this page: the match stays among yours.</p>
  if (me.address)
    return (
      <p className="break-words">
        You may close this page: we write to <strong>{me.address}</strong> as soon as it begins.
      </p>
    )
  return (
    <Sheet className="space-y-3 p-4">
      <h2 className="text-xl">Shall we call you?</h2>
      <p>You may close this page. Leave an address, and a mail tells you as soon as the match begins.</p>
      <AddressForm label="Where to write to you" />
    </Sheet>
  )
}
