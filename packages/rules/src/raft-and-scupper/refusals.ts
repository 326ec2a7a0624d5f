import type { Refusal } from '../game.js'
import { hasOpenEdge, isBesidePirate, jumpsFrom, sailsFrom, staysJoinedWithout } from './actions.js'
import { ANY_PIRATE, at, type Board, nameOf, PIRATE, piratesOf, placeOf } from './board.js'
import type { Cell, Move, Side } from './types.js'

export const refuse = (code: string, reason: string): Refusal => ({ ok: false, code, reason })

export const CREWS = { yellow: 'Yellowbeards', black: 'Blackbeards' } as const
const FLOTILLAS = { yellow: 'gold or round-rigged', black: 'spice or square-rigged' } as const
const ADRIFT = 'every ship must stay joined'

/** Words for why a jump, sail or scupper is not legal; it decides nothing. */
export function explain(board: Board, side: Side, move: Move): Refusal {
  switch (move.type) {
    case 'jump':
      return whyNoMover(board, side, move.from) ?? whyNoJump(board, side, move.from, move.to)
    case 'sail':
      return whyNoMover(board, side, move.from) ?? whyNoSail(board, move.from, move.to)
    case 'scupper':
      return whyNoScupper(board, side, move.at)
    default:
      return refuse('wrong_move', 'Now is the time to jump, sail, scupper a ship or pass.')
  }
}

function whyNoMover(board: Board, side: Side, from: Cell): Refusal | undefined {
  if (at(board, placeOf(from)) & PIRATE[side]) return undefined
  return refuse(
    'not_your_pirate',
    `Choose one of your own pirates: they stand on ${cells(piratesOf(board, side))}.`,
  )
}

function whyNoJump(board: Board, side: Side, from: Cell, to: Cell): Refusal {
  const targets = jumpsFrom(board, side, placeOf(from))
  const value = at(board, placeOf(to))
  if (from === to) return refuse('same_place', 'Your pirate stands there already: jump to another ship.')
  if (value === 0) return refuse('no_ship', `There is no ship at ${to}: a pirate can only land on a ship.`)
  if (value & ANY_PIRATE)
    return refuse('ship_taken', `Somebody stands on ${to} already: jump to a free ship.`)
  if (targets.includes(placeOf(to))) return whyRepeats()
  const reach = targets.length > 0 ? `that reaches ${cells(targets)}` : 'there is no free ship in it'
  return refuse(
    'not_in_flotilla',
    `${CREWS[side]} jump only inside a ${FLOTILLAS[side]} flotilla that they stand in: from ${from} ${reach}.`,
  )
}

function whyNoSail(board: Board, from: Cell, to: Cell): Refusal {
  const { reached, targets } = sailsFrom(board, placeOf(from))
  const place = placeOf(to)
  if (from === to) return refuse('same_place', 'The ship lies there already: sail it somewhere else.')
  if (at(board, place) !== 0) return refuse('water_taken', `A ship lies at ${to}: sail to open water.`)
  if (targets.includes(place)) return whyRepeats()
  const hope = targets.length > 0 ? ` From ${from} it can sail to ${cells(targets)}.` : ''
  if (reached.includes(place)) return refuse('drifts_off', `That ship would drift off: ${ADRIFT}.${hope}`)
  return refuse('out_of_reach', `No open water inside the play area leads from ${from} to ${to}.${hope}`)
}

function whyNoScupper(board: Board, side: Side, cell: Cell): Refusal {
  const place = placeOf(cell)
  const value = at(board, place)
  if (value === 0) return refuse('no_ship', `There is no ship at ${cell} to scupper.`)
  if (value & ANY_PIRATE) return refuse('ship_taken', `A pirate stands on ${cell}: scupper a free ship.`)
  if (!isBesidePirate(board, side, place)) {
    return refuse('not_beside', `Scupper a ship that touches the side of one you stand on: ${cell} does not.`)
  }
  if (!hasOpenEdge(board, place)) {
    return refuse('no_open_edge', `The ship at ${cell} is shut in: scupper one with open water on a side.`)
  }
  if (!staysJoinedWithout(board, place)) {
    return refuse('drifts_off', `Without the ship at ${cell} the others would drift apart: ${ADRIFT}.`)
  }
  return refuse('not_legal', `The ship at ${cell} cannot be scuppered now.`)
}

const whyRepeats = () =>
  refuse('repeats_position', 'That would bring back an earlier position: do something else, or pass.')

/** "c4", "c4 and d2", "c4, d2 and e5". */
export function cells(places: readonly number[]): string {
  const names = places.map(nameOf)
  const last = names.at(-1) ?? 'no ship'
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
