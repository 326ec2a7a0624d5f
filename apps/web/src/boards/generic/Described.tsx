'use client'
import { humanised } from '@/words/humanised'
import type { Proposal } from '../board'
import {
  costOf,
  countOf,
  type Item,
  isWhole,
  mayTake,
  moveOf,
  type Offer,
  priceOf,
  type Taken,
  takenOf,
} from '../kit/picks'
import { Stepper } from './Stepper'

/** A choice of some out of many: boxes to tick and numbers to step, as far as picks and budget allow. */
export function Described({
  offer,
  proposal,
  propose,
}: {
  readonly offer: Offer
  readonly proposal: Proposal | null
  readonly propose: (proposal: Proposal | null) => void
}) {
  const taken = takenOf(offer, proposal?.move)

  const take = (field: string, items: readonly Item[]) => {
    const next = { ...taken, [field]: items }
    propose({ move: moveOf(offer, next), sentence: sentenceOf(offer, next), ready: isWhole(offer, next) })
  }

  return (
    <div className="space-y-3">
      {offer.picks.map(({ field, copies, min, max }) => {
        const chosen = taken[field] ?? []
        return (
          <fieldset key={field}>
            <legend className="font-semibold">
              {humanised(field)}: {min === max ? min : `${min} to ${max}`}
            </legend>
            <div className="flex flex-wrap gap-1.5">
              {[...copies].map(([item, most]) => {
                const count = countOf(chosen, item)
                const price = offer.budget ? priceOf(offer, item) : undefined
                const more = mayTake(offer, taken, field, item)
                const add = () => take(field, [...chosen, item])
                const remove = () => take(field, chosen.toSpliced(chosen.lastIndexOf(item), 1))
                return most > 1 ? (
                  <Stepper key={item} {...{ name: String(item), count, most, price, more, add, remove }} />
                ) : (
                  <label
                    key={item}
                    className="flex min-h-11 min-w-11 items-center gap-2 rounded-lg border border-line bg-sheet px-3 has-checked:border-lit has-checked:bg-wash has-disabled:opacity-50"
                  >
                    <input
                      type="checkbox"
                      checked={count > 0}
                      disabled={count === 0 && !more}
                      onChange={(event) => (event.target.checked ? add() : remove())}
                      className="size-4.5 accent-sea"
                    />
                    {item}
                    {price !== undefined && <span className="text-soft">costs {price}</span>}
                  </label>
                )
              })}
            </div>
          </fieldset>
        )
      })}
      {offer.budget && (
        <output className="block font-semibold">{balance(costOf(offer, taken), offer.budget.most)}</output>
      )}
    </div>
  )
}

const balance = (cost: number, most: number) => `Spent ${cost} of ${most}, ${most - cost} left`

function sentenceOf(offer: Offer, taken: Taken): string {
  const picked = offer.picks.map(({ field, copies }) => {
    const items = [...copies.keys()].flatMap((item) => {
      const count = countOf(taken[field], item)
      return count > 1 ? `${count} × ${item}` : count === 1 ? String(item) : []
    })
    return `${humanised(field)}: ${items.join(', ') || 'none yet'}`
  })
  return picked.join('; ')
}
