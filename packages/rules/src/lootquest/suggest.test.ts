import { describe, expect, it } from 'vitest'
import { chooseMove } from '../bot/index.js'
import { type Chance, pickOne, seededChance } from '../chance.js'
import { sample } from '../choice.js'
import { meanOf, type Spread, spreadOf } from './advice/odds.js'
import { gainSpread, winChance } from './advice/race.js'
import { lootQuest as game, type HeroName, type Move, type Options, type State } from './index.js'
import { type Course, Voyage } from './testing/voyage.js'

/** Dice that show these faces, one after the other. */
const dice = (...faces: number[]): Chance => ({ below: () => (faces.shift() ?? 1) - 1 })

/** All rolls of so many dice. */
const rollsOf = (count: number): number[][] =>
  count === 0 ? [[]] : rollsOf(count - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [...rest, face]))

/** The highest LOOT on average, by trying every legal move but challenges, and every face of a die rolled again. */
function mostLoot(state: State): number {
  const [decision] = game.decisions(state)
  if (!decision) throw new Error('Nothing is open')
  const ends = game.legal(state, decision).map((choice) => {
    const move = sample(choice, dice())
    const faces = move.type === 'reroll' ? [1, 2, 3, 4, 5, 6] : [1]
    const scores = faces.map((face) => {
      const result = game.apply(state, decision, move, dice(face))
      if (!result.ok) throw new Error(result.reason)
      const scored = result.events.find((event) => event.type === 'scored')
      return scored?.type === 'scored' ? scored.score : mostLoot(result.state)
    })
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  })
  return Math.max(...ends)
}

const FOES = ['old_saltwhisker', 'doubloon_dory', 'selkie_sal'] as const

/** The same for a roll; where no die fits the round is over at once. */
function lootOf(armada: readonly HeroName[], roll: readonly number[]): number {
  const foes = FOES.slice(0, armada.length)
  const match = new Voyage({ armadas: [armada, foes], dice: roll })
  const [scored] = match.of('scored')
  return scored ? scored.score : mostLoot(match.state)
}

describe('The odds of a score', () => {
  it.each<{ armada: readonly HeroName[] }>([
    { armada: ['old_saltwhisker', 'captain_kelp'] },
    { armada: ['pip_powdermouse', 'doubloon_dory'] },
    { armada: ['navigator_nell', 'finn_fathom', 'bosun_bramble'] },
  ])('of $armada are those of all rolls', ({ armada }) => {
    const rolls = rollsOf(armada.length)
    const counts: number[] = []
    for (const roll of rolls) {
      const score = lootOf(armada, roll)
      while (counts.length <= score) counts.push(0)
      counts[score] = (counts[score] ?? 0) + 1
    }
    const spread = spreadOf(armada, 'loot')
    expect(spread).toHaveLength(counts.length)
    for (const [score, count] of counts.entries()) expect(spread[score]).toBeCloseTo(count / rolls.length, 12)
  })

  it.each<{ armada: readonly HeroName[] }>([
    { armada: ['inky_octavia', 'finn_fathom'] },
    { armada: ['scuttle_sid', 'tidewater_tom'] },
    { armada: ['inky_octavia', 'finn_fathom', 'scuttle_sid'] },
    { armada: ['cook_cuttle', 'old_saltwhisker', 'selkie_sal'] },
  ])('of $armada are reckoned with the best use of all texts', ({ armada }) => {
    const rolls = rollsOf(armada.length)
    const mean = rolls.reduce((sum, roll) => sum + lootOf(armada, roll), 0) / rolls.length
    expect(meanOf(spreadOf(armada, 'loot'))).toBeCloseTo(mean, 12)
  })
})

