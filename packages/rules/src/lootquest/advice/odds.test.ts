import { describe, expect, it } from 'vitest'
import type { Chance } from '../../chance.js'
import { sample } from '../../choice.js'
import { lootQuest as game, type HeroName, type State } from '../index.js'
import { Voyage } from '../testing/voyage.js'
import { meanOf, type Spread, spreadOf } from './odds.js'
import { gainSpread, winChance } from './race.js'

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
