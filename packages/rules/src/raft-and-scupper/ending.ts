import type { Outcome } from '../game.js'
import { type Board, OTHER, raftOf } from './board.js'
import type { Kind, Side, State, VengeanceReason, Winner, WonEvent } from './types.js'

/** Turns without a scupper after which vengeance ends the match (A23). */
export const CALM_LIMIT = { long: 200, short: 100 } as const
/** Ships sunk in a row that win (R24). */
export const SCUPPERS_TO_WIN = 4
/** Passes of one side in a row that end the match (R26c). */
export const PASSES_TO_END = 4

export type Ending = { readonly winner: Winner; readonly vengeance?: VengeanceReason }

/** Whether the turn just taken ends the match (R23–R26); `state` is as the turn left it, `board` too. */
export function endingAfter(state: State, board: Board, mover: Side): Ending | undefined {
  const last = state.lastMove?.move.type
  if (last === 'pass') {
    // The other side's turn came just before this one, so its last pass and this one are consecutive.
    if (state.passes[OTHER[mover]] > 0) return vengeance(state, 'both_passed')
    if (state.passes[mover] >= PASSES_TO_END) return vengeance(state, 'four_passes')
  }
  if (last === 'scupper' && state.scuppered[mover].length >= SCUPPERS_TO_WIN) {
    return { winner: { side: mover, how: 'scupper' } }
  }
  // A jump changes no flotilla (A17).
  if (last === 'scupper' || last === 'sail') {
    const yellow = raftOf(board, 'yellow')
    const black = raftOf(board, 'black')
    if (yellow && black) return vengeance(state, 'rafts')
    if (yellow) return raft('yellow', yellow)
    if (black) return raft('black', black)
  }
  return state.calm >= CALM_LIMIT[state.length] ? vengeance(state, 'calm') : undefined
}

/** R23: the side whose ships lie together wins, whoever moved (A15). */
const raft = (side: Side, kind: Kind): Ending => ({ winner: { side, how: 'raft', raft: { side, kind } } })

/** R26: the last to scupper a ship wins, or Yellow if nobody did. */
const vengeance = (state: State, reason: VengeanceReason): Ending => ({
  winner: { side: state.lastScuppered ?? 'yellow', how: 'vengeance' },
  vengeance: reason,
})

export function wonEvent(state: State, { winner, vengeance }: Ending): WonEvent {
  return {
    type: 'won',
    seat: state.sides[winner.side] ?? 0,
    side: winner.side,
    how: winner.how,
    ...(winner.raft && { kind: winner.raft.kind }),
    ...(vengeance && { vengeance, scupperedLast: state.lastScuppered !== null }),
  }
}

export function outcome({ winner, sides }: State): Outcome | undefined {
  if (!winner) return undefined
  return { ranking: sides[winner.side] === 0 ? [1, 2] : [2, 1], how: winner.how }
}
