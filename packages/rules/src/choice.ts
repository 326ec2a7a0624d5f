import { type Chance, shuffle } from './chance.js'
import { sameJson } from './json.js'

/** Part of a described choice: so many of these items. */
export type Pick = {
  /** The move's field that takes the chosen items, as an array. */
  readonly field: string
  readonly from: readonly (string | number)[]
  readonly min: number
  readonly max: number
  /** How often each item may be picked; an item that is not named: once. */
  readonly copies?: Readonly<Record<string, number>>
}

/** What the picked items of a choice may cost together. */
export type Budget = {
  /** The price of one copy of each item, a whole number from 0; an item that is not named costs nothing. */
  readonly costs: Readonly<Record<string, number>>
  /** All the items of all picks together cost at most so much. */
  readonly most: number
}

/**
 * One legal move, or many described at once.
 *
 * Without `picks`, `move` is the whole move. With `picks`, `move` lacks the picked fields: for each pick, any
 * `min` to `max` items of `from`, in any order, complete it. An item is picked once, or as often as the pick's
 * `copies` say. With `disjoint`, no item may be taken by two picks; with a `budget`, all that is picked must be
 * paid from it.
 */
export type Choice<M> = { readonly move: M; readonly picks?: undefined } | Described<M>

type Described<M> = {
  readonly move: Partial<M>
  readonly picks: readonly Pick[]
  readonly disjoint?: boolean
  readonly budget?: Budget
}

type Item = string | number

/** The items taken by each pick, in the order of the picks. */
type Taken = readonly (readonly Item[])[]

/**
 * A random move out of a choice. Every move of the choice can come up; it fails only where there is none.
 * A plain choice draws no chance.
 */
export function sample<M>(choice: Choice<M>, chance: Chance): M {
  if (!choice.picks) return choice.move
  const taken = sampleFreely(choice, chance) ?? sampleTightly(choice, chance)
  if (!taken) throw new RangeError('No move completes this choice')
  const fields = Object.fromEntries(choice.picks.map((pick, index) => [pick.field, taken[index] ?? []]))
  // The picks complete the partial move: that is what a choice promises, and no type can say it.
  return { ...choice.move, ...fields } as M
}

/** Whether the move is one of those that the choice describes. */
export function includes<M>(choice: Choice<M>, move: unknown): boolean {
  if (!choice.picks) return sameJson(choice.move, move)
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return false
  const rest = new Map<string, unknown>(Object.entries(move))
  const all: Item[] = []
  for (const pick of choice.picks) {
    const items = rest.get(pick.field)
    if (!rest.delete(pick.field) || !Array.isArray(items)) return false
    const taken = unitsAmong(pick, items)
    if (!taken || taken.length < pick.min || taken.length > pick.max) return false
    if (choice.disjoint && taken.some((item) => all.includes(item))) return false
    all.push(...taken)
  }
  if (choice.budget && costOf(all, choice.budget) > choice.budget.most) return false
  return sameJson(choice.move, Object.fromEntries(rest))
}

/** The items of a pick, each as often as it may be picked. */
function unitsOf({ from, copies, max }: Pick): Item[] {
  return [...new Set(from)].flatMap((item) =>
    Array<Item>(Math.min(figure(copies, item) ?? 1, max)).fill(item),
  )
}

/** The given items, if the pick allows each of them as often as it is given. */
function unitsAmong(pick: Pick, items: readonly unknown[]): Item[] | undefined {
  const left = unitsOf(pick)
  const found: Item[] = []
  for (const item of items) {
    const unit = left.findIndex((one) => sameJson(one, item))
    if (unit < 0) return undefined
    found.push(...left.splice(unit, 1))
  }
  return found
}

const costOf = (items: readonly Item[], budget: Budget | undefined): number =>
  items.reduce<number>((sum, item) => sum + (figure(budget?.costs, item) ?? 0), 0)

/** What the record itself says of an item: one may be called `constructor`. */
const figure = (record: Readonly<Record<string, number>> | undefined, item: Item): number | undefined =>
  record && Object.hasOwn(record, item) ? record[item] : undefined

