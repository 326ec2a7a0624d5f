import { describe, expect, it, vi } from 'vitest'
import { seededChance } from '../chance.js'
import { MORE_TURNS, MOST_TURNS } from './ending.js'
import { lootQuest as game, type HeroName, type Move, NAMES, type Options, type State } from './index.js'
import { type Armadas, Voyage } from './testing/voyage.js'

vi.mock('./heroes.js', async (importOriginal) => {
  const { CAST, withHeroes } = await import('./testing/cast.js')
  return withHeroes(await importOriginal<typeof import('./heroes.js')>(), CAST)
})

const idle: Armadas[1] = ['finn_fathom', 'inky_octavia']
const done: Move = { type: 'done' }

const begin = (options: Partial<Options>, seed = 1): State =>
  game.setup(game.options.parse(options), 2, seededChance(seed))

function answer(state: State, seat: number, move: Move): State {
  const decision = game.decisions(state).find((open) => open.seat === seat)
  if (!decision) throw new Error(`Seat ${seat} is not asked`)
  const result = game.apply(state, decision, move, seededChance(1))
  if (!result.ok) throw new Error(result.reason)
  return result.state
}

function refusal(state: State, seat: number, move: Move): string {
  const decision = game.decisions(state).find((open) => open.seat === seat)
  if (!decision) return 'not asked'
  const result = game.apply(state, decision, move, seededChance(1))
  return result.ok ? '' : result.code
}

describe('Armadas (R1–R3, A1–A3, A32, D1, D2)', () => {
  const trio: HeroName[] = ['barnacle_bess', 'inky_octavia', 'captain_kelp']

  it('are chosen at the same time and in secret, and shown together (A3)', () => {
    const start = begin({})
    expect(game.decisions(start).map(({ id, seat }) => [id, seat])).toEqual([
      ['armada-0', 0],
      ['armada-1', 1],
    ])
    const half = answer(start, 1, { type: 'armada', heroes: trio })
    expect(game.view(half, 0)).toMatchObject({
      ready: [false, true],
      own: null,
      sides: [{ armada: [] }, { armada: [] }],
    })
    expect(game.view(half, null).own).toBeNull()
    expect(game.view(half, 1).own).toEqual({ armada: trio })
    const both = answer(half, 0, { type: 'armada', heroes: trio })
    expect(both.phase).toBe('play')
    expect(both.sides.map(({ armada }) => armada)).toEqual([trio, trio])
  })

  it('have the agreed number of heroes, each once; both sides may have the same (R2, A2)', () => {
    const start = begin({})
    expect(refusal(start, 0, { type: 'armada', heroes: trio.slice(1) })).toBe('wrong_count')
    expect(
      refusal(start, 0, { type: 'armada', heroes: ['captain_kelp', 'finn_fathom', 'captain_kelp'] }),
    ).toBe('twice')
  })

  it('are drafted in turn: whoever loots second begins, then two each (A3)', () => {
    let state = begin({ armadas: 'draft', first: 'first_seat_begins' })
    const seats: number[] = []
    while (state.phase === 'draft') {
      const [open] = game.decisions(state)
      if (!open) throw new Error('Nobody drafts')
      seats.push(open.seat)
      const [choice] = game.legal(state, open)
      if (!choice || choice.picks) throw new Error('No hero is left')
      expect(game.legal(state, open)).toHaveLength(NAMES.length - seats.length + 1)
      state = answer(state, open.seat, choice.move)
    }
    expect(seats).toEqual([1, 0, 0, 1, 1, 0])
    expect(new Set(state.sides.flatMap(({ armada }) => armada)).size).toBe(6)
  })

  it('that are drafted have no hero that is gone (A3)', () => {
    const state = answer(begin({ armadas: 'draft', first: 'first_seat_begins' }), 1, {
      type: 'draft',
      hero: 'captain_kelp',
    })
    expect(refusal(state, 0, { type: 'draft', hero: 'captain_kelp' })).toBe('taken')
  })

  it('are dealt from one pack; whoever loots first sets sail with his (A3)', () => {
    const start = begin({ armadas: 'dealt', heroes: 5, first: 'second_seat_begins' })
    const heroes = start.sides.map(({ armada }) => armada)
    expect(new Set(heroes.flat()).size).toBe(10)
    expect(game.decisions(start)).toMatchObject([{ id: 'armada-1', seat: 1 }])
    expect(refusal(start, 1, { type: 'armada', heroes: (heroes[1] ?? []).toReversed() })).toBe('dealt')
    const sailing = answer(start, 1, { type: 'armada', heroes: heroes[1] ?? [] })
    expect(sailing).toMatchObject({ phase: 'play', looter: 1 })
    const other = begin({ armadas: 'dealt', heroes: 5, first: 'second_seat_begins' }, 2)
    expect(other.sides.map(({ armada }) => armada)).not.toEqual(heroes)
  })

  it('loot in the order that was agreed, or by lot (R3, A32)', () => {
    expect(begin({ first: 'first_seat_begins' }).first).toBe(0)
    expect(begin({ first: 'second_seat_begins' }).first).toBe(1)
    const firsts = Array.from({ length: 40 }, (_, seed) => begin({}, seed).first)
    expect(new Set(firsts)).toEqual(new Set([0, 1]))
  })
})

