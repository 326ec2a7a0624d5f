import { CARDS, type Card, faceOf, SUITS, type Suit } from './cards.js'

/** A run of consecutive ranks of one crew. */
export type Run = { readonly suit: Suit; readonly from: number; readonly cards: readonly Card[] }

/** The crew that a hand is nearest to (R2, R3), and what it lacks. */
export type NearestCrew = {
  readonly kind: 'seven' | 'threes'
  /** The cards of it that are held; Pirate Monkeys not counted. */
  readonly held: readonly Card[]
  /** The cards of it that are not held. */
  readonly missing: readonly Card[]
  /** How many of the missing cards the Pirate Monkeys in the hand stand for. */
  readonly monkeys: number
}

export type Score = { readonly points: number; readonly runs: readonly Run[] }

const TOP = 10
const SEVEN = 7
const THREE = 3

/** What a hand holds for building crews: a set of ranks for each suit, as bits, and the monkeys (R5, R6). */
type Holding = { readonly ranks: Readonly<Record<Suit, number>>; readonly monkeys: number }

const bit = (rank: number) => 1 << rank
const windowOf = (from: number, length: number) => ((1 << length) - 1) << from
const STARTS = { seven: [1, 2, 3, 4], three: [1, 2, 3, 4, 5, 6, 7, 8] } as const

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

function holdingOf(hand: readonly Card[]): Holding {
  const ranks = { r: 0, b: 0, g: 0 }
  let monkeys = 0
  for (const card of hand) {
    const { suit, rank } = faceOf(card)
    if (suit) ranks[suit] |= bit(rank)
    else if (card === 'pirate_monkey') monkeys++
  }
  return { ranks, monkeys }
}

/** The start of the window that lacks fewest cards, the higher one of two alike. */
function bestStart(ranks: number, starts: readonly number[], length: number) {
  let best = { from: 0, lacks: length + 1 }
  for (const from of starts) {
    const lacks = length - countBits(ranks & windowOf(from, length))
    if (lacks <= best.lacks) best = { from, lacks }
  }
  return best
}

/** How many cards a hand still lacks for each kind of crew, monkeys taken into account; 0 or less is a win. */
export function lacking(hand: readonly Card[]): { readonly seven: number; readonly threes: number } {
  const { ranks, monkeys } = holdingOf(hand)
  let seven = SEVEN
  let threes = 0
  for (const suit of SUITS) {
    seven = Math.min(seven, bestStart(ranks[suit], STARTS.seven, SEVEN).lacks)
    threes += bestStart(ranks[suit], STARTS.three, THREE).lacks
  }
  return { seven: seven - monkeys, threes: threes - monkeys }
}

/** Whether a hand holds a winning crew (R1–R6). */
export function isWinning(hand: readonly Card[]): boolean {
  if (hand.length < SEVEN) return false
  const { seven, threes } = lacking(hand)
  return seven <= 0 || threes <= 0
}

const cardsBetween = (suit: Suit, from: number, length: number): Card[] =>
  CARDS.filter((card) => {
    const face = faceOf(card)
    return face.suit === suit && face.rank >= from && face.rank < from + length
  })

/** The crew that lacks least, for a board to show; the seven where both lack as much. */
export function nearestCrew(hand: readonly Card[]): NearestCrew {
  const { ranks, monkeys } = holdingOf(hand)
  const sevens = SUITS.map((suit) => ({ suit, ...bestStart(ranks[suit], STARTS.seven, SEVEN) }))
  const seven = sevens.reduce((best, next) => (next.lacks < best.lacks ? next : best))
  const threes = SUITS.map((suit) => ({ suit, ...bestStart(ranks[suit], STARTS.three, THREE) }))
  const isSeven = seven.lacks <= threes.reduce((sum, { lacks }) => sum + lacks, 0)
  const wanted = isSeven
    ? cardsBetween(seven.suit, seven.from, SEVEN)
    : threes.flatMap(({ suit, from }) => cardsBetween(suit, from, THREE))
  const missing = wanted.filter((card) => !hand.includes(card))
  return {
    kind: isSeven ? 'seven' : 'threes',
    held: wanted.filter((card) => hand.includes(card)),
    missing,
    monkeys: Math.min(monkeys, missing.length),
  }
}

/** All runs of two or more consecutive ranks that a hand holds without monkeys, for a board to mark. */
export function runsIn(hand: readonly Card[]): Run[] {
  const { ranks } = holdingOf(hand)
  return SUITS.flatMap((suit) => {
    const runs: Run[] = []
    for (let from = 1; from <= TOP; from++) {
      if ((ranks[suit] & bit(from)) === 0 || (ranks[suit] & bit(from - 1)) !== 0) continue
      let length = 1
      while ((ranks[suit] & bit(from + length)) !== 0) length++
      if (length > 1) runs.push({ suit, from, cards: cardsBetween(suit, from, length) })
    }
    return runs
  })
}

function goldOf(ranks: number): number {
  let value = 0
  for (let rank = 1; rank <= TOP; rank++) if (ranks & bit(rank)) value += rank
  return value
}

type Best = { readonly points: number; readonly windows: readonly { from: number; length: number }[] }

/** The best three and the best seven of one suit; monkeys fill gaps and count 0 (R43–R45, A42, A43). */
function bestOfSuit(ranks: number, monkeys: number): Best {
  let points = 0
  const windows: { from: number; length: number }[] = []
  for (const [length, starts] of [
    [THREE, STARTS.three],
    [SEVEN, STARTS.seven],
  ] as const) {
    let best = { from: 0, value: -1 }
    for (const from of starts) {
      const span = windowOf(from, length)
      if (((ranks | monkeys) & span) !== span) continue
      const value = goldOf(ranks & span)
      if (value >= best.value) best = { from, value }
    }
    if (best.from === 0) continue
    points += best.value
    windows.push({ from: best.from, length })
  }
  return { points, windows }
}

/** The best of a suit with 0, 1, … monkeys in the gaps that suit them best. */
function bestByMonkeys(ranks: number, monkeys: number): Best[] {
  const gaps = Array.from({ length: TOP }, (_, index) => bit(index + 1)).filter((gap) => !(ranks & gap))
  let fills = [0]
  return Array.from({ length: monkeys + 1 }, (_, used) => {
    if (used > 0) fills = fills.flatMap((fill) => gaps.filter((gap) => gap > fill).map((gap) => fill | gap))
    return fills
      .map((fill) => bestOfSuit(ranks, fill))
      .reduce((best, next) => (next.points > best.points ? next : best), { points: 0, windows: [] })
  })
}

/** What a hand scores in the longer game (R43–R45): every monkey is used once, where it brings most (A42). */
export function scoreOf(hand: readonly Card[]): Score {
  const { ranks, monkeys } = holdingOf(hand)
  type Part = { readonly suit: Suit; readonly best: Best }
  let plans: { left: number; points: number; parts: Part[] }[] = [{ left: monkeys, points: 0, parts: [] }]
  for (const suit of SUITS) {
    const options = bestByMonkeys(ranks[suit], monkeys)
    plans = plans.flatMap(({ left, points, parts }) =>
      options.slice(0, left + 1).map((best, used) => ({
        left: left - used,
        points: points + best.points,
        parts: [...parts, { suit, best }],
      })),
    )
  }
  const plan = plans.reduce((best, next) => (next.points > best.points ? next : best))
  const runs = plan.parts.flatMap(({ suit, best }) =>
    best.windows.map(({ from, length }) => ({
      suit,
      from,
      cards: cardsBetween(suit, from, length).filter((card) => hand.includes(card)),
    })),
  )
  return { points: plan.points, runs }
}
