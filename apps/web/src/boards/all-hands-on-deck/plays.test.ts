import { describe, expect, it } from 'vitest'
import type { Asked } from '../board'
import { laidAt, playsOf } from './plays'

type Legal = {
  readonly move: object
  readonly picks?: { field: string; from: string[]; min: number; max: number }[]
}

const asked = (id: string, ...legal: readonly Legal[]): Asked => ({
  id,
  legal: legal.map(({ move, picks }) => ({
    move,
    picks: picks?.map((pick) => ({ ...pick, copies: null })) ?? null,
    ...{ disjoint: false, budget: null, sentence: null },
  })),
})

describe('what is open at once', () => {
  it('is chosen where it lies: cards in the hand, captains by their flags, the rest by name', () => {
    const cards = { field: 'cards', from: ['b7', 'b7~2'], min: 1, max: 2 }
    const { some, captains, plain } = playsOf([
      asked('bid', { move: { type: 'bid' }, picks: [cards] }, { move: { type: 'pass' } }),
      asked('call', { move: { type: 'call', seat: 2 } }, { move: { type: 'trust' } }),
    ])
    expect(some).toEqual({ decision: 'bid', type: 'bid', from: new Set(['b7', 'b7~2']), min: 1, max: 2 })
    expect(captains.get(2)).toEqual({ decision: 'call', move: { type: 'call', seat: 2 } })
    expect(plain).toEqual([
      { decision: 'bid', move: { type: 'pass' } },
      { decision: 'call', move: { type: 'trust' } },
    ])
  })

  it('has every card kept as a choice of its own where none need go', () => {
    const { plain } = playsOf([
      asked('discard', {
        move: { type: 'discard' },
        picks: [{ field: 'cards', from: ['rum'], min: 0, max: 1 }],
      }),
    ])
    expect(plain).toEqual([{ decision: 'discard', move: { type: 'discard', cards: [] } }])
  })

  it('lights the very copy in a bid that an action may point at', () => {
    const { laid, next, keeps } = playsOf([
      asked(
        'deed',
        { move: { type: 'cut', seat: 1, card: 'b7~2' } },
        { move: { type: 'cut', seat: 3, card: 'rum' } },
      ),
      asked('order', { move: { type: 'resolve', card: 'mermaid' } }),
      asked('keep', { move: { type: 'keep', card: 'g1' } }),
    ])
    expect([...laid.keys()]).toEqual([laidAt(1, 'b7~2'), laidAt(3, 'rum')])
    expect([...next.keys()]).toEqual(['mermaid'])
    expect(keeps.map(({ decision }) => decision)).toEqual(['keep'])
  })
})
