import { describe, expect, it } from 'vitest'
import { ACTIONS, DECK, allHandsOnDeck as game, type Move, type State } from './index.js'
import {
  attempt,
  bid,
  bids,
  cards,
  discards,
  handOf,
  holds,
  open,
  play,
  position,
} from './testing/position.js'

const legal = (state: State, seat: number, ask: string): Move[] => {
  const decision = open(state, seat, ask)
  return decision ? game.legal(state, decision).flatMap((choice) => (choice.picks ? [] : [choice.move])) : []
}
const absent = (state: State, seat: number, ask: string) => {
  const decision = open(state, seat, ask)
  return decision && game.absent(state, decision, { below: () => 0 })
}

describe('the deck', () => {
  it('R7, A1 has 108 cards: 90 crew and 18 actions of ten kinds', () => {
    expect(DECK).toHaveLength(108)
    expect(ACTIONS.map(({ copies }) => copies)).toEqual([2, 2, 1, 2, 2, 2, 2, 2, 1, 2])
    expect(ACTIONS.filter(({ own }) => own).map(({ id }) => id)).toEqual([
      'tavern_brawl',
      'rum',
      'pirate_king',
      'stowaway',
    ])
  })
})

describe('the order of actions', () => {
  it('R24, R25, D5 captain by captain from the dealer’s left; with several he chooses', () => {
    const start = position({ hands: ['r1', 'cutpurse mermaid r1', 'stowaway g1'] })
    const after = bids(start, 'r1', 'cutpurse mermaid', 'stowaway')
    expect(after.ordering).toBe(1)
    expect(legal(after, 1, 'order')).toEqual([
      { type: 'resolve', card: 'cutpurse' },
      { type: 'resolve', card: 'mermaid' },
    ])
    expect(absent(after, 1, 'order')).toEqual({ type: 'resolve', card: 'cutpurse' })
    const next = play(after, 1, { type: 'resolve', card: 'cutpurse' })
    expect(next.deed).toMatchObject({ seat: 1, card: 'cutpurse' })
    expect(open(next, 2)).toBeUndefined()
  })

  it('R42 a crew made by an action ends the hand; the others have no effect', () => {
    const start = position({ hands: ['stowaway r1 r2 r3 r4 r5 r6', 'mermaid b1', 'b2'], deck: 'r7 r7' })
    const after = bids(start, 'stowaway', 'mermaid', '')
    expect(after.deed).toMatchObject({ card: 'stowaway' })
    const won = play(after, 0, { type: 'keep', card: 'r7' })
    expect(won).toMatchObject({ phase: 'over', results: [{ winner: 0 }] })
    expect(won.pile).toEqual(cards('b7 mermaid stowaway'))
    expect(handOf(won, 2)).toEqual(['b2'])
  })
})

describe('Cutpurse', () => {
  it('vector 14, R48: it removes the dearest card of the other bid', () => {
    const start = bids(
      position({ auction: 'r1', hands: ['cutpurse r9', 'r10', ''] }),
      'cutpurse r9',
      'r10',
      '',
    )
    expect(absent(start, 0, 'deed')).toEqual({ type: 'cut', seat: 1, card: 'r10' })
    const after = play(start, 0, { type: 'cut', seat: 1, card: 'r10' })
    expect(after.last).toMatchObject({ winner: 0, value: 18 })
    expect(after.pile).toContain('r10')
  })

  it('vector 15, R48, A23: an action that it removes is never resolved', () => {
    const start = position({ hands: ['cutpurse', 'fall_off_the_dock r3', ''] })
    const after = play(bids(start, 'cutpurse', 'fall_off_the_dock r3', ''), 0, {
      type: 'cut',
      seat: 1,
      card: 'fall_off_the_dock',
    })
    expect(after.last).toMatchObject({ winner: 1, value: 3 })
  })

  it('A23 not itself; without another card it does nothing', () => {
    expect(bids(position({ hands: ['cutpurse', '', ''] }), 'cutpurse', '', '').last).toMatchObject({
      winner: null,
    })
    const start = bids(position({ hands: ['cutpurse r1 r2', '', ''] }), 'cutpurse r1 r2', '', '')
    expect(legal(start, 0, 'deed')).toEqual([
      { type: 'cut', seat: 0, card: 'r1' },
      { type: 'cut', seat: 0, card: 'r2' },
    ])
    expect(attempt(start, 0, { type: 'cut', seat: 0, card: 'cutpurse' })).toMatchObject({ code: 'no_target' })
  })

  it('A24 a chosen card that it removes is lost to Pieces of Eight', () => {
    const start = position({ hands: ['pieces_of_eight r3', 'g10', 'cutpurse'] })
    const chosen = play(bids(start, 'pieces_of_eight r3', 'g10', 'cutpurse'), 0, {
      type: 'claim',
      seat: 1,
      card: 'g10',
    })
    const after = play(chosen, 2, { type: 'cut', seat: 1, card: 'g10' })
    expect(after.pile).toContain('g10')
    expect(holds(after, 0, 'g10')).toBe(false)
  })
})

