import type { Colour } from '@marque/rules/lootquest/facts'
import { INK, PAPER } from '../../kit/tones'

export * from '../../kit/tones'

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
