import { describe, expect, it } from 'vitest'
import { type Chance, pickOne, seededChance } from '../chance.js'
import { sample } from '../choice.js'
import type { Decision } from '../game.js'
import {
  CARDS,
  allHandsOnDeck as game,
  HAND_LIMIT,
  isWinning,
  type Move,
  type Options,
  type State,
  suggest,
  titleOf,
} from './index.js'
import { laws } from './testing/laws.js'
import { bids, position } from './testing/position.js'

type Step = {
  readonly before: State
  readonly decision: Decision
  readonly after: State
  readonly told: string[][]
}

/** A match of players who play well or by lot, and hoard now and then. */
function match(options: Options, seats: number, seed: number): Step[] {
  const chance = seededChance(seed)
  const steps: Step[] = []
  let before = game.setup(options, seats, chance)
  for (
    let open = game.decisions(before);
    open.length > 0 && steps.length < 1500;
    open = game.decisions(before)
  ) {
    const decision = pickOne(chance, open)
    const result = game.apply(before, decision, moveFor(before, decision, chance), chance)
    if (!result.ok) throw new Error(result.reason)
    const names = before.players.map((_, seat) => `Player ${seat}`)
    const told = [...names.keys()].map((viewer) =>
      result.events.flatMap((event) => game.describe(event, { viewer, names }) ?? []),
    )
    steps.push({ before, decision, after: result.state, told })
    before = result.state
  }
  return steps
}

const keepAll: Move = { type: 'discard', cards: [] }

function moveFor(state: State, decision: Decision, chance: Chance) {
  if (decision.id.startsWith('discard') && chance.below(4) > 0) return keepAll
  const [idea] = suggest(game.view(state, decision.seat), decision, chance)
  if (idea && chance.below(4) > 0) return idea
  return sample(pickOne(chance, game.legal(state, decision)), chance)
}

const tables: readonly [Options, number][] = [
  [{ length: 'short', visits: 'by_the_book' }, 3],
  [{ length: 'short', visits: 'one_visit' }, 4],
  [{ length: 'long', visits: 'by_the_book' }, 2],
  [{ length: 'short', visits: 'one_visit' }, 6],
]
const played = tables.flatMap(([options, seats], at) =>
  [1, 2].map((seed) => match(options, seats, 100 * at + seed)),
)
const all = played.flat()

describe('matches of hoarders', () => {
  it('R34 hands above twelve come about, and calls find some of them', () => {
    expect(all.some(({ after }) => after.players.some(({ hand }) => hand.length > HAND_LIMIT))).toBe(true)
    const texts = all.flatMap(({ told }) => told.flat())
    expect(texts.some((text) => text.includes('a cheat indeed'))).toBe(true)
    expect(texts.some((text) => text.includes('an honest pirate'))).toBe(true)
  })

  it('R7 keep all 108 cards in every state', () => {
    for (const steps of played) {
      const start = steps[0] && laws.pieces?.(steps[0].before)
      for (const { after } of steps) expect(laws.pieces?.(after)).toEqual(start)
    }
  })

  it('R1, A9 nobody holds a crew while play goes on', () => {
    for (const { after } of all) {
      if (after.phase !== 'over') {
        for (const { hand } of after.players) expect(isWinning(hand)).toBe(false)
      }
    }
  })

  it('A15 what everybody saw bounds every hand from above', () => {
    for (const { after } of all) {
      for (const { hand, most } of after.players) expect(hand.length).toBeLessThanOrEqual(most)
    }
  })

  it('A15 no sentence names a card that its hearer cannot know', () => {
    for (const { before, after, told } of all) {
      // With the last card of a hand of play everything is shuffled, seen or not.
      if (before.hand !== after.hand) continue
      for (const [viewer, texts] of told.entries()) {
        const unknown = new Set<string>(laws.hidden?.(before, viewer))
        const hidden = (laws.hidden?.(after, viewer) ?? []).filter((card) => unknown.has(card))
        const titles = CARDS.filter((card) => hidden.includes(card)).map(titleOf)
        for (const title of titles) expect(texts.join(' ')).not.toContain(title)
      }
    }
  })
})

describe('the size of a hand', () => {
  /** All that reaches others: views, whom the match waits for, ids and kinds of what is asked. */
  const publicly = (state: State, viewer: number | null) =>
    JSON.stringify([
      game.view(state, viewer),
      game
        .decisions(state)
        .filter(({ kind, seat }) => kind !== 'optional' || seat === viewer)
        .map(({ id, seat, kind }) => [id, seat, kind]),
    ])

  it('A15 changes nothing that anybody else is given, whatever the phase', () => {
    for (const { after } of all) {
      const [victim] = after.players
      if (!victim || after.phase === 'over' || victim.hand.length === 0) continue
      // The hand is put into the discards unseen.
      const emptied: State = {
        ...after,
        players: after.players.with(0, { ...victim, hand: [], sealed: null }),
        buried: [...after.buried, ...victim.hand],
      }
      const isHead = after.queue[0] === 0 && victim.sealed !== null
      const plunders = after.deed?.card === 'hidden_plunder' && after.deed.seat !== 0
      for (const viewer of [1, null]) {
        if (isHead || (plunders && viewer === after.deed?.seat)) continue
        expect(publicly(emptied, viewer)).toBe(publicly(after, viewer))
      }
    }
  })

  it('A15, A38 the tie asks who has no card left as it asks the others', () => {
    const tied = (more: string) => bids(position({ hands: [`r7${more}`, 'r7', ''] }), 'r7', 'r7', '')
    const without = { ...tied(' g1'), players: tied('').players.map((player) => ({ ...player, most: 1 })) }
    const withCard = {
      ...tied(' g1'),
      players: tied(' g1').players.map((player) => ({ ...player, most: 1 })),
    }
    expect(publicly(without, 2)).toBe(publicly(withCard, 2))
  })
})

describe('what a captain imagines', () => {
  it('A15 fits all that he and everybody else sees, at every table and in every phase', () => {
    const chance = seededChance(77)
    const own = (state: State, seat: number) =>
      game
        .decisions(state)
        .filter((decision) => decision.seat === seat)
        .map((decision) => [decision, game.legal(state, decision)])
    for (const { after } of all.filter((_, index) => index % 8 === 0)) {
      for (const seat of after.players.keys()) {
        const twin = game.imagine(game.view(after, seat), seat, chance)
        expect(game.state.safeParse(twin).success).toBe(true)
        expect(game.view(twin, seat)).toEqual(game.view(after, seat))
        expect(game.view(twin, null)).toEqual(game.view(after, null))
        expect(own(twin, seat)).toEqual(own(after, seat))
        expect(laws.pieces?.(twin)).toEqual(laws.pieces?.(after))
      }
    }
  })
})
