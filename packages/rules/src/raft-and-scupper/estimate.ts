import { type Board, boardOf, groupsOf, KINDS, OTHER, PATTERNS } from './board.js'
import type { Side, State } from './types.js'

/** How well each seat stands: how near its crew is to a raft, and to its fourth scupper. */
export function estimate(state: State): number[] {
  const { sides, winner } = state
  if (sides.yellow === null) return [0.5, 0.5]
  const yellow = winner ? Number(winner.side === 'yellow') : share(state)
  return sides.yellow === 0 ? [yellow, 1 - yellow] : [1 - yellow, yellow]
}

function share(state: State): number {
  const board = boardOf(state)
  const lead = prospects(state, board, 'yellow') - prospects(state, board, 'black')
  return 0.5 + 0.45 * Math.tanh(lead)
}

function prospects(state: State, board: Board, side: Side): number {
  const sunk = state.scuppered[side].length
  const vengeful = state.lastScuppered === side || (state.lastScuppered === null && side === 'yellow')
  const rafts = KINDS[side].map((kind) => {
    const { count, largest, total } = groupsOf(board, PATTERNS[kind])
    return 1 / count + largest / total
  })
  const threat = state.turn === OTHER[side] ? 0 : 0.05
  return (
    0.8 * Math.max(...rafts) + 0.2 * Math.min(...rafts) + 0.08 * sunk * sunk + (vengeful ? 0.05 : 0) + threat
  )
}
