import type { Chance } from '../chance.js'
import { type Choice, includes, sample } from '../choice.js'
import type { Applied, Decision, Refusal } from '../game.js'
import { jumpsFrom, sailsFrom, scuppersOf } from './actions.js'
import { type Board, boardOf, NAMES, piratesOf, placeOf } from './board.js'
import { explain, refuse } from './refusals.js'
import { allowedFor } from './setup.js'
import { nearPast, repeats } from './trail.js'
import { sailing } from './turn.js'
import type { Move, Orders, RaftEvent, Side, State } from './types.js'

type Result = Applied<State, RaftEvent> | Refusal
const PASS: Choice<Move> = { move: { type: 'pass' } }

/** The one decision that is open: placing (R9), choosing a side (R10), then turn by turn (R11). */
export function decisions(state: State): Decision[] {
  switch (state.phase) {
    case 'placing':
      return [
        {
          id: 'place',
          seat: state.placer,
          kind: 'turn',
          prompt: 'Place both crews; the other player then takes one',
        },
      ]
    case 'choosing':
      return [{ id: 'side', seat: 1 - state.placer, kind: 'turn', prompt: 'Choose your crew' }]
    case 'sailing':
      return [
        {
          id: `turn-${state.turns}`,
          seat: (state.turn && state.sides[state.turn]) ?? 0,
          kind: 'turn',
          prompt: 'Jump, sail, scupper a ship or pass',
        },
      ]
    case 'over':
      return []
  }
}

export function legal(state: State, decision: Decision): Choice<Move>[] {
  if (!isOpen(state, decision)) return []
  const board = boardOf(state)
  if (state.phase === 'placing') return [placement(state, board)]
  if (!state.turn)
    return [{ move: { type: 'side', side: 'yellow' } }, { move: { type: 'side', side: 'black' } }]
  return [...actions(state, board, state.turn), PASS]
}

/** R3, R4, R9: two ships for each crew, all different. */
function placement(state: State, board: Board): Choice<Move> {
  const pick = (side: Side) => ({ field: side, from: allowedFor(board, state.length, side), min: 2, max: 2 })
  return { move: { type: 'place' }, picks: [pick('yellow'), pick('black')], disjoint: true }
}

/** All jumps, sails and scuppers of a side (R14–R22). */
function actions(state: State, board: Board, side: Side): Choice<Move>[] {
  const near = nearPast(board, state.trail)
  const choices: Choice<Move>[] = []
  const list = (kind: 'jump' | 'sail', from: number, targets: readonly number[]) => {
    for (const to of targets) {
      if (repeats(near, board, kind, from, to)) continue
      choices.push({ move: { type: kind, from: NAMES[from] ?? '', to: NAMES[to] ?? '' } })
    }
  }
  const pirates = piratesOf(board, side)
  for (const from of pirates) list('jump', from, jumpsFrom(board, side, from))
  for (const from of pirates) list('sail', from, sailsFrom(board, from).targets)
  for (const place of scuppersOf(board, side))
    choices.push({ move: { type: 'scupper', at: NAMES[place] ?? '' } })
  return choices
}

export function apply(state: State, decision: Decision, move: Move): Result {
  if (!isOpen(state, decision)) return refuse('not_open', 'This is settled already: look at the table again.')
  if (state.phase === 'placing') return place(state, decision.seat, move)
  if (!state.turn) return choose(state, decision.seat, move)
  const board = boardOf(state)
  if (!isLegal(state, board, state.turn, move)) return explain(board, state.turn, move)
  return sailing(state, board, state.turn, move)
}

function isLegal(state: State, board: Board, side: Side, move: Move): boolean {
  switch (move.type) {
    case 'jump':
    case 'sail': {
      const from = placeOf(move.from)
      const to = placeOf(move.to)
      if (!piratesOf(board, side).includes(from)) return false
      const targets = move.type === 'jump' ? jumpsFrom(board, side, from) : sailsFrom(board, from).targets
      return targets.includes(to) && !repeats(nearPast(board, state.trail), board, move.type, from, to)
    }
    case 'scupper':
      return scuppersOf(board, side).includes(placeOf(move.at))
    default:
      return move.type === 'pass'
  }
}

function place(state: State, seat: number, move: Move): Result {
  if (move.type !== 'place') return refuse('wrong_move', 'First place two pirates of each crew.')
  const board = boardOf(state)
  if (!includes(placement(state, board), move)) {
    if (new Set([...move.yellow, ...move.black]).size < 4) {
      return refuse('ship_taken', 'Place each of the four pirates on a ship of its own.')
    }
    return refuse(
      'wrong_ship',
      'Place Yellowbeards on gold or round-rigged ships, Blackbeards on spice or square-rigged ones.',
    )
  }
  const pirates = { yellow: move.yellow.toSorted(), black: move.black.toSorted() }
  return {
    ok: true,
    state: { ...state, phase: 'choosing', pirates },
    events: [{ type: 'placed', seat, ...pirates }],
  }
}

function choose(state: State, seat: number, move: Move): Result {
  if (move.type !== 'side') return refuse('wrong_move', 'Choose the Yellowbeards or the Blackbeards.')
  const other = 1 - seat
  const sides = move.side === 'yellow' ? { yellow: seat, black: other } : { yellow: other, black: seat }
  return {
    ok: true,
    state: { ...state, phase: 'sailing', sides, turn: 'yellow' },
    events: [{ type: 'chose', seat, side: move.side }],
  }
}

/** Whoever is absent has his pirates placed by lot (A4), takes Yellow (A6) or passes (A26). */
export function absent(state: State, _decision: Decision, chance: Chance): Move {
  if (state.phase === 'placing') return sample(placement(state, boardOf(state)), chance)
  return state.phase === 'choosing' ? { type: 'side', side: 'yellow' } : { type: 'pass' }
}

export function standing(state: State, decision: Decision, orders: Orders): Move | undefined {
  if (orders.forcedPass === 'ask' || state.phase !== 'sailing' || !state.turn || !isOpen(state, decision))
    return
  return actions(state, boardOf(state), state.turn).length === 0 ? { type: 'pass' } : undefined
}

function isOpen(state: State, decision: Decision): boolean {
  return decisions(state).some(({ id, seat }) => id === decision.id && seat === decision.seat)
}
