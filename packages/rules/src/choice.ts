import { type Chance, shuffle } from './chance.js'
import { sameJson } from './json.js'

/** Part of a described choice: so many of these items. */
export type Pick = {
  /** The move's field that takes the chosen items, as an array. */
  readonly field: string
  readonly from: readonly (string | number)[]
  readonly min: number
  readonly max: number
}

/**
 * One legal move, or many described at once.
 *
 * Without `picks`, `move` is the whole move. With `picks`, `move` lacks the picked fields: for each pick, any
 * `min` to `max` different items of `from`, in any order, complete it. With `disjoint`, no item may be
 * taken by two picks.
 */
export type Choice<M> =
  | { readonly move: M; readonly picks?: undefined }
  | {
      readonly move: Partial<M>
      readonly picks: readonly Pick[]
      readonly disjoint?: boolean
    }

type Item = string | number

/**
 * A random move out of a choice. Every move of the choice can come up; it fails only where there is none.
 * A plain choice draws no chance.
 */
export function sample<M>(choice: Choice<M>, chance: Chance): M {
  if (!choice.picks) return choice.move
  const taken = choice.disjoint
    ? (sampleFreely(choice.picks, chance, true) ?? sampleByMatching(choice.picks, chance))
    : sampleFreely(choice.picks, chance, false)
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
  const used = new Set<unknown>()
  for (const pick of choice.picks) {
    const items = rest.get(pick.field)
    if (!rest.delete(pick.field) || !Array.isArray(items)) return false
    const from = new Set<unknown>(pick.from)
    const chosen = new Set<unknown>(items)
    if (chosen.size !== items.length || items.length < pick.min || items.length > pick.max) return false
    for (const item of chosen) {
      if (!from.has(item) || (choice.disjoint && used.has(item))) return false
      used.add(item)
    }
  }
  return sameJson(choice.move, Object.fromEntries(rest))
}

/** Draws each pick by itself, a few times over until they do not collide: every solution is alike likely. */
function sampleFreely(picks: readonly Pick[], chance: Chance, disjoint: boolean): Item[][] | undefined {
  for (let attempt = 0; attempt < 16; attempt++) {
    const taken: Item[][] = []
    for (const pick of picks) {
      const items = [...new Set(pick.from)]
      const most = Math.min(pick.max, items.length)
      if (most < pick.min) return undefined
      taken.push(shuffle(chance, items).slice(0, pick.min + chance.below(most - pick.min + 1)))
    }
    const all = taken.flat()
    if (!disjoint || new Set(all).size === all.length) return taken
  }
  return undefined
}

/** For picks so tight that free draws collide: a bipartite matching gives every pick its minimum. */
function sampleByMatching(picks: readonly Pick[], chance: Chance): Item[][] | undefined {
  const owner = new Map<Item, number>()
  const give = (pick: number, tried: Set<Item>): boolean => {
    for (const item of shuffle(chance, picks[pick]?.from ?? [])) {
      if (tried.has(item) || owner.get(item) === pick) continue
      tried.add(item)
      const holder = owner.get(item)
      if (holder !== undefined && !give(holder, tried)) continue
      owner.set(item, pick)
      return true
    }
    return false
  }
  for (const [index, pick] of picks.entries()) {
    for (let given = 0; given < pick.min; given++) if (!give(index, new Set())) return undefined
  }
  for (const [index, pick] of picks.entries()) {
    const free = shuffle(chance, [...new Set(pick.from)]).filter((item) => !owner.has(item))
    const extra = chance.below(Math.min(pick.max - pick.min, free.length) + 1)
    for (const item of free.slice(0, extra)) owner.set(item, index)
  }
  return picks.map((_, index) => [...owner].filter(([, holder]) => holder === index).map(([item]) => item))
}