describe('The chance to win', () => {
  const armadas = [
    ['barnacle_bess', 'doubloon_dory'],
    ['finn_fathom', 'captain_kelp'],
  ] as const satisfies readonly (readonly HeroName[])[]
  const [own, foe] = armadas

  /** Turn by turn from the beginning, until hardly anybody has not won. */
  function playedOut(needs: readonly [number, number]): number {
    const gains = [gainSpread(own, foe, 0), gainSpread(foe, own, 0)]
    let open = new Map([[JSON.stringify(needs), 1]])
    let won = 0
    for (let turn = 0; turn < 400; turn++) {
      const looter = turn % 2
      const next = new Map<string, number>()
      for (const [key, odds] of open) {
        const left = JSON.parse(key)
        for (const [gain, chance] of (gains[looter] ?? []).entries()) {
          const after = left.with(looter, left[looter] - gain)
          if (after[looter] > 0)
            next.set(JSON.stringify(after), (next.get(JSON.stringify(after)) ?? 0) + odds * chance)
          else if (looter === 0) won += odds * chance
        }
      }
      open = next
    }
    return won
  }

  it.each([
    [1, 1],
    [5, 5],
    [2, 7],
    [10, 3],
  ] as const)(
    'of a looter who needs %i against one who needs %i is that of the race played out',
    (need, other) => {
      expect(winChance(own, foe, [need, other], 0)).toBeCloseTo(playedOut([need, other]), 9)
    },
  )

  it('is better while a barger sits out, and worse the more is needed (R21)', () => {
    const all = winChance(own, foe, [5, 5], 0)
    for (const out of [0b01, 0b10]) expect(winChance(own, foe, [5, 5], out)).toBeGreaterThan(all)
    expect(winChance(own, foe, [6, 5], 0)).toBeLessThan(all)
    expect(winChance(own, foe, [5, 6], 0)).toBeGreaterThan(all)
  })

  it('is gained by what a barge leaves of the loot (R11, R12)', () => {
    const [loots, barges] = [spreadOf(own, 'loot'), spreadOf(foe, 'barge')]
    const chanceOf = (fits: (loot: number, barge: number) => boolean) => {
      let sum = 0
      for (const [loot, odds] of loots.entries())
        for (const [barge, chance] of barges.entries()) if (fits(loot, barge)) sum += odds * chance
      return sum
    }
    const gains: Spread = gainSpread(own, foe, 0)
    expect(gains[0]).toBeCloseTo(
      chanceOf((loot, barge) => loot <= barge),
      12,
    )
    expect(gains[2]).toBeCloseTo(
      chanceOf((loot, barge) => loot - barge === 2),
      12,
    )
  })
})

/** What is suggested to whoever is asked; moves lead there. */
function advice(course: Course, ...moves: readonly Move[]): Move | undefined {
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

  it('challenges with a die that cannot score, and with one whose score would be barged (R14)', () => {
    const weak = [
      ['barnacle_bess', 'doubloon_dory'],
      ['finn_fathom', 'inky_octavia'],
    ] as const
    expect(advice({ armadas: weak, dice: [2, 5] })).toEqual(place(0, 0, 2))
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
    // Both fail every other time, but Dory barges twice as often.
    expect(sent(['doubloon_dory', 'old_saltwhisker'])).toBe('old_saltwhisker')
    // Mackerel barges as often as Dory, but fails at a 1 only.
    expect(sent(['doubloon_dory', 'madame_mackerel'])).toBe('madame_mackerel')
    // Without her there would be little left of this barge: even so seldom that is too often.
    expect(sent(['madame_mackerel', 'old_saltwhisker'])).toBe('old_saltwhisker')
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
    expect(new Set(armadas).size).toBeGreaterThan(5)
  })
})

describe('A bot', () => {
  /** Whether the bot wins a match against chance. */
  function wins(seed: number, options: Partial<Options>): boolean {
    const chance = seededChance(seed)
    const seat = seed % 2
    let state = game.setup(game.options.parse(options), 2, chance)
    for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
      const view = game.view(state, seat)
      const move =
        open.seat === seat
          ? chooseMove({ game, view, seat, decision: open, chance, effort: 1 })
          : sample(pickOne(chance, game.legal(state, open)), chance)
      const result = game.apply(state, open, move, chance)
      if (!result.ok) throw new Error(result.reason)
      state = result.state
    }
    return game.outcome(state)?.ranking[seat] === 1 && state.ended?.how !== 'draw'
  }

  it.each<Partial<Options>>([
    { armadas: 'secret_choice' },
    { armadas: 'draft', heroes: 2 },
    { armadas: 'dealt', goal: 3 },
  ])('beats chance in at least 17 of 20 matches with %o', (options) => {
    const won = Array.from({ length: 20 }, (_, seed) => wins(seed, options)).filter(Boolean)
    expect(won.length).toBeGreaterThanOrEqual(17)
  })
})
