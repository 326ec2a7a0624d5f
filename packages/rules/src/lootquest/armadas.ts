import { type HeroName, NAMES } from './heroes.js'
import { change, other, sideAt, type Table } from './table.js'
import type { State } from './types.js'

/** The heroes that are left to draft: each goes once. */
export const pool = ({ sides }: State): HeroName[] =>
  NAMES.filter((name) => sides.every(({ armada }) => !armada.includes(name)))

/** Who drafts: whoever loots second takes the first hero, then both take two at a time, until the last one. */
export function drafterOf({ sides, first }: State): number {
  const taken = sides.reduce((sum, { armada }) => sum + armada.length, 0)
  const isSecond = Math.floor((taken + 1) / 2) % 2 === 0
  return isSecond ? other(first) : first
}

/** A hero is drafted; returns whether both armadas are complete. */
export function draft(table: Table, seat: number, hero: HeroName): boolean {
  const { state, events } = table
  change(table, seat, { armada: [...sideAt(state, seat).armada, hero] })
  events.push({ type: 'drafted', seat, hero })
  return state.sides.every(({ armada }) => armada.length === state.heroes)
}

/** An armada is chosen in secret (A3), or sets sail as it was dealt; returns whether both armadas are on the table. */
export function choose(table: Table, seat: number, heroes: HeroName[]): boolean {
  const { state, events } = table
  if (state.armadas === 'secret_choice') {
    state.sealed = state.sealed.map((sealed, at) => (at === seat ? [...heroes] : sealed))
    events.push({ type: 'chosen', seat })
    if (state.sealed.includes(null)) return false
    state.sides = state.sides.map((side, at) => ({ ...side, armada: state.sealed[at] ?? [] }))
    state.sealed = [null, null]
  }
  for (const [at, { armada }] of state.sides.entries()) events.push({ type: 'shown', seat: at, armada })
  return true
}
