import type { Bid, Card, Move, View } from '@marque/rules/all-hands-on-deck'
import { attempt, either, list, nullable, number, object, oneOf, type Shape, text, truth } from '@/shape'
import { CARDS } from './faces'

export type { Bid, Card, Move, View }

// The same shapes as the rules publish; their types hold the two together.

const card: Shape<Card> = oneOf(...CARDS)
const cards = list(card)
const seat = nullable(number)

const move: Shape<Move> = either(
  object({ type: oneOf('discard'), cards: list(text) }),
  object({ type: oneOf('bid'), cards: list(text) }),
  object({ type: oneOf('pass') }),
  object({ type: oneOf('withdraw') }),
  object({ type: oneOf('stand') }),
  object({ type: oneOf('trust') }),
  object({ type: oneOf('refuse') }),
  object({ type: oneOf('keep'), card }),
  object({ type: oneOf('resolve'), card }),
  object({ type: oneOf('cut'), seat: number, card: text }),
  object({ type: oneOf('claim'), seat: number, card: text }),
  object({ type: oneOf('call'), seat: number }),
  object({ type: oneOf('brawl'), seat: number }),
)

export const readMove = (json: unknown): Move | undefined => attempt(move, json)

const player = object(
  {
    atMost: number,
    step: oneOf('discard', 'bid', 'done'),
    pickedUp: truth,
    immune: truth,
    brawled: truth,
    ashore: truth,
    gone: truth,
    total: number,
    handsWon: number,
  },
  { hand: cards },
)

const bid: Shape<Bid> = object({
  seat: number,
  status: oneOf('waiting', 'sealed', 'passed', 'ashore', 'down', 'up'),
  down: seat,
  up: list(object({ item: text, card, stage: oneOf('live', 'acting', 'spent'), claimedBy: seat })),
  value: number,
})

const own = object({
  hand: cards,
  sealed: nullable(cards),
  seals: number,
  firm: truth,
  down: cards,
  trusted: list(number),
  keep: nullable(cards),
  drawn: nullable(cards),
  plunder: nullable(cards),
})

/** Reads the table as the API sends it; throws if it is not one. */
export const readView: Shape<View> = object(
  {
    length: oneOf('short', 'long'),
    visits: oneOf('by_the_book', 'one_visit'),
    hand: number,
    round: number,
    dealer: number,
    phase: oneOf('discard', 'bid', 'tie', 'resolve', 'over'),
    players: list(player),
    auction: nullable(card),
    queue: list(number),
    onTurn: seat,
    bids: list(bid),
    contest: nullable(list(number)),
    ties: number,
    pile: cards,
    deed: nullable(object({ seat: number, card, drawn: number })),
    ordering: seat,
    asks: number,
    keep: nullable(object({ seat: number, from: number, count: number, mayRefuse: truth })),
    calls: number,
    lastCall: nullable(object({ seat: number, target: number, count: number, drawn: number })),
    shuffles: number,
    last: nullable(
      object({ card, winner: seat, value: number, bids: list(object({ seat: number, cards })) }),
    ),
    results: list(object({ winner: seat, points: list(number) })),
    lastHand: nullable(object({ crew: cards, runs: list(list(cards)) })),
  },
  { own },
)
