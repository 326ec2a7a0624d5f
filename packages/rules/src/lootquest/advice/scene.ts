import { other, sideAt } from '../table.js'
import type { State } from '../types.js'

/** LOOT that a seat still needs. */
export const needOf = (state: State, seat: number): number =>
  Math.max(1, state.goal - sideAt(state, seat).total)

/** Who of a seat sits out its next barge round, a bit for each slot. */
export const outOf = (state: State, seat: number): number => bitsOf(sideAt(state, seat).out)

/** A bit for each slot. */
export const bitsOf = (slots: readonly number[]): number =>
  slots.reduce((bits, slot) => bits | (1 << slot), 0)

/** The slots of these bits. */
export const slotsOf = (bits: number): number[] => [0, 1, 2, 3, 4].filter((slot) => (bits >> slot) & 1)

/** The armadas of the looter and of the barger. */
export const armadasOf = (state: State) =>
  [sideAt(state, state.looter).armada, sideAt(state, other(state.looter)).armada] as const
