import { nearestCrew } from '@marque/rules/all-hands-on-deck/hand'
import { describe, expect, it } from 'vitest'
import { lying, marksOf, nearestWords, runWords } from './hand'

const itemsOf = (held: ReturnType<typeof lying>) => held.map(({ item }) => item)

describe('a hand', () => {
  it('lies by crew as it comes, and by rank with all actions at its end', () => {
    const hand = ['r3', 'r9', 'b3', 'g1', 'g1', 'pirate_monkey', 'rum'] as const
    expect(itemsOf(lying(hand, 'crew'))).toEqual(['r3', 'r9', 'b3', 'g1', 'g1~2', 'pirate_monkey', 'rum'])
    expect(itemsOf(lying(hand, 'rank'))).toEqual(['g1', 'g1~2', 'r3', 'b3', 'r9', 'pirate_monkey', 'rum'])
  })

  it('is marked where ranks follow each other, three and two apart', () => {
    const hand = ['r3', 'r4', 'r5', 'b9', 'b10', 'g2', 'g4', 'rum'] as const
    expect([...marksOf(hand)]).toEqual([
      ['r3', 'run'],
      ['r4', 'run'],
      ['r5', 'run'],
      ['b9', 'pair'],
      ['b10', 'pair'],
    ])
    expect(runWords(hand)).toBe('Stormsail 3–5, Sea Sabre 9–10')
  })

  it('tells what it lacks, and what Monkeys stand for', () => {
    const sevens = ['b2', 'b3', 'b5', 'b6', 'b8', 'pirate_monkey'] as const
    expect(nearestWords(nearestCrew(sevens))).toBe(
      '1 short of seven of one crew: Sea Sabre 4, 7; your Monkey stands for one.',
    )
    const threes = ['r3', 'r4', 'b1', 'b2', 'b3', 'g7', 'g8'] as const
    expect(nearestWords(nearestCrew(threes))).toMatch(/^2 short of three of each crew: Stormsail \d; Black/)
  })
})
