import { type Challenge, countsAs, type HeroName, heroOf, succeeds } from '@marque/rules/lootquest/facts'

const FACES = [1, 2, 3, 4, 5, 6]

/**
 * The chance of a hero's second roll in a challenge, from 0 to 1 (R26): the challenger's die lies as it fell.
 *
 * @param by whose card challenges
 * @param against the face that the challenger has rolled, in a race
 */
export function secondOdds(
  { task }: Challenge,
  name: HeroName,
  by: HeroName,
  against: number | null,
): number {
  const counts = FACES.map((face) => countsAs(heroOf(name), face))
  const isTwice = task.type === 'roll' && task.dice === 2
  const sums = isTwice ? counts.flatMap((one) => counts.map((two) => one + two)) : counts
  const aim = against === null ? 0 : countsAs(heroOf(by), against)
  return sums.filter((sum) => succeeds(task, sum, aim)).length / sums.length
}

/** "67 %", never broken between the lines. */
export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`
