import type { Viewer } from '../game.js'
import type { View } from './sight.js'
import type { State } from './types.js'

/** Built field by field from what the viewer may see. Only armadas that are not shown yet are secret (A3, A31). */
export function view(state: State, viewer: Viewer): View {
  const armada = viewer === null ? null : (state.sealed[viewer] ?? null)
  return {
    goal: state.goal,
    heroes: state.heroes,
    armadas: state.armadas,
    phase: state.phase,
    first: state.first,
    sides: state.sides,
    turn: state.turn,
    looter: state.looter,
    round: state.round,
    step: state.step,
    earned: state.earned,
    loot: state.loot,
    challenges: state.challenges,
    duel: state.duel,
    failed: state.failed,
    rolls: state.rolls,
    latest: state.latest,
    actions: state.actions,
    ended: state.ended,
    ready: state.sealed.map((sealed) => sealed !== null),
    own: armada && { armada },
  }
}