describe('Fall off the Dock', () => {
  it('vector 16, R49, A27: everything is thrown away, Mermaid has no effect, the deal passes', () => {
    const start = position({ hands: ['fall_off_the_dock r1', 'mermaid r8', 'g1'] })
    const after = bids(start, 'fall_off_the_dock', 'mermaid r8', '')
    expect(after).toMatchObject({ phase: 'discard', dealer: 0, auction: null })
    expect(after.pile).toEqual(cards('r8 b7 fall_off_the_dock mermaid'))
    expect(handOf(after, 0)).toEqual(['r1'])
  })

  it('A25, A26 a chosen card is lost too; a brawl stays', () => {
    const start = position({ hands: ['pieces_of_eight tavern_brawl', 'g10', 'fall_off_the_dock'] })
    let state = bids(start, 'pieces_of_eight tavern_brawl', 'g10', 'fall_off_the_dock')
    state = play(state, 0, { type: 'resolve', card: 'pieces_of_eight' })
    state = play(state, 0, { type: 'claim', seat: 1, card: 'g10' })
    state = play(state, 0, { type: 'brawl', seat: 1 })
    expect(state.pile).toContain('g10')
    expect(state.players[1]?.brawled).toBe(true)
  })
})

describe('Hidden Plunder', () => {
  it('R50, A29, D8 any card of the pile; nobody else learns which', () => {
    const start = position({ hands: ['hidden_plunder', '', ''], pile: 'r9 r9 b2', buried: 'g10' })
    const asked = bids(start, 'hidden_plunder', '', '')
    expect(legal(asked, 0, 'deed')).toEqual(['r9', 'b2', 'g10'].map((card) => ({ type: 'keep', card })))
    expect(absent(asked, 0, 'deed')).toEqual({ type: 'keep', card: 'g10' })
    const views = ['r9', 'g10'].map((card) => {
      const [move] = legal(asked, 0, 'deed').filter((each) => each.type === 'keep' && each.card === card)
      if (!move) throw new Error('No such card')
      return game.view(play(asked, 0, move), 1)
    })
    expect(views[0]).toEqual(views[1])
  })

  it('A29 an empty pile has nothing to take', () => {
    expect(bids(position({ hands: ['hidden_plunder', '', ''] }), 'hidden_plunder', '', '').phase).toBe(
      'discard',
    )
  })
})

describe('Mermaid', () => {
  it('R51, A30, D9 one card of every other hand; one is kept, the others are seen to go', () => {
    const start = position({ hands: ['mermaid', 'r9', 'b2', ''] })
    const asked = bids(start, 'mermaid', '', '', '')
    expect(asked.deed?.drawn).toEqual(['r9', 'b2'])
    expect(absent(asked, 0, 'deed')).toEqual({ type: 'keep', card: 'r9' })
    const after = play(asked, 0, { type: 'keep', card: 'b2' })
    expect(handOf(after, 0)).toEqual(['b2'])
    expect(after.pile).toContain('r9')
  })

  it('A30 with nobody to draw from it does nothing, with one card there is no choice', () => {
    expect(bids(position({ hands: ['mermaid', '', ''] }), 'mermaid', '', '').phase).toBe('discard')
    expect(handOf(bids(position({ hands: ['mermaid', 'r9', ''] }), 'mermaid', '', ''), 0)).toEqual(['r9'])
  })
})

