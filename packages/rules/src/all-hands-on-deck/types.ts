import { z } from 'zod'
import { CARDS } from './cards.js'

export const card = z
  .enum(CARDS)
  .describe('A card: crew (r Stormsail, b Sea Sabre, g Black Viper) and rank such as "b7", or an action')
const item = z
  .string()
  .regex(/^[a-z_]+(10|[1-9])?(~[23])?$/)
  .describe('One of your cards, such as "b7"; the second and third of a kind are "b7~2" and "b7~3"')

const length = z
  .enum(['short', 'long'])
  .describe('Short: the first crew wins. Long: hands are scored, to 250 points or five hands')
export type Length = z.infer<typeof length>

const visits = z
  .union([
    z.literal('by_the_book').meta({
      title: 'By the book',
      description: 'All discard, then each bids in turn; a bid may be sealed ahead of one’s turn',
    }),
    z.literal('one_visit').meta({
      title: 'One visit a round',
      description:
        'Each captain discards, picks up and seals a bid in one go, and all bids are turned up together',
    }),
  ])
  .describe('How often a round calls each captain to the table')
export type Visits = z.infer<typeof visits>

/** D14, A52. */
export const options = z.strictObject({
  length: length.default('short'),
  visits: visits.default('by_the_book'),
})
export type Options = Readonly<z.infer<typeof options>>

/** A21. */
export const orders = z.strictObject({
  skipDiscard: z
    .boolean()
    .describe('Whether to keep all cards without being asked while you hold few; a swift answer may tell')
    .default(false),
  skipBelow: z
    .number()
    .int()
    .min(0)
    .max(108)
    .describe('Few means: fewer cards than this before the deal')
    .default(12),
  passEmptyHanded: z
    .boolean()
    .describe('Whether to pass without being asked while you hold no card; a swift pass may tell')
    .default(false),
})
export type Orders = Readonly<z.infer<typeof orders>>

const seat = z.number().int().min(0).max(5)
const captain = seat.describe('A captain, by seat number')
const items = z.array(item).max(108)

export const move = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('discard'), cards: items.describe('Any of your cards, or none') })
    .describe('Put cards away, face down'),
  z
    .strictObject({ type: z.literal('bid'), cards: items.min(1).describe('One or more of your cards') })
    .describe('Bid face down'),
  z.strictObject({ type: z.literal('pass') }).describe('Bid nothing; in a tie, forfeit'),
  z.strictObject({ type: z.literal('withdraw') }).describe('Take back a bid sealed in advance'),
  z.strictObject({ type: z.literal('stand') }).describe('Stand by a bid sealed in advance'),
  z.strictObject({ type: z.literal('call'), seat: captain }).describe('Call a captain a cheat'),
  z.strictObject({ type: z.literal('trust') }).describe('Call none of those who can be called now'),
  z.strictObject({ type: z.literal('keep'), card }).describe('Take a card into your hand'),
  z.strictObject({ type: z.literal('refuse') }).describe('Keep none of the cards'),
  z.strictObject({ type: z.literal('resolve'), card }).describe('Choose which action of yours comes next'),
  z
    .strictObject({ type: z.literal('cut'), seat: captain, card: item.describe('A card of that bid') })
    .describe('Cutpurse: remove a bid card'),
  z
    .strictObject({ type: z.literal('claim'), seat: captain, card: item.describe('A card of that bid') })
    .describe('Pieces of Eight: choose a bid card for your hand'),
  z.strictObject({ type: z.literal('brawl'), seat: captain }).describe('Tavern Brawl: choose a captain'),
])
export type Move = z.infer<typeof move>

const cards = z.array(card)
const count = z.number().int().min(0)

