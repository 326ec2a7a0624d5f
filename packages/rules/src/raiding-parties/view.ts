import type { Viewer } from '../game.js'
import type { PublicPlayer, View } from './sight.js'
import type { Player, State } from './types.js'

/** Built field by field from what the viewer may see. Only holds, lockers and chosen parties are secret. */
export function view(state: State, viewer: Viewer): View {
  const own = viewer === null ? undefined : state.players[viewer]
  return {
    gold: state.gold,
    reactions: state.reactions,
    phase: state.phase,
    players: state.players.map(publicly),
    units: state.units,
    made: state.made,
    pile: state.pile,
    first: state.first,
    onTurn: state.onTurn,
    round: state.round,
    turn: state.turn,
    stirred: state.stirred,
    quiet: state.quiet,
    out: state.out,
    stack: state.stack,
    asks: state.asks,
    latest: state.latest,
    ended: state.ended,
    ...(own && { own: { party: own.party, hold: own.hold, locker: own.locker } }),
  }
}

const publicly = ({ party, hold, locker, djl, gone }: Player): PublicPlayer => ({
  hasParty: party !== null,
  hold: hold.length,
  locker: locker.length,
  djl,
  gone,
})
