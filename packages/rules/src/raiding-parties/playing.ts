import type { HitSet } from './sheet.js'

/** The 52 playing cards, a letter each: Spades, Hearts, Diamonds, Clubs, and each from ace to king. */
export const PLAYING_CARDS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const SUITS = ['S', 'H', 'D', 'C'] as const
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

/** What is on a playing card: a suit S H D C and a rank A, 2 … 10, J, Q, K. */
export type Face = { readonly suit: (typeof SUITS)[number]; readonly rank: (typeof RANKS)[number] }

const FACES: ReadonlyMap<string, Face> = new Map(
  SUITS.flatMap((suit, row) =>
    RANKS.map((rank, column) => [PLAYING_CARDS.charAt(row * RANKS.length + column), { suit, rank }] as const),
  ),
)

/** The face behind a letter. */
export function faceOf(letter: string): Face {
  const face = FACES.get(letter)
  if (!face) throw new RangeError(`No playing card is called "${letter}"`)
  return face
}

/** Whether a playing card is a hit: by its suit or its rank (R22). */
export function isHit(hits: HitSet, letter: string): boolean {
  const { suit, rank } = faceOf(letter)
  return hits.includes(suit) || hits.includes(rank)
}

/** How many of some playing cards are hits. */
export const countHits = (hits: HitSet, deck: string): number =>
  [...deck].filter((letter) => isHit(hits, letter)).length

/** The share of hits among all 52 playing cards, from 0 to 1. */
export function oddsOf(hits: HitSet): number {
  let odds = ODDS.get(hits)
  if (odds === undefined) {
    odds = countHits(hits, PLAYING_CARDS) / PLAYING_CARDS.length
    ODDS.set(hits, odds)
  }
  return odds
}
const ODDS = new Map<HitSet, number>()
