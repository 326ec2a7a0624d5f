import { describe, expect, it } from 'vitest'
import { pickOne, seededChance } from '../chance.js'
import { sample } from '../choice.js'
import { MOST_ROUNDS } from './ending.js'
import { raidingParties as game, type Options, type State } from './index.js'
import { laws } from './testing/laws.js'

/** Matches for each gold level; at night (MARQUE_NIGHTLY set) many more. */
const isNight = Boolean(process.env['MARQUE_NIGHTLY'])
const MATCHES = isNight ? 2000 : 60
const TIMEOUT_MS = isNight ? 600_000 : 30_000

/** A match of random lawful parties and random moves. */
function play(gold: Options['gold'], seats: number, seed: number): State {
  const chance = seededChance(seed)
  let state = game.setup(
    { gold, reactions: seed % 2 === 0 ? 'standing_orders' : 'asked_each_time' },
    seats,
    chance,
  )
  for (let open = game.decisions(state); open.length > 0; open = game.decisions(state)) {
    const decision = pickOne(chance, open)
    const move = sample(pickOne(chance, game.legal(state, decision)), chance)
    const result = game.apply(state, decision, move, chance)
    if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.reason}`)
    state = result.state
  }
  return state
}

describe('Random parties fight to the end', { timeout: TIMEOUT_MS }, () => {
  it.each([20, 30, 40] as const)('with %d gold, two to four players (R1–R4, R9, A10, A12)', (gold) => {
    const chance = seededChance(gold)
    for (let index = 0; index < MATCHES; index++) {
      const seats = 2 + (index % 3)
      const end = play(gold, seats, chance.below(2 ** 31))
      expect(laws.pieces?.(end)).toEqual(
        laws.pieces?.(game.setup({ gold, reactions: 'standing_orders' }, seats, chance)),
      )
      expect(end.round).toBeLessThanOrEqual(MOST_ROUNDS + 1)
      const { how, ranking } = game.outcome(end) ?? { how: '', ranking: [] }
      if (how === 'victory') {
        expect(ranking.toSorted((a, b) => a - b)).toEqual([...ranking.keys()].map((place) => place + 1))
        expect(end.out).toHaveLength(seats - 1)
      } else expect(['stalemate', 'rounds']).toContain(how)
    }
  })
})
