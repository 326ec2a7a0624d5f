'use client'
import { send } from '@/api/browser'
import { RemoveAddressDocument, SetAddressDocument } from '@/gql/graphql'
import { Button } from '@/parts/Button'
import { Field } from '@/parts/Field'
import { Note } from '@/parts/Sheet'
import { textOf, useSaving } from '@/parts/useSaving'

/** Where news go; an address counts once it is confirmed from the mail sent to it. */
export function Address({
  address,
  newAddress,
}: {
  readonly address: string | null
  readonly newAddress: string | null
}) {
  const { busy, note, save } = useSaving()
  return (
    <div className="space-y-3">
      {address ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>
            News go to <strong>{address}</strong>.
          </p>
          <Button
            onClick={() => save(send(RemoveAddressDocument, {}), 'No more news by e-mail.')}
            busy={busy}
          >
            Remove it
          </Button>
        </div>
      ) : (
        <p>No address yet: without one you are told of your turn only on this page.</p>
      )}
      {newAddress && newAddress !== address && (
        <p className="rounded-lg border-l-4 border-signal bg-blush px-3 py-2">
          <strong>{newAddress}</strong> is not confirmed yet: open the link in the mail that was sent there.
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = textOf(new FormData(event.currentTarget), 'address')
          save(
            send(SetAddressDocument, { address: wanted }),
            `A mail with a link is on its way to ${wanted}.`,
          )
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <Field
          label={address ? 'Another address' : 'Your address'}
          name="address"
          type="email"
          required
          autoComplete="email"
          className="min-w-48 flex-1"
        />
        <Button type="submit" look="sea" busy={busy}>
          Send the link
        </Button>
      </form>
      {note && <Note>{note}</Note>}
    </div>
  )
}
