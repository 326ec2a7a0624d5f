import { describe, expect, it } from 'vitest'
import { bidValue } from './index.js'
import { attempt, bid, bids, cards, handOf, holds, open, play, position } from './testing/position.js'

const value = (text: string, auction: string) => bidValue(cards(text), cards(auction)[0] ?? null)

describe('the worth of a bid', () => {
  it('vector 10, R8, R20: the suit of the auction card counts double', () => {
    expect(value('b4 r5', 'b7')).toBe(13)
    expect(value('r6 g6', 'b7')).toBe(12)
    const after = bids(position({ hands: ['b4 r5 r1', 'r6 g6 r1', 'r1'] }), 'b4 r5', 'r6 g6', '')
    expect(holds(after, 0, 'b7')).toBe(true)
    expect(after.last).toMatchObject({ winner: 0, value: 13 })
  })

  it('vector 11, R21, A8: an action card has no suit', () => {
    expect(value('b4', 'mermaid')).toBe(4)
    expect(value('rum', 'rum')).toBe(5)
  })

  it('R55, A2 Rum is worth 5 and never doubled', () => {
    expect(value('rum b2', 'b7')).toBe(9)
    expect(value('rum pirate_king', 'b7')).toBe(5)
  })

  it('R56 the Pirate King doubles all crew of his own bid, nothing twice', () => {
    expect(value('pirate_king b4 r5', 'b7')).toBe(18)
    expect(value('pirate_king b4 r5', 'mermaid')).toBe(18)
  })

  it('R53, A31 a Pirate Monkey is worth nothing in a bid', () => {
    expect(value('M b2', 'r7')).toBe(2)
  })
})

describe('bidding', () => {
  it('R15, R16, R18 in turn from the dealer’s left, each once', () => {
    const start = position({ hands: ['r1 r2', 'r3', 'r4'] })
    expect(open(start, 0)).toMatchObject({ id: 'bid-1.2-0', kind: 'turn' })
    expect(open(start, 1)).toBeUndefined()
    const next = bid(start, 0, 'r1 r2')
    expect(next.laid.map(({ card, up }) => [card, up])).toEqual([
      ['r1', false],
      ['r2', false],
    ])
    expect(open(next, 0)).toBeUndefined()
    expect(open(next, 1)).toMatchObject({ id: 'bid-1.2-1', kind: 'turn' })
  })

  it('R16, R17 any cards of the own hand, each once, and no others', () => {
    const start = position({ hands: ['r1 r1 mermaid', 'r3'] })
    for (const cards of [['r2'], ['r1', 'r1'], ['r1', 'r1~3'], ['b7']]) {
      expect(attempt(start, 0, { type: 'bid', cards })).toMatchObject({ ok: false, code: 'not_your_cards' })
    }
    expect(attempt(start, 0, { type: 'trust' }, 'bid')).toMatchObject({ ok: false, code: 'wrong_move' })
    expect(handOf(play(start, 0, { type: 'bid', cards: ['r1~2', 'mermaid'] }), 0)).toEqual(['r1'])
  })

  it('R19, R31 nobody bids: the card is thrown away and the deal passes', () => {
    const after = bids(position({ hands: ['r1', 'r3', 'r4'] }), '', '', '')
    expect(after).toMatchObject({ phase: 'discard', auction: null, pile: ['b7'], dealer: 0 })
  })

  it('R26, R30, A4, A50 a single bid wins; all bid cards are discarded', () => {
    const after = bids(position({ hands: ['r1', 'r3', 'r4'] }), 'r1', '', '')
    expect(after).toMatchObject({ pile: ['r1'], dealer: 0, phase: 'discard' })
    expect(handOf(after, 0)).toEqual(['b7'])
  })

  it('vector 12, R27: only actions and no Rum: nobody wins', () => {
    const after = bids(position({ hands: ['cutpurse', 'mermaid', ''] }), 'cutpurse', 'mermaid', '')
    expect(after.last).toMatchObject({ winner: null, value: 0 })
    expect(after.pile).toEqual(cards('b7 cutpurse mermaid'))
  })

  it('vector 13, R27, A2: Rum beats 4 and ties with 5', () => {
    const beaten = bids(position({ hands: ['rum', 'r4', ''] }), 'rum', 'r4', '')
    expect(beaten.last).toMatchObject({ winner: 0, value: 5 })
    const tied = bids(position({ hands: ['rum', 'r5', ''] }), 'rum', 'r5', '')
    expect(tied).toMatchObject({ phase: 'tie', contest: [0, 1], queue: [0, 1] })
  })

  it('A3 bids worth nothing win nothing', () => {
    const after = bids(position({ hands: ['M', 'pirate_king', ''] }), 'M', 'pirate_king', '')
    expect(after.last).toMatchObject({ winner: null })
  })

  it('A15, A38 an empty hand is asked like any other, and can only pass', () => {
    const start = position({ hands: ['', 'r3', 'r4'] })
    expect(attempt(start, 0, { type: 'bid', cards: ['r3'] }).ok).toBe(false)
    expect(bid(start, 0, '').queue).toEqual([1, 2])
  })
})

describe('ties', () => {
  const tied = () =>
    bids(position({ hands: ['r7 g7 g1 mermaid', 'r7 g7 g2 g4', 'b6 g3'] }), 'r7 g7', 'r7 g7', 'b6')

  it('R28, A36, A38 only the tied bid again, in turn, and old bids count on', () => {
    const start = tied()
    expect(start).toMatchObject({ phase: 'tie', contest: [0, 1] })
    expect(open(start, 0)?.id).toBe('tie-1.2-1-0')
    expect(open(start, 1)).toBeUndefined()
    const after = bid(bid(start, 0, 'g1'), 1, 'g2')
    expect(after.last).toMatchObject({ winner: 1, value: 16 })
  })

  it('vector 23, R29, A36: both forfeit, and the third does not win', () => {
    const after = bid(bid(tied(), 0, ''), 1, '')
    expect(after.last).toMatchObject({ winner: null })
    expect(holds(after, 2, 'b7')).toBe(false)
    expect(after.pile).toContain('b7')
  })

  it('A40 who alone does not forfeit wins', () => {
    expect(bid(bid(tied(), 0, ''), 1, 'g2').last).toMatchObject({ winner: 1 })
  })

  it('A37 actions in a tie are resolved before the bids are compared', () => {
    const after = bid(bid(tied(), 0, 'mermaid'), 1, 'g2')
    expect(after).toMatchObject({ phase: 'resolve', deed: { seat: 0, card: 'mermaid' } })
  })

  it('A39 a tie can come again, each time with more cards', () => {
    const start = bids(position({ hands: ['r7 g2', 'r7 r2', ''] }), 'r7', 'r7', '')
    const again = bid(bid(start, 0, 'g2'), 1, 'r2')
    expect(again).toMatchObject({ phase: 'tie', ties: 2 })
    // Neither holds a card any more, and yet both are asked: nobody learns that from the table.
    expect(bid(bid(again, 0, ''), 1, '').last).toMatchObject({ winner: null })
  })

  it('R28 in one visit the tied bid at the same time', () => {
    const start = bids(
      position({ hands: ['r7 g1', 'r7 g2', ''], changes: { visits: 'one_visit' } }),
      'r7',
      'r7',
      '',
    )
    expect(open(start, 0)).toBeDefined()
    expect(bid(bid(start, 1, 'g2'), 0, 'g1').last).toMatchObject({ winner: 1, value: 9 })
  })
})
