import { describe, expect, it } from 'vitest'
import { seededChance } from '../chance.js'
import { allHandsOnDeck as game, MOST_ROUNDS, type Orders, type State } from './index.js'
import { everyCard } from './testing/laws.js'
import { attempt, bid, bids, cards, discards, handOf, open, play, position } from './testing/position.js'

const pick = { below: () => 0 }

describe('set-up', () => {
  it('R9, R10, R11 five cards each, one up for auction, the rest in the draw pile', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const state = game.setup({ length: 'short', visits: 'by_the_book' }, seats, seededChance(seats))
      expect(state.players.map(({ hand }) => hand.length)).toEqual(Array.from({ length: seats }, () => 5))
      expect([state.deck.length, state.pile.length]).toEqual([108 - 5 * seats - 1, 0])
      expect(state.queue).toEqual([...state.players.keys()].map((at) => (state.dealer + 1 + at) % seats))
      expect(everyCard(state)).toHaveLength(108)
    }
  })
})

describe('discards and the deal', () => {
  const settled = (hands: string[], more: Partial<Parameters<typeof position>[0]> = {}) =>
    bids(position({ hands, ...more }), ...hands.map(() => ''))

  it('R32, A15, D13 all at once, any number, and nobody learns how many', () => {
    const start = settled(['r1 r2', 'r3', 'r4'])
    for (const seat of [0, 1, 2]) expect(open(start, seat)).toMatchObject({ id: `discard-1.2-${seat}` })
    const views = [['r1', 'r2'], []].map((put) =>
      JSON.stringify(game.view(play(start, 0, { type: 'discard', cards: put }), 1)),
    )
    expect(views[0]).toBe(views[1])
    const told = attempt(start, 0, { type: 'discard', cards: ['r1'] })
    if (!told.ok) throw new Error(told.reason)
    const texts = (viewer: number | null) =>
      told.events.flatMap((event) => game.describe(event, { viewer, names: ['A', 'B', 'C'] }) ?? [])
    expect(texts(0)).toEqual(['You put away Stormsail Cabin Boy (1).'])
    expect([texts(1), texts(null)]).toEqual([[], []])
  })

  it('R12, R13, R14 one card each when all are done, then a new auction card', () => {
    const next = discards(settled(['r1', 'r3', 'r4']), '', 'r3', '')
    expect(next).toMatchObject({ round: 3, phase: 'bid', dealer: 0, queue: [1, 2, 0] })
    expect([0, 1, 2].map((seat) => handOf(next, seat).length)).toEqual([2, 1, 2])
    expect(next.buried).toEqual(['r3'])
  })

  it('A22 who will hold too many is told so', () => {
    const start = settled(['r1 r1 r1 r2 r2 r2 b9 b9 b9 g1 g1 g1', 'r3'])
    expect(open(start, 0)?.prompt).toMatch(/you will hold 13, more than the 12/)
    expect(open(start, 1)?.prompt).toMatch(/you will hold 2$/)
  })

  it('vector 22, A5: with one card left in the draw pile, one is dealt, then the discards are shuffled', () => {
    const start = settled(['r1', 'r3', 'r4'], { deck: 'g1', pile: 'g2 g3 g4 g5' })
    const result = discards(start, '', '', '')
    expect([0, 1, 2].map((seat) => handOf(result, seat).length)).toEqual([2, 2, 2])
    expect(handOf(result, 1)).toContain('g1')
    expect(result.deck.length + result.pile.length).toBe(2)
  })

  it('A6 with no card left the hand is becalmed, and the highest score wins', () => {
    const end = discards(settled(['r1 r2 r3', 'b2 b3 b4', 'g1'], { deck: '' }), '', '', '')
    expect(end).toMatchObject({ phase: 'over', results: [{ winner: null }] })
    expect(game.outcome(end)?.how).toBe('becalmed')
  })

  it('A7 no hand goes on after 75 rounds', () => {
    const end = settled(['r1 r2 r3', 'b2 b3 b4', 'g1'], { changes: { round: MOST_ROUNDS } })
    expect(game.outcome(end)).toEqual({ ranking: [2, 1, 3], how: 'becalmed' })
    const tied = settled(['r2 r3 r4', 'b2 b3 b4', 'g1'], { changes: { round: MOST_ROUNDS } })
    expect(game.outcome(tied)?.ranking).toEqual([1, 1, 3])
  })

  it('A21 standing orders keep all cards while few are held', () => {
    const start = settled(['r1 r2 r3', 'r4', 'r5'])
    const decision = open(start, 0)
    const given = (orders: Partial<Orders>) =>
      decision && game.standing(start, decision, { ...game.orders.parse({}), ...orders })
    expect(given({})).toBeUndefined()
    expect(given({ skipDiscard: true })).toEqual({ type: 'discard', cards: [] })
    expect(given({ skipDiscard: true, skipBelow: 3 })).toBeUndefined()
    const empty = position({ hands: ['', 'r4'] })
    const turn = open(empty, 0)
    expect(turn && game.standing(empty, turn, { ...game.orders.parse({}), passEmptyHanded: true })).toEqual({
      type: 'pass',
    })
  })

  it('A48 the absent pass and keep all cards', () => {
    const start = position({ hands: ['r1', 'r4'] })
    const turn = open(start, 0)
    expect(turn && game.absent(start, turn, pick)).toEqual({ type: 'pass' })
    const end = settled(['r1', 'r4'])
    const discard = open(end, 0)
    expect(discard && game.absent(end, discard, pick)).toEqual({ type: 'discard', cards: [] })
  })
})

