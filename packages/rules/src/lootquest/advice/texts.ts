import { facesTo } from '../legal.js'
import type { Move } from '../types.js'
import { takenBy, takes, type Use } from '../zones.js'
import { earns, type Ground, type Lay } from './ground.js'

/** What may be done in a round besides ending it. */
export type Step = Extract<Move, { type: 'place' | 'reroll' | 'turn' }>

/** How ends are reckoned: with numbers, or with whole spreads of scores. */
export type Reckoning<T> = {
  /** What laying down the rest without texts comes to. */
  readonly leaf: (lay: Lay) => T
  /** Ends that are equally likely, as one. */
  readonly mix: (ends: readonly T[]) => T
  readonly worth: (end: T) => number
}

/**
 * What the best use of all texts comes to. To lay dice down for the score alone can always wait until no text is used
 * any more, so that of all placings only those that earn a text are tried.
 */
export function promise<T>(ground: Ground, ways: Reckoning<T>): (lay: Lay) => T {
  if (ground.earning.length === 0) return ways.leaf
  const known = new Map<number, T>()
  const reckon = (lay: Lay): T => {
    const key = keyOf(lay)
    const found = known.get(key)
    if (found !== undefined) return found
    let best = ways.leaf(lay)
    for (const step of textSteps(ground, lay)) {
      const end = ways.mix(after(ground, lay, step).map(reckon))
      if (ways.worth(end) > ways.worth(best)) best = end
    }
    known.set(key, best)
    return best
  }
  return reckon
}

/** How the dice may lie after a step: a reroll has six ways, each as likely. */
export function after(ground: Ground, { dice, earned }: Lay, step: Step): Lay[] {
  if (step.type === 'place') {
    const { die, hero, zone } = step
    const isNew = earns(ground, hero, zone, die) && !earned.some((each) => each.hero === hero)
    return [
      {
        dice: dice.map((each) => (each.hero === die ? { ...each, on: { hero, zone } } : each)),
        earned: isNew ? [...earned, { hero, used: false }] : earned,
      },
    ]
  }
  const used = earned.map((each) => (each.hero === step.by ? { ...each, used: true } : each))
  const faces = step.type === 'turn' ? [step.face] : [1, 2, 3, 4, 5, 6]
  return faces.map((face) => ({
    dice: dice.map((each) => (each.hero === step.die ? { ...each, face } : each)),
    earned: used,
  }))
}

/** All placings that are legal. */
export function placings({ spots }: Ground, { dice }: Lay): Extract<Step, { type: 'place' }>[] {
  const taken = takenBy(dice)
  return dice.flatMap((die) =>
    die.on
      ? []
      : spots
          .filter((spot) => !(taken & spot.bit) && takes(spot, die))
          .map(({ hero, zone }) => ({ type: 'place', die: die.hero, hero, zone }) as const),
  )
}

/** All uses of texts that are earned, and all placings that earn one. */
export function textSteps(ground: Ground, lay: Lay): Step[] {
  const { dice, earned } = lay
  const free = dice.filter(({ on }) => !on)
  const steps: Step[] = []
  for (const { hero, used } of earned) {
    const use = used ? undefined : ground.uses[hero]
    if (use) steps.push(...free.flatMap((die) => stepsWith(use, hero, die.hero, die.face)))
  }
  // Without another die there is nothing to use a text on.
  if (free.length < 2) return steps
  const taken = takenBy(dice)
  for (const { spot, dice: earners } of ground.earning) {
    if (taken & spot.bit || earned.some(({ hero }) => hero === spot.hero)) continue
    for (const die of free)
      if ((earners >> die.hero) & 1 && takes(spot, die))
        steps.push({ type: 'place', die: die.hero, hero: spot.hero, zone: spot.zone })
  }
  return steps
}

function stepsWith(use: Use, by: number, die: number, face: number): Step[] {
  return use.type === 'reroll'
    ? [{ type: 'reroll', by, die }]
    : facesTo(use, face).map((to) => ({ type: 'turn', by, die, face: to }) as const)
}

/** A number for each lay: five dice of 6 faces on 31 places, and three states of five texts, stay below 2⁵³. */
function keyOf({ dice, earned }: Lay): number {
  let key = 0
  for (const { face, on } of dice) key = (key * 6 + face - 1) * 31 + (on ? on.hero * 6 + on.zone + 1 : 0)
  let texts = 0
  for (const { hero, used } of earned) texts |= (used ? 2 : 1) << (2 * hero)
  return key * 1024 + texts
}
