import { describe, expect, it } from 'vitest'
import { pickOne, seededChance } from '../chance.js'
import { sample } from '../choice.js'
import type { Decision } from '../game.js'
import { mayKnow } from '../tell.js'
import type { RaidEvent } from './events.js'
import { raidingParties as game, type Move, type Options, type State } from './index.js'
import { Battle, position } from './testing/position.js'

const NAMES = ['Ada', 'Ben', 'Cid']
const orders = game.orders.parse({ jollyRoger: 'never', navigator: 'never' })

/** All that the others are given after an action: what they see, what happened, who is waited for. */
function givenTo(state: State, events: readonly RaidEvent[]): string {
  const viewers = [1, 2, null].map((viewer) => {
    const told = events.filter((event) => mayKnow(event, viewer))
    const own = game.decisions(state).filter(({ seat }) => seat === viewer)
    return {
      view: game.view(state, viewer),
      told,
      words: told.map((event) => game.describe(event, { viewer, names: NAMES })),
      choices: own.map((decision) => game.legal(state, decision)),
    }
  })
  return JSON.stringify({
    viewers,
    waiting: game.decisions(state).map(({ id, seat, kind }) => [id, seat, kind]),
  })
}

/** Ada's three cards in the hold, and Ben who attacks her with everything; Cid looks on. */
function twin(hold: string, reactions: Options['reactions']): State {
  return position({
    sides: [
      { play: 'scalawag officer captain', hold, locker: 'rogue' },
      { play: 'raiders advisor captain master_gunner rogue cannoneer', locker: 'pirate pirate' },
      { play: 'liberty', locker: 'pirate' },
    ],
    flips: 'AS 2S 3H 4S 5D 6S 7C 8S 9H 10S JD QS KC AH 2H 3S 4C 5S 6H 7S',
    onTurn: 1,
    options: { reactions },
  })
}

/** Ada never shows a card out of her hold: by her orders, or because she says so, or because she has none to show. */
function moveFor(state: State, decision: Decision, seed: number): Move {
  const [what] = decision.id.split('-')
  if (what === 'jolly_roger' || what === 'navigator') {
    return game.standing(state, decision, orders) ?? { type: what, use: false }
  }
  const chance = seededChance(seed)
  return sample(pickOne(chance, game.legal(state, decision)), chance)
}

describe('Hidden cards', () => {
  it.each(['standing_orders', 'asked_each_time'] as const)(
    'nobody learns whether a card that is not shown is held: the same bytes either way (A46, %s)',
    (reactions) => {
      let compared = 0
      for (let seed = 1; seed <= 150; seed++) {
        let truth = twin('jolly_roger navigator navigator', reactions)
        let other = twin('advisor advisor advisor', reactions)
        for (let step = 0; step < 40 && truth.onTurn === 1 && truth.phase === 'play'; step++) {
          const [decision] = game.decisions(truth)
          if (!decision) break
          const salt = seed * 1000 + step
          const results = [truth, other].map((state) =>
            game.apply(state, decision, moveFor(state, decision, salt), seededChance(salt)),
          )
          const [a, b] = results
          if (!a?.ok || !b?.ok) throw new Error('A move was refused')
          // From the moment on that a card of the hold is hit, it may be seen which (A78).
          if (a.events.some(({ type }) => type === 'hold_hit')) break
          expect(givenTo(a.state, a.events)).toBe(givenTo(b.state, b.events))
          truth = a.state
          other = b.state
          compared++
        }
      }
      expect(compared).toBeGreaterThan(600)
    },
  )

  it('in "standing" mode orders always answer, whoever holds what; in a window they never do (A46)', () => {
    for (const reactions of ['standing_orders', 'asked_each_time'] as const) {
      for (const hold of ['jolly_roger', 'pirate']) {
        const battle = new Battle({
          sides: [{ play: 'advisor' }, { play: 'pirate captain', hold }],
          flips: '2S 3C',
          options: { reactions },
        }).do({ type: 'shoot', by: 1, weapon: 'pistol', target: 2 })
        expect(battle.asked).toBe(reactions === 'asked_each_time' ? 'jolly_roger' : 'turn')
      }
    }
  })

  it('nobody is asked for a Jolly Roger whose hold is empty but for the card that is hit (A45, A46)', () => {
    const battle = new Battle({
      sides: [{ play: 'master_gunner' }, { play: 'pirate', hold: 'jolly_roger' }],
      flips: '2S',
      options: { reactions: 'asked_each_time' },
    }).do({ type: 'shoot', by: 1, weapon: 'cannon', hold: 1 })
    expect(battle.asked).toBe('navigator')
    expect(battle.refusal({ type: 'navigator', use: true })).toBe('not_in_hold')
    battle.do({ type: 'navigator', use: false })
    expect([battle.asked, battle.djl(1)]).toEqual(['turn', ['jolly_roger']])
  })

  it('parties are chosen in secret, in any order (A3)', () => {
    const chance = seededChance(1)
    const start = game.setup(game.options.parse({}), 3, chance)
    const [, second] = game.decisions(start)
    if (!second) throw new Error('Nothing is open')
    const result = game.apply(start, second, game.absent(start, second, chance), chance)
    if (!result.ok) throw new Error(result.reason)
    expect(game.decisions(result.state).map(({ id }) => id)).toEqual(['party-0', 'party-2'])
    expect(JSON.stringify(game.view(result.state, 0))).not.toContain('quicksilver')
    expect(JSON.stringify(game.view(result.state, 0))).not.toContain('pirate_ship')
    const told = result.events.filter((event) => mayKnow(event, 0)).map(({ type }) => type)
    expect(told).toEqual(['party_chosen'])
  })
})
