import { sideAt } from './table.js'
import type { State } from './types.js'

/** How well each seat stands: by how much nearer it is to the goal, in goals. */
export function estimate(state: State): number[] {
  if (state.ended) {
    const { winner } = state.ended
    return state.sides.map((_, seat) => (winner === null ? 0.5 : Number(seat === winner)))
  }
  // What the looter has in hand is his if nobody barges: it counts half.
  const pending = state.round === 'barge' ? state.loot / 2 : 0
  const totalOf = (seat: number) => sideAt(state, seat).total + (seat === state.looter ? pending : 0)
  const lead = (totalOf(0) - totalOf(1)) / state.goal
  const chances = 1 / (1 + Math.exp(-3 * lead))
  return [chances, 1 - chances]
}
