import { challengeOf, failOdds } from './duel.js'
import { memory } from './memory.js'
import { armadaOf, bitsOf, outOf, type Scene, seatOn } from './scene.js'
import type { Stake } from './stakes.js'

/** What challenges have done so far. */
export type Harm = {
  /** The challenged player's heroes that cannot face another challenge (R20, A15), a bit for each slot. */
  readonly spent: number
  /** Those of them that sit out his next barge round (R21). */
  readonly out: number
  /** LOOT that he lost, if he had so much. */
  readonly tolls: number
}

/** Challenges that are played: the challenger's chance to win the match with them. */
export type Ordeal = {
  /** With these cards' challenges in this order, each faced by the hero that is best for the challenged. */
  readonly ordered: (cards: readonly number[], harm: Harm) => number
  /** The same if this hero faces the first of them. */
  readonly faced: (cards: readonly number[], slot: number, harm: Harm) => number
}

/** The challenges of whoever has the round, and what is at stake once all are played. */
export function ordealOf(scene: Scene, stake: Stake): Ordeal {
  const seat = seatOn(scene)
  const challenger = armadaOf(scene, seat)
  const challenged = armadaOf(scene, 1 - seat)
  const chances = memory<number>(10_000)

  const ordered: Ordeal['ordered'] = (cards, harm) =>
    chances(`${cards.join()} ${harm.spent} ${harm.out} ${harm.tolls}`, () => {
      if (cards.length === 0) return stake(harm)
      const heroes = [...challenged.keys()].filter((slot) => !((harm.spent >> slot) & 1))
      if (heroes.length === 0) return ordered([], harm)
      return Math.min(...heroes.map((slot) => faced(cards, slot, harm)))
    })

  const faced: Ordeal['faced'] = ([card, ...rest], slot, harm) => {
    const challenge = card === undefined ? undefined : challengeOf(challenger[card])
    const hero = challenged[slot]
    const stands = ordered(rest, harm)
    if (!challenge || !hero) return stands
    const odds = failOdds(challenge.task, hero)
    const bit = 1 << slot
    const fails = ordered(rest, {
      spent: harm.spent | bit,
      out: challenge.penalties.includes('sit_out') ? harm.out | bit : harm.out,
      tolls: harm.tolls + Number(challenge.penalties.includes('toll')),
    })
    return odds * fails + (1 - odds) * stands
  }
  return { ordered, faced }
}

/** What befell the challenged in this turn until now. */
export function harmSoFar(scene: Scene): Harm {
  const out = outOf(scene, 1 - seatOn(scene))
  return { spent: out | bitsOf(scene.failed), out, tolls: 0 }
}

/** All orders of these cards. */
export function ordersOf(cards: readonly number[]): number[][] {
  if (cards.length < 2) return [[...cards]]
  return cards.flatMap((card) =>
    ordersOf(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]),
  )
}
