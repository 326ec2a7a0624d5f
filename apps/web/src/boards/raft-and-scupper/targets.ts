import type { Choice } from '../board'
import { neighbours } from './cells'
import { type Cell, readMove, type View } from './view'

/** The legal moves, by what the finger touches. */
export type Targets = {
  /** For each pirate that can move: where to, and the sentence that says so. */
  readonly pirates: ReadonlyMap<Cell, { readonly jumps: Sentences; readonly sails: Sentences }>
  readonly scuppers: Sentences
  /** Set if the side may pass. */
  readonly pass?: string
  /** Set while pirates are placed: where each kind may stand. */
  readonly stands?: { readonly yellow: ReadonlySet<Cell>; readonly black: ReadonlySet<Cell> }
}
type Sentences = ReadonlyMap<Cell, string>

export function targetsOf(legal: readonly Choice[]): Targets {
  const pirates = new Map<Cell, { jumps: Map<Cell, string>; sails: Map<Cell, string> }>()
  const scuppers = new Map<Cell, string>()
  const of = (from: Cell) => {
    const known = pirates.get(from) ?? { jumps: new Map(), sails: new Map() }
    pirates.set(from, known)
    return known
  }
  let pass: string | undefined
  let stands: Targets['stands']
  for (const { move: json, sentence, picks } of legal) {
    if (picks) {
      const from = (field: string) => new Set(picks.find((pick) => pick.field === field)?.from.map(String))
      stands = { yellow: from('yellow'), black: from('black') }
      continue
    }
    const move = readMove(json)
    if (move?.type === 'jump')
      of(move.from).jumps.set(move.to, sentence ?? `Jump from ${move.from} to ${move.to}`)
    if (move?.type === 'sail')
      of(move.from).sails.set(move.to, sentence ?? `Sail from ${move.from} to ${move.to}`)
    if (move?.type === 'scupper') scuppers.set(move.at, sentence ?? `Scupper the ship at ${move.at}`)
    if (move?.type === 'pass') pass = sentence ?? 'Pass'
  }
  return { pirates, scuppers, ...(pass && { pass }), ...(stands && { stands }) }
}

/** The ships that this pirate can scupper: those beside it. */
export const scuppersBeside = (targets: Targets, pirate: Cell): readonly Cell[] =>
  neighbours(pirate).filter((cell) => targets.scuppers.has(cell))

/** The tile on a cell. */
export const tileAt = (view: View, cell: Cell) => view.tiles.find((tile) => tile.cell === cell)

/** Where the pirates of the side to move stand that can do something. */
export const movable = (view: View, targets: Targets): readonly Cell[] =>
  view.tiles.flatMap(({ cell, pirate }) =>
    pirate !== undefined &&
    pirate === view.turn &&
    (targets.pirates.has(cell) || scuppersBeside(targets, cell).length > 0)
      ? [cell]
      : [],
  )
