'use client'
import { useEffect, useState } from 'react'
import type { Choice, Proposal } from '../board'
import { humanised } from './Readable'

type Item = string | number

/** A choice of some out of many: boxes to tick, as many as the pick allows. */
export function Described({
  choice,
  proposal,
  propose,
}: {
  readonly choice: Choice
  readonly proposal: Proposal | null
  readonly propose: (proposal: Proposal | null) => void
}) {
  const [ticked, setTicked] = useState<Readonly<Record<string, readonly Item[]>>>({})
  const picks = choice.picks ?? []

  // Taken back, or answered: the boxes are empty again.
  useEffect(() => {
    if (proposal === null) setTicked({})
  }, [proposal])

  const tick = (field: string, item: Item, on: boolean) => {
    const before = ticked[field] ?? []
    const next = { ...ticked, [field]: on ? [...before, item] : before.filter((one) => one !== item) }
    setTicked(next)
    const chosen = (name: string) => next[name] ?? []
    const ready = picks.every(
      ({ field, min, max }) => chosen(field).length >= min && chosen(field).length <= max,
    )
    const base = typeof choice.move === 'object' ? choice.move : {}
    propose({
      move: { ...base, ...Object.fromEntries(picks.map(({ field }) => [field, chosen(field)])) },
      sentence: picks
        .map(({ field }) => `${humanised(field)}: ${chosen(field).join(', ') || 'none yet'}`)
        .join('; '),
      ready,
    })
  }

  return (
    <div className="space-y-3">
      {picks.map(({ field, from, min, max }) => {
        const chosen = ticked[field] ?? []
        const elsewhere = choice.disjoint
          ? picks.filter((pick) => pick.field !== field).flatMap((pick) => ticked[pick.field] ?? [])
          : []
        return (
          <fieldset key={field}>
            <legend className="font-semibold">
              {humanised(field)}: {min === max ? min : `${min} to ${max}`}
            </legend>
            <div className="flex flex-wrap gap-1.5">
              {from.filter(isItem).map((item) => (
                <label
                  key={item}
                  className="flex min-h-11 min-w-11 items-center gap-2 rounded-lg border border-line bg-sheet px-3 has-checked:border-lit has-checked:bg-wash has-disabled:opacity-50"
                >
                  <input
                    type="checkbox"
                    checked={chosen.includes(item)}
                    disabled={elsewhere.includes(item) || (!chosen.includes(item) && chosen.length >= max)}
                    onChange={(event) => tick(field, item, event.target.checked)}
                    className="size-4.5 accent-sea"
                  />
                  {item}
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}

const isItem = (value: unknown): value is Item => typeof value === 'string' || typeof value === 'number'
