import { cellsOf, letterFor, shipOf } from './board.js'
import { SIZES } from './layout.js'
import type { Cell, Ship, Side, State, Tile, View } from './types.js'

/** What everybody sees: nothing in this game is hidden. */
export function view(state: State): View {
  return {
    length: state.length,
    size: SIZES[state.length],
    phase: state.phase,
    placer: state.placer,
    tiles: tiles(state),
    sides: state.sides,
    turn: state.turn,
    turns: state.turns,
    calm: state.calm,
    trail: state.trail,
    scuppered: { yellow: ships(state.scuppered.yellow), black: ships(state.scuppered.black) },
    discarded: ships(state.discarded),
    lastScuppered: state.lastScuppered,
    passes: state.passes,
    lastMove: state.lastMove,
    winner: state.winner,
  }
}

function tiles(state: State): Tile[] {
  const pirate = (cell: Cell): Side | undefined =>
    state.pirates.yellow.includes(cell) ? 'yellow' : state.pirates.black.includes(cell) ? 'black' : undefined
  return cellsOf(state.length).flatMap((cell, index) => {
    const letter = state.tiles.charAt(index)
    if (letter === '.') return []
    const aboard = pirate(cell)
    return [{ cell, ...shipOf(letter), ...(aboard && { pirate: aboard }) }]
  })
}

const ships = (letters: string): Ship[] => [...letters].map(shipOf)

/** The state behind a view; there is nothing to guess. */
export function imagine(view: View): State {
  const byCell = new Map(view.tiles.map((tile) => [tile.cell, tile]))
  const aboard = (side: Side) =>
    view.tiles.flatMap(({ cell, pirate }) => (pirate === side ? [cell] : [])).toSorted()
  const letters = (ships: readonly Ship[]) => ships.map(letterFor).join('')
  return {
    length: view.length,
    phase: view.phase,
    placer: view.placer,
    tiles: cellsOf(view.length)
      .map((cell) => {
        const ship = byCell.get(cell)
        return ship ? letterFor(ship) : '.'
      })
      .join(''),
    pirates: { yellow: aboard('yellow'), black: aboard('black') },
    sides: view.sides,
    turn: view.turn,
    turns: view.turns,
    calm: view.calm,
    trail: view.trail,
    scuppered: { yellow: letters(view.scuppered.yellow), black: letters(view.scuppered.black) },
    discarded: letters(view.discarded),
    lastScuppered: view.lastScuppered,
    passes: view.passes,
    lastMove: view.lastMove,
    winner: view.winner,
  }
}
