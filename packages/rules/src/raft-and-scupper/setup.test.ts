import { describe, expect, it } from 'vitest'
import { seededChance } from '../chance.js'
import { sample } from '../choice.js'
import { raftAndScupper as game, type Length, options } from './index.js'
import { PAIRS } from './layout.js'
import { hasRaft, setup } from './setup.js'
import { refusal } from './testing/position.js'

const lengths = ['long', 'short'] as const
const deals = (length: Length) =>
  Array.from({ length: 300 }, (_, seed) => setup({ length }, seededChance(seed)))
const tileAt = (tiles: string, size: number, cell: string) =>
  tiles.charAt((Number(cell.charAt(1)) - 1) * size + 'abcdefg'.indexOf(cell.charAt(0)))

describe.each(lengths)('set-up of the %s game', (length) => {
  const size = length === 'long' ? 7 : 5

  it('R1 as many ships of each type', () => {
    for (const { tiles } of deals(length)) {
      const counts = [...'ABCD'].map((letter) => [...tiles].filter((tile) => tile === letter).length)
      expect(counts).toEqual(length === 'long' ? [9, 9, 9, 9] : [4, 4, 4, 4])
    }
  })

  it('R5, R7, A2 partners differ in cargo and rig, half the pairs of each kind', () => {
    for (const { tiles } of deals(length).slice(0, 50)) {
      const pairs = PAIRS[length].map((pair) =>
        pair
          .map((cell) => tileAt(tiles, size, cell))
          .sort()
          .join(''),
      )
      expect(pairs.filter((pair) => pair === 'AD').length).toBe(pairs.length / 2)
      expect(pairs.filter((pair) => pair === 'BC').length).toBe(pairs.length / 2)
    }
  })

  it('A1 partners lie opposite each other', () => {
    for (const [odd, even] of PAIRS[length]) {
      expect(odd.charCodeAt(0) + even.charCodeAt(0)).toBe(2 * 'a'.charCodeAt(0) + size - 1)
      expect(Number(odd.charAt(1)) + Number(even.charAt(1))).toBe(size + 1)
    }
  })

  it('V14, R8, A3 never a ready raft', () => {
    for (const { tiles } of deals(length)) expect(hasRaft(tiles, length)).toBe(false)
  })

  it('R6 deals differ, and A5 either seat may be the placer', () => {
    const all = deals(length)
    expect(new Set(all.map(({ tiles }) => tiles)).size).toBeGreaterThan(290)
    expect(new Set(all.map(({ placer }) => placer))).toEqual(new Set([0, 1]))
  })

  it('R9, R10, A4 one seat places by a legal lot, then the other chooses', () => {
    const state = setup({ length }, seededChance(1))
    const [placing] = game.decisions(state)
    if (!placing) throw new Error('Nobody is asked')
    expect(placing.seat).toBe(state.placer)
    const [choice] = game.legal(state, placing)
    expect(choice?.picks?.map(({ from }) => from.length)).toEqual(length === 'long' ? [27, 27] : [12, 12])
    for (let seed = 0; seed < 100; seed++) {
      const result = game.apply(
        state,
        placing,
        game.absent(state, placing, seededChance(seed)),
        seededChance(0),
      )
      if (!result.ok) throw new Error(result.reason)
      expect(game.decisions(result.state)).toMatchObject([{ id: 'side', seat: 1 - state.placer }])
    }
    expect(choice && game.move.parse(sample(choice, seededChance(3)))).toMatchObject({ type: 'place' })
  })
})

describe('placing', () => {
  const state = setup({ length: 'short' }, seededChance(4))
  const of = (...letters: string[]) =>
    PAIRS.short.flat().filter((cell) => letters.includes(tileAt(state.tiles, 5, cell)))
  const [a1 = '', a2 = ''] = of('A')
  const [d1 = '', d2 = ''] = of('D')
  const [b1 = ''] = of('B')

  it('V13, R3 each crew on ships of its own', () => {
    expect(refusal(state, { type: 'place', yellow: [a1, d1], black: [b1, d2] })).toBe('wrong_ship')
    expect(refusal(state, { type: 'place', yellow: [a1, b1], black: [a2, d2] })).toBe('wrong_ship')
    expect(refusal(state, { type: 'place', yellow: [a1, a2], black: [d1, d2] })).toBeUndefined()
  })

  it('R4 one pirate to a ship', () => {
    expect(refusal(state, { type: 'place', yellow: [a1, b1], black: [b1, d2] })).toBe('ship_taken')
    expect(refusal(state, { type: 'place', yellow: [a1, a1], black: [d1, d2] })).toBe('ship_taken')
  })

  it('R9 nothing else before', () => {
    expect(refusal(state, { type: 'pass' })).toBe('wrong_move')
    expect(refusal(state, { type: 'side', side: 'yellow' })).toBe('wrong_move')
  })
})

it('the long game is the default', () => {
  expect(options.parse({})).toEqual({ length: 'long' })
})
