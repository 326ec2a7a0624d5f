import type { Game } from 'boardgame.io'

export type Tiles = { cells: number[]; pirates: number[] }

/** For boardgame.io: as much state as a long match of Raft & Scupper, and moves that are always legal. */
export const tileGame: Game<Tiles> = {
  name: 'tiles',
  setup: () => ({
    cells: Array.from({ length: 36 }, (_, cell) => (cell * 7) % 4),
    pirates: [0, 1, 34, 35],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  // Takes out of the state what grows with every move.
  disableUndo: true,
  moves: {
    jump: ({ G }, pirate: number, to: number) => {
      G.pirates[pirate] = to
    },
  },
}
