import type { Cell, Move, Ship, Side, Tile, View } from '@marque/rules/raft-and-scupper'
import { z } from 'zod/mini'

export type { Cell, Move, Ship, Side, Tile, View }

// The same shapes as the rules publish, read with the small build of zod; the types hold the two together.

const cell = z.string()
const side = z.enum(['yellow', 'black'])
const ship = { cargo: z.enum(['gold', 'spice']), rig: z.enum(['round', 'square']) }
const pair = z.tuple([cell, cell])

const moveSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('place'), yellow: pair, black: pair }),
  z.object({ type: z.literal('side'), side }),
  z.object({ type: z.literal('jump'), from: cell, to: cell }),
  z.object({ type: z.literal('sail'), from: cell, to: cell }),
  z.object({ type: z.literal('scupper'), at: cell }),
  z.object({ type: z.literal('pass') }),
])

const draftSchema = z.union([
  moveSchema,
  z.object({ type: z.literal('placing'), yellow: z.array(cell), black: z.array(cell), next: side }),
  z.object({ type: z.literal('hand'), from: cell }),
])

/** What the player has in mind: a move, a placement under way, or one pirate in hand. */
export type Draft = z.infer<typeof draftSchema>

const seat = z.nullable(z.number())
const winner = z.object({
  side,
  how: z.enum(['raft', 'scupper', 'vengeance']),
  raft: z.exactOptional(z.object({ side, kind: z.enum(['gold', 'spice', 'round', 'square']) })),
})

const viewSchema = z.object({
  length: z.enum(['long', 'short']),
  size: z.union([z.literal(5), z.literal(7)]),
  phase: z.enum(['placing', 'choosing', 'sailing', 'over']),
  placer: z.number(),
  tiles: z.array(z.object({ cell, ...ship, pirate: z.exactOptional(side) })),
  sides: z.object({ yellow: seat, black: seat }),
  turn: z.nullable(side),
  turns: z.number(),
  calm: z.number(),
  trail: z.string(),
  scuppered: z.object({ yellow: z.array(z.object(ship)), black: z.array(z.object(ship)) }),
  discarded: z.array(z.object(ship)),
  lastScuppered: z.nullable(side),
  passes: z.object({ yellow: z.number(), black: z.number() }),
  lastMove: z.nullable(z.object({ side, move: moveSchema })),
  winner: z.nullable(winner),
})

/** Reads the table as the API sends it; throws if it is not one. */
export const readView = (view: unknown): View => viewSchema.parse(view)

export function readMove(move: unknown): Move | undefined {
  const parsed = moveSchema.safeParse(move)
  return parsed.success ? parsed.data : undefined
}

export function readDraft(move: unknown): Draft | undefined {
  const parsed = draftSchema.safeParse(move)
  return parsed.success ? parsed.data : undefined
}
