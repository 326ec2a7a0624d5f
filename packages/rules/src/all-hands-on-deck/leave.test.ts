import { describe, expect, it } from 'vitest'
import { seededChance } from '../chance.js'
import type { State } from './index.js'
import { leave } from './leave.js'
import { everyCard } from './testing/laws.js'
import { bid, bids, cards, handOf, open, play, position } from './testing/position.js'

const gone = (state: State, seat: number) => leave(state, seat, seededChance(1)).state
const start = (changes: Partial<State> = {}) =>
  position({ hands: ['r1 r2', 'b3 g4', 'g9 rum', 'r8'], changes })

describe('A49: a captain leaves', () => {
  it('A49 his hand is set aside, and no card is lost', () => {
    const left = gone(start(), 1)
    expect(handOf(left, 1)).toEqual(cards('b3 g4'))
    expect(left.players[1]?.gone).toBe(true)
    expect(everyCard(left)).toHaveLength(108)
  })

  it('A49 he is neither asked nor called nor dealt to, and the deal passes over him', () => {
    let left = gone(start(), 0)
    expect(left.queue).toEqual([1, 2, 3])
    for (const seat of [1, 2, 3]) left = bid(left, seat, '')
    expect(left).toMatchObject({ phase: 'discard', dealer: 1 })
    for (const seat of [1, 2, 3]) left = play(left, seat, { type: 'discard', cards: [] })
    expect(handOf(left, 0)).toEqual(cards('r1 r2'))
    expect(open(left, 2, 'call')).toBeDefined()
    expect(() => play(left, 2, { type: 'call', seat: 0 })).toThrow()
  })

  it('A49 his bid is withdrawn to the discards, and the rest is compared without it', () => {
    const bidden = [0, 1, 2].reduce(
      (state, seat) => bid(state, seat, ['r1', 'b3', 'g9'][seat] ?? ''),
      start(),
    )
    const left = bid(gone(bidden, 2), 3, '')
    expect(left.last).toMatchObject({ winner: 1, value: 6 })
    expect([...left.pile, ...left.buried]).toContain('g9')
  })

  it('A49 the others go on when all that was waited for was he', () => {
    expect(gone(bids(start(), 'r1', '', ''), 3).last).toMatchObject({ winner: 0 })
    let putAway = bids(start(), '', '', '', '')
    for (const seat of [0, 1, 2]) putAway = play(putAway, seat, { type: 'discard', cards: [] })
    expect(putAway).toMatchObject({ phase: 'discard', round: 2 })
    expect(gone(putAway, 3)).toMatchObject({ phase: 'bid', round: 3 })
  })

  it('A49 who is left alone in a tie has won it', () => {
    const tied = bids(position({ hands: ['r7', 'r7 r1', 'r2'] }), 'r7', 'r7', '')
    expect(tied.phase).toBe('tie')
    expect(gone(tied, 0).last).toMatchObject({ winner: 1, value: 7 })
  })

  it('A49 an action of his that waits for his choice is dropped', () => {
    const acting = bids(position({ hands: ['tavern_brawl r9', 'r4', 'r2'] }), 'tavern_brawl r9', 'r4', '')
    expect(acting.deed?.seat).toBe(0)
    const left = gone(acting, 0)
    expect(left).toMatchObject({ deed: null, last: { winner: 1, value: 4 } })
    expect(left.players.some(({ brawled }) => brawled)).toBe(false)
  })
})
