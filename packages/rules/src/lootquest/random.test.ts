import { describe, expect, it } from 'vitest'
import { type Chance, pickOne, seededChance } from '../chance.js'
import { sample } from '../choice.js'
import type { Decision } from '../game.js'
import { MORE_TURNS, MOST_TURNS } from './ending.js'
import { forward, lootQuest as game, type LootEvent, type Options, type State } from './index.js'

/** Matches for each table; at night (MARQUE_NIGHTLY set) many more. */
const isNight = Boolean(process.env['MARQUE_NIGHTLY'])
const MATCHES = isNight ? 2000 : 60
const TIMEOUT_MS = isNight ? 600_000 : 30_000

type Step = {
  readonly decision: Decision
  readonly state: State
  readonly events: readonly LootEvent[]
  /** All that the action drew, as rolls of dice. */
  readonly drawn: readonly number[]
}

/** A match of random moves, step by step. */
function* play(options: Partial<Options>, seed: number): Generator<Step> {
  const choosing = seededChance(seed)
  let state = game.setup(game.options.parse(options), 2, choosing)
  for (let open = game.decisions(state); open.length > 0; open = game.decisions(state)) {
    const decision = pickOne(choosing, open)
    const move = sample(pickOne(choosing, game.legal(state, decision)), choosing)
    const drawn: number[] = []
    const noting: Chance = {
      below(n) {
        const value = choosing.below(n)
        drawn.push(value + 1)
        return value
      },
    }
    const result = game.apply(state, decision, move, noting)
    if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.reason}`)
    state = result.state
    yield { decision, state, events: result.events, drawn }
  }
}

const TABLES: readonly Partial<Options>[] = [
  { heroes: 1, goal: 3 },
  { heroes: 2, goal: 5, armadas: 'dealt' },
  { heroes: 3, goal: 5 },
  { heroes: 4, goal: 10, armadas: 'draft' },
  { heroes: 5, goal: 10 },
]

describe.each(TABLES)('Random matches with %o', { timeout: TIMEOUT_MS }, (options) => {
  it('end within the turns that there are, with the goal reached or a reason why not (R13, A23, A24)', () => {
    for (let seed = 0; seed < MATCHES; seed++) {
      const last = [...play(options, seed)].at(-1)?.state
      if (!last?.ended) throw new Error('The match did not end')
      const { how, winner } = last.ended
      const [mine = 0, theirs = 0] = winner === 1 ? totals(last).toReversed() : totals(last)
      expect(last.turn).toBeLessThanOrEqual(MOST_TURNS + MORE_TURNS)
      if (how === 'goal') expect(mine).toBeGreaterThanOrEqual(last.goal)
      else expect(last.turn).toBeGreaterThanOrEqual(MOST_TURNS)
      if (winner === null) expect(mine).toBe(theirs)
      else expect(mine).toBeGreaterThan(theirs)
    }
  })

  it('prove every die by the action and the place of its draw (A31)', () => {
    for (let seed = 0; seed < MATCHES; seed++) {
      let index = 0
      for (const { state, events, drawn } of play(options, seed)) {
        for (const { action, draw, dice } of state.rolls.filter(({ action }) => action === index)) {
          expect(action).toBe(index)
          expect(dice.map(({ face }) => face)).toEqual(drawn.slice(draw - 1, draw - 1 + dice.length))
        }
        for (const event of events) {
          if (!('draw' in event)) continue
          expect(event.action).toBe(index)
          expect(facesOf(event)).toEqual(drawn.slice(event.draw - 1, event.draw - 1 + facesOf(event).length))
        }
        index++
        expect(state.actions).toBe(index)
      }
    }
  })

  it('tell with each roll whether it faced a challenge, whose, and how that ended (R18)', () => {
    for (let seed = 0; seed < MATCHES / 4; seed++) {
      let index = 0
      for (const { state, events } of play(options, seed)) {
        for (const { draw, seat, faced } of state.rolls.filter(({ action }) => action === index)) {
          const event = events.find((one) => one.type === 'faced' && one.draw === draw)
          const { against, ok, by } = event?.type === 'faced' ? event : {}
          const slot = by && state.sides[1 - seat]?.armada.indexOf(by)
          expect(faced).toEqual(by ? { by: slot, against, ok } : null)
        }
        index++
      }
    }
  })

  it('go forward without questions to where they go with them', () => {
    for (let seed = 0; seed < MATCHES / 4; seed++) {
      const choosing = seededChance(seed)
      let state = game.setup(game.options.parse(options), 2, choosing)
      for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
        const move = sample(pickOne(choosing, game.legal(state, open)), choosing)
        const result = game.apply(state, open, move, seededChance(seed + state.actions))
        if (!result.ok) throw new Error(result.reason)
        // Secret armadas are asked of both at once: play waits for no one question then.
        if (state.phase !== 'armadas') {
          expect(forward(state, move, seededChance(seed + state.actions))).toEqual(result.state)
        }
        state = result.state
      }
    }
  })

  it('take two visits a turn at most, save for challenges of the barger (A29)', () => {
    for (let seed = 0; seed < MATCHES; seed++) {
      let visits = 0
      let reactions = 0
      let last: Decision | undefined
      let turns = 0
      for (const { decision, state } of play(options, seed)) {
        if (/^(armada|draft)/.test(decision.id)) continue
        if (decision.kind === 'reaction') reactions++
        if (decision.seat !== last?.seat) visits++
        last = decision
        turns = state.turn
      }
      expect(visits).toBeLessThanOrEqual(1 + turns + 2 * reactions)
    }
  })
})

const totals = ({ sides }: State): number[] => sides.map(({ total }) => total)

function facesOf(event: Extract<LootEvent, { draw: number }>): readonly number[] {
  switch (event.type) {
    case 'rolled':
      return event.dice.map(({ face }) => face)
    case 'rerolled':
      return [event.face]
    case 'faced':
      return event.faces
  }
}
