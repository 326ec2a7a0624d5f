import type { Chance } from '../chance.js'
import type { Decision } from '../game.js'
import { answerTo } from './advice/answers.js'
import { chooseParty } from './advice/parties.js'
import { nextDeed } from './advice/turn.js'
import { askFor } from './asks.js'
import { imagine } from './imagine.js'
import type { View } from './sight.js'
import type { Move } from './types.js'

/**
 * The one answer that a good player's reckoning gives, from what his seat may see. One only: where the deck
 * decides, the odds say more than a few tries in the head.
 */
export function suggest(view: View, decision: Decision, chance: Chance): Move[] {
  const { seat } = decision
  if (!view.own) return []
  // Others' cards are guessed, and no more of them counts below than how many there are.
  const state = imagine(view, seat, chance)
  const ask = askFor(state, decision)
  if (!ask) return []
  if (ask.what === 'party') return [chooseParty(state.gold, chance)]
  const move = ask.what === 'turn' ? nextDeed(state) : answerTo(state, seat, ask.what)
  return move ? [move] : []
}
