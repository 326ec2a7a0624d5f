import { describe, expect, it } from 'vitest'
import type { Asked } from '../board'
import { chosenDeed, draftOf, litBy, playsOf } from './plays'

const asked = (id: string, ...moves: readonly object[]): Asked => ({
  id,
  legal: moves.map((move) => ({ move, picks: null, disjoint: false, budget: null, sentence: null })),
})

const turn = asked(
  'turn-4',
  { type: 'play', card: 'pirate' },
  { type: 'shoot', by: 1, weapon: 'cannon', target: 7 },
  { type: 'shoot', by: 1, weapon: 'cannon', hold: 1 },
  { type: 'charge', by: 2, weapon: 'cutlass', target: 7 },
  { type: 'rally', by: 3, unit: 2 },
  { type: 'end' },
)

describe('what is lit', () => {
  it('is the card in the hold, and who can act; the end of the turn stands by itself', () => {
    const plays = playsOf([turn])
    expect([...plays.hold.keys()]).toEqual(['pirate'])
    expect([...plays.deeds.keys()]).toEqual([1, 2, 3])
    expect(plays.plain.map(({ move }) => move.type)).toEqual(['end'])
    expect(litBy(plays, undefined).units.size).toBe(0)
  })

  it('is, once a weapon is chosen, every target that was listed for it and no other', () => {
    const plays = playsOf([turn])
    const cannon = litBy(plays, chosenDeed(plays, { by: 1, deed: 'shoot cannon' }))
    expect([...cannon.units.keys()]).toEqual([7])
    expect([...cannon.holds.keys()]).toEqual([1])
    const rally = litBy(plays, chosenDeed(plays, { by: 3, deed: 'rally' }))
    expect([...rally.units.keys()]).toEqual([2])
  })

  it('is every hold that a Rogue can ransack; a Pirate Fort that recruits needs no target', () => {
    const plays = playsOf([
      asked(
        'turn-6',
        { type: 'ransack', by: 1, hold: 1 },
        { type: 'ransack', by: 1, hold: 2 },
        { type: 'recruit', by: 2 },
      ),
    ])
    const ransack = litBy(plays, chosenDeed(plays, { by: 1, deed: 'ransack' }))
    expect([...ransack.holds.keys()]).toEqual([1, 2])
    const recruit = chosenDeed(plays, { by: 2, deed: 'recruit' })
    expect(recruit?.plays.map(({ move }) => move)).toEqual([{ type: 'recruit', by: 2 }])
    expect(litBy(plays, recruit).holds.size).toBe(0)
  })

  it('needs no card chosen for the next shot of an attack', () => {
    const plays = playsOf([asked('aim-5', { type: 'aim', target: 8 }, { type: 'stop' })])
    expect([...litBy(plays, undefined).units.keys()]).toEqual([8])
    expect(plays.plain.map(({ move }) => move.type)).toEqual(['stop'])
  })
})

describe('what is in mind', () => {
  it('is read from a half move and from a whole one alike', () => {
    expect(draftOf({ by: 1, deed: null })).toEqual({ by: 1, deed: null })
    expect(draftOf({ type: 'shoot', by: 1, weapon: 'cannon', hold: 1 })).toEqual({
      by: 1,
      deed: 'shoot cannon',
    })
    expect(draftOf({ type: 'end' })).toBeUndefined()
    expect(draftOf(undefined)).toBeUndefined()
  })
})
