import { bestAssignment } from '../assignment.js'
import { type HeroName, heroAt } from '../heroes.js'
import { isHand } from '../score.js'
import type { Round } from '../sheet.js'
import type { Die } from '../types.js'
import { type Spot, takes } from '../zones.js'
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
  const { armada, out } = ground
  const rolled = [...armada.keys()].filter((slot) => !out.includes(slot))
  const scoreOf = scores(ground)
  const leaf = ({ dice }: Lay) => sure(scoreOf(dice))
  const follow = rolled.length <= MOST_WITH_TEXTS ? promise(ground, { leaf, mix, worth: meanOf }) : leaf
  const all: number[] = []
  const rolls = 6 ** rolled.length
  for (let roll = 0; roll < rolls; roll++)
    add(all, follow({ dice: diceOf(rolled, roll), earned: [] }), 1 / rolls)
  return all
}

/** The roll of this number, out of all 6ⁿ. */
const diceOf = (heroes: readonly number[], roll: number): Die[] =>
  heroes.map((hero, place) => ({ hero, face: 1 + (Math.floor(roll / 6 ** place) % 6), on: null }))

/**
 * The best score of dice without texts. Faces that fit the same zones score the same, but for what stacks ask of them: with
 * five dice that leaves a few hundred rolls to be tried out of thousands.
 */
function scores({ armada, round, out, spots }: Ground): (dice: readonly Die[]) => number {
  const hands = armada.flatMap((_, slot) =>
    out.includes(slot)
      ? []
      : heroAt(armada, slot).powers.flatMap((power) => (power.type === 'stack' ? [power.hand] : [])),
  )
  const like = armada.map((_, hero) => FACES.map((face) => firstLike(spots, hero, face)))
  const known = new Map<number, number>()
  return (dice) => {
    let key = 0
    for (const { hero, face, on } of dice)
      key = (key * 6 + (like[hero]?.[face - 1] ?? 0)) * 31 + (on ? on.hero * 6 + on.zone + 1 : 0)
    for (const hand of hands) key = key * 2 + Number(isHand(hand, dice))
    const score = known.get(key) ?? bestAssignment(armada, out, round, dice).score
    known.set(key, score)
    return score
  }
}

const FACES = [1, 2, 3, 4, 5, 6]

/** The first face, from 0, that fits the same zones. */
const firstLike = (spots: readonly Spot[], hero: number, face: number): number =>
  FACES.findIndex((other) =>
    spots.every((spot) => takes(spot, { hero, face }) === takes(spot, { hero, face: other })),
  )

const SURES = Array.from({ length: 16 }, (_, score): Spread => [...Array<number>(score).fill(0), 1])
/** A score that is certain. */
const sure = (score: number): Spread => SURES[score] ?? [...Array<number>(score).fill(0), 1]

/** Spreads that are equally likely, as one. */
function mix(spreads: readonly Spread[]): Spread {
  const mixed: number[] = []
  for (const spread of spreads) add(mixed, spread, 1 / spreads.length)
  return mixed
}

function add(all: number[], spread: Spread, odds: number): void {
  for (let score = 0; score < spread.length; score++) {
    if (all.length <= score) all.push(0)
    all[score] = (all[score] ?? 0) + (spread[score] ?? 0) * odds
  }
}
