import type { Game } from '../game.js'
import { absent, standing } from './absent.js'
import { decisions, legal } from './asks.js'
import { outcome } from './ending.js'
import { estimate } from './estimate.js'
import type { DeckEvent } from './events.js'
import { imagine } from './imagine.js'
import { leave } from './leave.js'
import { apply } from './play.js'
import { setup } from './setup.js'
import type { View } from './sight.js'
import { suggest } from './suggest.js'
import { describe, describeMove } from './tell.js'
import { type Move, move, type Options, type Orders, options, orders, type State, state } from './types.js'
import { view } from './view.js'

export { GOAL, MOST_HANDS } from './ending.js'
export type { DeckEvent } from './events.js'
export * from './hand.js'
export { MOST_ROUNDS } from './round.js'
export type { Bid, BidCard, Own, PublicPlayer, View } from './sight.js'
export { suggest } from './suggest.js'
export type { HandResult, LastAuction, LastCall, LastHand, Move, Options, Orders, State } from './types.js'
export { card, move, options, orders, state } from './types.js'

/** All Hands on Deck!: bid for cards, cheat if you dare, and be the first to hold a crew. */
export const allHandsOnDeck: Game<State, Options, Move, Orders, View, DeckEvent> = {
  id: 'all-hands-on-deck',
  title: 'All Hands on Deck!',
  summary:
    'Captains bid for crew with hidden cards, and may hold more than they should until somebody calls them.',
  rulesVersion: 1,
  players: { min: 2, max: 6 },
  options,
  move,
  orders,
  state,
  setup,
  decisions,
  legal,
  apply,
  absent,
  leave,
  standing,
  view,
  outcome,
  describe,
  describeMove,
  imagine,
  estimate,
  suggest,
}
