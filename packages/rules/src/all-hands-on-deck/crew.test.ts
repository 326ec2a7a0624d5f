import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK, isWinning, lacking, nearestCrew, runsIn, scoreOf } from './index.js'
import { cards } from './testing/position.js'

const isCrew = (text: string) => isWinning(cards(text))
const points = (text: string) => scoreOf(cards(text)).points

describe('winning crews', () => {
  it('vector 1, R2: seven in a row of one crew', () => {
    expect(isCrew('r2 r3 r4 r5 r6 r7 r8')).toBe(true)
    for (const text of ['b1 b2 b3 b4 b5 b6 b7', 'g4 g5 g6 g7 g8 g9 g10']) expect(isCrew(text)).toBe(true)
  })

  it('vector 2, R2: one of another crew spoils it', () => {
    expect(isCrew('r2 r3 b4 r5 r6 r7 r8')).toBe(false)
  })

  it('vector 3, R2: seven with a gap are no crew', () => {
    expect(isCrew('r1 r2 r3 r4 r6 r7 r8')).toBe(false)
  })

  it('vector 4, R3: three in a row of each crew', () => {
    expect(isCrew('r3 r4 r5 b1 b2 b3 g6 g7 g8')).toBe(true)
    expect(isCrew('r3 r4 r5 b1 b2 b3 r6 r7 r8')).toBe(false)
  })

  it('vector 7, R6: Pirate Monkeys stand for missing cards', () => {
    expect(isCrew('r2 r3 r4 M r6 r7 r8')).toBe(true)
    expect(isCrew('r2 r3 M M r6 r7 r8')).toBe(true)
    expect(isCrew('r2 r3 M r6 r7 r8 b1')).toBe(false)
    expect(isCrew('r3 r4 b1 b3 g6 g7 g8 M M')).toBe(true)
  })

  it('vector 8, R2: no run goes from First Mate to Cabin Boy', () => {
    expect(isCrew('r8 r9 r10 r1 r2 r3 r4')).toBe(false)
  })

  it('vector 9, R4, R5: more cards and second copies do no harm, nor any good', () => {
    expect(isCrew('r2 r3 r4 r5 r6 r7 r8 b1 g9 rum r2 cutpurse')).toBe(true)
    expect(isCrew('r2 r2 r3 r4 r5 r6 r7')).toBe(false)
    fc.assert(
      fc.property(fc.subarray([...DECK], { maxLength: 20 }), (more) => {
        expect(isWinning([...cards('r2 r3 r4 r5 r6 r7 r8'), ...more])).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('R2, R3 what a board shows: runs held, and what the nearest crew lacks', () => {
    const hand = cards('r2 r3 r4 r6 b9 b10 g5 M')
    expect(runsIn(hand).map(({ cards: run }) => run.join(' '))).toEqual(['r2 r3 r4', 'b9 b10'])
    expect(nearestCrew(hand)).toMatchObject({ monkeys: 1, missing: expect.arrayContaining(['r5']) })
    expect(lacking(hand)).toEqual({ seven: 2, threes: 2 })
    fc.assert(
      fc.property(fc.subarray([...DECK], { maxLength: 16 }), (held) => {
        const { missing } = nearestCrew(held)
        expect(missing.length <= held.filter((card) => card === 'pirate_monkey').length).toBe(
          held.length >= 7 && isWinning(held),
        )
      }),
      { numRuns: 200 },
    )
  })
})

describe('scoring', () => {
  it('vector 5, R43, R44: the best three of each crew', () => {
    expect(points('r3 r4 r5 g6 g7 g8')).toBe(33)
    expect(points('r2 r3 r4 r5 g6 g7 g8')).toBe(33)
    expect(points('r2 r3 r4 r5')).toBe(12)
  })

  it('vector 6, R45: a Pirate Monkey counts nothing, at either end', () => {
    expect(points('r6 r7 M')).toBe(13)
  })

  it('vector 24, R43, A42: a run of seven scores, and its best three again', () => {
    expect(points('b1 b2 b3 b4 b5 b6 b7')).toBe(28 + 18)
  })

  it('A42, A43 each monkey is used once, where it brings most, and real cards alone count', () => {
    expect(points('r9 r10 b1 b2 M')).toBe(19)
    expect(points('r9 r10 b1 b2 M M')).toBe(22)
    expect(points('r4 r5 r6 M r8 r9 r10')).toBe(4 + 5 + 6 + 8 + 9 + 10 + 27)
  })

  it('R43 nothing in a row scores nothing', () => {
    expect(scoreOf(cards('r1 r3 b5 b7 g9 rum'))).toEqual({ points: 0, runs: [] })
  })
})
