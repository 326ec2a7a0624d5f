import { seededChance } from '../../chance.js'
import type { Cell, Move, State } from '../index.js'
import { raftAndScupper } from '../index.js'

/**
 * A position from a drawing: A gold round, B gold square, C spice round, D spice square, with y or k where a
 * Yellowbeard or Blackbeard stands; dots are water.
 */
export function position(drawing: string, changes: Partial<State> = {}): State {
  const rows = drawing.trim().split('\n')
  const tiles: string[] = Array.from({ length: 49 }, () => '.')
  const pirates: { yellow: Cell[]; black: Cell[] } = { yellow: [], black: [] }
  for (const [row, line] of rows.entries()) {
    for (const [column, label] of line.trim().split(/\s+/).entries()) {
      tiles[7 * row + column] = label.charAt(0)
      if (label.endsWith('y')) pirates.yellow.push(at(row, column))
      if (label.endsWith('k')) pirates.black.push(at(row, column))
    }
  }
  return {
    length: 'long',
    phase: 'sailing',
    placer: 0,
    tiles: tiles.join(''),
    pirates: { yellow: pirates.yellow.toSorted(), black: pirates.black.toSorted() },
    sides: { yellow: 0, black: 1 },
    turn: 'yellow',
    turns: 0,
    calm: 0,
    trail: '',
    scuppered: { yellow: '', black: '' },
    discarded: '',
    lastScuppered: null,
    passes: { yellow: 0, black: 0 },
    lastMove: null,
    winner: null,
    ...changes,
  }
}

/** The cell in a row and column counted from 0, as the drawings of the rules count. */
export const at = (row: number, column: number): Cell => `${'abcdefg'.charAt(column)}${row + 1}`

/** Plays moves one after the other and fails where one is refused. */
export function play(state: State, ...moves: Move[]): State {
  return moves.reduce((before, move) => {
    const result = attempt(before, move)
    if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.reason}`)
    return result.state
  }, state)
}

export function attempt(state: State, move: Move) {
  const [decision] = raftAndScupper.decisions(state)
  if (!decision) throw new Error('Nothing is open')
  return raftAndScupper.apply(state, decision, move, seededChance(0))
}

export function refusal(state: State, move: Move): string | undefined {
  const result = attempt(state, move)
  return result.ok ? undefined : result.code
}

/** The plain legal moves of whoever's turn it is. */
export function moves(state: State): Move[] {
  const [decision] = raftAndScupper.decisions(state)
  if (!decision) return []
  return raftAndScupper.legal(state, decision).flatMap((choice) => (choice.picks ? [] : [choice.move]))
}

export const targets = (state: State, type: 'jump' | 'sail', from: Cell): Cell[] =>
  moves(state).flatMap((move) => (move.type === type && move.from === from ? [move.to] : []))

export const scuppers = (state: State): Cell[] =>
  moves(state).flatMap((move) => (move.type === 'scupper' ? [move.at] : []))

export const jump = (from: Cell, to: Cell): Move => ({ type: 'jump', from, to })
export const sail = (from: Cell, to: Cell): Move => ({ type: 'sail', from, to })
export const scupper = (cell: Cell): Move => ({ type: 'scupper', at: cell })
export const pass: Move = { type: 'pass' }
