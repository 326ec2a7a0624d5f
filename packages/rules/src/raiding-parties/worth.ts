import { CARDS, type CardName } from './cards.js'
import type { Unit } from './types.js'
import { leftOf } from './units.js'

/** A card in play counts for more than one that has yet to get there. */
const IN_PLAY = 1.15
/** A life is a life, however cheap: what each hit point is worth beyond the gold. */
const PER_LIFE = 0.6

/** What a card outside play is worth to its player, in gold. */
export const lifeOf = (card: CardName): number => CARDS[card].gold + PER_LIFE * Math.max(1, CARDS[card].hp)

/** What a card in play is worth to its player, in gold: a hurt one less than a sound one, a dead one nothing. */
export const unitWorth = (unit: Unit): number => worthWith(unit.card, leftOf(unit))

/** What a card in play would be worth with so many hit points left. */
export function worthWith(card: CardName, left: number): number {
  if (left <= 0) return 0
  const { hp, gold } = CARDS[card]
  return IN_PLAY * (0.5 * gold + (0.5 * gold * left) / Math.max(1, hp) + PER_LIFE * left)
}

/** What so many hit points less cost the player of a card in play, in gold. */
export const lossOf = (unit: Unit, damage: number): number =>
  unitWorth(unit) - worthWith(unit.card, leftOf(unit) - damage)
