import { attempt, entries, number, type Shape } from '@/shape'
import type { Choice } from '../board'

export type Item = string | number

/** A described choice as a board offers it: what may be taken, how often, and out of which budget. */
export type Offer = {
  /** The fields of the move that are settled. */
  readonly fixed: Readonly<Record<string, unknown>>
  readonly picks: readonly {
    readonly field: string
    /** How often each item may be taken. */
    readonly copies: ReadonlyMap<Item, number>
    readonly min: number
    readonly max: number
  }[]
  readonly disjoint: boolean
  readonly budget: { readonly costs: ReadonlyMap<string, number>; readonly most: number } | null
}

/** What is taken so far, by the field of the pick. */
export type Taken = Readonly<Record<string, readonly Item[]>>

/** Reads a described choice; a whole move offers nothing. */
export function offerOf({ move, picks, disjoint, budget }: Choice): Offer | undefined {
  if (!picks) return undefined
  return {
    fixed: Object.fromEntries(attempt(entries, move) ?? []),
    picks: picks.map(({ field, from, min, max, copies }) => {
      const figures = copies === null ? new Map<string, number>() : figuresOf(copies)
      const often = (item: Item) => figures.get(String(item)) ?? 1
      return { field, copies: new Map(from.filter(isItem).map((item) => [item, often(item)])), min, max }
    }),
    disjoint,
    budget: budget && { costs: figuresOf(budget.costs), most: budget.most },
  }
}

/** What has been taken towards an offer, by the move that is proposed: nothing if that answers something else. */
export function takenOf(offer: Offer, move: unknown): Taken {
  const proposed = new Map(attempt(entries, move) ?? [])
  const same = Object.entries(offer.fixed).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(proposed.get(name)),
  )
  return Object.fromEntries(
    offer.picks.map(({ field }) => {
      const items = proposed.get(field)
      return [field, same && Array.isArray(items) ? items.filter(isItem) : []]
    }),
  )
}

/** The move with all that is taken so far. */
export const moveOf = (offer: Offer, taken: Taken): Readonly<Record<string, unknown>> => ({
  ...offer.fixed,
  ...taken,
})

/** How often an item is among the items. */
export const countOf = (items: readonly Item[] | undefined, item: Item): number =>
  items?.filter((one) => one === item).length ?? 0

/** The price of one copy of an item. */
export const priceOf = (offer: Offer, item: Item): number => offer.budget?.costs.get(String(item)) ?? 0

/** What all that is taken costs. */
export const costOf = (offer: Offer, taken: Taken): number =>
  Object.values(taken)
    .flat()
    .reduce<number>((sum, item) => sum + priceOf(offer, item), 0)

/** Whether one more of an item may be taken by a pick. */
export function mayTake(offer: Offer, taken: Taken, field: string, item: Item): boolean {
  const pick = offer.picks.find((one) => one.field === field)
  const items = taken[field] ?? []
  if (!pick || items.length >= pick.max || countOf(items, item) >= (pick.copies.get(item) ?? 0)) return false
  const others = Object.entries(taken).filter(([name]) => name !== field)
  if (offer.disjoint && others.some(([, items]) => items.includes(item))) return false
  return !offer.budget || costOf(offer, taken) + priceOf(offer, item) <= offer.budget.most
}

/** Whether every pick has as many items as it needs: what `mayTake` allows is never too much. */
export const isWhole = (offer: Offer, taken: Taken): boolean =>
  offer.picks.every(({ field, min }) => (taken[field]?.length ?? 0) >= min)

const isItem = (value: unknown): value is Item => typeof value === 'string' || typeof value === 'number'

const figuresOf: Shape<ReadonlyMap<string, number>> = (value) =>
  new Map(entries(value).map(([name, figure]) => [name, number(figure)]))
