import { describe, expect, it, vi } from 'vitest'
import { chooseMove } from '../bot/index.js'
import { seededChance } from '../chance.js'
import { lootQuest as game, type HeroName, type Move } from './index.js'
import { type Plan, Voyage } from './testing/voyage.js'

vi.mock('./heroes.js', async (importOriginal) => {
  const { CAST, withHeroes } = await import('./testing/cast.js')
  return withHeroes(await importOriginal<typeof import('./heroes.js')>(), CAST)
})

/** What is suggested to whoever is asked; moves lead there. */
function advice(course: Plan, ...moves: readonly Move[]): Move | undefined {
  const { state, decision } = new Voyage(course).do(...moves)
  const ideas = game.suggest?.(game.view(state, decision.seat), decision, seededChance(1)) ?? []
  expect(ideas).toHaveLength(1)
  return ideas[0]
}

const place = (die: number, hero: number, zone: number): Move => ({ type: 'place', die, hero, zone })
const done: Move = { type: 'done' }

describe('In his round a bot', () => {
  it('places what scores most (R9)', () => {
    const armadas = [
      ['doubloon_dory', 'finn_fathom'],
      ['captain_kelp', 'inky_octavia'],
    ] as const
    const match = new Voyage({ armadas, dice: [5, 4, 1, 1] })
    for (let left = 2; left > 0; left--) {
      const move = advice(
        { armadas, dice: [5, 4, 1, 1] },
        ...match.of('placed').map(({ die, hero, zone }) => match.placing(die, hero, zone)),
      )
      if (move) match.do(move)
    }
    expect(match.scores[0]).toBe('2 LOOT')
  })

  it('challenges with a die that cannot score (R14)', () => {
    const armadas = [
      ['barnacle_bess', 'doubloon_dory'],
      ['finn_fathom', 'inky_octavia'],
    ] as const
    expect(advice({ armadas, dice: [2, 5] })).toEqual(place(0, 0, 2))
  })

  it('challenges with a die that could score, where that is worth more; for the last LOOT it scores (R13, R14)', () => {
    const armadas = [
      ['finn_fathom', 'puffer_pete'],
      ['tidewater_tom', 'captain_kelp'],
    ] as const
    const dice = [1, 5]
    // Pete takes a toll besides, and Tom and Kelp barge well.
    expect(advice({ armadas, dice, totals: [1, 3] })).toEqual(place(0, 1, 2))
    const [first, second] = [place(0, 0, 0), place(1, 1, 0)]
    const goal = { armadas, dice, totals: [3, 0] } as const
    expect([first, second]).toContainEqual(advice(goal))
    expect(advice(goal, first)).toEqual(second)
  })

  it('challenges nobody when it has no loot to bring home (R16)', () => {
    const armadas = [
      ['madame_mackerel', 'barnacle_bess'],
      ['finn_fathom', 'doubloon_dory'],
    ] as const
    expect(advice({ armadas, dice: [1, 1] })).toEqual(done)
  })

  it('turns a die so that it scores (vector 13)', () => {
    const armadas = [
      ['quill_the_gull', 'barnacle_bess'],
      ['finn_fathom', 'inky_octavia'],
    ] as const
    const course = { armadas, dice: [1, 2] }
    expect(advice(course)).toEqual(place(0, 0, 2))
    const turn = advice(course, place(0, 0, 2))
    expect(turn).toMatchObject({ type: 'turn', by: 0, die: 1 })
    if (turn) expect(advice(course, place(0, 0, 2), turn)).toEqual(place(1, 0, 0))
  })

  it('earns another roll for a die that does not fit, before it places anything else (R23)', () => {
    const armadas = [
      ['inky_octavia', 'barnacle_bess'],
      ['finn_fathom', 'captain_kelp'],
    ] as const
    // Bess’s 1 could challenge; rolled again it is loot two times in three.
    const course = { armadas, dice: [4, 1], totals: [4, 0] } as const
    expect(advice(course)).toEqual(place(0, 0, 0))
  })
})

describe('About challenges a bot', () => {
  const challengers = ['barnacle_bess', 'madame_mackerel'] as const

  it('sends whoever loses least: odds to fail, weighed with what he would be missed for (R18, D6)', () => {
    const sent = (armada: readonly HeroName[]) => {
      const move = advice({ armadas: [challengers, armada], dice: [2, 5] }, place(0, 0, 2), place(1, 1, 0))
      return move?.type === 'face' ? armada[move.hero] : undefined
    }
    // Both fail every other time, but Bess barges twice as often.
    expect(sent(['barnacle_bess', 'quill_the_gull'])).toBe('quill_the_gull')
    // Mackerel would be missed most, but fails at a 1 only: she goes, unless the other is hardly of use.
    expect(sent(['barnacle_bess', 'madame_mackerel'])).toBe('madame_mackerel')
    expect(sent(['madame_mackerel', 'quill_the_gull'])).toBe('quill_the_gull')
  })

  it('says in which order two of its own are played (R19, D5)', () => {
    const armadas = [
      [...challengers, 'doubloon_dory'],
      ['inky_octavia', 'quill_the_gull', 'finn_fathom'],
    ] as const
    const placed = [place(0, 0, 2), place(1, 1, 2), place(2, 2, 0)]
    const move = advice({ armadas, dice: [2, 6, 5] }, ...placed)
    expect(move?.type === 'order' ? move.challenges.toSorted() : move).toEqual([0, 1])
  })

  it('rolls once more after failing (R26, D4)', () => {
    const armadas = [challengers, ['finn_fathom', 'inky_octavia']] as const
    const face: Move = { type: 'face', hero: 0 }
    expect(advice({ armadas, dice: [2, 5, 1] }, place(0, 0, 2), place(1, 1, 0), face)).toEqual({
      type: 'again',
      roll: true,
    })
  })
})

describe('A bot’s armada', () => {
  it.each([1, 2, 3, 4, 5])('of %i is lawful and not always the same (R2, A2)', (heroes) => {
    const state = game.setup(game.options.parse({ heroes }), 2, seededChance(1))
    const [decision] = game.decisions(state)
    if (!decision) throw new Error('Nothing is open')
    const armadas = Array.from({ length: 20 }, (_, seed) => {
      const view = game.view(state, decision.seat)
      const move = chooseMove({
        game,
        view,
        seat: decision.seat,
        decision,
        chance: seededChance(seed),
        effort: 1,
      })
      if (move.type !== 'armada') throw new Error('No armada')
      expect(new Set(move.heroes).size).toBe(heroes)
      return move.heroes.toSorted().join()
    })
    expect(new Set(armadas).size).toBeGreaterThan(2)
  })
})
