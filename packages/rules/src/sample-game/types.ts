import { z } from 'zod'

const card = z
  .string()
  .regex(/^lot-\d+$/)
  .describe('A card, such as "lot-17"; the higher number beats the lower')
export type Card = z.infer<typeof card>

export const options = z.strictObject({
  rounds: z.number().int().min(1).max(3).describe('How many rounds are played').default(3),
})
export type Options = Readonly<z.infer<typeof options>>

export const orders = z.strictObject({
  seal: z
    .enum(['ask', 'lowest', 'highest'])
    .describe('Whether to be asked for a card each round, or always play the lowest or the highest')
    .default('ask'),
})
export type Orders = Readonly<z.infer<typeof orders>>

export const move = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('discard'),
    cards: z.array(card).max(2).describe('Up to two cards to put away; as many are drawn'),
  }),
  z.strictObject({ type: z.literal('seal'), card: card.describe('The card to play face down') }),
  z.strictObject({ type: z.literal('swap'), card: card.describe('The card to give back for another') }),
])
export type Move = z.infer<typeof move>

const cards = z.array(card)
const player = z.strictObject({
  hand: cards,
  discarded: cards,
  hasDiscarded: z.boolean(),
  sealed: card.nullable(),
  hasSwapped: z.boolean(),
  /** The cards played in the rounds so far: everybody saw them. */
  played: cards,
  roundsWon: z.number().int().min(0),
})
export type Player = Readonly<z.infer<typeof player>>

export const state = z.strictObject({
  rounds: z.number().int(),
  round: z.number().int().describe('0 while discarding, then from 1'),
  players: z.array(player),
  /** In no order: a card is drawn from it by chance. */
  deck: cards,
})
export type State = Readonly<z.infer<typeof state>>

/** What anybody may know of a player. */
type PublicPlayer = {
  readonly hasDiscarded: boolean
  readonly hasSealed: boolean
  readonly played: readonly Card[]
  readonly roundsWon: number
}
export type View = {
  readonly rounds: number
  readonly round: number
  readonly players: readonly PublicPlayer[]
  /** What the viewer alone knows; absent for spectators. */
  readonly own?: {
    readonly hand: readonly Card[]
    readonly discarded: readonly Card[]
    readonly sealed: Card | null
    readonly hasSwapped: boolean
  }
}

export type SampleEvent =
  | { readonly type: 'discarded'; readonly seat: number }
  | { readonly type: 'sealed'; readonly seat: number }
  | { readonly type: 'revealed'; readonly seat: number; readonly card: Card }
  | { readonly type: 'round_won'; readonly seat: number; readonly card: Card }
  | {
      readonly type: 'drew'
      readonly seat: number
      readonly audience: readonly number[]
      readonly card: Card
    }
  | {
      readonly type: 'swapped'
      readonly seat: number
      readonly audience: readonly number[]
      readonly card: Card
    }
