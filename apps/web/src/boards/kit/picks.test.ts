import { describe, expect, it } from 'vitest'
import type { Choice } from '../board'
import { costOf, isWhole, mayTake, moveOf, offerOf, takenOf } from './picks'

const crewing: Choice = {
  move: { type: 'crew', fleet: ['raft'] },
  sentence: null,
  picks: [
    { field: 'crew', from: ['cook', 'gunner', 7], min: 1, max: 4, copies: { cook: 3 } },
    { field: 'tricks', from: ['fog', 'gunner'], min: 0, max: 1, copies: null },
  ],
  disjoint: true,
  budget: { costs: { cook: 2, gunner: 3, fog: 5 }, most: 9 },
}

const read = (choice: Choice) => {
  const offer = offerOf(choice)
  if (!offer) throw new Error('offers nothing')
  return offer
}

describe('what a described choice offers', () => {
  const offer = read(crewing)

  it('is as many copies as are named, and else one', () => {
    expect(mayTake(offer, { crew: ['cook', 'cook'] }, 'crew', 'cook')).toBe(true)
    expect(mayTake(offer, { crew: ['cook', 'cook', 'cook'] }, 'crew', 'cook')).toBe(false)
    expect(mayTake(offer, {}, 'crew', 7)).toBe(true)
    expect(mayTake(offer, { crew: [7] }, 'crew', 7)).toBe(false)
  })

  it('is never more than the pick or the budget allows', () => {
    const dear = { crew: ['cook', 'cook'], tricks: ['fog'] }
    expect(costOf(offer, dear)).toBe(9)
    expect(mayTake(offer, dear, 'crew', 'cook')).toBe(false)
    expect(mayTake(offer, dear, 'crew', 7)).toBe(true)
    expect(mayTake(offer, { tricks: ['fog'] }, 'tricks', 'gunner')).toBe(false)
    expect(mayTake({ ...offer, budget: null }, { crew: ['cook', 'cook', 7, 'gunner'] }, 'crew', 'cook')).toBe(
      false,
    )
  })

  it('takes nothing twice where picks are disjoint, and nothing that is not offered', () => {
    expect(mayTake(offer, { crew: ['gunner'] }, 'tricks', 'gunner')).toBe(false)
    expect(mayTake({ ...offer, disjoint: false }, { crew: ['gunner'] }, 'tricks', 'gunner')).toBe(true)
    expect(mayTake(offer, {}, 'crew', 'fog')).toBe(false)
  })

  it('is a whole move with the minimum of every pick', () => {
    expect(isWhole(offer, { tricks: ['fog'] })).toBe(false)
    expect(isWhole(offer, { crew: ['cook'] })).toBe(true)
  })

  it('keeps what is taken in the move that is proposed', () => {
    const taken = { crew: ['cook', 'cook'], tricks: [] }
    expect(moveOf(offer, taken)).toEqual({ type: 'crew', fleet: ['raft'], ...taken })
    expect(takenOf(offer, moveOf(offer, taken))).toEqual(taken)
    expect(takenOf(offer, undefined)).toEqual({ crew: [], tricks: [] })
    expect(takenOf(offer, { ...moveOf(offer, taken), fleet: [] })).toEqual({ crew: [], tricks: [] })
  })

  it('is nothing where the choice is a whole move', () => {
    expect(offerOf({ ...crewing, picks: null })).toBeUndefined()
  })
})
