import { describe, expect, it } from 'vitest'
import { allHandsOnDeck as game, type State } from './index.js'
import { laws } from './testing/laws.js'
import { attempt, bid, bids, discards, handOf, open, play, position } from './testing/position.js'

const TWELVE = 'r1 r2 r4 r5 b1 b2 b4 b5 g1 g2 g4 g5'
const THIRTEEN = `${TWELVE} r9`
const FIFTEEN = `${THIRTEEN} b9 g9`
const size = (state: State, seat: number) => handOf(state, seat).length
const call = (state: State, seat: number, target: number) => play(state, seat, { type: 'call', seat: target })
const code = (state: State, seat: number, target: number) => {
  const result = attempt(state, seat, { type: 'call', seat: target })
  return result.ok ? 'called' : result.code
}

describe('calling a cheat', () => {
  it('vector 18, R34, R38: of 13 one is drawn, of 15 three; the caller keeps one or none', () => {
    const one = call(position({ hands: [THIRTEEN, 'r5', 'r6'] }), 2, 0)
    expect(one.keep).toMatchObject({ seat: 2, from: 0, mayRefuse: true })
    expect(one.keep?.cards).toHaveLength(1)
    const three = call(position({ hands: [FIFTEEN, 'r5', 'r6'] }), 2, 0)
    expect(three.keep?.cards).toHaveLength(3)
    expect(size(three, 0)).toBe(12)
    expect(open(three, 2, 'keep')).toMatchObject({ kind: 'reaction' })
    const [card] = three.keep?.cards ?? []
    if (!card) throw new Error('Nothing was drawn')
    const kept = play(three, 2, { type: 'keep', card })
    expect([size(kept, 0), size(kept, 2), kept.buried.length]).toEqual([12, 2, 2])
    const refused = play(three, 2, { type: 'refuse' })
    expect([size(refused, 0), size(refused, 2), refused.buried.length]).toEqual([12, 1, 3])
  })

  it('vector 19, R39: of 12 none; the accused takes two of the caller’s, keeps one, and is immune', () => {
    const start = position({ hands: [TWELVE, 'r5 b5 g5', 'r6'] })
    const called = call(start, 1, 0)
    expect(called.keep).toMatchObject({ seat: 0, from: 1, mayRefuse: false })
    expect(size(called, 1)).toBe(1)
    expect(attempt(called, 0, { type: 'refuse' }, 'keep').ok).toBe(false)
    const [card] = called.keep?.cards ?? []
    if (!card) throw new Error('Nothing was drawn')
    const settled = play(called, 0, { type: 'keep', card })
    expect([size(settled, 0), size(settled, 1), settled.buried.length]).toEqual([13, 1, 1])
    expect(code(settled, 2, 0)).toBe('not_callable')
    const next = discards(bids(settled, '', '', ''), '', '', '')
    expect(next.round).toBe(3)
    expect(code(next, 2, 0)).toBe('called')
  })

  it('vector 20, R23, R35, R36: not after the reveal, not before the accused was dealt to', () => {
    const revealed = bids(position({ hands: [THIRTEEN, 'mermaid', 'r6'] }), '', 'mermaid', '')
    expect(revealed.phase).toBe('resolve')
    expect(code(revealed, 2, 0)).toBe('nothing_asked')
    const visit = position({
      hands: [THIRTEEN, 'r5', 'r6'],
      changes: { visits: 'one_visit' },
      players: { 0: { pickedUp: false, step: 'discard' } },
    })
    expect(code(visit, 2, 0)).toBe('not_callable')
    expect(code(play(visit, 0, { type: 'discard', cards: [] }), 2, 0)).toBe('called')
  })

  it('R40, A14 anybody may call, out of turn, until the last bid', () => {
    const start = position({ hands: [THIRTEEN, 'r5', 'r6'] })
    for (const seat of [1, 2]) expect(open(start, seat, 'call')).toMatchObject({ kind: 'optional' })
    expect(open(bid(bid(start, 0, ''), 1, ''), 1, 'call')).toBeDefined()
    expect(code(start, 0, 0)).toBe('not_callable')
  })

  it('R37, A15 the number in hand is told to all, the cards to those two alone', () => {
    const result = attempt(position({ hands: [FIFTEEN, 'r5', 'r6'] }), 2, { type: 'call', seat: 0 })
    if (!result.ok) throw new Error(result.reason)
    const names = ['Anne', 'Bart', 'Calico']
    const told = (viewer: number | null) =>
      result.events.flatMap((event) => game.describe(event, { viewer, names }) ?? [])
    expect(told(1)).toEqual([
      'Calico calls Anne a cheat: 15 cards in hand, a cheat indeed.',
      'Calico draws 3 cards from Anne’s hand.',
    ])
    expect(told(null)).toEqual(told(1))
    expect(told(2)).toHaveLength(3)
    expect(told(0)).toHaveLength(3)
  })

  it('A12 cards already bid do not count', () => {
    const start = bid(position({ hands: [THIRTEEN, 'r5 b5', 'r6'] }), 0, 'r1')
    expect(call(start, 1, 0).players[0]?.immune).toBe(true)
  })

  it('A13 in the first round a call can only fail', () => {
    const start = game.setup({ length: 'short', visits: 'by_the_book' }, 3, { below: () => 0 })
    expect(call(start, 1, 0).players[0]?.immune).toBe(true)
  })

  it('A16 the absent caller keeps the best card: a Pirate Monkey, else the highest', () => {
    const choice = (text: string) => {
      const called = call(position({ hands: [`${TWELVE} ${text}`, 'r5', 'r6'] }), 2, 0)
      const rigged: State = {
        ...called,
        keep: called.keep && { ...called.keep, cards: [...called.keep.cards, 'r10', 'r8'] },
      }
      const decision = open(rigged, 2, 'keep')
      return decision && game.absent(rigged, decision, { below: () => 0 })
    }
    expect(choice('b9')).toEqual({ type: 'keep', card: 'r10' })
  })

  it('A17 a caller with one card loses that, with none nothing; immune is the accused in any case', () => {
    const one = call(position({ hands: [TWELVE, 'r5', 'r6'] }), 1, 0)
    expect([size(one, 0), size(one, 1), one.keep]).toEqual([13, 0, null])
    const none = call(position({ hands: [TWELVE, '', 'r6'] }), 1, 0)
    expect([size(none, 0), none.keep, none.players[0]?.immune]).toEqual([12, null, true])
  })

  it('A18 who keeps a card may hold too many by it, and be called', () => {
    const called = call(position({ hands: [THIRTEEN, `${TWELVE} r6`, 'r7'] }), 1, 0)
    const kept = play(called, 1, { type: 'keep', card: called.keep?.cards[0] ?? 'rum' })
    expect(size(kept, 1)).toBe(14)
    expect(call(kept, 2, 1).keep?.cards).toHaveLength(2)
  })

  it('A19 the same captain may be called again after he was caught', () => {
    const called = call(position({ hands: [THIRTEEN, 'r5 r6', 'r7'] }), 1, 0)
    const kept = play(called, 1, { type: 'refuse' })
    expect(call(kept, 1, 0).players[0]?.immune).toBe(true)
  })

  it('A20 while the choice waits nobody is called and no bid is laid', () => {
    const called = call(position({ hands: ['r9 r8', FIFTEEN, 'r7'] }), 2, 1)
    for (const seat of [0, 1, 2]) expect(open(called, seat, 'call')).toBeUndefined()
    const sealed = bid(called, 0, 'r9')
    expect([sealed.laid, sealed.queue]).toEqual([[], [0, 1, 2]])
    const settled = play(sealed, 2, { type: 'refuse' })
    expect([settled.laid.length, settled.queue]).toEqual([1, [1, 2]])
  })

  it('A33 a brawled captain cannot be called and may call', () => {
    const start = position({
      hands: [THIRTEEN, FIFTEEN, 'r7'],
      players: { 0: { ashore: true, pickedUp: false } },
      changes: { queue: [1, 2] },
    })
    expect(code(start, 2, 0)).toBe('not_callable')
    expect(code(start, 0, 1)).toBe('called')
  })

  it('A52 in one visit a sealed bid has left the hand, and the count tells nothing of it', () => {
    const start = position({ hands: [THIRTEEN, 'r5 b5', 'r6 g6'], changes: { visits: 'one_visit' } })
    const sealed = bid(start, 0, 'r1 r2')
    expect(game.view(sealed, 1).bids[0]).toMatchObject({ status: 'sealed', down: null })
    expect(game.view(sealed, 1).players[0]?.atMost).toBe(13)
    const called = call(sealed, 1, 0)
    expect(called.players[0]).toMatchObject({ immune: true, most: 11 })
    const kept = play(called, 0, { type: 'keep', card: called.keep?.cards[0] ?? 'rum' })
    const end = bid(bid(kept, 1, ''), 2, 'g6')
    expect(end.players[0]?.most).toBe(size(end, 0))
  })

  it('who trusts all is not asked again until somebody else picks up his card', () => {
    const visit = position({
      hands: ['r1', 'r5', 'r6'],
      changes: { visits: 'one_visit' },
      players: { 0: { pickedUp: false, step: 'discard' } },
    })
    const trusting = play(visit, 2, { type: 'trust' })
    expect(open(trusting, 2, 'call')).toBeUndefined()
    const later = play(trusting, 0, { type: 'discard', cards: [] })
    const decision = open(later, 2, 'call')
    expect(decision && game.legal(later, decision)).toEqual([
      { move: { type: 'call', seat: 0 } },
      { move: { type: 'trust' } },
    ])
  })

  it('R7 no card is lost by a call', () => {
    const start = position({ hands: [FIFTEEN, 'r5 b5', 'r6'] })
    const called = call(start, 1, 0)
    for (const state of [called, play(called, 1, { type: 'refuse' })]) {
      expect(laws.pieces?.(state)).toEqual(laws.pieces?.(start))
    }
  })
})
