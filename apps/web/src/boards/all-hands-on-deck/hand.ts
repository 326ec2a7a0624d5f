import { type NearestCrew, runsIn } from '@marque/rules/all-hands-on-deck/hand'
import { CREWS, faceOf, type Held, named, SUITS } from './faces'
import type { Card } from './view'

export type Order = 'crew' | 'rank'

/** Action cards come after all sailors. */
const rankOf = ({ card }: Held) => {
  const face = faceOf(card)
  return face.kind === 'crew' ? face.rank : Number.POSITIVE_INFINITY
}

/** The hand as it is to lie; the server's order is by crew. Twins keep their names, and so what is chosen of them. */
export function lying(hand: readonly Card[], order: Order): readonly Held[] {
  const items = named(hand)
  return order === 'crew' ? items : items.toSorted((a, b) => rankOf(a) - rankOf(b) || 0)
}

/** How far a card helps: three in a row is what crews are made of. Of twins the first counts. */
export function marksOf(hand: readonly Card[]): ReadonlyMap<string, 'run' | 'pair'> {
  const marks = new Map<string, 'run' | 'pair'>()
  for (const { cards } of runsIn(hand))
    for (const card of cards) marks.set(card, cards.length > 2 ? 'run' : 'pair')
  return marks
}

/** "Sea Sabre 3–5, Black Viper 7–8". */
export const runWords = (hand: readonly Card[]): string =>
  runsIn(hand)
    .map(({ suit, from, cards }) => `${CREWS[suit]} ${from}–${from + cards.length - 1}`)
    .join(', ')

/** "Stormsail 4, 5; Black Viper 8". */
export function missingWords(missing: readonly Card[]): string {
  const faces = missing.map(faceOf)
  return SUITS.flatMap((suit) => {
    const ranks = faces.flatMap((face) => (face.kind === 'crew' && face.suit === suit ? [face.rank] : []))
    return ranks.length > 0 ? [`${CREWS[suit]} ${ranks.join(', ')}`] : []
  }).join('; ')
}

/** What is missing for the crew that is nearest, in a sentence. */
export function nearestWords({ kind, missing, monkeys }: NearestCrew): string {
  const which = kind === 'seven' ? 'seven of one crew' : 'three of each crew'
  const wanted = missing.length - monkeys
  const stands =
    monkeys === 0 ? '' : monkeys === 1 ? '; your Monkey stands for one' : `; Monkeys stand for ${monkeys}`
  return `${wanted} short of ${which}: ${missingWords(missing)}${stands}.`
}
