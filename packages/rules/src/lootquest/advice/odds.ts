import { bestAssignment } from '../assignment.js'
import type { HeroName } from '../heroes.js'
import type { Round } from '../sheet.js'
import type { Die } from '../types.js'
import { type Ground, groundOf, type Lay } from './ground.js'
import { memory } from './memory.js'
import { slotsOf } from './scene.js'
import { promise } from './texts.js'

/** The chance of each score, by score. */
export type Spread = readonly number[]

/** Texts are reckoned with for so many dice; what they may do to more takes too long to follow. */
const MOST_WITH_TEXTS = 3

/** So many spreads are remembered; each is a handful of numbers. */
const spreads = memory<Spread>(20_000)

/**
 * The odds of the best score of a round over all rolls, without challenges. Of up to three dice they are exact for a
 * player who uses his texts for the highest score on average; of more, for one who does not use them.
 *
 * @param out a bit for each slot that sits out
 */
export function spreadOf(armada: readonly HeroName[], round: Round, out = 0): Spread {
  return spreads(`${armada.join()} ${round} ${out}`, () => reckon(groundOf(armada, round, slotsOf(out))))
}

/** The mean of a spread. */
export const meanOf = (spread: Spread): number => spread.reduce((sum, odds, score) => sum + odds * score, 0)

function reckon(ground: Ground): Spread {
  const { armada, out, round } = ground
  const rolled = [...armada.keys()].filter((slot) => !out.includes(slot))
  const leaf = ({ dice }: Lay) => sure(bestAssignment(armada, out, round, dice).score)
  const follow = rolled.length <= MOST_WITH_TEXTS ? promise(ground, { leaf, mix, worth: meanOf }) : leaf
  const rolls = Array.from({ length: 6 ** rolled.length }, (_, roll) => diceOf(rolled, roll))
  return mix(rolls.map((dice) => follow({ dice, earned: [] })))
}

/** The roll of this number, out of all 6ⁿ. */
const diceOf = (heroes: readonly number[], roll: number): Die[] =>
  heroes.map((hero, place) => ({ hero, face: 1 + (Math.floor(roll / 6 ** place) % 6), on: null }))

/** A score that is certain. */
const sure = (score: number): Spread => [...Array<number>(score).fill(0), 1]

/** Spreads that are equally likely, as one. */
function mix(spreads: readonly Spread[]): Spread {
  const mixed: number[] = []
  for (const spread of spreads)
    for (const [score, odds] of spread.entries()) {
      while (mixed.length <= score) mixed.push(0)
      mixed[score] = (mixed[score] ?? 0) + odds / spreads.length
    }
  return mixed
}
