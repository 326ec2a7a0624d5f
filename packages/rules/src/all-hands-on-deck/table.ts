import { type Chance, pickOne } from '../chance.js'
import { type Card, covers, sorted, without } from './cards.js'
import type { DeckEvent } from './events.js'
import type { Player, State, Work } from './types.js'

/** A match while an action changes it: a state of its own, what happened so far, and chance. */
export type Table = { readonly state: Work; readonly events: DeckEvent[]; readonly chance: Chance }

/** A table to work on; the state that it is made from is never changed. Arrays are replaced, not written to. */
export const tableOf = (state: State, chance: Chance): Table => ({
  state: {
    ...state,
    players: state.players.map((player) => ({ ...player })),
    laid: state.laid.map((laid) => ({ ...laid })),
  },
  events: [],
  chance,
})

/** A captain at the table. */
export function playerAt<P extends Player>(state: { readonly players: readonly P[] }, seat: number): P {
  const player = state.players[seat]
  if (!player) throw new RangeError(`There is no seat ${seat}`)
  return player
}

/** Every captain who is still there, once, from the dealer's left round to the dealer (R13, R15, A49). */
export function fromLeft({ players, dealer }: Pick<State, 'players' | 'dealer'>): number[] {
  const seats = players.length
  return players.map((_, index) => (dealer + 1 + index) % seats).filter((seat) => !players[seat]?.gone)
}

/** The deal passes to the left (R30, A45). */
export function passDeal(state: Work): void {
  state.dealer = fromLeft(state)[0] ?? state.dealer
}

/** Draws the top card; an empty draw pile is made anew from the discards (A5). `undefined`: none is left (A6). */
export function draw(table: Table): Card | undefined {
  const { state, events, chance } = table
  if (state.deck.length === 0) {
    if (state.pile.length + state.buried.length === 0) return undefined
    state.deck = sorted([...state.pile, ...state.buried])
    state.pile = []
    state.buried = []
    state.shuffles++
    events.push({ type: 'reshuffled' })
  }
  const at = chance.below(state.deck.length)
  const [drawn] = state.deck.slice(at, at + 1)
  state.deck = state.deck.toSpliced(at, 1)
  return drawn
}

/** A random card out of a hand, as cards are drawn for calls and for the Mermaid. */
export function pull({ state, chance }: Table, seat: number): Card | undefined {
  const player = playerAt(state, seat)
  if (player.hand.length === 0) return undefined
  const card = pickOne(chance, player.hand)
  player.hand = without(player.hand, [card])
  return card
}

/** A bid sealed in advance is cancelled when the hand has lost a card of it (A51). */
export function breakSeal({ state, events }: Table, seat: number): void {
  const player = playerAt(state, seat)
  if (!player.sealed || covers(player.hand, player.sealed)) return
  player.sealed = null
  player.firm = false
  events.push({ type: 'seal_broken', seat, audience: [seat] })
}

/** Adds a card to a hand. Whether that makes a crew is for the caller to ask. */
export function give({ state }: Table, seat: number, card: Card): void {
  const player = playerAt(state, seat)
  player.hand = sorted([...player.hand, card])
  player.most++
}

/** Cards that everybody saw go to the discard pile. */
export function discardOpenly({ state }: Table, cards: readonly Card[]): void {
  if (cards.length > 0) state.pile = sorted([...state.pile, ...cards])
}

/** Cards that not everybody saw, and how many nobody is to count (A15). */
export function bury({ state }: Table, cards: readonly Card[]): void {
  if (cards.length > 0) state.buried = sorted([...state.buried, ...cards])
}