describe('Placing (R4–R10, A4–A12, D3, D4)', () => {
  it('takes the own round’s zones alone; challenges go in both rounds (A5, A6)', () => {
    const match = new Voyage({
      armadas: [
        ['barnacle_bess', 'captain_kelp'],
        ['barnacle_bess', 'captain_kelp'],
      ],
      dice: [5, 3, 2, 3],
    })
    expect(match.refusal(match.placing('barnacle_bess', 'barnacle_bess', 'barge'))).toBe('wrong_round')
    match.done()
    expect(match.refusal(match.placing('captain_kelp', 'captain_kelp', 'loot'))).toBe('wrong_round')
    expect(match.refusal(match.placing('barnacle_bess', 'barnacle_bess', 'challenge'))).toBe('')
  })

  it('is free: dice may be left, and those placed stay (A4, A8)', () => {
    const match = new Voyage({ armadas: [['barnacle_bess', 'inky_octavia'], idle], dice: [3, 3] })
    match.place('barnacle_bess', 'barnacle_bess', 'loot')
    expect(match.refusal(match.placing('barnacle_bess', 'inky_octavia', 'loot'))).toBe('placed')
    match.done()
    expect(match.scores[0]).toBe('1 LOOT')
  })

  it('begins with empty zones in each round, and roles swap (R4, A7)', () => {
    const match = new Voyage({ armadas: [['barnacle_bess'], ['inky_octavia']], dice: [3, 2, 5, 5] })
    match.place('barnacle_bess', 'barnacle_bess', 'loot').done()
    expect(match.state).toMatchObject({ turn: 2, looter: 1, round: 'loot' })
    match.done()
    expect(match.state).toMatchObject({ turn: 2, looter: 1, round: 'barge' })
    expect(match.side(0).dice).toEqual([{ hero: 0, face: 5, on: null }])
  })

  it('closes by itself when nothing else can be done', () => {
    const match = new Voyage({ armadas: [['barnacle_bess', 'finn_fathom'], idle], dice: [3, 5, 5, 5] })
    match.place('barnacle_bess', 'barnacle_bess', 'loot')
    // Finn’s 5 fits nowhere, and neither 5 fits the other’s BARGE zones.
    expect(match.scores).toEqual(['1 LOOT', '0 BARGE'])
    expect(match.state.turn).toBe(2)
  })

  it('earns a cube’s text by a die of its colour in any zone of the card, once a round (R23, A9, A10)', () => {
    const match = new Voyage({
      armadas: [
        ['inky_octavia', 'finn_fathom', 'captain_kelp'],
        ['barnacle_bess', 'captain_kelp', 'doubloon_dory'],
      ],
      dice: [3, 6, 6, 2],
    })
    expect(match.refusal({ type: 'reroll', by: 0, die: 1 })).toBe('not_earned')
    match.place('inky_octavia', 'inky_octavia', 'loot')
    expect(match.refusal({ type: 'reroll', by: 0, die: 0 })).toBe('placed')
    expect(match.refusal({ type: 'turn', by: 0, die: 1, face: 2 })).toBe('other_text')
    match.do({ type: 'reroll', by: 0, die: 1 })
    expect(match.side(0).dice[1]).toMatchObject({ face: 2 })
    expect(match.refusal({ type: 'reroll', by: 0, die: 2 })).toBe('used')
    const barge = new Voyage({ armadas: [['barnacle_bess', 'captain_kelp'], idle], dice: [6, 6, 2, 2] })
    barge.done().place('finn_fathom', 'inky_octavia', 'barge')
    expect(barge.refusal({ type: 'reroll', by: 1, die: 1 })).toBe('')
    const grey = new Voyage({ armadas: [['inky_octavia', 'barnacle_bess'], idle], dice: [1, 5] })
    grey.place('barnacle_bess', 'inky_octavia', 'loot')
    expect(grey.state.earned).toEqual([])
  })

  it('turns a die to a neighbouring face, or upside down, as the text says (D4)', () => {
    const cuttle = new Voyage({
      armadas: [idle, ['cook_cuttle', 'captain_kelp']],
      dice: [1, 1, 4, 5],
    })
    cuttle.done().place('captain_kelp', 'cook_cuttle', 'barge')
    const turns = game.legal(cuttle.state, cuttle.decision).filter(({ move }) => move.type === 'turn')
    expect(turns.map(({ move }) => move)).toMatchObject([{ face: 3 }, { face: 5 }])
    cuttle.do({ type: 'turn', by: 0, die: 0, face: 5 }).place('cook_cuttle', 'captain_kelp', 'barge')
    // Both show 5 in the end: Kelp’s stack is worth one more.
    expect(cuttle.scores[1]).toBe('3 BARGE')
    const sid = new Voyage({ armadas: [['scuttle_sid', 'barnacle_bess'], idle], dice: [2, 2] })
    sid.place('scuttle_sid', 'scuttle_sid', 'power')
    expect(sid.refusal({ type: 'turn', by: 0, die: 1, face: 4 })).toBe('wrong_face')
    sid.do({ type: 'turn', by: 0, die: 1, face: 5 }).place('barnacle_bess', 'barnacle_bess', 'loot')
    expect(sid.scores[0]).toBe('1 LOOT')
  })

  it('reads stacks from the dice as they lie in the end (A11)', () => {
    const match = new Voyage({
      armadas: [
        ['pip_powdermouse', 'inky_octavia', 'finn_fathom'],
        ['barnacle_bess', 'captain_kelp', 'doubloon_dory'],
      ],
      dice: [3, 3, 6, 5],
    })
    match.place('pip_powdermouse', 'pip_powdermouse', 'loot').place('inky_octavia', 'inky_octavia', 'loot')
    match.do({ type: 'reroll', by: 1, die: 2 })
    expect(match.scores[0]).toBe('3 LOOT')
  })

  it('scores a die in a challenge zone for nothing else (A12)', () => {
    const match = new Voyage({ armadas: [['barnacle_bess'], ['inky_octavia']], dice: [2, 4, 6] })
    match.place('barnacle_bess', 'barnacle_bess', 'challenge')
    expect(match.scores[0]).toBe('0 LOOT')
    expect(match.of('challenged')).toHaveLength(1)
  })
})

