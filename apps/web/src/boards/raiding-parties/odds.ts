import { countHits, faceOf, type HitSet, PLAYING_CARDS } from '@marque/rules/raiding-parties/facts'
import type { View } from './view'

/** How likely the next flip is a hit: so many of the playing cards that are left. */
export type Odds = { readonly hits: number; readonly of: number }

/** Chances of the next flip: of the cards still in the deck, which is a full one again once it is used up. */
export function oddsOf(hits: HitSet, { pile }: Pick<View, 'pile'> = { pile: '' }): Odds {
  const left = [...PLAYING_CARDS].filter((letter) => !pile.includes(letter)).join('')
  const deck = left || PLAYING_CARDS
  return { hits: countHits(hits, deck), of: deck.length }
}

/** "31 %", never broken between the lines. */
export const percent = ({ hits, of }: Odds): string => `${Math.round((100 * hits) / of)}\u00a0%`

const NAMES: Readonly<Record<string, string>> = {
  ...{ S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  ...{ A: 'ace', K: 'king', Q: 'queen', J: 'jack' },
}

/** "spades, ace or king". */
export function hitWords(hits: HitSet): string {
  const names = [...hits].map((sign) => NAMES[sign] ?? sign)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? 'nothing')
}

/** "king of spades". */
export function playingWords(letter: string): string {
  const { suit, rank } = faceOf(letter)
  return `${NAMES[rank] ?? rank} of ${NAMES[suit]}`
}
