'use client'
import { X } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { Answer } from '@/api/answer'
import { send } from '@/api/browser'
import { DeleteSetupDocument, SaveSetupDocument, SetupsDocument, type SetupsQuery } from '@/gql/graphql'
import { Button } from '@/parts/Button'
import { Field } from '@/parts/Field'
import { Note } from '@/parts/Sheet'

type Setup = SetupsQuery['setups'][number]

type Props = {
  readonly game: string
  /** What such a move is called here: "party". */
  readonly what: string
  /** The move that can be kept now, if it is a whole one. */
  readonly move: unknown
  readonly choose: (move: unknown) => void
}

/** Moves that a player keeps under names, to make them again in later matches: of whatever game, by its id. */
export default function Setups({ game, what, move, choose }: Props) {
  const [setups, setSetups] = useState<readonly Setup[]>([])
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<string>()

  const load = useCallback(async () => {
    const answer = await send(SetupsDocument, { game })
    if (answer.ok) setSetups(answer.data.setups)
  }, [game])
  useEffect(() => {
    load()
  }, [load])

  const work = async (answer: Promise<Answer<unknown>>, done: string) => {
    setBusy(true)
    const result = await answer
    setNote(result.ok ? done : result.trouble.message)
    await load()
    setBusy(false)
  }
  const keep = async () => {
    const called = name.trim()
    if (called) await work(send(SaveSetupDocument, { game, name: called, move }), `Kept as “${called}”.`)
  }

  return (
    <div className="space-y-2">
      {setups.length > 0 && (
        <ul aria-label={`Kept before, for a ${what}`} className="flex flex-wrap gap-1.5">
          {setups.map((setup) => (
            <li key={setup.name} className="flex">
              <Button
                data-setup={setup.name}
                onClick={() => choose(setup.move)}
                className="max-w-52 rounded-r-none whitespace-normal"
              >
                {setup.name}
              </Button>
              <Button
                aria-label={`Forget ${setup.name}`}
                disabled={busy}
                onClick={() => work(send(DeleteSetupDocument, { game, name: setup.name }), 'Forgotten.')}
                className="rounded-l-none border-l-0 px-3"
              >
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {move !== undefined && (
        <form action={keep} className="flex items-end gap-2">
          <Field
            label={`Keep this ${what} as`}
            value={name}
            maxLength={60}
            onChange={(event) => {
              setName(event.target.value)
              setNote(undefined)
            }}
            className="min-w-0 flex-1"
          />
          <Button type="submit" busy={busy} disabled={name.trim() === ''}>
            Keep
          </Button>
        </form>
      )}
      {note && <Note>{note}</Note>}
    </div>
  )
}