describe('bids sealed in advance (A51)', () => {
  const start = () => position({ hands: ['r1', 'r3 r5', 'r4'] })

  it('A51 are laid on their turn and seen by nobody before', () => {
    const sealed = bid(start(), 1, 'r3 r5', 'seal')
    expect(sealed.laid).toEqual([])
    for (const viewer of [0, 2, null]) {
      expect(game.view(sealed, viewer)).toEqual(game.view(start(), viewer))
    }
    expect(game.view(sealed, 1).own?.sealed).toEqual(['r3', 'r5'])
    const laid = bid(sealed, 0, '')
    expect(laid.queue).toEqual([2])
    expect(game.view(laid, 2).bids[1]).toMatchObject({ status: 'down', down: 2 })
  })

  it('A51 can be taken back until then, unless he stands by them', () => {
    const sealed = bid(start(), 1, 'r3', 'seal')
    expect(open(sealed, 1, 'seal')).toBeUndefined()
    const open2 = play(sealed, 1, { type: 'withdraw' })
    expect(open(open2, 1, 'seal')?.id).toBe('seal-1.2-1-1')
    const firm = play(sealed, 1, { type: 'stand' })
    expect(open(firm, 1, 'change')).toBeUndefined()
    expect(bid(firm, 0, '').queue).toEqual([2])
  })

  it('A51 a pass can be sealed, and all that are sealed come down in one go', () => {
    const sealed = bid(bid(start(), 1, '', 'seal'), 2, 'r4', 'seal')
    expect(bid(sealed, 0, 'r1').last).toMatchObject({ winner: 2, value: 4 })
  })

  it('A51 are cancelled when the hand loses a card of them to a call', () => {
    const sealed = bid(start(), 1, 'r3 r5', 'seal')
    const called = play(sealed, 1, { type: 'call', seat: 2 })
    expect(called.players[1]?.sealed).toBeNull()
    const settled = play(called, 2, { type: 'keep', card: called.keep?.cards[0] ?? 'rum' })
    expect(open(settled, 1, 'seal')).toBeDefined()
  })
})

describe('one visit a round (A52)', () => {
  const visit = (hands: string[]) =>
    bids(position({ hands, changes: { visits: 'one_visit' } }), ...hands.map(() => ''))

  it('A52 the next auction card is up at once; then discard, pick up, seal, in any order of captains', () => {
    const start = visit(['r1 r2', 'r3', 'r4'])
    expect(start).toMatchObject({ round: 3, phase: 'bid' })
    expect(start.auction).not.toBeNull()
    let state = play(start, 2, { type: 'discard', cards: ['r4'] })
    expect(handOf(state, 2)).toHaveLength(1)
    expect(state.players.map(({ pickedUp }) => pickedUp)).toEqual([false, false, true])
    state = bid(state, 2, handOf(state, 2).join(' ').replace('pirate_monkey', 'M'))
    for (const seat of [0, 1]) state = bid(play(state, seat, { type: 'discard', cards: [] }), seat, '')
    expect(state.queue.length === 0 || state.round === 4).toBe(true)
  })

  it('A52 nobody learns whether the others bid, or how many cards', () => {
    const start = position({ hands: ['r1 r2', 'r3', 'r4'], changes: { visits: 'one_visit' } })
    const views = ['', 'r1', 'r1 r2'].map((text) => JSON.stringify(game.view(bid(start, 0, text), 1)))
    expect(new Set(views).size).toBe(1)
  })
})

