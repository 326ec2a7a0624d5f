'use client'
import type { Kind } from '@marque/rules/raft-and-scupper'

const kinds = ['gold', 'round', 'spice', 'square'] as const

/** Chips that draw a line round the flotillas of one kind, and say how far that kind is from a raft. */
export function FlotillaChips({
  counts,
  shown,
  show,
}: {
  readonly counts: Readonly<Record<Kind, number>>
  readonly shown: Kind | undefined
  readonly show: (kind: Kind | undefined) => void
}) {
  return (
    <fieldset className="grid grid-cols-4 gap-1.5">
      <legend className="sr-only">Draw a line round the flotillas of one kind; a single one is a raft</legend>
      {kinds.map((kind) => {
        const count = counts[kind]
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={shown === kind}
            onClick={() => show(shown === kind ? undefined : kind)}
            className="min-h-11 rounded-lg border border-line bg-sheet px-0.5 leading-tight capitalize aria-pressed:border-sea aria-pressed:bg-wash"
          >
            {kind}
            <span className="tabular block text-[0.8rem] whitespace-nowrap text-soft normal-case">
              {count === 1 ? 'a raft' : `${count} groups`}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

/** What is still missing for a raft. */
export function missing(kind: Kind, count: number): string {
  const ships = kind === 'gold' || kind === 'spice' ? `${kind} ships` : `${kind}-rigged ships`
  return count === 1
    ? `All ${ships} are one raft.`
    : `The ${ships} lie in ${count} groups: joined into one they are a raft.`
}
