'use client'
import type { Decision } from './match'

type Props = {
  readonly decision: Decision
  readonly decisions: readonly Decision[]
  readonly turnTo: (decision: string) => void
}

/** Several things asked at once: which to answer first. */
export default function Which({ decision, decisions, turnTo }: Props) {
  return (
    <fieldset className="mb-2 flex gap-1 overflow-x-auto">
      <legend className="text-sm text-soft">{decisions.length} things are asked of you. Answer first:</legend>
      {decisions.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one.id === decision.id}
          onClick={() => turnTo(one.id)}
          className="min-h-11 rounded-lg border border-rule px-3 text-left text-sm leading-tight aria-pressed:border-sea aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-sea"
        >
          {one.prompt}
        </button>
      ))}
    </fieldset>
  )
}
