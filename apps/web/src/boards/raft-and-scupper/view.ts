import type { Cell, Move, Ship, Side, Tile, View } from '@marque/rules/raft-and-scupper'
import {
  attempt,
  either,
  list,
  nullable,
  number,
  object,
  oneOf,
  pair,
  type Shape,
  type Shaped,
  text,
} from '@/shape'

export type { Cell, Move, Ship, Side, Tile, View }

// The same shapes as the rules publish; their types hold the two together.

const side = oneOf('yellow', 'black')
const ship = { cargo: oneOf('gold', 'spice'), rig: oneOf('round', 'square') }
const seat = nullable(number)

const move: Shape<Move> = either(
  object({ type: oneOf('place'), yellow: pair(text), black: pair(text) }),
  object({ type: oneOf('side'), side }),
  object({ type: oneOf('jump'), from: text, to: text }),
  object({ type: oneOf('sail'), from: text, to: text }),
  object({ type: oneOf('scupper'), at: text }),
  object({ type: oneOf('pass') }),
)

const draft = either(
  move,
  object({ type: oneOf('placing'), yellow: list(text), black: list(text), next: side }),
  object({ type: oneOf('hand'), from: text }),
)

/** What the player has in mind: a move, a placement under way, or one pirate in hand. */
export type Draft = Shaped<typeof draft>

const kind = oneOf('gold', 'spice', 'round', 'square')

const view: Shape<View> = object({
  length: oneOf('long', 'short'),
  size: oneOf(5, 7),
  phase: oneOf('placing', 'choosing', 'sailing', 'over'),
  placer: number,
  tiles: list(object({ cell: text, ...ship }, { pirate: side })),
  sides: object({ yellow: seat, black: seat }),
  turn: nullable(side),
  turns: number,
  calm: number,
  trail: text,
  scuppered: object({ yellow: list(object(ship)), black: list(object(ship)) }),
  discarded: list(object(ship)),
  lastScuppered: nullable(side),
  passes: object({ yellow: number, black: number }),
  lastMove: nullable(object({ side, move })),
  winner: nullable(
    object({ side, how: oneOf('raft', 'scupper', 'vengeance') }, { raft: object({ side, kind }) }),
  ),
})

/** Reads the table as the API sends it; throws if it is not one. */
export const readView = view

export const readMove = (json: unknown): Move | undefined => attempt(move, json)

export const readDraft = (json: unknown): Draft | undefined => attempt(draft, json)
