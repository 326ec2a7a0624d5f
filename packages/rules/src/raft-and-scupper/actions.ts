import {
  ANY_PIRATE,
  ANY_SHIP,
  at,
  type Board,
  flood,
  groupsOf,
  isJoined,
  KINDS,
  matches,
  NEIGHBOURS,
  PATTERNS,
  PIRATE,
  PLACES,
  WIDTH,
} from './board.js'
import type { Side } from './types.js'

/** The ships that a side's pirate can jump to from a place (R18, R19), repetition aside. */
export function jumpsFrom(board: Board, side: Side, from: number): number[] {
  const labels = new Uint8Array(PLACES)
  for (const [index, kind] of KINDS[side].entries()) {
    if (!matches(board, from, PATTERNS[kind])) continue
    // The two flotillas may overlap, so each is flooded on its own.
    const own = index === 0 ? labels : new Uint8Array(PLACES)
    flood(board, from, PATTERNS[kind], own, 1)
    if (own !== labels) for (let place = 0; place < PLACES; place++) if (own[place]) labels[place] = 1
  }
  const targets: number[] = []
  for (let place = 0; place < PLACES; place++) {
    if (labels[place] && !(at(board, place) & ANY_PIRATE)) targets.push(place)
  }
  return targets
}

/** The open water that the ship can reach at all, and what of it keeps every ship joined. */
export type Sails = { readonly reached: readonly number[]; readonly targets: readonly number[] }

/**
 * Where the ship at a place can sail (R21, R22, A10–A12), repetition aside: along open water inside the box
 * round all ships, to a place that touches every part that the others would fall into without it (R15).
 */
export function sailsFrom(board: Board, from: number): Sails {
  const water = waterFrom(board, from)
  const rest = board.slice()
  rest[from] = 0
  const { labels, count } = groupsOf(rest, ANY_SHIP)
  const reached: number[] = []
  const targets: number[] = []
  for (let place = 0; place < PLACES; place++) {
    if (place === from || !water[place]) continue
    reached.push(place)
    let touched = 0
    for (const step of NEIGHBOURS) touched |= 1 << (labels[place + step] ?? 0)
    // Bit 0 stands for water.
    if ((touched | 1) === (1 << (count + 1)) - 1) targets.push(place)
  }
  return { reached, targets }
}

/** For each place reached by sailing from `from`: the place before it on a shortest way, plus 1; else 0. */
export function waterFrom(board: Board, from: number): Uint8Array {
  const box = boxOf(board)
  const before = new Uint8Array(PLACES)
  const queue = [from]
  before[from] = from + 1
  for (let head = 0; head < queue.length; head++) {
    const place = queue[head] ?? from
    for (const step of NEIGHBOURS) {
      const next = place + step
      if (board[next] !== 0 || before[next] !== 0 || !isInside(box, next)) continue
      before[next] = place + 1
      queue.push(next)
    }
  }
  return before
}

type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }

function boxOf(board: Board): Box {
  let top = WIDTH
  let bottom = 0
  let left = WIDTH
  let right = 0
  for (let place = 0; place < PLACES; place++) {
    if (board[place] === 0) continue
    const row = Math.floor(place / WIDTH)
    const column = place % WIDTH
    if (row < top) top = row
    if (row > bottom) bottom = row
    if (column < left) left = column
    if (column > right) right = column
  }
  return { top, bottom, left, right }
}

function isInside(box: Box, place: number): boolean {
  const row = Math.floor(place / WIDTH)
  const column = place % WIDTH
  return row >= box.top && row <= box.bottom && column >= box.left && column <= box.right
}

/** The ships that a side can scupper (R20, A13). */
export function scuppersOf(board: Board, side: Side): number[] {
  const targets: number[] = []
  for (let place = WIDTH; place < PLACES - WIDTH; place++) {
    if (board[place] !== 0 && canScupper(board, side, place)) targets.push(place)
  }
  return targets
}

function canScupper(board: Board, side: Side, place: number): boolean {
  return (
    !(at(board, place) & ANY_PIRATE) &&
    isBesidePirate(board, side, place) &&
    hasOpenEdge(board, place) &&
    staysJoinedWithout(board, place)
  )
}

export function isBesidePirate(board: Board, side: Side, place: number): boolean {
  return NEIGHBOURS.some((step) => at(board, place + step) & PIRATE[side])
}

export function hasOpenEdge(board: Board, place: number): boolean {
  return NEIGHBOURS.some((step) => at(board, place + step) === 0)
}

export function staysJoinedWithout(board: Board, place: number): boolean {
  const rest = board.slice()
  rest[place] = 0
  return isJoined(rest)
}