const player = z.strictObject({
  hand: cards,
  /** A bid sealed in advance and still in the hand (A51); an empty one is a pass. */
  sealed: cards.nullable(),
  seals: count.describe('How often a bid was sealed in this round'),
  firm: z.boolean().describe('Whether he stands by it'),
  step: z.enum(['discard', 'bid', 'done']),
  pickedUp: z.boolean().describe('Whether he may be called, immunity apart (R35, A33)'),
  immune: z.boolean(),
  trusted: z.array(seat).describe('Those whom he will not call in this round'),
  brawled: z.boolean().describe('Misses the deal and auction to come'),
  ashore: z.boolean().describe('Misses this auction'),
  gone: z.boolean().describe('Left the match; the hand lies aside, out of play (A49)'),
  /** The most cards he can hold, from what everybody saw; discards are not seen (A15). */
  most: count,
  counted: z.boolean().describe('Whether his hand was counted after he sealed in one visit'),
  total: count,
  wins: count,
})
export type Player = Readonly<z.infer<typeof player>>

/** A card laid in a bid. */
const laid = z.strictObject({
  seat,
  card,
  up: z.boolean(),
  stage: z.enum(['live', 'acting', 'spent']),
  /** Pieces of Eight: who gets it, and as the how-manieth. */
  claim: z.strictObject({ by: seat, order: count }).nullable(),
})
export type Laid = Readonly<z.infer<typeof laid>>

const lastAuction = z.strictObject({
  card,
  winner: seat.nullable(),
  value: count,
  bids: z.array(z.strictObject({ seat, cards })),
})
/** How the latest auction went, for a board to show. */
export type LastAuction = Readonly<z.infer<typeof lastAuction>>

const result = z.strictObject({
  winner: seat.nullable(),
  points: z.array(count).describe('By seat, the bonus included'),
})
/** A hand of play that is over. */
export type HandResult = Readonly<z.infer<typeof result>>

const lastCall = z.strictObject({
  seat,
  target: seat,
  count: count.describe('Cards in the hand that was counted'),
  drawn: count.describe('Cards drawn for it, by one from the other'),
})
/** The latest call: its count was open, and the table remembers it (R37). */
export type LastCall = Readonly<z.infer<typeof lastCall>>

const lastHand = z.strictObject({
  crew: cards.describe('The winning crew, as it was held'),
  runs: z.array(z.array(cards)).describe('By seat, the runs that scored'),
})
/** What the latest hand of play was won with, and what scored, for a board to show. */
export type LastHand = Readonly<z.infer<typeof lastHand>>

export const state = z.strictObject({
  length,
  visits,
  hand: z.number().int().min(1),
  round: z.number().int().min(1),
  dealer: seat,
  phase: z.enum(['discard', 'bid', 'tie', 'resolve', 'over']),
  players: z.array(player),
  /** In no order: a card is drawn from it by chance. */
  deck: cards,
  /** Discards that everybody saw, and those that nobody needs to have seen. Together the discard pile (R11). */
  pile: cards,
  buried: cards,
  auction: card.nullable(),
  queue: z.array(seat).describe('Who has yet to bid, from the dealer’s left'),
  laid: z.array(laid),
  contest: z.array(seat).nullable().describe('Those tied for the highest bid'),
  ties: count,
  /** An action that waits for its captain (R25). */
  deed: z.strictObject({ seat, card, drawn: cards }).nullable(),
  /** A captain to choose which action comes next (D5). */
  ordering: seat.nullable(),
  asks: count.describe('Questions about actions in this round so far'),
  /** Cards drawn after a call, waiting for a choice (R38, R39). */
  keep: z.strictObject({ seat, from: seat, cards, mayRefuse: z.boolean() }).nullable(),
  calls: count.describe('Calls in this round so far'),
  lastCall: lastCall.nullable(),
  shuffles: count.describe('How often the discards became the draw pile in this hand (A5)'),
  last: lastAuction.nullable(),
  results: z.array(result),
  lastHand: lastHand.nullable(),
})
/** A state that is being worked on. */
export type Work = z.infer<typeof state>
export type State = Readonly<Work>
