import {
  ACTIONS,
  type Action,
  type Card,
  faceOf as factsOf,
  itemsOf,
  RANK_NAMES,
  type Suit,
} from '@marque/rules/all-hands-on-deck/hand'

export { bidValue, CARDS, CREWS, cardOf, SUITS, titleOf } from '@marque/rules/all-hands-on-deck/hand'
export type { Action, Suit }

export type Face =
  | { readonly kind: 'crew'; readonly suit: Suit; readonly rank: number; readonly name: string }
  | { readonly kind: 'action'; readonly action: Action; readonly name: string; readonly effect: string }

const actions = new Map<Card, (typeof ACTIONS)[number]>(ACTIONS.map((action) => [action.id, action]))

/** What stands on a card. */
export function faceOf(card: Card): Face {
  const action = actions.get(card)
  if (action) return { kind: 'action', action: action.id, name: action.title, effect: action.effect }
  const { suit = 'r', rank } = factsOf(card)
  return { kind: 'crew', suit, rank, name: RANK_NAMES[rank - 1] ?? '' }
}

/** A card of a hand, and the name that moves call it by: the second "b7" is "b7~2". */
export type Held = { readonly item: string; readonly card: Card }

export function named(hand: readonly Card[]): readonly Held[] {
  const items = itemsOf(hand)
  return hand.map((card, index) => ({ item: items[index] ?? card, card }))
}
