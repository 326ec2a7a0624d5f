import { bestAssignment } from '../assignment.js'
import type { HeroName } from '../heroes.js'
import type { Die } from '../types.js'
import { type Ground, groundOf } from './ground.js'
import { memory } from './memory.js'
import { promise } from './texts.js'

/** The chance of each score, by score. */
export type Spread = readonly number[]

/** So many spreads are remembered; each is a handful of numbers. */
const spreads = memory<Spread>(20_000)

/** The odds of a looter's best score over all rolls of his armada; he uses texts for the highest score on average. */
export function lootSpread(armada: readonly HeroName[]): Spread {
  return spreads(`${armada.join()} loot`, () => spreadOf(groundOf(armada, 'loot', []), (score) => score))
}

/**
 * The odds of a barger's best score against this LOOT score, over all rolls of the heroes that do not sit out; he uses
 * texts so that he loses least on average.
 *
 * @param out a bit for each slot that sits out
 */
export function bargeSpread(armada: readonly HeroName[], out: number, loot: number): Spread {
  const any = `${armada.join()} ${out}`
  const ground = () =>
    groundOf(
      armada,
      'barge',
      [...armada.keys()].filter((slot) => (out >> slot) & 1),
    )
  // Without texts there is nothing to decide, and the odds are the same against any score.
  return spreads(`${any} ${loot}`, () =>
    ground().hasUses
      ? spreadOf(ground(), (score) => -Math.max(0, loot - score))
      : spreads(any, () => spreadOf(ground(), (score) => score)),
  )
}

function spreadOf(ground: Ground, worth: (score: number) => number): Spread {
  const { armada, out, round } = ground
  const rolled = [...armada.keys()].filter((slot) => !out.includes(slot))
  const reckon = promise<Spread>(ground, {
    leaf: ({ dice }) => sure(bestAssignment(armada, out, round, dice).score),
    mix,
    worth: (spread) => spread.reduce((sum, odds, score) => sum + odds * worth(score), 0),
  })
  return mix(
    Array.from({ length: 6 ** rolled.length }, (_, roll) =>
      reckon({ dice: diceOf(rolled, roll), earned: [] }),
    ),
  )
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