describe('six bids, in every order in which they can come in', () => {
  const texts = ['r1 r2', 'b2', '', 'g4 rum', 'b3', 'g8']
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((seat) => orders(left.filter((other) => other !== seat)).map((rest) => [seat, ...rest]))

  it.each(['by_the_book', 'one_visit'] as const)('A51, A52 give the same result, visits %s', (visits) => {
    const start = position({ hands: texts.map((text, seat) => `${text} r${seat + 3}`), changes: { visits } })
    const all = orders([...texts.keys()])
    expect(all).toHaveLength(720)
    for (const order of all) {
      const end = order.reduce((state, seat) => {
        const isAsked = visits === 'one_visit' || state.queue[0] === seat
        return bid(state, seat, texts[seat] ?? '', isAsked ? 'bid' : 'seal')
      }, start)
      expect(end.last).toMatchObject({ winner: 3, value: 9 })
      expect(texts.map((_, seat) => handOf(end, seat))).toEqual(
        texts.map((_, seat) => cards(seat === 3 ? 'r6 b7' : `r${seat + 3}`)),
      )
    }
  })
})

describe('the end', () => {
  const ready = (changes: Partial<State> = {}) =>
    position({ auction: 'b7', hands: ['b1 b2 b3 b4 b5 b6 r9', 'r1', 'g5 g6 g7'], changes })

  it('R1, R41, A9, A46 whoever completes a crew wins at once', () => {
    const end = bids(ready(), 'r9', '', '')
    expect(game.outcome(end)).toEqual({ ranking: [1, 2, 2], how: 'crew' })
    expect(game.decisions(end)).toEqual([])
    expect(game.view(end, null).players[2]?.hand).toEqual(cards('g5 g6 g7'))
  })

  it('A10 in the deal the first who completes a crew wins', () => {
    const hands = ['b1 b2 b3 b4 b5 b6', 'g1 g2 g3 g4 g5 g6', 'r1']
    const start = bids(position({ auction: 'r5', hands, deck: 'g7 g7 b7 b7' }), '', '', '')
    const end = discards(start, '', '', '')
    expect(end.phase).toBe('over')
    expect(end.results).toHaveLength(1)
  })

  it('A11 a crew among more than twelve cards wins too', () => {
    const hands = ['b1 b2 b3 b4 b5 b6 r9 r9 r9 g1 g3 g1 g3 g1 g3', 'r1']
    expect(game.outcome(bids(position({ hands }), 'r9', ''))?.ranking).toEqual([1, 2])
  })

  it('vector 24, R43, R46: the winner of a hand scores his runs and 20', () => {
    const next = bids(ready({ length: 'long' }), 'r9', '', '')
    expect(next).toMatchObject({
      hand: 2,
      round: 1,
      phase: 'bid',
      results: [{ winner: 0, points: [66, 0, 18] }],
    })
    expect(everyCard(next)).toHaveLength(108)
  })

  it('A45 the captain left of the last dealer deals the next hand', () => {
    expect(bids(ready({ length: 'long' }), 'r9', '', '').dealer).toBe(0)
  })

  it('vector 25, R47: of two beyond 250 the higher total wins', () => {
    const start = position({
      auction: 'b7',
      hands: ['b1 b2 b3 b4 b5 b6 r9', 'r1', 'g5 g6 g7'],
      changes: { length: 'long' },
      players: { 0: { total: 189 }, 2: { total: 244 } },
    })
    const end = bids(start, 'r9', '', '')
    expect(end.players.map(({ total }) => total)).toEqual([255, 0, 262])
    expect(game.outcome(end)).toEqual({ ranking: [2, 3, 1], how: 'points' })
  })

  it('R47 after five hands the most points win; A44 then who won the last hand', () => {
    const start = position({
      auction: 'b7',
      hands: ['b1 b2 b3 b4 b5 b6 r9', 'r1', 'g5 g6 g7'],
      changes: { length: 'long', hand: 5 },
      players: { 1: { total: 66, wins: 4 }, 2: { total: 48 } },
    })
    expect(game.outcome(bids(start, 'r9', '', ''))).toEqual({ ranking: [1, 2, 3], how: 'points' })
  })

  it('R47 four hands below 250 are not the end', () => {
    expect(game.outcome(bids(ready({ length: 'long', hand: 4 }), 'r9', '', ''))).toBeUndefined()
  })
})
