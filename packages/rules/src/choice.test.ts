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

/** The red items in small letters, the blue ones in capitals. */
const spell = ({ red, blue }: Move): string =>
  red.toSorted().join('') + blue.toSorted().join('').toUpperCase()

/** All the moves that many samples of a choice come up with. */
function everything(choice: Choice<Move>): string[] {
  const found = new Set<string>()
  for (let seed = 0; seed < 1000; seed++) found.add(spell(sample(choice, seededChance(seed))))
  return [...found].toSorted()
}

const upTo = (max: number) => fc.integer({ min: 0, max })
const ITEMS = ['a', 'b', 'c', 'd']
const figures = (max: number) => fc.dictionary(fc.constantFrom(...ITEMS), upTo(max))
const anyPick = (field: 'red' | 'blue') =>
  fc
    .record({ from: fc.subarray(ITEMS), min: upTo(3), more: upTo(2), copies: figures(3) })
    .map(({ from, min, more, copies }) => ({ field, from, min, max: min + more, copies }))
const anyChoice: fc.Arbitrary<Choice<Move>> = fc.record({
  move: fc.constant({ type: 'x' }),
  picks: fc.tuple(anyPick('red'), anyPick('blue')),
  disjoint: fc.boolean(),
  budget: fc.record({ costs: figures(4), most: upTo(10) }),
})

/** All moves of a choice, found by trying: the slow way to be sure. */
function all(choice: Choice<Move>): Move[] {
  const [red, blue] = (choice.picks ?? []).map((pick) =>
    pick.from
      .reduce<string[][]>(
        (some, item) =>
          some.flatMap((items) =>
            Array.from({ length: (pick.copies?.[item] ?? 1) + 1 }, (_, n) => [
              ...items,
              ...Array<string>(n).fill(String(item)),
            ]),
          ),
        [[]],
      )
      .filter(({ length }) => length >= pick.min && length <= pick.max),
  )
  const price = (items: string[]) =>
    items.reduce((sum, item) => sum + ((choice.picks && choice.budget?.costs[item]) ?? 0), 0)
  return (red ?? [])
    .flatMap((red) => (blue ?? []).map((blue) => ({ type: 'x', red, blue })))
    .filter(
      ({ red, blue }) =>
        !choice.picks ||
        (!(choice.disjoint && red.some((item) => blue.includes(item))) &&
          price([...red, ...blue]) <= (choice.budget?.most ?? 0)),
    )
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

  it('finds the only split that can be paid', () => {
    const choice: Choice<Move> = {
      move: { type: 'split' },
      picks: [
        { field: 'red', from: [...'abcdefghij'], min: 5, max: 9, copies: { a: 3, e: 2 } },
        { field: 'blue', from: [...'abcd'], min: 5, max: 5, copies: { a: 2 } },
      ],
      disjoint: true,
      budget: { costs: { a: 1, e: 2, f: 2, g: 2, h: 2, i: 3, j: 3 }, most: 12 },
    }
    expect(everything(choice)).toEqual(['eefghAABCD'])
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
    expect(everything(choice)).toEqual(['', 'a', 'ab', 'ac', 'b', 'bc', 'c'])
  })

  it('takes copies only as often as a pick allows', () => {
    const choice: Choice<Move> = {
      move: { type: 'x', blue: [] },
      picks: [{ field: 'red', from: ['a', 'b', 'c'], min: 2, max: 3, copies: { a: 2, c: 0 } }],
    }
    expect(everything(choice)).toEqual(['aa', 'aab', 'ab'])
    expect(includes(choice, { type: 'x', blue: [], red: ['a', 'b', 'a'] })).toBe(true)
    expect(includes(choice, { type: 'x', blue: [], red: ['a', 'a', 'a'] })).toBe(false)
    expect(includes(choice, { type: 'x', blue: [], red: ['b', 'b'] })).toBe(false)
    expect(includes(choice, { type: 'x', blue: [], red: ['a', 'c'] })).toBe(false)
  })

  it('pays all picks out of one budget, and keeps enough for the minima', () => {
    const choice: Choice<Move> = {
      move: { type: 'x' },
      picks: [
        { field: 'red', from: ['a', 'b'], min: 0, max: 3, copies: { a: 3 } },
        { field: 'blue', from: ['a', 'c', 'd'], min: 1, max: 2 },
      ],
      budget: { costs: { a: 2, b: 3, c: 3 }, most: 5 },
    }
    const moves = 'A AC AD C CD D aA aAD aC aCD aD aaD bA bAD bD abD'
    expect(everything(choice)).toEqual(moves.split(' ').toSorted())
  })

  it('reads nothing into items with the names of built-in properties', () => {
    const choice: Choice<Move> = {
      move: { type: 'x', blue: [] },
      picks: [{ field: 'red', from: ['constructor', 'toString'], min: 2, max: 2, copies: {} }],
      budget: { costs: {}, most: 0 },
    }
    expect(sample(choice, seededChance(1)).red.toSorted()).toEqual(['constructor', 'toString'])
  })

  it('samples only included moves, all of them, or says that there is none', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const moves = all(choice)
        if (moves.length === 0) expect(() => sample(choice, seededChance(1))).toThrow(RangeError)
        if (moves.length === 0) return
        expect(moves.every((move) => includes(choice, move))).toBe(true)
        const missing = new Set(moves.map(spell))
        for (let seed = 0; seed < 40; seed++) {
          const move = sample(choice, seededChance(seed))
          expect(includes(choice, move)).toBe(true)
          missing.delete(spell(move))
        }
        for (let seed = 40; missing.size > 0; seed++) {
          if (seed > 20_000) throw new Error(`never sampled: ${[...missing].join(' ')}`)
          missing.delete(spell(sample(choice, seededChance(seed))))
        }
      }),
    )
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
