import { describe, expect, it } from 'vitest'
import { allHandsOnDeck } from '../all-hands-on-deck/index.js'
import { type Chance, pickOne, seededChance } from '../chance.js'
import { includes, sample } from '../choice.js'
import type { Decision, Event, Game } from '../game.js'
import { lootQuest } from '../lootquest/index.js'
import { raftAndScupper } from '../raft-and-scupper/index.js'
import { moves, pass, position, scupper } from '../raft-and-scupper/testing/position.js'
import { PARTIES, type Party, partyMove, raidingParties } from '../raiding-parties/index.js'
import { sealedLots } from '../sample-game/index.js'
import { chooseMove } from './index.js'

/** Plays a match of the bot, in one seat, against random players; checks that all its moves are legal. */
function botAgainstRandom<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  {
    options,
    seats,
    seat,
    effort,
    seed,
    withOptional = false,
  }: { options: O; seats: number; seat: number; effort: number; seed: number; withOptional?: boolean },
): number | undefined {
  const chance: Chance = seededChance(seed)
  let state = game.setup(options, seats, chance)
  while (!game.outcome(state)) {
    const all: readonly Decision[] = game.decisions(state)
    const open = withOptional ? all : all.filter(({ kind }) => kind !== 'optional')
    const decision = pickOne(chance, open)
    const legal = game.legal(state, decision)
    let move = sample(pickOne(chance, legal), chance)
    if (decision.seat === seat) {
      move = chooseMove({ game, view: game.view(state, seat), seat, decision, chance, effort })
      expect(legal.some((choice) => includes(choice, move))).toBe(true)
    }
    const result = game.apply(state, decision, move, chance)
    if (!result.ok) throw new Error(result.reason)
    state = result.state
  }
  return game.outcome(state)?.ranking[seat]
}

/** Raiding Parties with the same party for everybody. */
const raidWith = ({ cards }: Party): typeof raidingParties => ({
  ...raidingParties,
  setup: (options, seats, chance) => {
    let state = raidingParties.setup(options, seats, chance)
    for (const decision of raidingParties.decisions(state)) {
      const result = raidingParties.apply(state, decision, partyMove(cards), chance)
      if (result.ok) state = result.state
    }
    return state
  },
})

