import { type HeroName, heroOf } from '../heroes.js'
import type { Challenge, Hero, Task } from '../sheet.js'

/** The challenge that a card makes (D6). */
export function challengeOf(name: HeroName | undefined): Challenge | undefined {
  const zone = name && heroOf(name).zones.find(({ kind }) => kind === 'challenge')
  return zone?.kind === 'challenge' ? zone.challenge : undefined
}

const FACES = [1, 2, 3, 4, 5, 6]

/** The chance that the hero fails this task (R15, R26): one that may roll once more does so after failing. */
export function failOdds(task: Task, name: HeroName): number {
  const hero = heroOf(name)
  const once = FACES.reduce((sum, face) => sum + failOddsWith(task, hero, face), 0) / FACES.length
  return hero.powers.some((power) => power.type === 'star' && power.gives === 'reroll') ? once ** 2 : once
}

/** The same once its first die shows this face. */
function failOddsWith(task: Task, hero: Hero, face: number): number {
  const counts = (pips: number) => Math.min(6, pips + plusOf(hero))
  switch (task.type) {
    case 'roll': {
      const sums = task.dice === 1 ? [counts(face)] : FACES.map((other) => counts(face) + counts(other))
      return sums.filter((sum) => !meets(task, sum)).length / sums.length
    }
    case 'parity':
      return Number((counts(face) % 2 === 1) !== task.odd)
    case 'race':
      return FACES.filter((against) => against > counts(face)).length / FACES.length
  }
}

const plusOf = ({ powers }: Hero): number =>
  powers.reduce(
    (sum, power) => sum + (power.type === 'star' && power.gives !== 'reroll' ? power.gives.plus : 0),
    0,
  )

function meets({ shape, pips }: Extract<Task, { type: 'roll' }>, sum: number): boolean {
  if (shape === 'up') return sum >= pips
  if (shape === 'down') return sum <= pips
  return sum === pips
}
