'use client'
import { Minus, Plus } from 'lucide-react'

type Props = {
  readonly name: string
  readonly count: number
  /** How many there are. */
  readonly most: number
  /** What one of them costs, where there is a budget. */
  readonly price: number | undefined
  /** Whether one more may be taken now. */
  readonly more: boolean
  readonly add: () => void
  readonly remove: () => void
}

/** How many of one thing: a button each for one fewer and one more, which keep the focus at either end. */
export function Stepper({ name, count, most, price, more, add, remove }: Props) {
  return (
    <fieldset
      aria-label={name}
      className={`flex min-h-11 items-center gap-2 rounded-lg border pl-3 ${count > 0 ? 'border-lit bg-wash' : 'border-line bg-sheet'}`}
    >
      {name}
      {price !== undefined && <span className="text-soft">costs {price}</span>}
      <button
        type="button"
        aria-label={`One ${name} fewer`}
        aria-disabled={count === 0}
        onClick={() => count > 0 && remove()}
        className={BUTTON}
      >
        <Minus size={18} aria-hidden="true" />
      </button>
      <output className="tabular-nums">
        {count} of {most}
      </output>
      <button
        type="button"
        aria-label={`One more ${name}`}
        aria-disabled={!more}
        onClick={() => more && add()}
        className={BUTTON}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </fieldset>
  )
}

const BUTTON = 'grid size-11 place-items-center rounded-lg hover:bg-wash aria-disabled:opacity-40'
