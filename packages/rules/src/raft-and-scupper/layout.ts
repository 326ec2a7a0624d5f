import type { Cell, Length } from './types.js'

/**
 * Where the numbered ships lie at the start: four square blocks round an empty centre (A1). A ship and its
 * partner (1 and 2, 3 and 4, …) lie opposite each other, so that a half turn swaps the two crews' chances.
 * Another layout needs nothing but another drawing here.
 */
const DRAWINGS: Readonly<Record<Length, string>> = {
  long: `
     .  1  3  5  .  .  .
     .  7  9 11 13 15 17
     . 19 21 23 25 27 29
    31 33 35  . 36 34 32
    30 28 26 24 22 20  .
    18 16 14 12 10  8  .
     .  .  .  6  4  2  .`,
  short: `
     .  1  3  .  .
     .  5  7  9 11
    13 15  . 16 14
    12 10  8  6  .
     .  .  4  2  .`,
}

/** The width and height of the play area, which never grows (R21). */
export const SIZES = { long: 7, short: 5 } as const

/** The positions of the start in pairs: the odd-numbered one and its partner. */
export const PAIRS: Readonly<Record<Length, readonly (readonly [Cell, Cell])[]>> = {
  long: pairs(DRAWINGS.long),
  short: pairs(DRAWINGS.short),
}

function pairs(drawing: string): (readonly [Cell, Cell])[] {
  const cells = new Map<number, Cell>()
  for (const [row, line] of drawing.trim().split('\n').entries()) {
    for (const [column, label] of line.trim().split(/\s+/).entries()) {
      if (label !== '.') cells.set(Number(label), `${'abcdefg'.charAt(column)}${row + 1}`)
    }
  }
  return Array.from({ length: cells.size / 2 }, (_, pair) => {
    const odd = cells.get(2 * pair + 1)
    const even = cells.get(2 * pair + 2)
    if (!odd || !even) throw new Error(`The layout lacks position ${2 * pair + 1} or its partner`)
    return [odd, even] as const
  })
}
