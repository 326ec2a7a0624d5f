import { challengeOn } from '../duel.js'
import { heroAt } from '../heroes.js'
import { oddsOf } from '../odds.js'
import { onTurn, other, sideAt } from '../table.js'
import type { State } from '../types.js'
import { memory } from './memory.js'
import { bitsOf, outOf } from './scene.js'
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

/** What befell the challenged in this turn until now. */
export function harmSoFar(state: State): Harm {
  const out = outOf(state, other(onTurn(state)))
  return { spent: out | bitsOf(state.failed), out, tolls: 0 }
}

/** Challenges that are played: the challenger's chance to win the match with them. */
export type Ordeal = {
  /** With these cards' challenges in this order, each faced by the hero that is best for the challenged (R18). */
  readonly ordered: (cards: readonly number[], harm: Harm) => number
  /** The same if this hero faces the first of them. */
  readonly faced: (cards: readonly number[], slot: number, harm: Harm) => number
}

/** The challenges of whoever has the round, and what is at stake once all are played. */
export function ordealOf(state: State, stake: Stake): Ordeal {
  const challenger = sideAt(state, onTurn(state)).armada
  const challenged = sideAt(state, other(onTurn(state))).armada
  const chances = memory<number>(10_000)

  const ordered: Ordeal['ordered'] = (cards, harm) => {
    if (cards.length === 0) return stake(harm)
    return chances(`${cards.join()} ${harm.spent} ${harm.out} ${harm.tolls}`, () => {
      const able = [...challenged.keys()].filter((slot) => !((harm.spent >> slot) & 1))
      if (able.length === 0) return stake(harm)
      return Math.min(...able.map((slot) => faced(cards, slot, harm)))
    })
  }

  const faced: Ordeal['faced'] = ([card = 0, ...rest], slot, harm) => {
    const by = heroAt(challenger, card)
    const challenge = challengeOn(by)
    const { penalties } = challenge
    const succeeds = oddsOf(heroAt(challenged, slot), challenge, by)
    const bit = 1 << slot
    const failed = {
      spent: harm.spent | bit,
      out: penalties.includes('sit_out') ? harm.out | bit : harm.out,
      tolls: harm.tolls + Number(penalties.includes('toll')),
    }
    return succeeds * ordered(rest, harm) + (1 - succeeds) * ordered(rest, failed)
  }
  return { ordered, faced }
}
