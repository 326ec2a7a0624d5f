'use client'
import { send } from '@/api/browser'
import { RemoveAddressDocument } from '@/gql/graphql'
import { AddressForm } from '@/parts/AddressForm'
import { Confirmed } from '@/parts/Confirmed'
import { Note } from '@/parts/Sheet'
import { useSaving } from '@/parts/useSaving'

type Props = { readonly address: string | null; readonly newAddress: string | null }

/** Where news go, and how one comes back here from another device. */
export function Address({ address, newAddress }: Props) {
  const { busy, note, save } = useSaving()
  const isWaiting = newAddress !== null && newAddress !== address
  return (
    <div className="space-y-3">
      {address ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 break-words">
            News go to <strong>{address}</strong>.
          </p>
          <Confirmed
            label="Remove it"
            question="Remove your address?"
            explain="You get no more news by e-mail, and cannot sign in by a link any more."
            yes="Remove it"
            onYes={() => save(send(RemoveAddressDocument, {}), 'No more news by e-mail.')}
            busy={busy}
          />
        </div>
      ) : (
        <p>
          No address yet. With one you are told when it is your move, and find your matches again on any
          device.
        </p>
      )}
      {isWaiting && (
        <p className="rounded-lg border-l-4 border-signal bg-blush px-3 py-2 break-words">
          <strong>{newAddress}</strong> is not confirmed yet: open the link in the mail that was sent there.
        </p>
      )}
      <AddressForm label={address ? 'Another address' : 'Your address'} />
      {note && <Note>{note}</Note>}
    </div>
  )
}