describe('Challenges (R14–R22, A13–A22, A27–A29, D5, D6)', () => {
  const challengers: Armadas[0] = ['barnacle_bess', 'madame_mackerel', 'captain_kelp']
  const three: Armadas[1] = ['inky_octavia', 'old_saltwhisker', 'finn_fathom']

  it('are played when the looter is done, in his order, with his score fixed (R16, R19, A13)', () => {
    const match = new Voyage({ armadas: [challengers, three], dice: [2, 6, 3] })
    match
      .place('barnacle_bess', 'barnacle_bess', 'challenge')
      .place('madame_mackerel', 'madame_mackerel', 'challenge')
    expect(match.of('challenged')).toEqual([])
    match.place('captain_kelp', 'captain_kelp', 'loot')
    expect(match.scores).toEqual(['1 LOOT'])
    expect(match.asked).toBe('order 0')
    const orders = game.legal(match.state, match.decision).map(({ move }) => move)
    expect(orders).toEqual([
      { type: 'order', challenges: [0, 1] },
      { type: 'order', challenges: [1, 0] },
    ])
    expect(match.refusal({ type: 'order', challenges: [1, 1] })).toBe('no_order')
    match.do({ type: 'order', challenges: [1, 0] })
    expect(match.of('challenged').map(({ hero }) => hero)).toEqual(['madame_mackerel'])
    expect(match.asked).toBe('face 1')
    expect(match.decision.kind).toBe('turn')
  })

  it('may be faced again by a hero who succeeded (A17), and leave other dice alone (A18)', () => {
    const match = new Voyage({ armadas: [challengers, three], dice: [2, 6, 6, 4, 3] })
    match
      .place('barnacle_bess', 'barnacle_bess', 'challenge')
      .place('madame_mackerel', 'madame_mackerel', 'challenge')
    match
      .done()
      .do({ type: 'order', challenges: [0, 1] })
      .face('inky_octavia')
      .face('inky_octavia')
    expect(match.of('faced').map(({ hero, ok }) => [hero, ok])).toEqual([
      ['inky_octavia', true],
      ['inky_octavia', true],
    ])
    expect(match.rolled(1)).toEqual(three)
  })

  it('come to nothing when nobody can face them (A16)', () => {
    const match = new Voyage({
      armadas: [
        ['barnacle_bess', 'madame_mackerel'],
        ['inky_octavia', 'finn_fathom'],
      ],
      dice: [2, 6, 1, 6, 6],
    })
    match
      .place('barnacle_bess', 'barnacle_bess', 'challenge')
      .place('madame_mackerel', 'madame_mackerel', 'challenge')
    match.do({ type: 'order', challenges: [0, 1] }).face('inky_octavia')
    // Finn faces the second one unasked: nobody else is left.
    expect(match.asked).toBe('again 1')
    const alone = new Voyage({ armadas: [['barnacle_bess'], ['inky_octavia']], dice: [2, 1, 5, 2] })
    alone.place('barnacle_bess', 'barnacle_bess', 'challenge')
    expect(alone.of('skipped')).toHaveLength(1)
  })

  it('of the barger are played after scoring, at once, by the looter out of turn (R17, A14, A29)', () => {
    const match = new Voyage({
      armadas: [
        ['inky_octavia', 'captain_kelp'],
        ['barnacle_bess', 'doubloon_dory'],
      ],
      dice: [3, 6, 2, 6, 1],
    })
    match.place('inky_octavia', 'inky_octavia', 'loot').done()
    match.place('barnacle_bess', 'barnacle_bess', 'challenge').done()
    expect(match.state.latest).toMatchObject({ loot: 1, barge: 0, gained: 1 })
    expect(match.asked).toBe('face 0')
    expect(match.decision.kind).toBe('reaction')
    match.face('captain_kelp')
    expect(match.side(0).out).toEqual([1])
    expect(match.state).toMatchObject({ turn: 2, looter: 1, round: 'loot' })
  })

  it('of the barger are not played once the looter has won (A14)', () => {
    const match = new Voyage({
      armadas: [
        ['inky_octavia', 'captain_kelp'],
        ['barnacle_bess', 'doubloon_dory'],
      ],
      options: { goal: 3 },
      totals: [2, 0],
      dice: [3, 6, 2, 6],
    })
    match
      .place('inky_octavia', 'inky_octavia', 'loot')
      .done()
      .place('barnacle_bess', 'barnacle_bess', 'challenge')
      .done()
    expect(match.state.ended).toEqual({ how: 'goal', winner: 0 })
    expect(match.of('challenged')).toEqual([])
  })

  it('of both turns add up in one barge (A15, A22)', () => {
    const match = new Voyage({
      armadas: [
        ['barnacle_bess', 'captain_kelp', 'doubloon_dory'],
        ['barnacle_bess', 'inky_octavia', 'captain_kelp'],
      ],
      // Turn 1: loot is left, seat 1 challenges with a 2, and Dory fails. Turn 2: Bess of seat 1 challenges again.
      dice: [6, 6, 6, 2, 6, 6, 1, 2, 6, 6],
    })
    match.done().place('barnacle_bess', 'barnacle_bess', 'challenge').done().face('doubloon_dory')
    match.place('barnacle_bess', 'barnacle_bess', 'challenge').done()
    expect(game.legal(match.state, match.decision).map(({ move }) => move)).toEqual([
      { type: 'face', hero: 0 },
      { type: 'face', hero: 1 },
    ])
    match.face('captain_kelp')
    const rolls = match.of('rolled').filter(({ round }) => round === 'barge')
    expect(rolls[1]).toMatchObject({ seat: 0, out: ['doubloon_dory', 'captain_kelp'] })
  })

  it('close the card of who failed: its passive text is off (A19)', () => {
    const barge = (roll: number) =>
      new Voyage({
        armadas: [
          ['barnacle_bess', 'finn_fathom', 'captain_kelp'],
          ['selkie_sal', 'finn_fathom', 'captain_kelp'],
        ],
        dice: [2, 6, 6, roll, 2, 2, 6],
      })
        .place('barnacle_bess', 'barnacle_bess', 'challenge')
        .face('captain_kelp')
        .place('selkie_sal', 'selkie_sal', 'barge')
        .place('finn_fathom', 'finn_fathom', 'barge')
    // Sal and Finn show a pair; Kelp’s stack is worth 1 BARGE, unless he sits out.
    expect(barge(1).scores[1]).toBe('2 BARGE')
    expect(barge(4).done().scores[1]).toBe('3 BARGE')
  })

  it('leave an ally to the others even while it sits out (A20)', () => {
    const match = new Voyage({
      armadas: [
        ['barnacle_bess', 'doubloon_dory'],
        ['barnacle_bess', 'bosun_bramble'],
      ],
      dice: [2, 6, 1, 4],
    })
    match.place('barnacle_bess', 'barnacle_bess', 'challenge').done().face('barnacle_bess')
    // Bramble’s 4 counts as a 5.
    expect(match.place('bosun_bramble', 'bosun_bramble', 'barge').scores[1]).toBe('1 BARGE')
  })

  const toll = (total: number) =>
    new Voyage({
      armadas: [
        ['granny_grouper', 'captain_kelp'],
        ['inky_octavia', 'finn_fathom'],
      ],
      totals: [0, total],
      // An odd number is asked for.
      dice: [5, 6, 4, 6, 1],
    })
      .place('granny_grouper', 'granny_grouper', 'challenge')
      .do({ type: 'face', hero: 0 })

  it('may take a toll of 1 LOOT, if there is any (A27)', () => {
    const rich = toll(2)
    expect(rich.side(1).total).toBe(1)
    expect(rich.of('tolled')).toMatchObject([{ seat: 1, total: 1 }])
    expect(rich.of('sits_out')).toEqual([])
    const poor = toll(0)
    expect(poor.side(1).total).toBe(0)
    expect(poor.of('tolled')).toEqual([])
  })

  it('may ask for two rolls of the die, and cost both (A27)', () => {
    const match = new Voyage({
      armadas: [
        ['puffer_pete', 'captain_kelp'],
        ['madame_mackerel', 'inky_octavia'],
      ],
      totals: [0, 1],
      dice: [1, 6, 4, 2, 6, 6],
    })
    match.place('puffer_pete', 'puffer_pete', 'challenge').done().face('inky_octavia')
    expect(match.of('faced')).toMatchObject([{ faces: [4, 2], counts: 6, ok: false }])
    expect(match.of('sits_out')).toMatchObject([{ hero: 'inky_octavia' }])
    expect(match.side(1).total).toBe(0)
  })

  const finn = (orders: ConstructorParameters<typeof Voyage>[0]['orders'], dice: number[]) =>
    new Voyage({
      armadas: [
        ['barnacle_bess', 'captain_kelp'],
        ['finn_fathom', 'inky_octavia'],
      ],
      dice: [2, 6, ...dice],
      ...(orders && { orders }),
    })
      .place('barnacle_bess', 'barnacle_bess', 'challenge')
      .face('finn_fathom')

  it('let Finn roll once more by order, or when he is asked; never after succeeding (R26, D4)', () => {
    const auto = finn([{}, { second_roll: 'auto' }], [2, 5, 3, 3])
    expect(auto.of('faced').map(({ faces }) => faces)).toEqual([[2], [5]])
    expect(auto.side(1).out).toEqual([])
    const asked = finn(undefined, [2, 5, 3, 3])
    expect(asked.asked).toBe('again 1')
    asked.do({ type: 'again', roll: false })
    expect(asked.of('sits_out')).toMatchObject([{ hero: 'finn_fathom' }])
    expect(finn(undefined, [4, 3, 3]).asked).toBe('place 1')
    const twice = finn([{}, { second_roll: 'auto' }], [2, 2, 2])
    expect(twice.of('sits_out')).toMatchObject([{ hero: 'finn_fathom' }])
  })

  const ordered = (order: NonNullable<ConstructorParameters<typeof Voyage>[0]['orders']>[number]) =>
    new Voyage({ armadas: [challengers, three], orders: [{}, order], dice: [2, 6, 6, 4] })
      .place('barnacle_bess', 'barnacle_bess', 'challenge')
      .do(done)
      .of('faced')
      .map(({ hero }) => hero)

  it('are faced by standing order: a champion, the best odds, or whoever is missed least (D6)', () => {
    expect(ordered({})).toEqual([])
    expect(ordered({ champion: 'old_saltwhisker' })).toEqual(['old_saltwhisker'])
    expect(ordered({ champion: 'captain_kelp' })).toEqual([])
    expect(ordered({ challenges: 'best_odds' })).toEqual(['finn_fathom'])
    expect(ordered({ champion: 'inky_octavia', challenges: 'best_odds' })).toEqual(['inky_octavia'])
  })

  it('are left by standing order to whoever is missed least, weighed with the odds (D6)', () => {
    const match = new Voyage({
      armadas: [
        ['barnacle_bess', 'captain_kelp'],
        ['old_saltwhisker', 'bosun_bramble'],
      ],
      orders: [{}, { challenges: 'least_missed' }],
      dice: [2, 3],
    })
    match.place('captain_kelp', 'captain_kelp', 'loot').place('barnacle_bess', 'barnacle_bess', 'challenge')
    // Either fails half the time. Saltwhisker alone would match the 1 LOOT with a 4, Bramble alone with no less than a 5.
    expect(match.of('faced').map(({ hero }) => hero)).toEqual(['bosun_bramble'])
  })
})

