import type { Card } from './cards.js'
import { endHand, wins } from './ending.js'
import { bidValue } from './gold.js'
import { endRound } from './round.js'
import { discardOpenly, fromLeft, give, playerAt, type Table } from './table.js'
import type { LastAuction, State } from './types.js'

/** The turned-up cards of a seat's bid. */
export const bidOf = ({ laid }: Pick<State, 'laid'>, seat: number): Card[] =>
  laid.filter((each) => each.seat === seat && each.up).map(({ card }) => card)

/** All bids are turned up together (R22, R38 of a tie: A38). True if the actions in them are next. */
export function reveal(table: Table): boolean {
  const { state, events } = table
  const seats = fromLeft(state).filter((seat) => state.laid.some((each) => each.seat === seat && !each.up))
  if (state.phase === 'tie') state.contest = (state.contest ?? []).filter((seat) => seats.includes(seat))
  for (const seat of seats) {
    const cards = state.laid.filter((each) => each.seat === seat && !each.up).map(({ card }) => card)
    for (const each of state.laid) if (each.seat === seat) each.up = true
    const player = playerAt(state, seat)
    // In one visit nobody knows the size of a bid before this moment.
    if (state.visits === 'one_visit' && !player.counted) player.most -= cards.length
    events.push({
      type: 'revealed',
      seat,
      cards,
      value: bidValue(bidOf(state, seat), state.auction),
    })
  }
  if (state.phase === 'bid' && seats.length === 0) {
    unsold(table, 'no_bid')
    return false
  }
  if (state.phase === 'tie' && state.contest?.length === 0) {
    unsold(table, 'forfeits')
    return false
  }
  state.phase = 'resolve'
  return true
}

/** Once all actions are done, the highest bid takes the auction card, or the tied bid again (R26–R29, A3, A36). */
export function settle(table: Table): void {
  const { state, events } = table
  const everyone = new Set(state.laid.map(({ seat }) => seat))
  const contenders = state.contest ?? fromLeft(state).filter((seat) => everyone.has(seat))
  const values = contenders.map((seat) => bidValue(bidOf(state, seat), state.auction))
  const value = Math.max(0, ...values)
  if (value === 0) {
    unsold(table, 'no_gold')
    return
  }
  const best = contenders.filter((_, index) => values[index] === value)
  const [winner] = best
  if (winner === undefined) return
  if (best.length === 1) {
    sell(table, winner, value)
    return
  }
  state.phase = 'tie'
  state.contest = best
  state.queue = [...best]
  state.ties++
  for (const seat of best) playerAt(state, seat).counted = false
  events.push({ type: 'tied', seats: best, value })
}

/** The auction card goes to the winner, claimed cards to their claimants, the rest to the discards (A10, R30). */
function sell(table: Table, seat: number, value: number): void {
  const { state, events } = table
  const { auction } = state
  if (!auction) return
  remember(table, seat, value)
  state.auction = null
  events.push({ type: 'sold', seat, card: auction, value })
  give(table, seat, auction)
  if (wins(state, seat)) {
    endHand(table, seat)
    return
  }
  takeClaims(table)
}

/** Nobody takes the auction card (R19, R27, R29); what Pieces of Eight chose is still taken. */
function unsold(table: Table, why: 'no_bid' | 'no_gold' | 'forfeits'): void {
  const { state, events } = table
  const { auction } = state
  if (!auction) return
  remember(table, null, 0)
  state.auction = null
  discardOpenly(table, [auction])
  events.push({ type: 'unsold', card: auction, why })
  takeClaims(table)
}

function takeClaims(table: Table): void {
  const { state, events } = table
  const claims = state.laid
    .flatMap((each) => (each.claim ? [{ each, claim: each.claim }] : []))
    .toSorted((a, b) => a.claim.order - b.claim.order)
  for (const { each, claim } of claims) {
    state.laid = state.laid.filter((other) => other !== each)
    give(table, claim.by, each.card)
    events.push({ type: 'claim_taken', seat: claim.by, card: each.card })
    if (wins(state, claim.by)) {
      endHand(table, claim.by)
      return
    }
  }
  endRound(table)
}

/** Everything on the table goes overboard at once (R49, A25–A27). */
export function fallOffTheDock(table: Table, seat: number): void {
  const { state, events } = table
  const { auction } = state
  if (!auction) return
  remember(table, null, 0)
  state.auction = null
  discardOpenly(table, [auction])
  events.push({ type: 'dock', seat, card: auction })
  endRound(table)
}

/** Keeps how the auction went, for all to see. */
function remember({ state }: Table, winner: number | null, value: number): void {
  if (!state.auction) return
  const seats = fromLeft(state).filter((seat) => state.laid.some((each) => each.seat === seat))
  const last: LastAuction = {
    card: state.auction,
    winner,
    value,
    bids: seats.map((seat) => ({ seat, cards: bidOf(state, seat) })),
  }
  state.last = last
}
