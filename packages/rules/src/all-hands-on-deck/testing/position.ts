import { type Chance, seededChance } from '../../chance.js'
import type { Decision } from '../../game.js'
import {
  type Card,
  card,
  DECK,
  allHandsOnDeck as game,
  itemsFor,
  type Move,
  type State,
  sorted,
  without,
} from '../index.js'
import type { Laid, Player } from '../types.js'

/** "r7 b4 M rum" as cards; M is a Pirate Monkey. */
export function cards(text: string): Card[] {
  const words = text.split(' ').filter((word) => word !== '')
  return sorted(words.map((word) => card.parse(word === 'M' ? 'pirate_monkey' : word)))
}

export type Position = {
  readonly auction?: string
  /** By seat. Seat 0 is left of the dealer, who sits last. */
  readonly hands: readonly string[]
  readonly pile?: string
  readonly buried?: string
  /** The draw pile; all other cards if left out. */
  readonly deck?: string
  readonly changes?: Partial<State>
  readonly players?: Readonly<Record<number, Partial<Player>>>
}

/** A position in round 2, everybody dealt to and the auction card up: the bids are open. */
export function position({
  auction = 'b7',
  hands,
  pile = '',
  buried = '',
  deck,
  changes = {},
  players = {},
}: Position): State {
  const held = hands.map(cards)
  const used = [...held.flat(), ...cards(auction), ...cards(pile), ...cards(buried)]
  const dealer = hands.length - 1
  return {
    length: 'short',
    visits: 'by_the_book',
    hand: 1,
    round: 2,
    dealer,
    phase: 'bid',
    players: held.map((hand, seat) => ({
      hand,
      sealed: null,
      seals: 0,
      firm: false,
      step: 'bid',
      pickedUp: true,
      immune: false,
      trusted: [],
      brawled: false,
      ashore: false,
      gone: false,
      most: hand.length,
      counted: false,
      total: 0,
      wins: 0,
      ...players[seat],
    })),
    deck: deck === undefined ? without(DECK, used) : cards(deck),
    pile: cards(pile),
    buried: cards(buried),
    auction: cards(auction)[0] ?? null,
    queue: [...held.keys()],
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
    ...changes,
  }
}

/** The open decision of a seat, of that kind. */
export function open(state: State, seat: number, ask?: string): Decision | undefined {
  return game
    .decisions(state)
    .find(
      (each) =>
        each.seat === seat && (ask === undefined ? each.kind !== 'optional' : each.id.startsWith(ask)),
    )
}

export function attempt(
  state: State,
  seat: number,
  move: Move,
  ask?: string,
  chance: Chance = seededChance(1),
) {
  const decision = open(state, seat, ask ?? ASKS[move.type])
  if (!decision) return { ok: false, code: 'nothing_asked', reason: '' } as const
  return game.apply(state, decision, move, chance)
}

/** Moves that answer an optional decision. */
const ASKS: Partial<Record<Move['type'], string>> = {
  call: 'call',
  trust: 'call',
  withdraw: 'change',
  stand: 'change',
}

/** What a seat plays, and the state after it. */
export function play(state: State, seat: number, move: Move, ask?: string, chance?: Chance): State {
  const result = attempt(state, seat, move, ask, chance)
  if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.code} ${result.reason}`)
  return result.state
}

/** A seat bids these cards of its hand, or passes with none. */
export function bid(state: State, seat: number, text: string, ask?: string): State {
  const wanted = cards(text)
  const move: Move =
    wanted.length > 0
      ? { type: 'bid', cards: itemsFor(state.players[seat]?.hand ?? [], wanted) }
      : { type: 'pass' }
  return play(state, seat, move, ask)
}

/** Everybody bids in turn. */
export const bids = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text, seat) => bid(now, seat, text), state)

/** Everybody puts cards away, or keeps all. */
export const discards = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text, seat) => {
    const hand = now.players[seat]?.hand ?? []
    return play(now, seat, { type: 'discard', cards: itemsFor(hand, cards(text)) })
  }, state)

export const handOf = (state: State, seat: number): readonly Card[] => state.players[seat]?.hand ?? []
export const holds = (state: State, seat: number, text: string): boolean =>
  cards(text).every((each) => handOf(state, seat).includes(each))

/** A card that lies on the table: its order and whether it is turned up do not matter to most tests. */
export const lying = (seat: number, of: Card, changes: Partial<Laid> = {}): Laid => ({
  seat,
  card: of,
  up: true,
  stage: 'live',
  claim: null,
  ...changes,
})
