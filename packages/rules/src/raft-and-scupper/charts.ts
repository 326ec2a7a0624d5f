import { waterFrom } from './actions.js'
import { boardOf, groupsOf, NAMES, nameOf, PATTERNS, placeOf } from './board.js'
import { apply, decisions } from './play.js'
import type { Cell, Kind, Move, View } from './types.js'
import { imagine } from './view.js'

/** All flotillas on the table, by kind (R13): what a board draws outlines round. */
export function flotillas(view: View): Readonly<Record<Kind, readonly (readonly Cell[])[]>> {
  const board = boardOf(imagine(view))
  const of = (kind: Kind): Cell[][] => {
    const { labels, count } = groupsOf(board, PATTERNS[kind])
    return Array.from({ length: count }, (_, group) =>
      NAMES.filter((_, place) => labels[place] === group + 1),
    )
  }
  return { gold: of('gold'), spice: of('spice'), round: of('round'), square: of('square') }
}

/** The shortest way that the ship at `from` sails to `to`, both ends included; `undefined` if there is none. */
export function sailPath(view: View, from: Cell, to: Cell): Cell[] | undefined {
  const start = placeOf(from)
  const before = waterFrom(boardOf(imagine(view)), start)
  const path: Cell[] = []
  for (let place = placeOf(to); place !== start; place = (before[place] ?? 0) - 1) {
    if (place <= 0) return undefined
    path.unshift(nameOf(place))
  }
  return path.length > 0 ? [from, ...path] : undefined
}

/** Why the seat to move cannot play this; `undefined` if it can. */
export function whyNot(view: View, move: Move): string | undefined {
  const state = imagine(view)
  const [decision] = decisions(state)
  if (!decision) return 'The match is over.'
  const result = apply(state, decision, move)
  return result.ok ? undefined : result.reason
}
