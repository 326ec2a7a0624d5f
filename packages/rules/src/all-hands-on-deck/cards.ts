export const SUITS = ['r', 'b', 'g'] as const
/** A derelict crew: r Stormsail, b Sea Sabre, g Black Viper. */
export type Suit = (typeof SUITS)[number]

export const CREWS: Readonly<Record<Suit, string>> = { r: 'Stormsail', b: 'Sea Sabre', g: 'Black Viper' }

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** By rank, from 1. Only Surgeon, Navigator and First Mate have their place from the box; the rest are ours. */
export const RANK_NAMES = [
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

/** The most cards that a captain may hold by the rules (R34). */
export const HAND_LIMIT = 12

const COPIES_OF_CREW = 3

/**
 * The action cards (0.1, R48–R57). `own` marks what this project made up where the box names no such card, or
 * does not say what it does or how many there are: change those lines here, and their effect where named.
 */
export const ACTIONS = [
  { id: 'cutpurse', title: 'Cutpurse', copies: 2, own: false, effect: 'Remove any other bid card.' },
  {
    id: 'fall_off_the_dock',
    title: 'Fall off the Dock',
    copies: 2,
    own: false,
    effect: 'The auction card and all bids are thrown away at once; nobody wins.',
  },
  {
    id: 'hidden_plunder',
    title: 'Hidden Plunder',
    copies: 1,
    own: false,
    effect: 'Look through the discard pile and take a card.',
  },
  {
    id: 'mermaid',
    title: 'Mermaid',
    copies: 2,
    own: false,
    effect: 'Draw a card from every other hand; keep one, throw the rest away.',
  },
  {
    id: 'pieces_of_eight',
    title: 'Pieces of Eight',
    copies: 2,
    own: false,
    effect: 'Choose another bid card: it comes to your hand after the auction.',
  },
  {
    id: 'pirate_monkey',
    title: 'Pirate Monkey',
    copies: 2,
    own: false,
    effect: 'In your hand it stands for any crew card; in a bid it does nothing.',
  },
  // Effect as published, number of copies ours.
  {
    id: 'tavern_brawl',
    title: 'Tavern Brawl',
    copies: 2,
    own: true,
    effect: 'Choose a captain, who misses the next deal and the next auction.',
  },
  // Effect: `worthOf` in gold.ts.
  { id: 'rum', title: 'Rum', copies: 2, own: true, effect: 'Counts as 5 gold, never doubled.' },
  // Effect: `worthOf` in gold.ts.
  {
    id: 'pirate_king',
    title: 'Pirate King',
    copies: 1,
    own: true,
    effect: 'Doubles every crew card of your own bid.',
  },
  // Effect: `begin` in deeds.ts.
  {
    id: 'stowaway',
    title: 'Stowaway',
    copies: 2,
    own: true,
    effect: 'Look at the top two cards of the draw pile; keep one.',
  },
] as const

export type Action = (typeof ACTIONS)[number]['id']
export type CrewCard = `${Suit}${(typeof RANKS)[number]}`

const CREW_CARDS = SUITS.flatMap((suit) => RANKS.map((rank): CrewCard => `${suit}${rank}`))

/** The forty different cards, in the order in which hands and piles are kept. */
export const CARDS: readonly Card[] = [...CREW_CARDS, ...ACTIONS.map(({ id }) => id)]

/** A card as printed. Copies are alike, and nothing tells one from another. */
export type Card = CrewCard | Action

/** A card among others: the second Sea Sabre Navigator of a hand is "b7~2". */
export type Item = string

type Face = {
  readonly order: number
  readonly suit: Suit | undefined
  /** The gold value (R8); 0 for actions. */
  readonly rank: number
  readonly copies: number
  readonly title: string
}

const FACES: ReadonlyMap<string, Face> = new Map<string, Face>([
  ...SUITS.flatMap((suit, row) =>
    RANKS.map((rank, column): [string, Face] => [
      `${suit}${rank}`,
      {
        order: row * RANKS.length + column,
        suit,
        rank,
        copies: COPIES_OF_CREW,
        title: `${CREWS[suit]} ${RANK_NAMES[column] ?? ''} (${rank})`,
      },
    ]),
  ),
  ...ACTIONS.map(({ id, title, copies }, index): [string, Face] => [
    id,
    { order: CREW_CARDS.length + index, suit: undefined, rank: 0, copies, title },
  ]),
])
const BLANK: Face = { order: -1, suit: undefined, rank: 0, copies: 0, title: '' }

export const faceOf = (of: Card): Face => FACES.get(of) ?? BLANK
/** "Black Viper Cook (4)", "Rum". */
export const titleOf = (of: Card): string => faceOf(of).title
export const isCrew = (of: Card): boolean => faceOf(of).suit !== undefined

const COMPARE = (a: Card, b: Card) => faceOf(a).order - faceOf(b).order
/** Hands and piles are kept in order, so that their order tells nothing. */
export const sorted = (cards: readonly Card[]): Card[] => cards.toSorted(COMPARE)

/** All 108 cards (R7). */
export const DECK: readonly Card[] = CARDS.flatMap((each) =>
  Array.from({ length: faceOf(each).copies }, () => each),
)

const MOST_COPIES = 3
const ITEMS: ReadonlyMap<string, Card> = new Map(
  CARDS.flatMap((each) =>
    Array.from({ length: MOST_COPIES }, (_, copy): [string, Card] => [itemAt(each, copy), each]),
  ),
)

function itemAt(of: Card, copy: number): Item {
  return copy === 0 ? of : `${of}~${copy + 1}`
}

/** The card behind an item, if there is such a card. */
export const cardOf = (of: Item): Card | undefined => ITEMS.get(of)

/** Names for each of some cards, in their order, so that any of them can be pointed at. */
export function itemsOf(cards: readonly Card[]): Item[] {
  const seen = new Map<Card, number>()
  return cards.map((each) => {
    const copy = seen.get(each) ?? 0
    seen.set(each, copy + 1)
    return itemAt(each, copy)
  })
}

/** How moves call some cards of a hand, each copy its own. */
export function itemsFor(hand: readonly Card[], cards: readonly Card[]): Item[] {
  const items = itemsOf(hand)
  const used = new Set<number>()
  return cards.flatMap((card) => {
    const at = hand.findIndex((other, index) => other === card && !used.has(index))
    if (at < 0) return []
    used.add(at)
    return items[at] ?? []
  })
}

/** The cards without one copy of each that is taken. */
export function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...cards]
  for (const each of taken) {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Whether each of the wanted cards, copies counted, is among the cards. */
export function covers(cards: readonly Card[], wanted: readonly Card[]): boolean {
  return without(cards, wanted).length === cards.length - wanted.length
}

/** Each card once. */
export const kindsOf = (cards: readonly Card[]): Card[] => [...new Set(sorted(cards))]
