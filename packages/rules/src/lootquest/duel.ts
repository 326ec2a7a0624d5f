import type { Challenge, Hero, Task } from './sheet.js'
import { meets } from './zones.js'

/** The challenge on a hero's card. */
export function challengeOn({ zones, title }: Hero): Challenge {
  for (const zone of zones) if (zone.kind === 'challenge') return zone.challenge
  throw new RangeError(`${title} has no challenge`)
}

/** What a die counts in challenges, with its card's star (R26). */
export function countsAs({ powers }: Hero, face: number): number {
  let counts = face
  for (const power of powers) {
    if (power.type === 'star' && power.gives !== 'reroll') counts = Math.min(6, counts + power.gives.plus)
  }
  return counts
}

/** Whether a hero may roll once more in a challenge (R26). */
export const mayRollAgain = ({ powers }: Hero): boolean =>
  powers.some((power) => power.type === 'star' && power.gives === 'reroll')

/** Whether a task is done (R15). @param against what the challenger's die counts, in a race */
export function succeeds(task: Task, counts: number, against: number): boolean {
  switch (task.type) {
    case 'roll':
      return meets(task, counts)
    case 'parity':
      return (counts % 2 === 1) === task.odd
    case 'race':
      return counts >= against
  }
}
