import type { Laws } from '../../conformance/index.js'
import { DECK } from '../play.js'
import type { Options, Orders, State } from '../types.js'

/** What the suite cannot know about the sample game by itself. */
export const laws: Laws<State, Options, Orders> = {
  options: [{ rounds: 1 }],
  orders: [{ seal: 'lowest' }, { seal: 'highest' }],
  /** Every card is somewhere, once. */
  pieces({ deck, players }) {
    const cards = [
      ...deck,
      ...players.flatMap(({ hand, discarded, sealed, played }) => [
        ...hand,
        ...discarded,
        ...played,
        sealed ?? [],
      ]),
    ].flat()
    return Object.fromEntries(DECK.map((card) => [card, cards.filter((other) => other === card).length]))
  },
  /** The deck, and what others hold, sealed or put away. */
  hidden({ deck, players }, viewer) {
    const others = players.filter((_, seat) => seat !== viewer)
    return [
      ...deck,
      ...others.flatMap(({ hand, discarded, sealed }) => [
        ...hand,
        ...discarded,
        ...(sealed ? [sealed] : []),
      ]),
    ]
  },
}
