import type { Game } from '../game.js'
import { outcome } from './ending.js'
import { estimate } from './estimate.js'
import { absent, apply, decisions, legal, standing } from './play.js'
import { setup } from './setup.js'
import { describe, describeMove } from './tell.js'
import {
  type Move,
  move,
  type Options,
  type Orders,
  options,
  orders,
  type RaftEvent,
  type State,
  state,
  type View,
} from './types.js'
import { imagine, view } from './view.js'

export { flotillas, sailPath, whyNot } from './charts.js'
export * from './types.js'

/** Raft & Scupper: bring your ships together in one raft, or sink four while the other crew sinks none. */
export const raftAndScupper: Game<State, Options, Move, Orders, View, RaftEvent> = {
  id: 'raft-and-scupper',
  title: 'Raft & Scupper',
  summary: 'Two crews jump, sail and sink ships until one has rafted up its fleet.',
  rulesVersion: 1,
  players: { min: 2, max: 2 },
  options,
  move,
  orders,
  state,
  setup: (options, _seats, chance) => setup(options, chance),
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
}
