import type { Colour } from '@marque/rules/lootquest/facts'

// Cards and dice keep their colours in both themes, as paper and bone do.

export const INK = '#182833'
export const PAPER = '#fcfaf3'
export const GOLD = '#e2b13c'
export const STEEL = '#c3cdd0'
export const IRON = '#4c5a62'
export const WOOD = '#b98149'
export const SKIN = '#e6bd93'
export const SAND = '#ead9a6'
export const WATER = '#7fb2b8'
export const RED = '#a8402b'
export const NAVY = '#2f5b80'
export const GREEN = '#4d7d54'
export const BROWN = '#8a5a3a'
export const GREY = '#b9c0bd'
export const CORAL = '#e08a6d'

/** A die's colour, what is written and dotted upon it (4.5 : 1 at least), a wash of it for grounds, and its letter. */
type Dye = {
  readonly body: string
  readonly on: string
  readonly wash: string
  readonly letter: string
}

export const dyes: Readonly<Record<Colour, Dye>> = {
  red: { body: '#b0392b', on: PAPER, wash: '#f3ddd3', letter: 'R' },
  blue: { body: '#2b6397', on: PAPER, wash: '#d8e6ee', letter: 'B' },
  green: { body: '#2f7048', on: PAPER, wash: '#dbe8d8', letter: 'G' },
  yellow: { body: '#ecc04a', on: INK, wash: '#f6ebc8', letter: 'Y' },
}
