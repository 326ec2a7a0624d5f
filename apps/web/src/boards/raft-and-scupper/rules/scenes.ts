import { cellAt } from '../cells'
import type { Tile } from '../view'

/** A small sea, row by row: A gold and round, B gold and square, C spice and round, D spice and square; y and k are pirates. */
export type Scene = { readonly rows: readonly string[] }

const ships = {
  A: { cargo: 'gold', rig: 'round' },
  B: { cargo: 'gold', rig: 'square' },
  C: { cargo: 'spice', rig: 'round' },
  D: { cargo: 'spice', rig: 'square' },
} as const
const crews = { y: 'yellow', k: 'black' } as const

const isShip = (letter: string): letter is keyof typeof ships => letter in ships
const isCrew = (letter: string): letter is keyof typeof crews => letter in crews

export function tilesOf({ rows }: Scene): readonly Tile[] {
  return rows.flatMap((line, row) =>
    line.split(/\s+/).flatMap((word, column): Tile[] => {
      const ship = word.charAt(0)
      const crew = word.charAt(1)
      if (!isShip(ship)) return []
      return [{ cell: cellAt(column, row), ...ships[ship], ...(isCrew(crew) && { pirate: crews[crew] }) }]
    }),
  )
}

// A test asks the rules whether each scene shows what its caption says.

export const flotillas: Scene = { rows: ['A B C D', 'C A D B', 'C D A A'] }

export const jump = {
  rows: ['A By A D', 'C C Bk D', 'Cy A C Bk'],
  from: 'a3',
  to: ['a1', 'a2', 'b2', 'b3', 'c3'],
} as const

export const sail = { rows: ['Ay . .', 'D B C', 'Dk C Bk'], from: 'a1', to: ['b1', 'c1'] } as const

export const scupper = { rows: jump.rows, at: ['a1', 'c1', 'a2', 'b3'] } as const

export const raft = { rows: ['A C B', 'D C A', 'B Ay D'], kind: 'round' } as const
