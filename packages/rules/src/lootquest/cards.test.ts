import { describe, expect, it, vi } from 'vitest'
import type { HeroName } from './heroes.js'
import type { Hand, Hero } from './sheet.js'
import type { Die } from './types.js'

/** A card with two LOOT zones, a text in one of them, a cube, a stack and an ally. */
const CARD = {
  title: 'Anchor Annie',
  colour: 'blue',
  zones: [
    { kind: 'loot', fit: { shape: 'up', pips: 1, colour: 'grey' } },
    {
      kind: 'loot',
      fit: { shape: 'up', pips: 1, colour: 'grey' },
      gives: { type: 'score', round: 'loot', plus: 2 },
    },
    { kind: 'barge', fit: { shape: 'up', pips: 1, colour: 'grey' } },
  ],
  powers: [
    { type: 'cube', colour: 'red', gives: { type: 'score', round: 'loot', plus: 1 } },
    { type: 'stack', hand: 'all_even', least: 2, gives: { type: 'score', round: 'loot', plus: 1 } },
    { type: 'ally', hero: 'barnacle_bess', gives: { type: 'score', round: 'barge', plus: 1 } },
  ],
} as const satisfies Hero

/** A card with a circle, and one that makes it wider. */
const CIRCLE = {
  title: 'Ringing Rita',
  colour: 'red',
  zones: [{ kind: 'barge', fit: { shape: 'exact', pips: 5, colour: 'blue' } }],
  powers: [],
} as const satisfies Hero
const WIDENER = {
  title: 'Wide Walt',
  colour: 'blue',
  zones: [],
  powers: [
    { type: 'ally', hero: 'ringing_rita', gives: { type: 'wider' } },
    { type: 'ally', hero: 'anchor_annie', gives: { type: 'higher', by: 2 } },
  ],
} as const satisfies Hero

vi.mock('./heroes.js', async (importOriginal) => {
  const { withHeroes } = await import('./testing/cast.js')
  return withHeroes(await importOriginal<typeof import('./heroes.js')>(), {
    anchor_annie: CARD,
    ringing_rita: CIRCLE,
    wide_walt: WIDENER,
  })
})

const { NAMES } = await import('./heroes.js')
const { isHand, scoreOf } = await import('./score.js')
const { spotsOf, takes } = await import('./zones.js')

// Names that no type knows: those at the end of the list.
const [annie = 'barnacle_bess', rita = 'barnacle_bess', walt = 'barnacle_bess'] = NAMES.slice(-3)
const armada = [annie, 'barnacle_bess', 'madame_mackerel'] as const

const loose = (hero: number, face: number): Die => ({ hero, face, on: null })
const on = (hero: number, face: number, zone: number): Die => ({ hero, face, on: { hero: 0, zone } })

describe('A score', () => {
  it('is 1 for a die in a zone of the round, and what the zone’s text adds (R8, R9, R10)', () => {
    expect(scoreOf(armada, [], 'loot', [on(0, 1, 0), loose(1, 2)])).toBe(1)
    expect(scoreOf(armada, [], 'loot', [on(0, 1, 1), loose(1, 2)])).toBe(3)
  })

  it('has a cube’s bonus once, however many dice have its colour (R23)', () => {
    expect(scoreOf(armada, [], 'loot', [loose(0, 1), on(1, 1, 0)])).toBe(2)
    expect(scoreOf(armada, [], 'loot', [loose(0, 1), on(1, 1, 0), on(2, 1, 1)])).toBe(5)
  })

  it('has a stack’s bonus from the least score on that is asked for (R24)', () => {
    expect(scoreOf(armada, [], 'loot', [on(0, 2, 0), loose(1, 4)])).toBe(1)
    expect(scoreOf(armada, [], 'loot', [loose(0, 2), on(1, 4, 0)])).toBe(3)
  })

  it('has an ally’s bonus with the ally in the armada, sitting out or not, if anything is scored (R27, A19, A20)', () => {
    const barge = [on(2, 3, 2)]
    expect(scoreOf(armada, [], 'barge', barge)).toBe(2)
    expect(scoreOf(armada, [1], 'barge', barge)).toBe(2)
    expect(scoreOf([annie, 'finn_fathom', 'madame_mackerel'], [], 'barge', barge)).toBe(1)
    expect(scoreOf(armada, [], 'barge', [loose(2, 3)])).toBe(0)
    expect(scoreOf(armada, [0], 'barge', [loose(1, 3)])).toBe(0)
  })
})

describe('A die', () => {
  /** The faces of a die that lie in the one BARGE zone of the armada’s first card. */
  const facesIn = (armada: readonly HeroName[], out: readonly number[], hero: number) => {
    const spot = spotsOf(armada, 'barge', out).find((each) => each.hero === 0)
    return spot && [1, 2, 3, 4, 5, 6].filter((face) => takes(spot, { hero, face }))
  }

  it('lies in an ally’s circle with one pip fewer, too, unless the card that says so sits out (R27, A19)', () => {
    expect(facesIn([rita, 'finn_fathom'], [], 1)).toEqual([5])
    expect(facesIn([rita, walt], [], 1)).toEqual([4, 5])
    expect(facesIn([rita, walt, 'finn_fathom'], [1], 2)).toEqual([5])
    expect(facesIn([rita, walt], [], 0)).toEqual([])
    expect(facesIn([rita, walt], [0], 1)).toBeUndefined()
  })

  it('counts as higher with an ally, to 6 at most, also where fewer pips would do (R27)', () => {
    expect(facesIn([rita, walt, annie], [], 1)).toEqual([2, 3])
    expect(facesIn([rita, walt, annie], [2], 1)).toEqual([2, 3])
    expect(facesIn([rita, walt, annie], [], 2)).toEqual([4, 5])
  })
})

describe('All dice of a round (R24)', () => {
  it.each<[Hand, number[][], number[][]]>([
    [
      'all_odd',
      [
        [1, 3],
        [5, 5, 1],
      ],
      [[1, 2], [3]],
    ],
    [
      'all_even',
      [
        [2, 6],
        [4, 4, 2],
      ],
      [[1, 2], [4]],
    ],
    [
      'pair',
      [
        [5, 5],
        [1, 6, 1],
      ],
      [[1, 2, 3], [5]],
    ],
    [
      'all_different',
      [
        [1, 2],
        [6, 1, 4],
      ],
      [[1, 2, 1], [3]],
    ],
    [
      'run_of_three',
      [
        [3, 1, 2],
        [6, 2, 4, 5],
      ],
      [
        [1, 2, 4],
        [5, 6],
        [6, 1, 2],
      ],
    ],
  ])('are %s or not', (hand, yes, no) => {
    const dice = (faces: number[]) => faces.map((face, hero) => loose(hero, face))
    for (const faces of yes) expect(isHand(hand, dice(faces)), `${faces}`).toBe(true)
    for (const faces of no) expect(isHand(hand, dice(faces)), `${faces}`).toBe(false)
  })
})
