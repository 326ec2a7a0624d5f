import { type Chance, roll } from '../chance.js'
import type { LootEvent } from './events.js'
import { type HeroName, nameAt } from './heroes.js'
import type { Die, Roll, Side, State, Work } from './types.js'

/** A match while an action changes it: a state of its own, what happened so far, and chance. */
export type Table = {
  readonly state: Work
  readonly events: LootEvent[]
  readonly chance: Chance
  /** Numbers drawn from chance in this action. */
  drawn: number
}

/** A table to work on; the state that it is made from is never changed. Arrays and sides are replaced, not written to. */
export const tableOf = (state: State, chance: Chance): Table => ({
  state: { ...state },
  events: [],
  chance,
  drawn: 0,
})

export const other = (seat: number): number => 1 - seat

/** A seat's side. */
export function sideAt({ sides }: Pick<State, 'sides'>, seat: number): Side {
  const side = sides[seat]
  if (!side) throw new RangeError(`There is no seat ${seat}`)
  return side
}

/** Changes a seat's side. */
export function change({ state }: Table, seat: number, into: Partial<Work['sides'][number]>): void {
  const changed = { ...sideAt(state, seat), ...into }
  const unchanged = sideAt(state, other(seat))
  state.sides = seat === 0 ? [changed, unchanged] : [unchanged, changed]
}

/** The hero of a seat's side. */
export const heroNamed = (state: State, seat: number, slot: number): HeroName =>
  nameAt(sideAt(state, seat).armada, slot)

/** Who plays the round that is on. */
export const onTurn = ({ looter, round }: State): number => (round === 'loot' ? looter : other(looter))

/** Who of the seat on turn sits the round out: nobody in loot rounds (R22). */
export const sittingOut = (state: State): readonly number[] =>
  state.round === 'loot' ? NOBODY : sideAt(state, onTurn(state)).out
const NOBODY: readonly number[] = []

/** The die of this hero, if it was rolled. */
export function dieOf(dice: readonly Die[], hero: number): Die | undefined {
  for (const die of dice) if (die.hero === hero) return die
  return undefined
}

/** Rolls some dice, one for each hero named, and writes down what proves them; a challenge may still be judged. */
export function rollDice(
  table: Table,
  seat: number,
  why: Roll['why'],
  heroes: readonly number[],
): Work['rolls'][number] {
  const { state, chance } = table
  const dice: Roll['dice'] = []
  for (const hero of heroes) dice.push({ hero, face: roll(chance, 6) })
  // The action that is being played is counted when it is over.
  const [action, draw] = [state.actions, table.drawn + 1]
  const rolled = { turn: state.turn, seat, why, dice, action, draw, faced: null }
  table.drawn += dice.length
  state.rolls = [...state.rolls, rolled]
  return rolled
}