describe('Pieces of Eight', () => {
  it('vector 17, R52: the chosen card comes to hand after the auction, whoever wins', () => {
    const start = bids(
      position({ hands: ['pieces_of_eight r3', 'g10', ''] }),
      'pieces_of_eight r3',
      'g10',
      '',
    )
    expect(absent(start, 0, 'deed')).toEqual({ type: 'claim', seat: 0, card: 'r3' })
    const after = play(start, 0, { type: 'claim', seat: 1, card: 'g10' })
    expect(after.last).toMatchObject({ winner: 1, value: 10 })
    expect(handOf(after, 0)).toEqual(['g10'])
    expect(after.pile).toEqual(cards('r3 pieces_of_eight'))
  })

  it('A28 not itself, not a card already chosen; resolved actions may be', () => {
    const start = bids(
      position({ hands: ['pieces_of_eight r3', 'pieces_of_eight r4', ''] }),
      'pieces_of_eight r3',
      'pieces_of_eight r4',
      '',
    )
    const next = play(start, 0, { type: 'claim', seat: 1, card: 'r4' })
    expect(legal(next, 1, 'deed')).toEqual([
      { type: 'claim', seat: 0, card: 'r3' },
      { type: 'claim', seat: 0, card: 'pieces_of_eight' },
    ])
  })

  it('A10 the winner is looked at first, then who chose first', () => {
    const start = position({
      auction: 'b7',
      hands: ['pieces_of_eight b1 b2 b3 b4 b5 b6', 'b7 r10', ''],
      deck: 'r1 r2 r3 r4',
    })
    const after = play(bids(start, 'pieces_of_eight', 'b7 r10', ''), 0, {
      type: 'claim',
      seat: 1,
      card: 'b7',
    })
    expect(after).toMatchObject({ phase: 'over', results: [{ winner: 0 }] })
  })
})

describe('Tavern Brawl', () => {
  const brawled = () =>
    play(bids(position({ hands: ['tavern_brawl', 'r1', 'r2'] }), 'tavern_brawl', '', ''), 0, {
      type: 'brawl',
      seat: 1,
    })

  it('vector 21, R54, A32: not dealt to, not asked to bid; in the round after all is as before', () => {
    const next = discards(brawled(), '', '', '')
    expect(next).toMatchObject({ round: 3, queue: [2, 0] })
    expect(handOf(next, 1)).toEqual(['r1'])
    expect(open(next, 1)).toBeUndefined()
    expect(game.view(next, null).bids[1]?.status).toBe('ashore')
    const later = discards(bid(bid(next, 2, ''), 0, ''), '', '', '')
    expect(later.queue).toHaveLength(3)
    expect(handOf(later, 1)).toHaveLength(2)
  })

  it('D10 the absent one brawls with the captain on his left; of two captains there is no choice', () => {
    const asked = bids(position({ hands: ['', 'tavern_brawl', ''] }), '', 'tavern_brawl', '')
    expect(absent(asked, 1, 'deed')).toEqual({ type: 'brawl', seat: 2 })
    const two = bids(position({ hands: ['tavern_brawl', 'r1'] }), 'tavern_brawl', '')
    expect(two.players[1]?.brawled).toBe(true)
  })

  it('A34 with everybody ashore nobody bids', () => {
    const start = position({ hands: ['tavern_brawl', 'tavern_brawl'] })
    const next = discards(bids(start, 'tavern_brawl', 'tavern_brawl'), '', '')
    expect(next).toMatchObject({ round: 3, phase: 'discard', last: { winner: null } })
  })

  it('A52 in one visit he only discards', () => {
    const start = position({ hands: ['tavern_brawl', 'r1', 'r2'], changes: { visits: 'one_visit' } })
    const next = play(bids(start, 'tavern_brawl', '', ''), 0, { type: 'brawl', seat: 1 })
    expect(next.round).toBe(3)
    const done = play(next, 1, { type: 'discard', cards: [] })
    expect(open(done, 1)).toBeUndefined()
    expect(handOf(done, 1)).toEqual(['r1'])
  })
})

describe('Stowaway', () => {
  it('R57, D11 two cards from the draw pile, one of them kept', () => {
    const asked = bids(position({ hands: ['stowaway', '', ''], deck: 'r3 g9' }), 'stowaway', '', '')
    expect(asked.deed?.drawn).toEqual(['r3', 'g9'])
    expect(absent(asked, 0, 'deed')).toEqual({ type: 'keep', card: 'g9' })
    const after = play(asked, 0, { type: 'keep', card: 'r3' })
    expect(handOf(after, 0)).toEqual(['r3'])
    expect(after.buried).toEqual(['g9'])
  })
})
