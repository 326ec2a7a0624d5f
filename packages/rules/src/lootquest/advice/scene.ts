import type { HeroName } from '../heroes.js'
import type { State } from '../types.js'

/** What everybody sees of a match. */
export type Scene = Omit<State, 'sealed'>

/** The seat whose round it is; in challenges, the challenger. */
export const seatOn = ({ round, looter }: Scene): number => (round === 'loot' ? looter : 1 - looter)

export const armadaOf = (scene: Scene, seat: number): readonly HeroName[] => scene.sides[seat]?.armada ?? []

/** LOOT that a seat still needs. */
export const needOf = ({ goal, sides }: Scene, seat: number): number =>
  Math.max(1, goal - (sides[seat]?.total ?? 0))

/** Who of a seat sits out its next barge round, a bit for each slot. */
export const outOf = ({ sides }: Scene, seat: number): number => bitsOf(sides[seat]?.out ?? [])

/** A bit for each slot. */
export const bitsOf = (slots: readonly number[]): number =>
  slots.reduce((bits, slot) => bits | (1 << slot), 0)
