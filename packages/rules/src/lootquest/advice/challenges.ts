import { best } from '../../best.js'
import { ableToFace } from '../challenge.js'
import { orders } from '../legal.js'
import type { State } from '../types.js'
import { harmSoFar, type Ordeal, ordealOf } from './ordeal.js'
import { bargeStake, lootStake } from './stakes.js'

/** The challenges that are being played. LOOT is fixed, and what a barge left of it is reckoned up already (A13, A14). */
const current = (state: State): Ordeal =>
  ordealOf(state, state.round === 'loot' ? lootStake(state, state.loot) : bargeStake(state, 0))

/** The order of his challenges that is best for the challenger (R19). */
export function bestOrder(state: State): readonly number[] {
  const { ordered } = current(state)
  const harm = harmSoFar(state)
  return best(orders(state.challenges), (order) => ordered(order, harm)) ?? state.challenges
}

/**
 * Who faces the challenge that is played so that his player loses least (R18): how often each would fail, weighed with
 * what he would be missed for, and with the challenges that come after this one.
 */
export function leastMissed(state: State): number | undefined {
  const { faced } = current(state)
  const harm = harmSoFar(state)
  return best(ableToFace(state), (slot) => -faced(state.challenges, slot, harm))
}
