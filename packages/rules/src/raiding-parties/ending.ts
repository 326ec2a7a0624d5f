import type { Outcome } from '../game.js'
import { CARDS } from './cards.js'
import type { RaidEvent } from './events.js'
import { goldOf } from './lists.js'
import type { State, Work } from './types.js'

/** After so many rounds the match ends (A12). */
export const MOST_ROUNDS = 80
/** After so many rounds in a row without a flip, a draw or a card played it ends as well (A12). */
export const MOST_QUIET = 3

/** What a player has left, for ranking those who survive a match without a winner. */
type Rest = { readonly gold: number; readonly cards: number; readonly damage: number }

function restOf({ players, units }: State, seat: number): Rest {
  const player = players[seat]
  const unseen = player ? [...player.hold, ...player.locker] : []
  const own = units.filter((unit) => unit.seat === seat)
  const inPlay = own.reduce((sum, { made, card }) => sum + (made ? 1 : CARDS[card].gold), 0)
  return {
    gold: goldOf(unseen) + inPlay,
    cards: unseen.length + own.length,
    damage: own.reduce((sum, { damage }) => sum + damage, 0),
  }
}

/** Most gold, then most cards, then least damage (A12). */
const compare = (a: Rest, b: Rest): number => b.gold - a.gold || b.cards - a.cards || a.damage - b.damage

/** Ends the match: survivors by what they have left, then the beaten, the latest first. */
export function finish(state: Work, events: RaidEvent[], how: 'victory' | 'stalemate' | 'rounds'): void {
  const rests = state.players.map((_, seat) => restOf(state, seat))
  const alive = [...state.players.keys()].filter((seat) => !state.out.includes(seat))
  const ranking = rests.map((rest, seat) => {
    const at = state.out.indexOf(seat)
    if (at >= 0) return state.players.length - at
    return 1 + alive.filter((other) => compare(rests[other] ?? rest, rest) < 0).length
  })
  state.phase = 'over'
  state.stack = []
  state.ended = { how, ranking }
  const winners = alive.filter((seat) => ranking[seat] === 1)
  events.push({ type: 'over', how, winners })
}

export const outcome = ({ ended }: State): Outcome | undefined =>
  ended ? { ranking: ended.ranking, how: ended.how } : undefined
