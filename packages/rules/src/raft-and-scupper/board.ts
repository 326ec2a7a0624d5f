import type { Cell, Kind, Ship, Side, State } from './types.js'

/**
 * The table as numbers, for working out moves: 9×9 places with a rim of water, so that every place has four
 * neighbours. 0 is water; a ship is SHIP plus its attributes plus the crew aboard.
 */
export type Board = Uint8Array

export const WIDTH = 9
export const PLACES = WIDTH * WIDTH
export const NEIGHBOURS = [-WIDTH, -1, 1, WIDTH] as const

export const SHIP = 1
const SPICE = 2
const SQUARE = 4
/** The bit of each crew's pirate. */
export const PIRATE = { yellow: 8, black: 16 } as const
export const ANY_PIRATE = PIRATE.yellow | PIRATE.black

/** A set of ships: those with `place & mask === want`. */
export type Pattern = { readonly mask: number; readonly want: number }
export const ANY_SHIP: Pattern = { mask: SHIP, want: SHIP }
export const PATTERNS: Readonly<Record<Kind, Pattern>> = {
  gold: { mask: SHIP | SPICE, want: SHIP },
  spice: { mask: SHIP | SPICE, want: SHIP | SPICE },
  round: { mask: SHIP | SQUARE, want: SHIP },
  square: { mask: SHIP | SQUARE, want: SHIP | SQUARE },
}
/** The kinds of flotilla that a side jumps in and rafts up (R3, R18, R23). */
export const KINDS = { yellow: ['gold', 'round'], black: ['spice', 'square'] } as const
export const OTHER = { yellow: 'black', black: 'yellow' } as const

export const NAMES: readonly Cell[] = Array.from({ length: PLACES }, (_, place) => {
  const column = place % WIDTH
  const row = Math.floor(place / WIDTH)
  return column > 0 && column < 8 && row > 0 && row < 8 ? `${'abcdefg'.charAt(column - 1)}${row}` : ''
})
const PLACE_BY_NAME = new Map(NAMES.flatMap((name, place) => (name ? [[name, place] as const] : [])))

/** The number of a named place; 0, a place on the rim, if there is none. */
export const placeOf = (name: Cell): number => PLACE_BY_NAME.get(name) ?? 0
export const nameOf = (place: number): Cell => NAMES[place] ?? ''

const LETTERS = '.ABCD'
const VALUES = [0, SHIP, SHIP | SQUARE, SHIP | SPICE, SHIP | SPICE | SQUARE] as const
const VALUE_BY_CODE = new Uint8Array(128)
for (const [index, value] of VALUES.entries()) VALUE_BY_CODE[LETTERS.charCodeAt(index)] = value

/** The letter of a place's ship, '.' for water. */
export const letterOf = (value: number): string =>
  LETTERS.charAt(VALUES.findIndex((ship) => ship === (value & (SHIP | SPICE | SQUARE))))
export const shipOf = (letter: string): Ship => ({
  cargo: letter === 'A' || letter === 'B' ? 'gold' : 'spice',
  rig: letter === 'A' || letter === 'C' ? 'round' : 'square',
})
/** The letter of a ship. */
export const letterFor = ({ cargo, rig }: Ship): string =>
  cargo === 'gold' ? (rig === 'round' ? 'A' : 'B') : rig === 'round' ? 'C' : 'D'

const boxPlaces = (size: number) =>
  Uint8Array.from({ length: size * size }, (_, at) => (Math.floor(at / size) + 1) * WIDTH + (at % size) + 1)
const BOX_PLACES = { long: boxPlaces(7), short: boxPlaces(5) } as const

/** The names of all cells of the play area, row by row. */
export const cellsOf = (length: State['length']): Cell[] => [...BOX_PLACES[length]].map(nameOf)

export function boardOf(state: Pick<State, 'length' | 'tiles' | 'pirates'>): Board {
  const board = new Uint8Array(PLACES)
  const places = BOX_PLACES[state.length]
  for (let at = 0; at < places.length; at++) {
    board[places[at] ?? 0] = VALUE_BY_CODE[state.tiles.charCodeAt(at)] ?? 0
  }
  for (const cell of state.pirates.yellow) board[placeOf(cell)] = at(board, placeOf(cell)) | PIRATE.yellow
  for (const cell of state.pirates.black) board[placeOf(cell)] = at(board, placeOf(cell)) | PIRATE.black
  return board
}

/** The ships of a board as the state keeps them. */
export function tilesOf(board: Board, length: State['length']): string {
  let tiles = ''
  for (const place of BOX_PLACES[length]) tiles += letterOf(at(board, place))
  return tiles
}

export function at(board: Board, place: number): number {
  return board[place] ?? 0
}

export function matches(board: Board, place: number, { mask, want }: Pattern): boolean {
  return ((board[place] ?? 0) & mask) === want
}

export function piratesOf(board: Board, side: Side): number[] {
  const places: number[] = []
  for (let place = 0; place < PLACES; place++) if (at(board, place) & PIRATE[side]) places.push(place)
  return places
}

/** Only ever used inside `flood`, which calls nothing: one array saves making thousands. */
const stack = new Uint8Array(PLACES)

/** Labels everything of a pattern that is side-connected to `start` (R12) and says how much that is. */
export function flood(
  board: Board,
  start: number,
  pattern: Pattern,
  labels: Uint8Array,
  label: number,
): number {
  const { mask, want } = pattern
  let size = 1
  let top = 1
  stack[0] = start
  labels[start] = label
  while (top > 0) {
    const place = stack[--top] ?? 0
    for (const step of NEIGHBOURS) {
      const next = place + step
      if (labels[next] === 0 && ((board[next] ?? 0) & mask) === want) {
        labels[next] = label
        stack[top++] = next
        size++
      }
    }
  }
  return size
}

/** The flotillas of a pattern (R13). */
export type Groups = {
  /** Which group each place belongs to, from 1; 0 for none. */
  readonly labels: Uint8Array
  readonly count: number
  readonly largest: number
  readonly total: number
}

export function groupsOf(board: Board, pattern: Pattern): Groups {
  const labels = new Uint8Array(PLACES)
  let count = 0
  let largest = 0
  let total = 0
  for (let place = WIDTH; place < PLACES - WIDTH; place++) {
    if (labels[place] !== 0 || !matches(board, place, pattern)) continue
    const size = flood(board, place, pattern, labels, ++count)
    total += size
    if (size > largest) largest = size
  }
  return { labels, count, largest, total }
}

/** Whether all ships are joined (R15). */
export function isJoined(board: Board): boolean {
  let start = 0
  let total = 0
  for (let place = WIDTH; place < PLACES - WIDTH; place++) {
    if (board[place] === 0) continue
    start = place
    total++
  }
  return total < 2 || flood(board, start, ANY_SHIP, new Uint8Array(PLACES), 1) === total
}

/** The kind of which all ships make one flotilla, if the side has one (R23, A19). */
export function raftOf(board: Board, side: Side): Kind | undefined {
  return KINDS[side].find((kind) => groupsOf(board, PATTERNS[kind]).count === 1)
}
