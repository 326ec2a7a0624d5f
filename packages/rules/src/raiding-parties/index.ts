import type { Game } from '../game.js'
import { absent, overdue, standing } from './absent.js'
import { decisions } from './asks.js'
import { outcome } from './ending.js'
import { estimate } from './estimate.js'
import type { RaidEvent } from './events.js'
import { imagine } from './imagine.js'
import { leave } from './leave.js'
import { legal } from './legal.js'
import { apply } from './play.js'
import { setup } from './setup.js'
import type { View } from './sight.js'
import { suggest } from './suggest.js'
import { describe, describeMove } from './tell.js'
import { type Move, move, type Options, type Orders, options, orders, type State, state } from './types.js'
import { view } from './view.js'

export type { RaidEvent } from './events.js'
export * from './facts.js'
export type { Options, Orders, State } from './types.js'
export { move, options, orders, state } from './types.js'

/** Raiding Parties: Golden Age of Piracy: crews, ships and cannons, and a deck of playing cards that decides. */
export const raidingParties: Game<State, Options, Move, Orders, View, RaidEvent> = {
  id: 'raiding-parties',
  title: 'Raiding Parties',
  summary: 'Hire a crew for your gold, and sink the others’ card by card: every shot is a flip of the deck.',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
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
  overdue,
  view,
  outcome,
  describe,
  describeMove,
  imagine,
  estimate,
  suggest,
}
