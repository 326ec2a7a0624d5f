import type { Card } from './cards.js'
import { without } from './cards.js'
import { becalm, endHand, wins } from './ending.js'
import { bury, discardOpenly, draw, fromLeft, give, passDeal, playerAt, type Table } from './table.js'

/** A hand of play is becalmed after so many rounds (A7). */
export const MOST_ROUNDS = 75

/** The bids leave the table, the deal passes (R30, R31), and the discards begin (R32). */
export function endRound(table: Table): void {
  const { state } = table
  discardOpenly(
    table,
    state.laid.map(({ card }) => card),
  )
  state.laid = []
  state.contest = null
  state.deed = null
  state.ordering = null
  passDeal(state)
  for (const player of state.players) {
    player.step = player.gone ? 'done' : 'discard'
    player.pickedUp = false
    player.immune = false
    player.trusted = []
    player.ashore = false
    player.counted = false
  }
  state.queue = []
  if (state.visits === 'one_visit') {
    startRound(table)
    return
  }
  if (state.round >= MOST_ROUNDS) {
    becalm(table, 'rounds')
    return
  }
  state.phase = 'discard'
}

/** A captain puts cards away (R32). In one visit he picks up his dealt card at once (A52). */
export function discard(table: Table, seat: number, cards: readonly Card[]): void {
  const { state, events } = table
  const player = playerAt(state, seat)
  player.hand = without(player.hand, cards)
  bury(table, cards)
  events.push({ type: 'discarded', seat, audience: [seat], cards: [...cards] })
  if (state.phase === 'discard') {
    player.step = 'done'
    closeDiscards(table)
    return
  }
  if (player.ashore) {
    player.step = 'done'
    state.queue = state.queue.filter((other) => other !== seat)
    events.push({ type: 'ready', seat })
    return
  }
  player.step = 'bid'
  player.pickedUp = true
  deal(table, seat)
}

/** Once nobody has cards to put away any more, the next round begins (R12). */
export function closeDiscards(table: Table): void {
  if (table.state.players.every(({ step }) => step === 'done')) startRound(table)
}

/** Deals a captain a card (R13). True if that ended the hand. */
function deal(table: Table, seat: number): boolean {
  const { state, events } = table
  const card = draw(table)
  if (card === undefined) {
    events.push({ type: 'deal_stopped', seat })
    return false
  }
  give(table, seat, card)
  events.push({ type: 'dealt', seat, audience: [seat], card })
  if (!wins(state, seat)) return false
  endHand(table, seat)
  return true
}

/** The next round: by the book everybody is dealt to and then the auction card turned up (R12–R14). */
function startRound(table: Table): void {
  const { state } = table
  if (state.round >= MOST_ROUNDS) {
    becalm(table, 'rounds')
    return
  }
  state.round++
  state.asks = 0
  state.calls = 0
  state.ties = 0
  for (const player of state.players) {
    player.ashore = player.brawled
    player.brawled = false
    player.sealed = null
    player.seals = 0
    player.firm = false
  }
  if (state.visits === 'by_the_book') {
    for (const seat of fromLeft(state)) {
      const player = playerAt(state, seat)
      if (player.ashore) continue
      player.pickedUp = true
      if (deal(table, seat)) return
    }
  }
  openAuction(table)
}

/** The top card is turned up, and everybody who is not ashore may bid (R14, R15). */
export function openAuction(table: Table): void {
  const { state, events } = table
  const card = draw(table)
  if (card === undefined) {
    becalm(table, 'no_cards')
    return
  }
  state.phase = 'bid'
  state.auction = card
  events.push({ type: 'auction', seat: state.dealer, card, round: state.round })
  const order = fromLeft(state)
  const isOneVisit = state.visits === 'one_visit'
  state.queue = isOneVisit ? order : order.filter((seat) => !playerAt(state, seat).ashore)
  for (const player of state.players) {
    if (isOneVisit && state.round > 1 && !player.gone) player.step = 'discard'
    else player.step = player.ashore || player.gone ? 'done' : 'bid'
    // Nobody has been dealt to in the first round, and yet he may be called (A13).
    if (state.round === 1) player.pickedUp = !player.gone
  }
}
