import type { Applied } from '../game.js'
import { ANY_PIRATE, at, type Board, letterOf, OTHER, placeOf, shipOf, tilesOf } from './board.js'
import { endingAfter, wonEvent } from './ending.js'
import { step } from './trail.js'
import type { Cell, Move, RaftEvent, Side, State } from './types.js'

/** Takes a turn that is known to be legal (R14) and sees whether it ends the match. */
export function sailing(state: State, board: Board, side: Side, move: Move): Applied<State, RaftEvent> {
  const seat = state.sides[side] ?? 0
  const { state: moved, event } = carryOut(state, board, side, seat, move)
  const taken: State = {
    ...moved,
    turn: OTHER[side],
    turns: state.turns + 1,
    calm: move.type === 'scupper' ? 0 : state.calm + 1,
    passes: { ...state.passes, [side]: move.type === 'pass' ? state.passes[side] + 1 : 0 },
    lastMove: { side, move },
  }
  const ending = endingAfter(taken, board, side)
  if (!ending) return { ok: true, state: taken, events: [event] }
  return {
    ok: true,
    state: { ...taken, phase: 'over', turn: null, winner: ending.winner },
    events: [event, wonEvent(taken, ending)],
  }
}

/** Changes the table; the board, made for this turn alone, is changed along with it. */
function carryOut(
  state: State,
  board: Board,
  side: Side,
  seat: number,
  move: Move,
): { readonly state: State; readonly event: RaftEvent } {
  switch (move.type) {
    case 'jump': {
      const { from, to } = move
      const pirates = moved(state, side, from, to)
      return {
        state: { ...state, pirates, trail: state.trail + step('jump', from, to) },
        event: { type: 'jumped', seat, side, from, to },
      }
    }
    case 'sail': {
      const { from, to } = move
      board[placeOf(to)] = at(board, placeOf(from))
      board[placeOf(from)] = 0
      const pirates = moved(state, side, from, to)
      const tiles = tilesOf(board, state.length)
      return {
        state: { ...state, tiles, pirates, trail: state.trail + step('sail', from, to) },
        event: { type: 'sailed', seat, side, from, to },
      }
    }
    case 'scupper': {
      const letter = letterOf(at(board, placeOf(move.at)) & ~ANY_PIRATE)
      board[placeOf(move.at)] = 0
      const other = OTHER[side]
      const mine = state.scuppered[side] + letter
      // R25: what lay in front of the other side goes out of the game.
      const scuppered = side === 'yellow' ? { yellow: mine, black: '' } : { yellow: '', black: mine }
      return {
        state: {
          ...state,
          tiles: tilesOf(board, state.length),
          trail: '',
          scuppered,
          discarded: state.discarded + state.scuppered[other],
          lastScuppered: side,
        },
        event: { type: 'scuppered', seat, side, at: move.at, ship: shipOf(letter), count: mine.length },
      }
    }
    default:
      return { state, event: { type: 'passed', seat, side, count: state.passes[side] + 1 } }
  }
}

function moved(state: State, side: Side, from: Cell, to: Cell): State['pirates'] {
  const pirates = state.pirates[side].map((cell) => (cell === from ? to : cell)).toSorted()
  return { ...state.pirates, [side]: pirates }
}