describe('The end (R13, A23–A25)', () => {
  /** Seat 0 loots in this turn. */
  const late = (turn: number, totals: [number, number], dice: number[]) =>
    new Voyage({
      armadas: [['barnacle_bess'], ['finn_fathom']],
      options: { goal: 10 },
      totals,
      state: { turn: turn - 1 },
      dice,
    })

  it('comes with the goal, however far beyond (A25)', () => {
    const match = new Voyage({
      armadas: [['old_saltwhisker'], ['finn_fathom']],
      options: { goal: 3 },
      totals: [2, 2],
      dice: [6, 6],
    })
    match.place('old_saltwhisker', 'old_saltwhisker', 0)
    expect(match.side(0).total).toBe(4)
    expect(game.outcome(match.state)).toEqual({ ranking: [1, 2], how: 'goal' })
  })

  it('comes after 100 turns for whoever is ahead (A23)', () => {
    const match = late(MOST_TURNS, [3, 4], [3, 1])
    match.do(done, done)
    expect(match.state.ended).toEqual({ how: 'time', winner: 1 })
    expect(game.outcome(match.state)).toEqual({ ranking: [2, 1], how: 'time' })
  })

  it('comes with the first difference in overtime (A23)', () => {
    const level = late(MOST_TURNS, [4, 4], [3, 1])
    level.do(done, done)
    expect(level.state.ended).toBeNull()
    const ahead = late(MOST_TURNS + 1, [4, 4], [3, 6])
    ahead.place('barnacle_bess', 'barnacle_bess', 'loot')
    expect(ahead.state.ended).toEqual({ how: 'sudden_death', winner: 0 })
  })

  it('is a draw after 20 turns of overtime (A23)', () => {
    const match = late(MOST_TURNS + MORE_TURNS, [4, 4], [3, 1])
    match.do(done, done)
    expect(match.state.ended).toEqual({ how: 'draw', winner: null })
    expect(game.outcome(match.state)).toEqual({ ranking: [1, 1], how: 'draw' })
    expect(game.decisions(match.state)).toEqual([])
  })
})

