import { type Chance, shuffle } from '../chance.js'
import { type Board, boardOf, cellsOf, groupsOf, KINDS, matches, PATTERNS, placeOf } from './board.js'
import { PAIRS } from './layout.js'
import type { Cell, Length, Options, Side, State } from './types.js'

/** The start: ships dealt and the placer drawn by lot (R5–R8, A2, A3, A5). */
export function setup({ length }: Options, chance: Chance): State {
  const tiles = deal(length, chance)
  return {
    length,
    phase: 'placing',
    placer: chance.below(2),
    tiles,
    pirates: { yellow: [], black: [] },
    sides: { yellow: null, black: null },
    turn: null,
    turns: 0,
    calm: 0,
    trail: '',
    scuppered: { yellow: '', black: '' },
    discarded: '',
    lastScuppered: null,
    passes: { yellow: 0, black: 0 },
    lastMove: null,
    winner: null,
  }
}

/** Pairs of opposite ships over the pairs of positions, so that no raft lies ready (R7, R8, A2, A3). */
function deal(length: Length, chance: Chance): string {
  const half = PAIRS[length].length / 2
  for (;;) {
    const kinds = Array.from({ length: 2 * half }, (_, index) => (index < half ? 'AD' : 'BC'))
    const pairs = shuffle(chance, kinds).map((pair) => (chance.below(2) === 0 ? pair : flipped(pair)))
    for (let attempt = 0; attempt < 50; attempt++) {
      const tiles = laidOut(length, pairs)
      if (!hasRaft(tiles, length)) return tiles
      const index = chance.below(pairs.length)
      pairs[index] = flipped(pairs[index] ?? '')
    }
  }
}

const flipped = (pair: string) => `${pair.charAt(1)}${pair.charAt(0)}`

function laidOut(length: Length, pairs: readonly string[]): string {
  const letters = new Map<Cell, string>()
  for (const [index, [odd, even]] of PAIRS[length].entries()) {
    const pair = pairs[index] ?? ''
    letters.set(odd, pair.charAt(0))
    letters.set(even, pair.charAt(1))
  }
  return cellsOf(length)
    .map((cell) => letters.get(cell) ?? '.')
    .join('')
}

/** Whether all ships of one cargo or of one rig lie together: no match may start so (R8). */
export function hasRaft(tiles: string, length: Length): boolean {
  const board = boardOf({ length, tiles, pirates: { yellow: [], black: [] } })
  return Object.values(PATTERNS).some((pattern) => groupsOf(board, pattern).count === 1)
}

/** The ships that a side's pirates may stand on (R3). */
export function allowedFor(board: Board, length: Length, side: Side): Cell[] {
  return cellsOf(length).filter((cell) =>
    KINDS[side].some((kind) => matches(board, placeOf(cell), PATTERNS[kind])),
  )
}
