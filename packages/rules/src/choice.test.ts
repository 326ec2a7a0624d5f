import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededChance } from './chance.js'
import { type Choice, includes, sample } from './choice.js'

type Move = { type: string; red: string[]; blue: string[] }

const tight: Choice<Move> = {
  move: { type: 'split' },
  picks: [
    { field: 'red', from: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], min: 4, max: 8 },
    { field: 'blue', from: ['a', 'b', 'c', 'd'], min: 4, max: 4 },
  ],
  disjoint: true,
}

describe('described choices', () => {
  it('finds the only split of disjoint picks', () => {
    for (let seed = 0; seed < 50; seed++) {
      const move = sample(tight, seededChance(seed))
      expect(move.blue.toSorted()).toEqual(['a', 'b', 'c', 'd'])
      expect(move.red.toSorted()).toEqual(['e', 'f', 'g', 'h'])
      expect(includes(tight, move)).toBe(true)
    }
  })

  it('says so when no move completes a choice', () => {
    const none: Choice<Move> = {
      move: { type: 'split' },
      picks: [
        { field: 'red', from: ['a', 'b'], min: 2, max: 2 },
        { field: 'blue', from: ['b', 'c'], min: 2, max: 2 },
      ],
      disjoint: true,
    }
    expect(() => sample(none, seededChance(1))).toThrow(RangeError)
  })

  it('samples a move wherever the picks can be drawn one after the other', () => {
    const items = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 2 })
    fc.assert(
      fc.property(items, items, fc.nat(), (red, blue, seed) => {
        const needed = Math.min(2, blue.filter((item) => !red.includes(item)).length)
        const choice: Choice<Move> = {
          move: { type: 'split' },
          picks: [
            { field: 'red', from: red, min: red.length, max: red.length },
            { field: 'blue', from: blue, min: needed, max: blue.length },
          ],
          disjoint: true,
        }
        expect(includes(choice, sample(choice, seededChance(seed)))).toBe(true)
      }),
    )
  })

  it('can come up with every move', () => {
    const choice: Choice<Move> = {
      move: { type: 'x', blue: [] },
      picks: [{ field: 'red', from: ['a', 'b', 'c'], min: 0, max: 2 }],
    }
    const found = new Set<string>()
    for (let seed = 0; seed < 200; seed++)
      found.add(sample(choice, seededChance(seed)).red.toSorted().join(''))
    expect([...found].toSorted()).toEqual(['', 'a', 'ab', 'ac', 'b', 'bc', 'c'])
  })

  it.each([
    ['order is free', { type: 'split', red: ['h', 'g', 'f', 'e'], blue: ['d', 'a', 'c', 'b'] }, true],
    ['too few', { type: 'split', red: ['e', 'f', 'g'], blue: ['a', 'b', 'c', 'd'] }, false],
    ['twice the same', { type: 'split', red: ['e', 'f', 'g', 'g'], blue: ['a', 'b', 'c', 'd'] }, false],
    ['shared', { type: 'split', red: ['a', 'f', 'g', 'h'], blue: ['a', 'b', 'c', 'd'] }, false],
    ['foreign item', { type: 'split', red: ['x', 'f', 'g', 'h'], blue: ['a', 'b', 'c', 'd'] }, false],
    ['missing field', { type: 'split', red: ['e', 'f', 'g', 'h'] }, false],
    ['other fixed part', { type: 'join', red: ['e', 'f', 'g', 'h'], blue: ['a', 'b', 'c', 'd'] }, false],
    ['extra field', { type: 'split', red: ['e', 'f', 'g', 'h'], blue: ['a', 'b', 'c', 'd'], x: 1 }, false],
    ['no move', null, false],
  ])('includes: %s', (_, move, expected) => {
    expect(includes(tight, move)).toBe(expected)
  })
})
