import type { Game } from '../game.js'
import { absent, standing } from './absent.js'
import { decisions } from './asks.js'
import { outcome } from './ending.js'
import { estimate } from './estimate.js'
import type { LootEvent } from './events.js'
import { imagine } from './imagine.js'
import { legal } from './legal.js'
import { apply } from './play.js'
import { setup } from './setup.js'
import type { View } from './sight.js'
import { suggest } from './suggest.js'
import { describe, describeMove } from './tell.js'
import { type Move, move, type Options, type Orders, options, orders, type State, state } from './types.js'
import { view } from './view.js'

export type { LootEvent } from './events.js'
export * from './facts.js'
export { forward } from './play.js'
export type { Options, Orders, State } from './types.js'
export { move, options, orders, state } from './types.js'

/** LootQuest: two armadas of heroes roll dice for loot, and barge each other out of it. */
export const lootQuest: Game<State, Options, Move, Orders, View, LootEvent> = {
  id: 'lootquest',
  title: 'LootQuest',
  summary:
    'Roll the dice of your heroes for loot, and barge the other armada out of it when it is theirs to roll.',
  rulesVersion: 1,
  players: { min: 2, max: 2 },
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
  estimate,
  suggest,
}
