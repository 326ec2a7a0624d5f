import type { Outcome } from '../game.js'
import type { Table } from './table.js'
import type { State } from './types.js'

/** After so many turns the higher total wins (A23). */
export const MOST_TURNS = 100
/** If totals are equal then, there are so many more turns, until somebody is ahead (A23). */
export const MORE_TURNS = 20

type Ended = NonNullable<State['ended']>

/** Ends the match. */
export function finish({ state, events }: Table, how: Ended['how'], winner: number | null): void {
  state.phase = 'over'
  state.challenges = []
  state.ended = { how, winner }
  if (winner === null || how === 'draw') events.push({ type: 'drawn' })
  else events.push({ type: 'won', seat: winner, how })
}

/** After the last regular turn, and each one from then on: whoever is ahead has won (A23). */
export function endOfTurn(table: Table): void {
  const { turn, sides } = table.state
  if (turn < MOST_TURNS) return
  const [mine = 0, theirs = 0] = sides.map(({ total }) => total)
  if (mine !== theirs) {
    finish(table, turn === MOST_TURNS ? 'time' : 'sudden_death', mine > theirs ? 0 : 1)
  } else if (turn >= MOST_TURNS + MORE_TURNS) finish(table, 'draw', null)
}

/** How a match ended: the winner before the other, or both on a level. */
export function outcome({ ended, sides }: State): Outcome | undefined {
  if (!ended) return undefined
  const { winner, how } = ended
  return { ranking: sides.map((_, seat) => (winner === null || seat === winner ? 1 : 2)), how }
}
