import { describe, expect, it } from 'vitest'
import { seededChance } from '../chance.js'
import { raidingParties as game } from './index.js'
import { charge, end, shoot } from './testing/moves.js'
import { Battle } from './testing/position.js'

const sides = [
  { play: 'swashbuckler pirate', locker: 'pirate' },
  { play: 'captain officer', hold: 'rogue', locker: 'pirate' },
  { play: 'raiders', locker: 'pirate' },
]
const leave = (battle: Battle, seat: number) => game.leave?.(battle.state, seat, seededChance(1))

describe('Leaving (A11)', () => {
  it('takes the cards out of play, frees who fought them, and the others play on', () => {
    const battle = new Battle({ sides, units: { 1: { foe: 3 }, 3: { foe: 1 } } })
    const left = leave(battle, 1)
    expect(left?.state.units.map(({ id, foe }) => [id, foe])).toEqual([
      [1, null],
      [2, null],
      [5, null],
    ])
    expect(left?.state.players[1]).toMatchObject({ djl: ['captain', 'officer'], hold: ['rogue'], gone: true })
    expect(left?.state.out).toEqual([1])
    expect(left && game.decisions(left.state).map(({ id, seat }) => [id, seat])).toEqual([['turn-0', 0]])
    battle.state = left?.state ?? battle.state
    battle.do(end)
    expect(battle.state.onTurn).toBe(2)
    expect(battle.refusal(shoot(5, 'pistol', 3))).toBe('no_target')
  })

  it('in the own turn passes it on under a new number', () => {
    const left = leave(new Battle({ sides }), 0)
    expect(left && game.decisions(left.state).map(({ id, seat }) => [id, seat])).toEqual([['turn-1', 1]])
  })

  it('while asked lets what waited for the answer lapse', () => {
    const battle = new Battle({ sides }).do(charge(1, 'cutlass', 3))
    expect(battle.asked).toBe('stand')
    const left = leave(battle, 1)
    expect(left?.state.stack).toEqual([])
    expect(left && game.decisions(left.state).map(({ seat }) => seat)).toEqual([0])
  })

  it('of all but one leaves him the winner', () => {
    const battle = new Battle({ sides })
    battle.state = leave(battle, 1)?.state ?? battle.state
    battle.state = leave(battle, 0)?.state ?? battle.state
    expect(battle.state.ended).toEqual({ how: 'victory', ranking: [2, 3, 1] })
  })

  it('before the parties are chosen lets the others sail', () => {
    const chance = seededChance(1)
    let state = game.setup(game.options.parse({}), 3, chance)
    for (const open of game.decisions(state).slice(0, 2)) {
      const result = game.apply(state, open, game.absent(state, open, chance), chance)
      if (result.ok) state = result.state
    }
    const left = game.leave?.(state, 2, chance)
    expect([left?.state.phase, left?.state.out]).toEqual(['play', [2]])
  })
})
