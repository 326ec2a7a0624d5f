'use client'
import type { Decision } from './match'

type Props = {
  readonly decision: Decision
  readonly decisions: readonly Decision[]
  readonly propose: (proposal: null, decision: string) => void
}

/** Several things asked at once: which to answer first. The one in view is told in full below. */
export default function Which({ decision, decisions, propose }: Props) {
  return (
    <fieldset className="mb-2 flex min-w-0 gap-1.5 p-0.5">
      <legend className="sr-only">{decisions.length} things are asked of you. Answer first:</legend>
      {decisions.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one.id === decision.id}
          onClick={() => propose(null, one.id)}
          title={one.prompt}
          className="min-h-11 min-w-0 flex-1 truncate rounded-lg border border-rule px-3 text-left text-sm aria-pressed:border-sea aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-sea"
        >
          {one.prompt}
        </button>
      ))}
    </fieldset>
  )
}
