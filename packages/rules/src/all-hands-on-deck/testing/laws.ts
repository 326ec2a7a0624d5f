import type { Laws } from '../../conformance/index.js'
import { CARDS, type Card } from '../cards.js'
import type { Options, Orders, State } from '../types.js'

/** All cards of a state, wherever they are. */
export function everyCard(state: State): Card[] {
  return [
    ...state.deck,
    ...state.pile,
    ...state.buried,
    ...(state.auction ? [state.auction] : []),
    ...state.laid.map(({ card }) => card),
    ...(state.deed?.drawn ?? []),
    ...(state.keep?.cards ?? []),
    ...state.players.flatMap(({ hand }) => hand),
  ]
}

/** The cards that a viewer can see somewhere. */
function seenCards(state: State, viewer: number | null): Set<Card> {
  const isOver = state.phase === 'over'
  return new Set([
    ...state.pile,
    ...(state.auction ? [state.auction] : []),
    ...state.laid.flatMap(({ card, up, seat }) => (up || seat === viewer ? [card] : [])),
    ...(state.deed ? [state.deed.card] : []),
    ...(state.deed && state.deed.seat === viewer ? state.deed.drawn : []),
    // His Hidden Plunder lets him look through all of the pile.
    ...(state.deed?.card === 'hidden_plunder' && state.deed.seat === viewer ? state.buried : []),
    ...(state.keep && state.keep.seat === viewer ? state.keep.cards : []),
    ...state.players.flatMap(({ hand }, seat) => (seat === viewer || isOver ? hand : [])),
    ...(state.lastHand ? [...state.lastHand.crew, ...state.lastHand.runs.flat(2)] : []),
    ...(state.last ? [state.last.card, ...state.last.bids.flatMap(({ cards }) => cards)] : []),
  ])
}

/** What the suite cannot know about the game by itself. */
export const laws: Laws<State, Options, Orders> = {
  options: [
    { length: 'short', visits: 'one_visit' },
    { length: 'long', visits: 'by_the_book' },
    { length: 'long', visits: 'one_visit' },
  ],
  orders: [
    { skipDiscard: true, skipBelow: 12, passEmptyHanded: true },
    { skipDiscard: true, skipBelow: 3, passEmptyHanded: false },
  ],
  /** R7: 108 cards, each as often as it was printed, somewhere. */
  pieces(state) {
    const all = everyCard(state)
    return Object.fromEntries(CARDS.map((card) => [card, all.filter((other) => other === card).length]))
  },
  /** Cards of which no copy can be seen by this viewer. */
  hidden(state, viewer) {
    const seen = seenCards(state, viewer)
    return CARDS.filter((card) => !seen.has(card))
  },
}
