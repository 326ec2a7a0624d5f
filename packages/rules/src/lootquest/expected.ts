import { bestAssignment } from './assignment.js'
import type { HeroName } from './heroes.js'
import type { Round } from './sheet.js'
import type { Die } from './types.js'

/**
 * The mean score of a round over all rolls, each placed for the highest score and without the use of texts that
 * change dice.
 *
 * @param out heroes that sit out
 */
export function meanScore(armada: readonly HeroName[], out: readonly number[], round: Round): number {
  const rolling = [...armada.keys()].filter((slot) => !out.includes(slot))
  const rolls = 6 ** rolling.length
  let sum = 0
  for (let roll = 0; roll < rolls; roll++) {
    const dice = rolling.map((hero, place): Die => ({ hero, face: faceIn(roll, place), on: null }))
    sum += bestAssignment(armada, out, round, dice).score
  }
  return sum / rolls
}

/** All rolls are numbered in base 6, a digit for each die. */
const faceIn = (roll: number, place: number): number => 1 + (Math.floor(roll / 6 ** place) % 6)
