import { z } from 'zod'

export const cell = z
  .string()
  .regex(/^[a-g][1-7]$/)
  .describe('A place on the table: column letter from the left, row number from the top, such as "c4"')
export type Cell = z.infer<typeof cell>

export const side = z
  .enum(['yellow', 'black'])
  .describe('A crew: the Yellowbeards (gold cargo, round rig) or the Blackbeards (spice cargo, square rig)')
export type Side = z.infer<typeof side>

const kind = z.enum(['gold', 'spice', 'round', 'square']).describe('What the ships of a flotilla share')
export type Kind = z.infer<typeof kind>

/** A ship's two attributes (R1). */
export type Ship = { readonly cargo: 'gold' | 'spice'; readonly rig: 'round' | 'square' }

/** A ship on the table, and the crew whose pirate stands on it. */
export type Tile = Ship & { readonly cell: Cell; readonly pirate?: Side }

const length = z
  .enum(['long', 'short'])
  .describe('The long game has 36 ships on a 7×7 area, the short one 16 on 5×5')
export type Length = z.infer<typeof length>

export const options = z.strictObject({ length: length.default('long') })
export type Options = Readonly<z.infer<typeof options>>

export const orders = z.strictObject({
  forcedPass: z
    .enum(['ask', 'auto'])
    .describe('What happens when you can do nothing but pass: you are asked, or the pass is played for you')
    .default('ask'),
})
export type Orders = Readonly<z.infer<typeof orders>>

const pair = z.tuple([cell, cell])

export const move = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('place'),
      yellow: pair.describe('Two gold or round-rigged ships for the Yellowbeards'),
      black: pair.describe('Two spice or square-rigged ships for the Blackbeards'),
    })
    .describe('Put all four pirates aboard, each on a ship of its own'),
  z
    .strictObject({ type: z.literal('side'), side: side.describe('The crew to play') })
    .describe('Choose a crew'),
  z
    .strictObject({
      type: z.literal('jump'),
      from: cell.describe('Where the pirate stands'),
      to: cell.describe('A free ship of the same flotilla'),
    })
    .describe('Jump with a pirate to another ship of its flotilla'),
  z
    .strictObject({
      type: z.literal('sail'),
      from: cell.describe('The ship that one of your pirates stands on'),
      to: cell.describe('The open water that it sails to'),
    })
    .describe('Sail a ship, with the pirate aboard, through open water'),
  z
    .strictObject({
      type: z.literal('scupper'),
      at: cell.describe('A free ship next to one that you stand on'),
    })
    .describe('Sink a ship'),
  z.strictObject({ type: z.literal('pass') }).describe('Do nothing'),
])
export type Move = z.infer<typeof move>

const sideOrNone = side.nullable()
const winner = z.strictObject({
  side,
  how: z.enum(['raft', 'scupper', 'vengeance']),
  raft: z.strictObject({ side, kind }).exactOptional(),
})
export type Winner = z.infer<typeof winner>

const seat = z.number().int().min(0).max(1)
const count = z.number().int().min(0)
const ships = z.string().regex(/^[ABCD]*$/)

/** Ships are letters: A gold and round, B gold and square, C spice and round, D spice and square. */
export const state = z.strictObject({
  length,
  phase: z.enum(['placing', 'choosing', 'sailing', 'over']),
  placer: seat,
  tiles: z
    .string()
    .regex(/^[.ABCD]{25}([.ABCD]{24})?$/)
    .describe('The play area row by row'),
  pirates: z.strictObject({ yellow: z.array(cell).max(2), black: z.array(cell).max(2) }),
  sides: z.strictObject({ yellow: seat.nullable(), black: seat.nullable() }),
  turn: sideOrNone,
  turns: count.describe('Turns taken so far'),
  calm: count.describe('Turns since a ship was last scuppered'),
  trail: z
    .string()
    .regex(/^([js][a-g][1-7][a-g][1-7])*$/)
    .describe('The jumps and sails since then: enough to tell every position that must not come back'),
  scuppered: z.strictObject({ yellow: ships, black: ships }).describe('The ships in front of each side'),
  discarded: ships,
  lastScuppered: sideOrNone,
  passes: z.strictObject({ yellow: count, black: count }).describe("Each side's own passes in a row"),
  lastMove: z.strictObject({ side, move }).nullable(),
  winner: winner.nullable(),
})
export type State = Readonly<z.infer<typeof state>>

/** What anybody may see: there are no secrets in this game. */
export type View = {
  readonly length: Length
  readonly size: 5 | 7
  readonly phase: 'placing' | 'choosing' | 'sailing' | 'over'
  /** The seat that places the pirates; the other one chooses its side. */
  readonly placer: number
  readonly tiles: readonly Tile[]
  readonly sides: { readonly yellow: number | null; readonly black: number | null }
  readonly turn: Side | null
  readonly turns: number
  readonly calm: number
  readonly trail: string
  readonly scuppered: { readonly yellow: readonly Ship[]; readonly black: readonly Ship[] }
  readonly discarded: readonly Ship[]
  readonly lastScuppered: Side | null
  readonly passes: { readonly yellow: number; readonly black: number }
  readonly lastMove: { readonly side: Side; readonly move: Move } | null
  readonly winner: Winner | null
}

/** Why the last player to scupper a ship takes the match (R26), or the cap on calm turns (A23). */
export type VengeanceReason = 'rafts' | 'both_passed' | 'four_passes' | 'calm'

type By = { readonly seat: number; readonly side: Side }
export type PlacedEvent = {
  readonly type: 'placed'
  readonly seat: number
  readonly yellow: readonly Cell[]
  readonly black: readonly Cell[]
}
export type ChoseEvent = By & { readonly type: 'chose' }
export type JumpedEvent = By & { readonly type: 'jumped'; readonly from: Cell; readonly to: Cell }
export type SailedEvent = By & { readonly type: 'sailed'; readonly from: Cell; readonly to: Cell }
export type ScupperedEvent = By & {
  readonly type: 'scuppered'
  readonly at: Cell
  readonly ship: Ship
  /** How many this side has sunk since the other last sank one. */
  readonly count: number
}
export type PassedEvent = By & { readonly type: 'passed'; readonly count: number }
export type WonEvent = By & {
  readonly type: 'won'
  readonly how: Winner['how']
  readonly kind?: Kind
  readonly vengeance?: VengeanceReason
  /** False where vengeance found that nobody had scuppered a ship. */
  readonly scupperedLast?: boolean
}
export type RaftEvent =
  | PlacedEvent
  | ChoseEvent
  | JumpedEvent
  | SailedEvent
  | ScupperedEvent
  | PassedEvent
  | WonEvent
