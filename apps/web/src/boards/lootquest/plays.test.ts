import { describe, expect, it } from 'vitest'
import type { Asked } from '../board'
import { draftOf, intoZone, litBy, orderWith, playsOf, usable } from './plays'

const choice = (move: object) => ({ move, sentence: null, picks: null, disjoint: false, budget: null })

/** Two dice: the first fits two zones, the second one of them; two texts were earned. */
const placing: Asked = {
  id: 'place-9',
  legal: [
    choice({ type: 'place', die: 0, hero: 0, zone: 0 }),
    choice({ type: 'place', die: 0, hero: 1, zone: 2 }),
    choice({ type: 'place', die: 1, hero: 1, zone: 2 }),
    choice({ type: 'reroll', by: 2, die: 1 }),
    choice({ type: 'turn', by: 1, die: 0, face: 3 }),
    choice({ type: 'turn', by: 1, die: 0, face: 5 }),
    choice({ type: 'done' }),
  ],
}
const plays = playsOf([placing])

describe('what may be played', () => {
  it('D3, D4: is sorted by where it is chosen, with the decision that it answers', () => {
    expect(plays.places.map(({ move }) => move.die)).toEqual([0, 0, 1])
    expect(usable(plays)).toEqual([2, 1])
    expect(plays.done).toEqual({ decision: 'place-9', move: { type: 'done' } })
    expect(playsOf([]).done).toBeUndefined()
  })

  it('with nothing chosen lights the dice, and no zone', () => {
    const lit = litBy(plays, draftOf(undefined))
    expect([...lit.dice]).toEqual([0, 1])
    expect(lit.zones.size).toBe(0)
  })

  it('R7: with a die lights its zones', () => {
    expect([...litBy(plays, { die: 0, by: null }).zones.keys()]).toEqual(['0.0', '1.2'])
    expect([...litBy(plays, { die: 1, by: null }).zones.keys()]).toEqual(['1.2'])
    expect(intoZone(plays, '1.2').map(({ move }) => move.die)).toEqual([0, 1])
  })

  it('D4: with a text lights its dice, and with die and text the faces', () => {
    expect([...litBy(plays, { die: null, by: 2 }).dice]).toEqual([1])
    const turn = litBy(plays, { die: 0, by: 1 })
    expect([...turn.dice]).toEqual([0])
    expect(turn.zones.size).toBe(0)
    expect(turn.faces.map(({ move }) => move.face)).toEqual([3, 5])
  })

  it('is remembered in the proposal, whole or not', () => {
    expect(draftOf({ type: 'place', die: 1, hero: 0, zone: 0 })).toEqual({ die: 1, by: null })
    expect(draftOf({ type: 'turn', by: 1, die: 0, face: 3 })).toEqual({ die: 0, by: 1 })
    expect(draftOf({ die: null, by: 2 })).toEqual({ die: null, by: 2 })
    expect(draftOf({ type: 'done' })).toEqual({ die: null, by: null })
    expect(draftOf({ die: 'x', by: [] })).toEqual({ die: null, by: null })
  })

  it('D5: challenges are put in order one by one, and one tapped again goes with those after it', () => {
    expect(orderWith([], 2)).toEqual([2])
    expect(orderWith([2], 0)).toEqual([2, 0])
    expect(orderWith([2, 0, 1], 0)).toEqual([2])
  })
})
