import { type Action, type Card, faceOf, isCrew, SUITS, type Suit } from './cards.js'

/** What an action card is worth in the hand, compared with a crew card that is wanted. */
const ACTION_WORTH: Readonly<Record<Action, number>> = {
  pirate_monkey: 1.2,
  mermaid: 0.3,
  hidden_plunder: 0.28,
  stowaway: 0.25,
  pieces_of_eight: 0.22,
  cutpurse: 0.2,
  pirate_king: 0.15,
  rum: 0.12,
  tavern_brawl: 0.12,
  fall_off_the_dock: 0.08,
}

const ACTION_WORTHS: ReadonlyMap<string, number> = new Map(Object.entries(ACTION_WORTH))

const SEVENS = [1, 2, 3, 4]
const THREES = [1, 2, 3, 4, 5, 6, 7, 8]

/** How a hand is placed for each crew that it could become. */
export type Prospects = {
  readonly monkeys: number
  /** Ranks held of each suit, by rank. */
  readonly held: Readonly<Record<Suit, readonly boolean[]>>
  /** The most held of any three in a row, by suit. */
  readonly threes: Readonly<Record<Suit, number>>
}

function heldBetween(held: readonly boolean[], from: number, length: number): number {
  let count = 0
  for (let rank = from; rank < from + length; rank++) if (held[rank]) count++
  return count
}

export function prospectsOf(hand: readonly Card[]): Prospects {
  const none = () => Array.from({ length: 11 }, () => false)
  const held: Record<Suit, boolean[]> = { r: none(), b: none(), g: none() }
  let monkeys = 0
  for (const card of hand) {
    const { suit, rank } = faceOf(card)
    if (suit) held[suit][rank] = true
    else if (card === 'pirate_monkey') monkeys++
  }
  const most = (suit: Suit) => Math.max(...THREES.map((from) => heldBetween(held[suit], from, 3)))
  return { monkeys, held, threes: { r: most('r'), b: most('b'), g: most('g') } }
}

/**
 * How much a hand wants a card, 0 to about 1: how far the best crew that it belongs to has come with it. A
 * second copy is worth nothing.
 */
export function worthIn(prospects: Prospects, card: Card): number {
  const { suit, rank } = faceOf(card)
  if (!suit) return ACTION_WORTHS.get(card) ?? 0
  const { held, threes, monkeys } = prospects
  if (held[suit][rank]) return 0
  return wanted(held[suit], threes, monkeys, suit, rank)
}

function wanted(
  ranks: readonly boolean[],
  threes: Readonly<Record<Suit, number>>,
  monkeys: number,
  suit: Suit,
  rank: number,
): number {
  let best = 0
  for (const from of SEVENS) {
    if (rank < from || rank >= from + 7) continue
    best = Math.max(best, ((heldBetween(ranks, from, 7) + 1 + monkeys) / 7) ** 3)
  }
  const elsewhere = SUITS.reduce((sum, other) => sum + (other === suit ? 0 : threes[other]), 0)
  for (const from of THREES) {
    if (rank < from || rank >= from + 3) continue
    const here = heldBetween(ranks, from, 3) + 1
    // A card that only starts another run of three, beside a better one, brings no crew nearer.
    if (here <= threes[suit]) continue
    best = Math.max(best, ((elsewhere + here + monkeys) / 9) ** 3)
  }
  return best
}

/** The cards of a hand with what each is worth to the rest of it, the least first; of two alike, the cheaper. */
export function byWorth(hand: readonly Card[]): { readonly card: Card; readonly worth: number }[] {
  return hand
    .map((card, at) => {
      const rest = hand.toSpliced(at, 1)
      return { card, worth: worthIn(prospectsOf(rest), card) }
    })
    .toSorted((a, b) => a.worth - b.worth || faceOf(a.card).rank - faceOf(b.card).rank)
}

/** The card that a hand wants most. */
export function mostWanted(hand: readonly Card[], cards: readonly Card[]): Card | undefined {
  const prospects = prospectsOf(hand)
  const score = (card: Card) => worthIn(prospects, card) + (isCrew(card) ? faceOf(card).rank / 1000 : 0)
  return cards.reduce<Card | undefined>(
    (best, card) => (best === undefined || score(card) > score(best) ? card : best),
    undefined,
  )
}
