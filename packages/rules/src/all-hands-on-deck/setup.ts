import type { Chance } from '../chance.js'
import { DECK } from './cards.js'
import { openAuction } from './round.js'
import { draw, fromLeft, give, passDeal, playerAt, type Table, tableOf } from './table.js'
import type { Options, Player, State } from './types.js'

/** Cards that a hand of play begins with (R10). */
const FIRST_CARDS = 5

const newcomer = (): Player => ({
  hand: [],
  sealed: null,
  seals: 0,
  firm: false,
  step: 'bid',
  pickedUp: false,
  immune: false,
  trusted: [],
  brawled: false,
  ashore: false,
  gone: false,
  most: 0,
  counted: false,
  total: 0,
  wins: 0,
})

/** The start: a dealer by lot (R9, A47), five cards each, the first auction card (R10, R11). */
export function setup({ length, visits }: Options, seats: number, chance: Chance): State {
  const start: State = {
    length,
    visits,
    hand: 1,
    round: 1,
    dealer: chance.below(seats),
    phase: 'bid',
    players: Array.from({ length: seats }, newcomer),
    deck: [],
    pile: [],
    buried: [],
    auction: null,
    queue: [],
    laid: [],
    contest: null,
    ties: 0,
    deed: null,
    ordering: null,
    asks: 0,
    keep: null,
    calls: 0,
    lastCall: null,
    shuffles: 0,
    last: null,
    results: [],
    lastHand: null,
  }
  const table = tableOf(start, chance)
  dealHand(table)
  return table.state
}

/** Shuffles all cards and deals the first five of a hand (R7, R10). */
export function dealHand(table: Table): void {
  const { state, events } = table
  Object.assign(state, {
    deck: [...DECK],
    pile: [],
    buried: [],
    lastCall: null,
    shuffles: 0,
    round: 1,
    ties: 0,
    asks: 0,
    calls: 0,
  } satisfies Partial<State>)
  for (const [seat, player] of state.players.entries()) {
    const { total, wins, gone } = player
    state.players[seat] = { ...newcomer(), total, wins, gone }
  }
  for (let round = 0; round < FIRST_CARDS; round++) {
    for (const seat of fromLeft(state)) {
      const card = draw(table)
      if (card) give(table, seat, card)
    }
  }
  events.push({ type: 'dealt_five', seat: state.dealer, hand: state.hand })
  for (const seat of fromLeft(state)) {
    for (const card of playerAt(state, seat).hand)
      events.push({ type: 'dealt', seat, audience: [seat], card })
  }
  openAuction(table)
}

/** The next hand is dealt by the captain left of the last dealer (A45); lasting effects lapse (A35). */
export function nextHand(table: Table): void {
  const { state } = table
  state.hand++
  passDeal(state)
  dealHand(table)
}
