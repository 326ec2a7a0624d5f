import type { Card } from '@marque/rules/all-hands-on-deck'

// A test asks the rules whether each scene shows what the page says.

export const seven: readonly Card[] = ['b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8']
export const threes: readonly Card[] = ['r3', 'r4', 'r5', 'b1', 'b2', 'b3', 'g6', 'g7', 'g8']

export const auction: Card = 'b7'

type Scene = { readonly name: string; readonly cards: readonly Card[]; readonly told: string }

export const bids: readonly Scene[] = [
  { name: 'Anne', cards: ['b4', 'r5'], told: 'The Sea Sabre counts 8. She takes the card.' },
  { name: 'Bart', cards: ['r6', 'g6'], told: 'Neither sailor is a Sea Sabre.' },
  { name: 'Zoë', cards: ['rum', 'r3'], told: 'Five for the Rum, three for the Rigger.' },
]
