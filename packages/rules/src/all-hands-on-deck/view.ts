import type { Viewer } from '../game.js'
import { bidOf } from './auction.js'
import { plunder, targetsOn } from './deeds.js'
import { isMatchOver } from './ending.js'
import { bidValue } from './gold.js'
import type { Bid, Own, PublicPlayer, View } from './sight.js'
import { playerAt } from './table.js'
import type { Player, State } from './types.js'

/** Built field by field from what the viewer may see: never a hand's size, nor a sealed bid of others. */
export function view(state: State, viewer: Viewer): View {
  const { deed, keep, phase, visits, queue, players } = state
  const [next] = queue
  const inTurn = visits === 'by_the_book' && (phase === 'bid' || phase === 'tie')
  const onTurn = inTurn && next !== undefined && !playerAt(state, next).sealed ? next : null
  const own = viewer === null ? undefined : players[viewer]
  return {
    length: state.length,
    visits,
    hand: state.hand,
    round: state.round,
    dealer: state.dealer,
    phase,
    players: players.map((player) => publicly(player, isMatchOver(state))),
    auction: state.auction,
    queue,
    onTurn,
    bids: players.map((_, seat) => bid(state, seat)),
    contest: state.contest,
    ties: state.ties,
    pile: state.pile,
    deed: deed && { seat: deed.seat, card: deed.card, drawn: deed.drawn.length },
    ordering: state.ordering,
    asks: state.asks,
    keep: keep && { seat: keep.seat, from: keep.from, count: keep.cards.length, mayRefuse: keep.mayRefuse },
    calls: state.calls,
    lastCall: state.lastCall,
    shuffles: state.shuffles,
    last: state.last,
    results: state.results,
    lastHand: state.lastHand,
    ...(own && viewer !== null && { own: privately(state, own, viewer) }),
  }
}

function publicly(player: Player, isOver: boolean): PublicPlayer {
  return {
    atMost: player.most,
    step: player.step,
    pickedUp: player.pickedUp,
    immune: player.immune,
    brawled: player.brawled,
    ashore: player.ashore,
    gone: player.gone,
    total: player.total,
    handsWon: player.wins,
    ...(isOver && { hand: player.hand }),
  }
}

function bid(state: State, seat: number): Bid {
  const up = targetsOn(state.laid.filter((each) => each.seat === seat)).map(({ card, laid }) => ({
    item: card,
    card: laid.card,
    stage: laid.stage,
    claimedBy: laid.claim?.by ?? null,
  }))
  const down = state.laid.filter((each) => each.seat === seat && !each.up).length
  const status = statusOf(state, seat, down, up.length)
  const value = bidValue(bidOf(state, seat), state.auction)
  return { seat, status, down: status === 'sealed' ? null : down, up, value }
}

function statusOf(state: State, seat: number, down: number, up: number): Bid['status'] {
  const { phase, visits, queue, contest } = state
  const isBidding = phase === 'bid' || (phase === 'tie' && contest?.includes(seat))
  const { ashore, gone } = playerAt(state, seat)
  if (ashore || gone) return 'ashore'
  if (isBidding && queue.includes(seat)) return 'waiting'
  if (isBidding && visits === 'one_visit') return 'sealed'
  if (down > 0) return 'down'
  return up > 0 ? 'up' : 'passed'
}

function privately(state: State, player: Player, seat: number): Own {
  const { keep, deed } = state
  const mine = deed?.seat === seat ? deed : null
  return {
    hand: player.hand,
    sealed: player.sealed,
    seals: player.seals,
    firm: player.firm,
    down: state.laid.filter((each) => each.seat === seat && !each.up).map(({ card }) => card),
    trusted: player.trusted,
    keep: keep?.seat === seat ? keep.cards : null,
    drawn: mine && mine.drawn.length > 0 ? mine.drawn : null,
    plunder: mine?.card === 'hidden_plunder' ? plunder(state) : null,
  }
}
