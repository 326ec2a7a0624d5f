import type { Game } from '../../game.js'
import {
  type Move,
  type Options,
  type Orders,
  type SampleEvent,
  type State,
  sealedLots,
  type View,
} from '../../sample-game/index.js'

export type Sample = Game<State, Options, Move, Orders, View, SampleEvent>

const { apply, decisions, legal, absent } = sealedLots
type Played = { readonly state: State; readonly events: readonly SampleEvent[] }

/** Changes what comes out of a move that was played. */
export const played =
  (change: (result: Played, before: State) => Partial<Played>): Sample['apply'] =>
  (state, decision, move, chance) => {
    const result = apply(state, decision, move, chance)
    return result.ok ? { ...result, ...change(result, state) } : result
  }

/** Gives decisions other ids. */
export function changingIds(rename: (state: State, id: string) => string): Partial<Sample> {
  const original = (state: State, id: string) =>
    decisions(state).find((open) => rename(state, open.id) === id)
  return {
    decisions: (state) => decisions(state).map((open) => ({ ...open, id: rename(state, open.id) })),
    legal: (state, decision) => legal(state, original(state, decision.id) ?? decision),
    apply: (state, decision, ...rest) => apply(state, original(state, decision.id) ?? decision, ...rest),
    absent: (state, decision, chance) => absent(state, original(state, decision.id) ?? decision, chance),
  }
}