describe('Whoever is away (A30)', () => {
  const away = (match: Voyage): Move => game.absent(match.state, match.decision, seededChance(1))

  it('has his dice placed for the highest score, one by one and without challenges', () => {
    const match = new Voyage({
      armadas: [
        ['doubloon_dory', 'madame_mackerel', 'barnacle_bess'],
        ['finn_fathom', 'inky_octavia', 'captain_kelp'],
      ],
      // A red die on Dory’s card is worth 2, so Mackerel’s own card is for the green 4.
      dice: [4, 6, 2],
    })
    for (let moves = 3; moves > 0; moves--) match.do(away(match))
    expect(match.scores[0]).toBe('3 LOOT')
    expect(match.of('challenged')).toEqual([])
  })

  it('uses a text where it promises more', () => {
    const match = new Voyage({ armadas: [['inky_octavia', 'barnacle_bess'], idle], dice: [3, 2] })
    match.do(away(match))
    expect(away(match)).toEqual({ type: 'reroll', by: 0, die: 1 })
    const turning = new Voyage({ armadas: [['barnacle_bess', 'scuttle_sid'], idle], dice: [1, 1] })
    turning.place('scuttle_sid', 'scuttle_sid', 'power')
    expect(away(turning)).toEqual({ type: 'turn', by: 1, die: 0, face: 6 })
  })

  it('sends the hero with the best odds, the first of those, and rolls again', () => {
    const match = new Voyage({
      armadas: [
        ['barnacle_bess', 'captain_kelp', 'doubloon_dory'],
        ['inky_octavia', 'finn_fathom', 'old_saltwhisker'],
      ],
      dice: [2, 6, 6, 2],
    })
    match.place('barnacle_bess', 'barnacle_bess', 'challenge').done()
    expect(away(match)).toEqual({ type: 'face', hero: 1 })
    match.do(away(match))
    expect(away(match)).toEqual({ type: 'again', roll: true })
    const same = new Voyage({
      armadas: [
        ['barnacle_bess', 'captain_kelp'],
        ['inky_octavia', 'old_saltwhisker'],
      ],
      dice: [2, 6],
    })
    same.place('barnacle_bess', 'barnacle_bess', 'challenge')
    expect(away(same)).toEqual({ type: 'face', hero: 0 })
  })
})
