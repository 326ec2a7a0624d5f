'use client'
import { useState } from 'react'
import { send } from '@/api/browser'
import { Options } from '@/app/new/Options'
import { SetOrdersDocument } from '@/gql/graphql'
import { Button } from '@/parts/Button'
import { Note } from '@/parts/Sheet'
import { attempt, entries } from '@/shape'
import { optionFields } from '@/words/optionFields'

type Props = { readonly match: string; readonly schema: unknown; readonly first: unknown }

/** What is to be played for the player without asking him: a form made from the game's own schema. */
export default function Orders({ match, schema, first }: Props) {
  const [orders, setOrders] = useState(() => Object.fromEntries(attempt(entries, first) ?? []))
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<string>()

  const save = async () => {
    setBusy(true)
    const answer = await send(SetOrdersDocument, { match, orders })
    setNote(answer.ok ? 'Kept. It holds for what is asked from now on.' : answer.trouble.message)
    setBusy(false)
  }

  return (
    <form action={save} className="grid gap-3 pb-3">
      <Options
        narrow
        fields={optionFields(schema)}
        values={orders}
        change={(name, value) => {
          setNote(undefined)
          setOrders({ ...orders, [name]: value })
        }}
      />
      {note && <Note>{note}</Note>}
      <Button type="submit" look="sea" busy={busy}>
        Keep these orders
      </Button>
    </form>
  )
}
