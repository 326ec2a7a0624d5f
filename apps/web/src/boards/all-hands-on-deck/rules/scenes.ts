import type { Card } from '@marque/rules/all-hands-on-deck'

// A test asks the rules whether each scene shows what the page says.

export const seven: readonly Card[] = ['b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8']
export const threes: readonly Card[] = ['r3', 'r4', 'r5', 'b1', 'b2', 'b3', 'g6', 'g7', 'g8']

export const auction: Card = 'b7'

type Scene = {
  readonly name: string
  readonly cards: readonly Card[]
  readonly told: string
  /** What of it lies there once the Cutpurse has been at work. */
  readonly left: readonly Card[]
}

/** In the order in which they bid and their actions take effect. */
export const bids: readonly Scene[] = [
  {
    name: 'Anne',
    cards: ['b4', 'r5'],
    told: 'Her Sea Sabre counts double: 8 and 5.',
    left: ['r5'],
  },
  {
    name: 'Bart',
    cards: ['r10', 'cutpurse'],
    told: 'Ten for the First Mate, and something up his sleeve.',
    left: ['r10', 'cutpurse'],
  },
  {
    name: 'Zoë',
    cards: ['r3', 'rum'],
    told: 'Three for the Rigger, five for the Rum.',
    left: ['r3', 'rum'],
  },
]
