'use client'
import { useState } from 'react'
import { send } from '@/api/browser'
import { type NoticeKind, UpdateMeDocument } from '@/gql/graphql'
import { Note } from '@/parts/Sheet'
import { useSaving } from '@/parts/useSaving'

// A mail that confirms an address is asked for each time, so it cannot be muted.
const kinds: readonly { kind: NoticeKind; label: string }[] = [
  { kind: 'turn', label: 'It is my move' },
  { kind: 'started', label: 'A match has begun' },
  { kind: 'over', label: 'A match is over' },
  { kind: 'invitation', label: 'Somebody asks me in' },
]

type Props = {
  readonly muted: readonly NoticeKind[]
  /** Without one there is nowhere to write to yet. */
  readonly hasAddress: boolean
}

/** What one wants to be told; a tick is saved at once. */
export function Notices({ muted, hasAddress }: Props) {
  const [off, setOff] = useState(muted)
  const { busy, note, save } = useSaving()

  const change = async (kind: NoticeKind, on: boolean) => {
    const before = off
    const next = on ? off.filter((one) => one !== kind) : [...off, kind]
    setOff(next)
    if (!(await save(send(UpdateMeDocument, { muted: next }), 'Saved.'))) setOff(before)
  }

  return (
    <fieldset>
      <legend className="font-semibold">
        Write to me when
        {!hasAddress && <span className="font-normal text-soft"> (once there is an address)</span>}
      </legend>
      <div className="grid sm:grid-cols-2">
        {kinds.map(({ kind, label }) => (
          <label key={kind} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={!off.includes(kind)}
              disabled={busy}
              onChange={(event) => change(kind, event.target.checked)}
              className="size-5 accent-sea"
            />
            {label}
          </label>
        ))}
      </div>
      {note && <Note>{note}</Note>}
    </fieldset>
  )
}
