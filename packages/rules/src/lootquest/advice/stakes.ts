import { other } from '../table.js'
import type { State } from '../types.js'
import { spreadOf } from './odds.js'
import type { Harm } from './ordeal.js'
import { winChance } from './race.js'
import { armadasOf, needOf, outOf } from './scene.js'

/** The challenger's chance to win the match, once all challenges of his round have done their harm. */
export type Stake = (harm: Pick<Harm, 'out' | 'tolls'>) => number

/** At stake for a looter with this LOOT score: the barge that comes at once. */
export function lootStake(state: State, loot: number): Stake {
  const [own, foe] = armadasOf(state)
  const [need, foeNeed] = [needOf(state, state.looter), needOf(state, other(state.looter))]
  const ownOut = outOf(state, state.looter)
  return ({ out, tolls }) => {
    const foeLeft = Math.min(state.goal, foeNeed + tolls)
    return spreadOf(foe, 'barge', out).reduce((sum, odds, barge) => {
      if (odds === 0) return sum
      const left = need - Math.max(0, loot - barge)
      return sum + odds * (left <= 0 ? 1 : 1 - winChance(foe, own, [foeLeft, left], ownOut))
    }, 0)
  }
}

/** At stake for a barger from whom the looter takes so much LOOT: the loot round of his own that comes next (A22). */
export function bargeStake(state: State, gain: number): Stake {
  const [foe, own] = armadasOf(state)
  const need = needOf(state, other(state.looter))
  const foeNeed = needOf(state, state.looter) - gain
  return ({ out, tolls }) =>
    foeNeed <= 0 ? 0 : winChance(own, foe, [need, Math.min(state.goal, foeNeed + tolls)], out)
}
