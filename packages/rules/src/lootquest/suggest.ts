import type { Chance } from '../chance.js'
import type { Decision } from '../game.js'
import { chooseArmada, chooseHero } from './advice/armadas.js'
import { bestOrder, leastMissed } from './advice/challenges.js'
import { nextInRound } from './advice/round.js'
import { type Ask, askFor } from './asks.js'
import { imagine } from './imagine.js'
import type { View } from './sight.js'
import { sideAt } from './table.js'
import type { Move, State } from './types.js'

/** The one answer that reckoning gives. One only: the odds are exact where a few tries in the head would be a guess. */
export function suggest(view: View, decision: Decision, chance: Chance): Move[] {
  const state = imagine(view, decision.seat, chance)
  const ask = askFor(state, decision)
  const move = ask && answerTo(state, ask, chance)
  return move ? [move] : []
}

function answerTo(state: State, { what, seat }: Ask, chance: Chance): Move | undefined {
  switch (what) {
    case 'armada': {
      const isDealt = state.armadas === 'dealt'
      return { type: 'armada', heroes: isDealt ? sideAt(state, seat).armada : chooseArmada(state, chance) }
    }
    case 'draft': {
      const hero = chooseHero(state, seat, chance)
      return hero && { type: 'draft', hero }
    }
    case 'place':
      return nextInRound(state)
    case 'order':
      return { type: 'order', challenges: [...bestOrder(state)] }
    case 'face': {
      const hero = leastMissed(state)
      return hero === undefined ? undefined : { type: 'face', hero }
    }
    case 'again':
      return { type: 'again', roll: true }
  }
}
