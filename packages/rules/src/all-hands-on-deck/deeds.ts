import { fallOffTheDock, settle } from './auction.js'
import { type Card, cardOf, type Item, itemsOf, kindsOf, sorted } from './cards.js'
import { endHand, wins } from './ending.js'
import { bury, discardOpenly, draw, fromLeft, give, playerAt, pull, type Table } from './table.js'
import type { Laid, State } from './types.js'

/** The actions that are resolved one after another; Rum, King and Monkey do nothing at that time. */
const RESOLVED: ReadonlySet<Card> = new Set<Card>([
  'cutpurse',
  'fall_off_the_dock',
  'hidden_plunder',
  'mermaid',
  'pieces_of_eight',
  'tavern_brawl',
  'stowaway',
])

/** A bid card as a move names it: whose bid, and which card of it. */
export type Target = { readonly seat: number; readonly card: Item }

/** What of a seat's bid is still to be resolved (R24). */
export const liveOf = ({ laid }: Pick<State, 'laid'>, seat: number): Card[] =>
  kindsOf(
    laid
      .filter((each) => each.seat === seat && each.up && each.stage === 'live' && RESOLVED.has(each.card))
      .map(({ card }) => card),
  )

/** Turned-up bid cards by seat, with the names that moves give them. In which order they were laid does not show. */
export function targetsOn<L extends Laid>(laid: readonly L[]): (Target & { readonly laid: L })[] {
  const seats = [...new Set(laid.map(({ seat }) => seat))].toSorted((a, b) => a - b)
  return seats.flatMap((seat) => {
    const own = laid.filter((each) => each.seat === seat && each.up)
    const items = itemsOf(own.map(({ card }) => card))
    return own.map((each, index) => ({ seat, card: items[index] ?? '', laid: each }))
  })
}

/** What the action that is being resolved may point at: any other bid card; Pieces of Eight no chosen one. */
export function targets(state: State): Target[] {
  const claims = state.deed?.card === 'pieces_of_eight'
  return targetsOn(state.laid)
    .filter(({ laid }) => laid.stage !== 'acting' && !(claims && laid.claim))
    .map(({ seat, card }) => ({ seat, card }))
}

/** The other captains who are still there, from the left of a seat. */
export function opponents({ players }: Pick<State, 'players'>, seat: number): number[] {
  const others = Array.from({ length: players.length - 1 }, (_, index) => (seat + 1 + index) % players.length)
  return others.filter((other) => !players[other]?.gone)
}

/** The different cards that lie in the discard pile (R50). */
export const plunder = ({ pile, buried }: Pick<State, 'pile' | 'buried'>): Card[] =>
  kindsOf([...pile, ...buried])

/** Goes on with the actions, captain by captain, until somebody has to choose or all are done (R24–R26). */
export function resolveOn(table: Table): void {
  const { state } = table
  while (state.phase === 'resolve' && !state.deed && state.ordering === null) {
    const seat = fromLeft(state).find((each) => liveOf(state, each).length > 0)
    if (seat === undefined) {
      settle(table)
      return
    }
    const live = liveOf(state, seat)
    const [only] = live
    if (only !== undefined && live.length === 1) begin(table, seat, only)
    else {
      state.ordering = seat
      state.asks++
    }
  }
}

/** The captain chose which of his actions comes next (D5). */
export function resolve(table: Table, seat: number, card: Card): void {
  table.state.ordering = null
  begin(table, seat, card)
}

/** An action takes effect; where its captain has to choose, it waits as the deed (R48–R57). */
function begin(table: Table, seat: number, card: Card): void {
  const { state, events } = table
  const acting = state.laid.find((each) => each.seat === seat && each.card === card && each.stage === 'live')
  if (!acting) return
  acting.stage = 'acting'
  events.push({ type: 'acts', seat, card })
  switch (card) {
    case 'fall_off_the_dock':
      fallOffTheDock(table, seat)
      break
    case 'mermaid':
      offer(table, seat, card, swim(table, seat))
      break
    case 'stowaway': {
      const drawn = [draw(table), draw(table)].flatMap((each) => each ?? [])
      offer(table, seat, card, sorted(drawn))
      break
    }
    case 'hidden_plunder':
      if (plunder(state).length > 0) ask(table, seat, card)
      else fizzle(table)
      break
    case 'tavern_brawl': {
      const [only, ...more] = opponents(state, seat)
      if (only !== undefined && more.length === 0) brawl(table, seat, only)
      else ask(table, seat, card)
      break
    }
    default: {
      state.deed = { seat, card, drawn: [] }
      const [only, ...more] = targets(state)
      if (!only) {
        fizzle(table)
        return
      }
      if (more.length > 0) {
        ask(table, seat, card)
        return
      }
      if (card === 'cutpurse') cut(table, seat, only)
      else claim(table, seat, only)
    }
  }
}

