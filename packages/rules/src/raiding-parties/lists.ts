import { CARDS, type CardName, NAMES } from './cards.js'

/** The ships and forts, which the gold level limits (R2). */
export const FLEET: readonly CardName[] = NAMES.filter((name) => isFleet(name))
/** Crew and lands. */
export const CREW: readonly CardName[] = NAMES.filter((name) => ['crew', 'land'].includes(CARDS[name].kind))
/** One timers. */
export const TRICKS: readonly CardName[] = NAMES.filter((name) => CARDS[name].kind === 'one_timer')

export function isFleet(name: CardName): boolean {
  const { kind } = CARDS[name]
  return kind === 'ship' || kind === 'fort'
}

/** The verb of a sentence whose subject is a card. */
export const verbFor = (name: CardName, one: string, many: string): string => (CARDS[name].many ? many : one)

/** Gold of some cards together. */
export const goldOf = (cards: readonly CardName[]): number =>
  cards.reduce((sum, name) => sum + CARDS[name].gold, 0)

const PLACE = new Map(NAMES.map((name, index) => [name, index]))

/** In the order of the card list, so that equal hands are written alike. */
export const sorted = (cards: readonly CardName[]): CardName[] =>
  cards.toSorted((a, b) => (PLACE.get(a) ?? 0) - (PLACE.get(b) ?? 0))

/** The cards without one copy of this one. */
export function without(cards: readonly CardName[], name: CardName): CardName[] {
  const at = cards.indexOf(name)
  return at < 0 ? [...cards] : cards.toSpliced(at, 1)
}
