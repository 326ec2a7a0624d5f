import type { Cell } from './view'

/** Where a cell lies, from 0,0 at the top left. Columns are letters, rows numbers from the top. */
export const place = (cell: Cell) => ({ column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 })

export const cellAt = (column: number, row: number): Cell => `${String.fromCharCode(97 + column)}${row + 1}`

/** The cells row by row. */
export const rows = (size: number): readonly (readonly Cell[])[] =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => cellAt(column, row)))

/** The cells that share a side. */
export function neighbours(cell: Cell): readonly Cell[] {
  const { column, row } = place(cell)
  return [cellAt(column, row - 1), cellAt(column + 1, row), cellAt(column, row + 1), cellAt(column - 1, row)]
}