function ask({ state }: Table, seat: number, card: Card, drawn: Card[] = []): void {
  state.asks++
  state.deed = { seat, card, drawn }
}

/** One of several drawn cards is kept; a single one leaves no choice (A30). */
function offer(table: Table, seat: number, card: Card, drawn: Card[]): void {
  const [only] = drawn
  if (only === undefined) {
    fizzle(table)
    return
  }
  if (drawn.length > 1) {
    ask(table, seat, card, drawn)
    return
  }
  table.state.deed = { seat, card, drawn }
  take(table, seat, only)
}

/** The Mermaid draws from every other hand (R51, A30). That a hand was empty everybody sees. */
function swim(table: Table, seat: number): Card[] {
  const { state } = table
  const drawn = opponents(state, seat).flatMap((other) => {
    const player = playerAt(state, other)
    const card = pull(table, other)
    player.most = card ? player.most - 1 : 0
    if (card) {
      table.events.push({ type: 'pulled', seat, from: other, audience: [seat, other], cards: [card] })
    }
    return card ?? []
  })
  return sorted(drawn)
}

/** The action is over. */
export function done({ state }: Table): void {
  for (const each of state.laid) if (each.stage === 'acting') each.stage = 'spent'
  state.deed = null
}

function fizzle(table: Table): void {
  const acting = table.state.laid.find(({ stage }) => stage === 'acting')
  if (acting) table.events.push({ type: 'fizzled', seat: acting.seat, card: acting.card })
  done(table)
}

const find = (table: Table, { seat, card }: Target) =>
  targetsOn(table.state.laid).find((each) => each.seat === seat && each.card === card)?.laid

/** R48, A23, A24: the card goes to the discards, whatever it was to do or whoever had chosen it. */
export function cut(table: Table, seat: number, target: Target): void {
  const { state, events } = table
  const gone = find(table, target)
  if (!gone) return
  state.laid = state.laid.filter((each) => each !== gone)
  discardOpenly(table, [gone.card])
  events.push({ type: 'cut', seat, from: target.seat, card: gone.card })
  done(table)
}

/** R52: the card will come to the hand of who chose it. */
export function claim(table: Table, seat: number, target: Target): void {
  const chosen = find(table, target)
  if (!chosen) return
  const orders = table.state.laid.map((each) => each.claim?.order ?? 0)
  chosen.claim = { by: seat, order: Math.max(...orders) + 1 }
  table.events.push({ type: 'claimed', seat, from: target.seat, card: cardOf(target.card) ?? chosen.card })
  done(table)
}

/** R54, A32, A33: the captain misses the next deal and the next auction. */
export function brawl(table: Table, seat: number, target: number): void {
  playerAt(table.state, target).brawled = true
  table.events.push({ type: 'brawl', seat, target })
  done(table)
}

/** A card is taken into the hand: from the plunder, or one of those drawn (R50, R51, R57). */
export function take(table: Table, seat: number, card: Card): void {
  const { state, events } = table
  const { deed } = state
  if (!deed) return
  const rest = deed.drawn.toSpliced(deed.drawn.indexOf(card), 1)
  switch (deed.card) {
    case 'hidden_plunder': {
      const all = [...state.pile, ...state.buried]
      // Somebody rummaged in the pile: from now on nobody else can say what lies there (A29).
      state.pile = []
      state.buried = sorted(all.toSpliced(all.indexOf(card), 1))
      events.push({ type: 'plundered', seat })
      break
    }
    case 'mermaid':
      discardOpenly(table, rest)
      events.push({ type: 'swam', seat, discarded: rest })
      break
    default:
      bury(table, rest)
      events.push({ type: 'stowed', seat })
  }
  events.push({ type: 'kept', seat, audience: [seat], card })
  done(table)
  give(table, seat, card)
  if (wins(state, seat)) endHand(table, seat)
}
