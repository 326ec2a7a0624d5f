import type { HeroName } from '../heroes.js'
import { memory } from './memory.js'
import { type Spread, spreadOf } from './odds.js'

type Armada = readonly HeroName[]

/** The chance of each gain in a turn, by LOOT. */
const gains = memory<Spread>(4000)

/** What a looter gains in a turn without challenges, while the barger's heroes of `out` sit out (R11, R12). */
export function gainSpread(looter: Armada, barger: Armada, out: number): Spread {
  return gains(`${looter.join()} ${barger.join()} ${out}`, () => {
    const loots = spreadOf(looter, 'loot')
    const all = Array<number>(loots.length).fill(0)
    for (const [loot, odds] of loots.entries())
      for (const [barge, chance] of spreadOf(barger, 'barge', out).entries()) {
        const gain = Math.max(0, loot - barge)
        all[gain] = (all[gain] ?? 0) + odds * chance
      }
    return all
  })
}

/** By what the looter needs and what the other needs: the looter's chance to win. */
type Table = readonly (readonly number[])[]

const races = memory<readonly [Table, Table]>(500)

/**
 * The chance that the looter wins the match from the beginning of his turn, if from then on both played without
 * challenges, which work for both sides. Exact in that: the race to the goal is reckoned backwards from its end.
 *
 * @param needs LOOT that the looter and the barger still need
 * @param out the barger's heroes that sit this turn out, a bit for each slot
 */
export function winChance(
  looter: Armada,
  barger: Armada,
  needs: readonly [number, number],
  out: number,
): number {
  const [own, other] = tablesOf(looter, barger)
  const [need, otherNeed] = needs
  if (out === 0) return own[need]?.[otherNeed] ?? 0
  return chanceAfter(gainSpread(looter, barger, out), need, (rest) => 1 - (other[otherNeed]?.[rest] ?? 0))
}

/** The looter's chance, if he has won with a gain of what he needs, and `then` says what else it is. */
export function chanceAfter(gain: Spread, need: number, then: (rest: number) => number): number {
  return gain.reduce(
    (sum, odds, loot) => sum + (odds === 0 ? 0 : odds * (loot >= need ? 1 : then(need - loot))),
    0,
  )
}

/** The longest way to the goal. */
const FARTHEST = 10
/** Certain, but for rounding. */
const ALWAYS = 1 - 1e-9

function tablesOf(looter: Armada, barger: Armada): readonly [Table, Table] {
  return races(`${looter.join()} ${barger.join()}`, () => {
    const [mine, his] = [gainSpread(looter, barger, 0), gainSpread(barger, looter, 0)]
    const own = Array.from({ length: FARTHEST + 1 }, () => Array<number>(FARTHEST + 1).fill(0))
    const other = Array.from({ length: FARTHEST + 1 }, () => Array<number>(FARTHEST + 1).fill(0))
    const [idle, otherIdle] = [mine[0] ?? 0, his[0] ?? 0]
    const bothIdle = idle * otherIdle
    for (let need = 1; need <= FARTHEST; need++)
      for (let otherNeed = 1; otherNeed <= FARTHEST; otherNeed++) {
        // What a gain leads to is known already. Without one the other is on turn, and then this one, with the same needs.
        const gaining = chanceAfter(
          [0, ...mine.slice(1)],
          need,
          (rest) => 1 - (other[otherNeed]?.[rest] ?? 0),
        )
        const otherGaining = chanceAfter(
          [0, ...his.slice(1)],
          otherNeed,
          (rest) => 1 - (own[need]?.[rest] ?? 0),
        )
        // Where neither ever gains, neither is ahead.
        const chance =
          bothIdle > ALWAYS ? 0.5 : (gaining + idle * (1 - otherGaining - otherIdle)) / (1 - bothIdle)
        own[need]?.splice(otherNeed, 1, chance)
        other[otherNeed]?.splice(need, 1, otherGaining + otherIdle * (1 - chance))
      }
    return [own, other]
  })
}
