import { ANY_PIRATE, at, type Board, PLACES, placeOf } from './board.js'

/**
 * No position may come back (R16, A7). Neither can one from before the last scupper (there were more ships), nor
 * does the play area ever move or grow, so it is enough to know the jumps and sails since then. They are
 * kept as a trail, five characters each: `jc4d2` a jump, `sa1b1` a sail.
 */
export const step = (kind: 'jump' | 'sail', from: string, to: string): string =>
  `${kind === 'jump' ? 'j' : 's'}${from}${to}`

/** An earlier position that differs from the present one in two places only, as one move could change it. */
type Near = { readonly first: number; readonly second: number; readonly a: number; readonly b: number }

/** The earlier positions that a single jump or sail might bring back, found by walking the trail backwards. */
export function nearPast(board: Board, trail: string): readonly Near[] {
  const near: Near[] = []
  const past = board.slice()
  let differing = 0
  const put = (place: number, value: number) => {
    const present = at(board, place)
    differing += Number(value !== present) - Number(at(past, place) !== present)
    past[place] = value
  }
  for (let end = trail.length; end > 0; end -= 5) {
    const from = placeOf(trail.slice(end - 4, end - 2))
    const to = placeOf(trail.slice(end - 2, end))
    const value = at(past, to)
    if (trail.charAt(end - 5) === 's') {
      put(from, value)
      put(to, 0)
    } else {
      put(from, at(past, from) | (value & ANY_PIRATE))
      put(to, value & ~ANY_PIRATE)
    }
    if (differing === 2) near.push(differences(board, past))
  }
  return near
}

/** Whether a jump or sail would bring an earlier position back. */
export function repeats(
  near: readonly Near[],
  board: Board,
  kind: 'jump' | 'sail',
  from: number,
  to: number,
): boolean {
  if (near.length === 0) return false
  const moved = at(board, from)
  const left = kind === 'sail' ? 0 : moved & ~ANY_PIRATE
  const arrived = kind === 'sail' ? moved : at(board, to) | (moved & ANY_PIRATE)
  return near.some(
    ({ first, second, a, b }) =>
      (first === from && second === to && a === left && b === arrived) ||
      (first === to && second === from && a === arrived && b === left),
  )
}

function differences(board: Board, past: Board): Near {
  let first = 0
  for (let place = 0; place < PLACES; place++) {
    if (board[place] === past[place]) continue
    if (first > 0) return { first, second: place, a: at(past, first), b: at(past, place) }
    first = place
  }
  return { first, second: first, a: at(past, first), b: at(past, first) }
}