/** Draws all picks at random. Only where picks must be disjoint can that end in a dead end, so it tries again. */
function sampleFreely<M>(choice: Described<M>, chance: Chance): Taken | undefined {
  const nothing = choice.picks.map(() => [])
  for (let attempt = 0; attempt < (choice.disjoint ? 16 : 1); attempt++) {
    const taken = fill(choice, chance, nothing)
    if (taken) return taken
  }
  return undefined
}

/** For disjoint picks so tight that free draws get stuck: first the cheapest minima, then what still goes. */
function sampleTightly<M>(choice: Described<M>, chance: Chance): Taken | undefined {
  if (!choice.disjoint) return undefined
  const minima = cheapestMinima(choice, chance)
  return minima && fill(choice, chance, minima)
}

/**
 * Goes on from the items that are taken already: draws how many each pick shall have, and takes units in a
 * random order, as long as enough of the budget stays for the minima that are still missing.
 */
function fill<M>({ picks, disjoint, budget }: Described<M>, chance: Chance, start: Taken): Taken | undefined {
  const draws = picks.map((pick, index) => {
    const taken = [...(start[index] ?? [])]
    const units = unitsOf(pick)
    for (const item of taken) units.splice(units.indexOf(item), 1)
    const most = Math.min(pick.max, taken.length + units.length)
    // What the missing minimum costs at least. A unit that is taken stands in for one of these.
    const reserve = units
      .map((item) => costOf([item], budget))
      .sort((a, b) => a - b)
      .slice(0, Math.max(0, pick.min - taken.length))
    const mixed = shuffle(chance, units)
    const count = most < pick.min ? 0 : pick.min + chance.below(most - pick.min + 1)
    return { min: pick.min, taken, mixed, reserve, count }
  })
  const costs = draws.flatMap(({ taken, reserve }) => [costOf(taken, budget), ...reserve])
  let spare = (budget?.most ?? 0) - costs.reduce((sum, cost) => sum + cost, 0)
  if (spare < 0) return undefined

  const order = draws.flatMap((draw) => draw.mixed.map((item) => ({ item, draw })))
  for (const { item, draw } of budget ? shuffle(chance, order) : order) {
    if (draw.taken.length >= draw.count) continue
    if (disjoint && draws.some((other) => other !== draw && other.taken.includes(item))) continue
    const cost = costOf([item], budget)
    // The dearest one goes, unless the unit is one of those reserved itself.
    const replaced = draw.reserve.includes(cost) ? draw.reserve.indexOf(cost) : draw.reserve.length - 1
    const extra = cost - (draw.reserve[replaced] ?? 0)
    if (extra > spare) continue
    spare -= extra
    draw.reserve.splice(replaced, 1)
    draw.taken.push(item)
  }
  return draws.every(({ taken, min }) => taken.length >= min) ? draws.map(({ taken }) => taken) : undefined
}

/**
 * Gives every one of the disjoint picks its minimum at the least cost, if that can be done at all: item by
 * item, it keeps the cheapest way to each combination of how many the picks have.
 */
function cheapestMinima<M>({ picks, budget }: Described<M>, chance: Chance): Taken | undefined {
  const nothing: Taken = picks.map(() => [])
  let ways = new Map([[sizes(nothing), nothing]])
  for (const item of shuffle(chance, [...new Set(picks.flatMap(({ from }) => from))])) {
    const next = new Map(ways)
    for (const way of ways.values()) {
      for (const [index, pick] of picks.entries()) {
        const before = way[index] ?? []
        const units = unitsOf(pick).filter((unit) => unit === item)
        for (let count = 1; count <= Math.min(units.length, pick.min - before.length); count++) {
          const taken = way.with(index, [...before, ...units.slice(0, count)])
          const known = next.get(sizes(taken))
          if (!known || costOf(taken.flat(), budget) < costOf(known.flat(), budget))
            next.set(sizes(taken), taken)
        }
      }
    }
    ways = next
  }
  return ways.get(picks.map(({ min }) => min).join())
}

const sizes = (taken: Taken): string => taken.map(({ length }) => length).join()
