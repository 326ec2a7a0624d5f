import type { HeroName } from '../heroes.js'
import { best } from './best.js'
import { challengeOf, failOdds } from './duel.js'
import { harmSoFar, type Ordeal, ordealOf, ordersOf } from './ordeal.js'
import { armadaOf, type Scene, seatOn } from './scene.js'
import { bargeStake, lootStake } from './stakes.js'

/** The challenges that are being played, with what is at stake: LOOT is fixed, and so is what a barge left of it. */
const current = (scene: Scene): Ordeal =>
  ordealOf(scene, scene.round === 'loot' ? lootStake(scene, scene.loot) : bargeStake(scene, 0))

/** The order of his challenges that is best for the challenger (R19). */
export function bestOrder(scene: Scene): readonly number[] {
  const { ordered } = current(scene)
  const harm = harmSoFar(scene)
  return best(ordersOf(scene.challenges), (order) => ordered(order, harm)) ?? scene.challenges
}

/**
 * Who of these heroes shall face the first challenge, so that the challenged loses least: the chance to fail, with what
 * he would be missed for, and all challenges that come after it (R18).
 */
export function leastMissed(scene: Scene, heroes: readonly number[]): number | undefined {
  const { faced } = current(scene)
  const harm = harmSoFar(scene)
  return best(heroes, (slot) => -faced(scene.challenges, slot, harm))
}

/** Who of these heroes fails the first challenge least often; the first among equals (A30). */
export function bestOdds(scene: Scene, heroes: readonly number[]): number | undefined {
  const seat = seatOn(scene)
  const [card] = scene.challenges
  const challenge = card === undefined ? undefined : challengeOf(armadaOf(scene, seat)[card])
  const odds = (name: HeroName | undefined) => (challenge && name ? failOdds(challenge.task, name) : 1)
  return best(heroes, (slot) => -odds(armadaOf(scene, 1 - seat)[slot]))
}
