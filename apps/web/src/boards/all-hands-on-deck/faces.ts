import type { Action, Card, CrewCard, Suit } from '@marque/rules/all-hands-on-deck'

export const SUITS = ['r', 'b', 'g'] as const
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export const crewNames: Readonly<Record<Suit, string>> = {
  r: 'Stormsail',
  b: 'Sea Sabre',
  g: 'Black Viper',
}

export const rankNames = [
  'Cabin Boy',
  'Swab',
  'Rigger',
  'Cook',
  'Gunner',
  'Surgeon',
  'Navigator',
  'Third Mate',
  'Second Mate',
  'First Mate',
] as const

export const actionNames: Readonly<Record<Action, string>> = {
  cutpurse: 'Cutpurse',
  fall_off_the_dock: 'Fall off the Dock',
  hidden_plunder: 'Hidden Plunder',
  mermaid: 'Mermaid',
  pieces_of_eight: 'Pieces of Eight',
  pirate_monkey: 'Pirate Monkey',
  tavern_brawl: 'Tavern Brawl',
  rum: 'Rum',
  pirate_king: 'Pirate King',
  stowaway: 'Stowaway',
}

const isAction = (name: string): name is Action => name in actionNames

/** The forty different cards, in the order of the rules. */
export const cards: readonly Card[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank): CrewCard => `${suit}${rank}`)),
  ...Object.keys(actionNames).filter(isAction),
]

export type Face =
  | { readonly kind: 'crew'; readonly suit: Suit; readonly rank: number }
  | { readonly kind: 'action'; readonly action: Action }

export function faceOf(card: Card): Face {
  if (isAction(card)) return { kind: 'action', action: card }
  const suit = SUITS.find((one) => card.startsWith(one)) ?? 'r'
  return { kind: 'crew', suit, rank: Number(card.slice(1)) }
}

/** "Black Viper Cook (4)", "Rum". */
export function titleOf(card: Card): string {
  const face = faceOf(card)
  if (face.kind === 'action') return actionNames[face.action]
  return `${crewNames[face.suit]} ${rankNames[face.rank - 1] ?? ''} (${face.rank})`
}

/** Each card of a hand with the name that moves call it by: the second "b7" is "b7~2". */
export function named(hand: readonly Card[]): readonly { readonly item: string; readonly card: Card }[] {
  const seen = new Map<Card, number>()
  return hand.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1
    seen.set(card, copy)
    return { item: copy === 1 ? card : `${card}~${copy}`, card }
  })
}

/** The card that an item names. */
export const cardOf = (item: string): Card | undefined =>
  cards.find((card) => card === item.replace(/~\d$/, ''))

/** The gold that cards would bid, as far as they themselves tell; a Pirate King doubles all crew. */
export function goldOf(bid: readonly Card[], auction: Card | null): number {
  const wanted = auction ? faceOf(auction) : undefined
  const king = bid.includes('pirate_king')
  return bid.reduce((sum, card) => {
    const face = faceOf(card)
    if (face.kind === 'action') return sum + (face.action === 'rum' ? 5 : 0)
    const doubled = king || (wanted?.kind === 'crew' && wanted.suit === face.suit)
    return sum + face.rank * (doubled ? 2 : 1)
  }, 0)
}