describe('the bot', () => {
  it('wins at least eight of ten short matches of Raft & Scupper against chance', () => {
    const places = Array.from({ length: 10 }, (_, seed) =>
      botAgainstRandom(raftAndScupper, {
        options: { length: 'short' },
        seats: 2,
        seat: seed % 2,
        effort: 300,
        seed,
      }),
    )
    expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(8)
  })

  it('finds its way with hidden cards and simultaneous choices', () => {
    const places = Array.from({ length: 40 }, (_, seed) =>
      botAgainstRandom(sealedLots, { options: { rounds: 3 }, seats: 3, seat: seed % 3, effort: 200, seed }),
    )
    expect(places.filter((place) => place === 1).length).toBeGreaterThan(40 / 3)
  })

  it('wins three of four short matches of All Hands on Deck! against two who play by lot', () => {
    for (const visits of ['by_the_book', 'one_visit'] as const) {
      const places = Array.from({ length: 12 }, (_, seed) =>
        botAgainstRandom(allHandsOnDeck, {
          options: { length: 'short', visits },
          seats: 3,
          seat: seed % 3,
          effort: 150,
          seed,
          withOptional: true,
        }),
      )
      expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(9)
    }
  })

  it.each([20, 30, 40] as const)(
    'wins at least 17 of 20 matches of Raiding Parties for %i gold against chance with the same party',
    (gold) => {
      const parties = PARTIES.filter((party) => party.gold === gold)
      const places = Array.from({ length: 20 }, (_, seed) =>
        botAgainstRandom(raidWith(pickOne(seededChance(seed), parties)), {
          options: { gold, reactions: seed % 4 < 2 ? 'standing_orders' : 'asked_each_time' },
          seats: 2,
          seat: seed % 2,
          effort: 100,
          seed,
        }),
      )
      expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(17)
    },
  )

  it.each([
    { armadas: 'secret_choice' },
    { armadas: 'draft', heroes: 2 },
    { armadas: 'dealt', goal: 3 },
  ] as const)('wins at least 17 of 20 matches of LootQuest against chance, %o', (table) => {
    const options = lootQuest.options.parse(table)
    const places = Array.from({ length: 20 }, (_, seed) =>
      botAgainstRandom(lootQuest, { options, seats: 2, seat: seed % 2, effort: 100, seed }),
    )
    expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(17)
  })

  it('plays the only thing that a game suggests, and weighs nothing that is not legal', () => {
    const state = allHandsOnDeck.setup({ length: 'short', visits: 'by_the_book' }, 3, seededChance(5))
    const [decision] = allHandsOnDeck.decisions(state)
    if (!decision) throw new Error('Nothing is open')
    const answer = (moves: readonly ReturnType<typeof allHandsOnDeck.absent>[]) =>
      chooseMove({
        game: { ...allHandsOnDeck, suggest: () => moves },
        view: allHandsOnDeck.view(state, decision.seat),
        seat: decision.seat,
        decision,
        chance: seededChance(1),
        effort: 60,
      })
    expect(answer([{ type: 'bid', cards: ['nothing'] }, { type: 'pass' }])).toEqual({ type: 'pass' })
    const free = answer([{ type: 'refuse' }])
    expect(allHandsOnDeck.legal(state, decision).some((choice) => includes(choice, free))).toBe(true)
  })

  const ask = (state: ReturnType<typeof position>, effort: number, seed = 1, until?: () => boolean) => {
    const [decision] = raftAndScupper.decisions(state)
    if (!decision) throw new Error('Nothing is open')
    return chooseMove({
      game: raftAndScupper,
      view: raftAndScupper.view(state, decision.seat),
      seat: decision.seat,
      decision,
      chance: seededChance(seed),
      effort,
      ...(until && { until }),
    })
  }
  const winning = position('D Bk Ck D\nC A B Cy\nA Cy D D')

  it('takes a win at hand', () => {
    const wins = moves(winning).filter(
      (move) => raftAndScupper.apply(winning, d(winning), move, seededChance(0)).ok,
    )
    expect(wins.length).toBeGreaterThan(3)
    for (let seed = 0; seed < 10; seed++) {
      const after = raftAndScupper.apply(winning, d(winning), ask(winning, 400, seed), seededChance(0))
      expect(after.ok && raftAndScupper.outcome(after.state)?.ranking).toEqual([1, 2])
    }
  })

  it('does not pass a defeat on: it never passes after a pass of the last to scupper', () => {
    const state = position('A By A D\nC C Bk D\nCy A C Bk', {
      turn: 'black',
      lastScuppered: 'yellow',
      passes: { yellow: 1, black: 0 },
    })
    for (let seed = 0; seed < 10; seed++) expect(ask(state, 500, seed)).not.toEqual(pass)
  })

  it('sinks nothing that gives the other side its raft', () => {
    const state = position('. D Ay C\n. . D By\nBk D Dk A', { turn: 'black' })
    for (let seed = 0; seed < 10; seed++) expect(ask(state, 500, seed)).not.toEqual(scupper('d3'))
  })

  it('is the same for the same chance, and stops when told', () => {
    expect(ask(winning, 200, 3)).toEqual(ask(winning, 200, 3))
    let asked = 0
    const move = ask(winning, 1e9, 1, () => ++asked > 50)
    expect(moves(winning)).toContainEqual(move)
    expect(moves(winning)).toContainEqual(ask(winning, 0))
  })
})

function d(state: ReturnType<typeof position>): Decision {
  const [decision] = raftAndScupper.decisions(state)
  if (!decision) throw new Error('Nothing is open')
  return decision
}
