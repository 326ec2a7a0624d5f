import { pickOne } from '../chance.js'
import type { CardName } from './cards.js'
import { goldOf, sorted, without } from './lists.js'
import type { PartyMove } from './party.js'
import { PLAYING_CARDS } from './playing.js'
import { playerAt, type Table } from './table.js'
import { isOut } from './targets.js'
import { beginTurn } from './turn.js'
import type { Options, State } from './types.js'

/** Cards that each player begins with (R7). */
const FIRST_HOLD = 3

/** Everybody is to choose a party; nothing is on the table yet. */
export function setup({ gold, reactions }: Options, seats: number): State {
  return {
    gold,
    reactions,
    phase: 'parties',
    players: Array.from({ length: seats }, () => ({
      party: null,
      hold: [],
      locker: [],
      djl: [],
      gone: false,
    })),
    units: [],
    made: 0,
    deck: PLAYING_CARDS,
    pile: '',
    first: 0,
    onTurn: 0,
    round: 0,
    turn: { any: false, regular: false, bonus: false, chain: false },
    stirred: false,
    quiet: 0,
    out: [],
    stack: [],
    asks: 0,
    latest: [],
    ended: null,
  }
}

/** A party is chosen, in secret (A3); with the last one the match sets sail. */
export function choose(table: Table, seat: number, { fleet, cards, tricks }: PartyMove): void {
  const player = playerAt(table.state, seat)
  const party = sorted([...fleet, ...cards, ...tricks])
  player.party = party
  table.events.push(
    { type: 'party_chosen', seat },
    { type: 'party', seat, cards: party, gold: goldOf(party), audience: [seat] },
  )
  setSail(table)
}

/** When all have chosen: the lockers are filled, holds dealt, and somebody begins (R5, R7). */
export function setSail(table: Table): void {
  const { state, events, chance } = table
  const seats = [...state.players.keys()].filter((seat) => !isOut(state, seat))
  if (seats.some((seat) => playerAt(state, seat).party === null)) return
  state.phase = 'play'
  for (const seat of seats) deal(table, seat)
  const first = pickOne(chance, seats)
  state.first = first
  state.round = 1
  events.push({ type: 'set_sail', seat: first })
  beginTurn(table, first)
}

/** R5, R7, A5. */
function deal({ state, events, chance }: Table, seat: number): void {
  const player = playerAt(state, seat)
  let locker = player.party ?? []
  const hold: CardName[] = []
  while (hold.length < FIRST_HOLD && locker.length > 0) {
    const card = pickOne(chance, locker)
    hold.push(card)
    locker = without(locker, card)
  }
  player.locker = locker
  player.hold = sorted(hold)
  events.push(
    { type: 'hold_filled', seat, count: hold.length },
    { type: 'hold_dealt', seat, cards: player.hold, audience: [seat] },
  )
}
