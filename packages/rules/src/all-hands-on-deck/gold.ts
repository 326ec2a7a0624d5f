import { type Card, faceOf } from './cards.js'

const RUM = 5

/**
 * The gold that a bid is worth (R20, R21): suits of the auction card count double, the Pirate King doubles all
 * crew of his own bid but nothing twice (R56), Rum is worth 5 (R55, A2).
 */
export function bidValue(cards: readonly Card[], auction: Card | null): number {
  const hasKing = cards.includes('pirate_king')
  let value = 0
  for (const card of cards) value += worthOf(card, auction, hasKing)
  return value
}

function worthOf(card: Card, auction: Card | null, hasKing: boolean): number {
  const { suit, rank } = faceOf(card)
  if (!suit) return card === 'rum' ? RUM : 0
  return hasKing || (auction !== null && faceOf(auction).suit === suit) ? 2 * rank : rank
}
