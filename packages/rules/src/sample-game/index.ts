import type { Game } from '../game.js'
import { absent, apply, decisions, legal, outcome, setup, standing } from './play.js'
import { describe, describeMove } from './tell.js'
import {
  type Move,
  move,
  type Options,
  type Orders,
  options,
  orders,
  type SampleEvent,
  type State,
  state,
  type View,
} from './types.js'
import { imagine, view } from './view.js'

export type { Card, Move, Options, Orders, SampleEvent, State, View } from './types.js'

/**
 * A small game that uses every part of the contract: sealed simultaneous choices, a hidden hand, chance in
 * play, a described choice, an optional decision and standing orders. It is not in the catalogue.
 */
export const sealedLots: Game<State, Options, Move, Orders, View, SampleEvent> = {
  id: 'sealed-lots',
  title: 'Sealed Lots',
  summary: 'Everybody plays a card face down; the highest takes the round.',
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
  standing,
  view,
  outcome,
  describe,
  describeMove,
  imagine,
}
