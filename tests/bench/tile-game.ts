import type { Game } from 'boardgame.io'
import { TurnOrder } from 'boardgame.io/core'

export type Tiles = { cells: number[]; pirates: number[] }

/** For boardgame.io: as much state as a long match of Raft & Scupper, and moves that are always legal. */
export const tileGame: Game<Tiles> = {
  name: 'tiles',
  setup: () => ({
    cells: Array.from({ length: 36 }, (_, cell) => (cell * 7) % 4),
    pirates: [0, 1, 34, 35],
  }),
  // One player moves again and again, so that one connection a match is enough.
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.CUSTOM(['0']) },
  // Takes out of the state what grows with every move.
  disableUndo: true,
  moves: {
    jump: ({ G }, pirate: number, to: number) => {
      G.pirates[pirate] = to
    },
  },
}
