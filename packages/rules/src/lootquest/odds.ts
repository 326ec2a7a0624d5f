import { countsAs, mayRollAgain, succeeds } from './duel.js'
import type { Challenge, Hero, Task } from './sheet.js'

const FACES = [1, 2, 3, 4, 5, 6] as const

/**
 * The chance that a hero succeeds at a challenge, from 0 to 1, exactly: with its star, and rolling once more after
 * failing if it may.
 *
 * @param by the card that challenges
 */
export function oddsOf(hero: Hero, { task }: Challenge, by: Hero): number {
  const againsts = task.type === 'race' ? FACES.map((face) => countsAs(by, face)) : [0]
  let all = 0
  for (const against of againsts) {
    const odds = oddsOfRoll(hero, task, against)
    all += mayRollAgain(hero) ? odds + (1 - odds) * odds : odds
  }
  return all / againsts.length
}

/**
 * The chance of a hero's second roll (R26): the challenger's die lies as it fell.
 *
 * @param against the face that the challenger has rolled, in a race
 */
export const secondOdds = (hero: Hero, { task }: Challenge, by: Hero, against: number | null): number =>
  oddsOfRoll(hero, task, against === null ? 0 : countsAs(by, against))

/** The chance of one roll. */
function oddsOfRoll(hero: Hero, task: Task, against: number): number {
  const sums = sumsOf(hero, task.type === 'roll' ? task.dice : 1)
  return sums.filter((sum) => succeeds(task, sum, against)).length / sums.length
}

/** What so many rolls of a hero's die can count together, each as likely as the others. */
function sumsOf(hero: Hero, rolls: number): number[] {
  let sums = [0]
  for (let left = rolls; left > 0; left--) {
    sums = sums.flatMap((sum) => FACES.map((face) => sum + countsAs(hero, face)))
  }
  return sums
}
