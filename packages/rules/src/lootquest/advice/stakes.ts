import { bargeSpread } from './odds.js'
import type { Harm } from './ordeal.js'
import { winChance } from './race.js'
import { armadaOf, needOf, outOf, type Scene } from './scene.js'

/** The challenger's chance to win the match, once all challenges of his round have done their harm. */
export type Stake = (harm: Pick<Harm, 'out' | 'tolls'>) => number

/** At stake for a looter with this LOOT score: the barge that comes at once. */
export function lootStake(scene: Scene, loot: number): Stake {
  const { goal, looter } = scene
  const [own, other] = [armadaOf(scene, looter), armadaOf(scene, 1 - looter)]
  const [need, otherNeed] = [needOf(scene, looter), needOf(scene, 1 - looter)]
  const ownOut = outOf(scene, looter)
  return ({ out, tolls }) =>
    bargeSpread(other, out, loot).reduce((sum, odds, barge) => {
      if (odds === 0) return sum
      const left = need - Math.max(0, loot - barge)
      const otherLeft = Math.min(goal, otherNeed + tolls)
      return sum + odds * (left <= 0 ? 1 : 1 - winChance(other, own, [otherLeft, left], ownOut))
    }, 0)
}

/** At stake for a barger from whom the looter takes so much LOOT: the loot round of his own that comes next (A22). */
export function bargeStake(scene: Scene, gain: number): Stake {
  const { goal, looter } = scene
  const [own, other] = [armadaOf(scene, 1 - looter), armadaOf(scene, looter)]
  const [need, otherNeed] = [needOf(scene, 1 - looter), needOf(scene, looter) - gain]
  return ({ out, tolls }) =>
    otherNeed <= 0 ? 0 : winChance(own, other, [need, Math.min(goal, otherNeed + tolls)], out)
}
