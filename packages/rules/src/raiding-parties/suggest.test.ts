import { describe, expect, it } from 'vitest'
import { chooseMove } from '../bot/index.js'
import { seededChance } from '../chance.js'
import { raidingParties as game, goldOf, type Move, PARTIES, partyMove, partyObjection } from './index.js'
import { setup } from './setup.js'
import { charge, end, fireAt, play, rally, ransack, recruit, shoot, spare, strike } from './testing/moves.js'
import { Battle, type Position } from './testing/position.js'

/** What is suggested to whoever is asked; moves lead there from the position. */
function advice(about: Position, ...moves: readonly Move[]): Move | undefined {
  const { state, decision } = new Battle(about).do(...moves)
  const ideas = game.suggest?.(game.view(state, decision.seat), decision, seededChance(1)) ?? []
  expect(ideas).toHaveLength(1)
  return ideas[0]
}

/** Everybody is asked everything. */
const asked = { standAndShoot: 'ask', retaliation: 'ask', answers: 'ask', grenades: 'ask' } as const
const windows: Position['options'] = { reactions: 'asked_each_time' }

describe('A bot’s party', () => {
  it.each([20, 30, 40] as const)(
    'of %i gold is lawful, spends it, and is not always the same (R1–R4)',
    (gold) => {
      const state = setup({ gold, reactions: 'standing_orders' }, 2)
      const [decision] = game.decisions(state)
      if (!decision) throw new Error('Nothing is open')
      const ready = PARTIES.filter((party) => party.gold === gold)
      const parties = Array.from({ length: 60 }, (_, seed) => {
        const view = game.view(state, 0)
        const move = chooseMove({ game, view, seat: 0, decision, chance: seededChance(seed), effort: 10 })
        if (move.type !== 'party') throw new Error('No party')
        expect(partyObjection(gold, move)).toBeUndefined()
        expect(goldOf([...move.fleet, ...move.cards, ...move.tricks])).toBe(gold)
        expect(move.fleet).toHaveLength({ 20: 0, 30: 1, 40: 2 }[gold])
        return JSON.stringify(move)
      })
      expect(new Set(parties).size).toBeGreaterThan(20)
      for (const { cards } of ready) expect(parties).toContain(JSON.stringify(partyMove(cards)))
    },
  )
})

describe('In the own turn a bot', () => {
  it('shoots where a hit takes most gold, and finishes who is wounded (R23)', () => {
    const at = (play: string, units: Position['units'] = {}) =>
      advice({ sides: [{ play: 'lieutenant' }, { play, ...spare }], units })
    expect(at('pirate rogue')).toEqual(shoot(1, 'brace_of_pistols', 3))
    expect(at('raiders raiders', { 3: { damage: 1 } })).toEqual(shoot(1, 'brace_of_pistols', 3))
  })

  it('counts what was turned up: what cannot be hit any more is not tried (R22, A17)', () => {
    const sides = [{ play: 'ranger' }, { play: 'pirate', ...spare }]
    expect(advice({ sides, flips: '2S 5D 3H' })).toEqual(shoot(1, 'musket', 2))
    expect(advice({ sides, flips: '2H 3H 4C' })).toEqual(end)
  })

  it('shoots a cannon at what it kills at once, or at a hold that is dearer than what is in play (R33–R36)', () => {
    const party = (play: string, hold: string) =>
      advice({ sides: [{ play: 'master_gunner' }, { play, hold }], options: { gold: 20 } })
    expect(party('captain', 'pirate '.repeat(14))).toEqual(shoot(1, 'cannon', 2))
    expect(party('pirate', 'captain')).toEqual(fireAt(1, 1))
  })

  it('boards a Ship with an axe when that is worth the counterblows, else shoots at it (R47, R49)', () => {
    const at = (damage: number) =>
      advice({
        sides: [{ play: 'raiders' }, { play: 'quicksilver', ...spare }],
        units: { 2: { damage } },
      })
    expect(at(3)).toEqual(charge(1, 'boarding_axe', 2))
    expect(at(0)).toEqual(shoot(1, 'pistol', 2))
  })

  it('charges with the blade that does most, and not one who shoots better (R38, R39, R44)', () => {
    const sides = (own: string, other: string) => [{ play: own }, { play: other, ...spare }]
    expect(advice({ sides: sides('swashbuckler', 'navigator') })).toEqual(charge(1, 'cutlass', 2))
    expect(advice({ sides: sides('pirate', 'captain') })).toEqual(shoot(1, 'pistol', 2))
  })

  it('strikes in melee as it must, with the better weapon, before it ends the turn (R20, R47)', () => {
    const sides = [{ play: 'flagbearers' }, { play: 'captain', ...spare }]
    const units = { 1: { foe: 2 }, 2: { foe: 1 } }
    expect(advice({ sides, units })).toEqual(strike(1, 'cutlass'))
    expect(advice({ sides, units: { 1: { foe: 2, used: 1, fought: true }, 2: { foe: 1 } } })).toEqual(end)
  })

  it('lets the best attacker attack again (R56, A87)', () => {
    const units = { 1: { fresh: true, used: 1 }, 2: { used: 1 }, 3: { used: 1 } }
    const sides = [{ play: 'flagbearers pirate lieutenant' }, { play: 'officer', ...spare }]
    expect(advice({ sides, units })).toEqual(rally(1, 3))
  })

  it('plays its card first, and a Flotilla after it; never a Jolly Roger that need not go (R14, R60, A59)', () => {
    const sides = [{ hold: 'advisor flotilla jolly_roger', locker: 'pirate' }, { play: 'pirate' }]
    expect(advice({ sides })).toEqual(play('advisor'))
    expect(advice({ sides: [{ ...sides[0], locker: '' }, { play: 'pirate' }] }, play('advisor'))).toEqual(
      play('flotilla'),
    )
    expect(advice({ sides: [{ hold: 'flotilla jolly_roger' }, { play: 'pirate' }] })).toEqual(
      play('flotilla'),
    )
    expect(advice({ sides: [{ hold: 'jolly_roger', play: 'pirate' }, { play: 'pirate' }] })).toEqual(
      play('jolly_roger'),
    )
  })

  it('brings its Brethren in one after the other, once Coastlands shelter them (R59, A62)', () => {
    const sides = [{ hold: 'coastlands brethren brethren' }, { play: 'lieutenant', ...spare }]
    expect(advice({ sides })).toEqual(play('coastlands'))
    const others = [
      { hold: 'brethren brethren', ...spare },
      { play: 'pirate', ...spare },
    ]
    expect(advice({ sides: others }, play('brethren'))).toEqual(play('brethren'))
  })

  it('searches for the best card (R58, R62)', () => {
    const sides = [
      { hold: 'skipper', locker: 'pirate navigator captain' },
      { play: 'officer', ...spare },
    ]
    expect(advice({ sides }, play('skipper'))).toEqual({ type: 'search', by: 2, card: 'captain' })
  })

  it('uses a Rogue on a dear hold, and a Pirate Fort always (R61, R65)', () => {
    const sides = [{ play: 'rogue' }, { play: 'pirate', hold: 'captain' }]
    expect(advice({ sides, options: { gold: 20 } })).toEqual(ransack(1, 1))
    expect(advice({ sides: [{ play: 'pirate_fort' }, { play: 'pirate' }] })).toEqual(recruit(1))
  })
})

describe('Asked out of turn a bot', () => {
  const defend = (own: string, other: string) => ({
    sides: [
      { play: other, ...spare },
      { play: own, orders: asked, ...spare },
    ],
  })

  it('stands and shoots if the odds are for it, else awaits the charge (R39, D8)', () => {
    expect(advice(defend('cannoneer', 'swashbuckler'), charge(1, 'cutlass', 2))).toEqual({
      type: 'stand',
      weapon: 'cannon',
    })
    expect(advice(defend('swashbuckler', 'pirate'), charge(1, 'cutlass', 2))).toEqual({ type: 'await' })
  })

  it('strikes back with the weapon that does most (D9)', () => {
    const about = defend('flagbearers', 'captain')
    const move = advice({ ...about, flips: '2H' }, charge(1, 'cutlass', 2), { type: 'await' })
    expect(move).toEqual({ type: 'weapon', weapon: 'cutlass' })
  })

  it('retaliates by ability (R55, D13)', () => {
    const move = advice({ ...defend('cannoneer', 'pirate'), flips: '2H' }, shoot(1, 'pistol', 2))
    expect(move).toEqual({ type: 'answer', weapon: 'cannon' })
  })

  it('plays a Jolly Roger for what is dear; for anything, once it is all that is left to play (A7, A45, D10)', () => {
    const hit = (play: string, locker: string) =>
      advice(
        {
          sides: [
            { play: 'lieutenant', ...spare },
            { play, hold: 'jolly_roger', locker },
          ],
          options: windows,
          flips: '2S 3H 4C',
        },
        shoot(1, 'brace_of_pistols', 2),
      )
    expect(hit('rogue', 'pirate')).toEqual({ type: 'jolly_roger', use: true })
    expect(hit('pirate', 'pirate')).toEqual({ type: 'jolly_roger', use: false })
    expect(hit('pirate', '')).toEqual({ type: 'jolly_roger', use: true })
  })

  it('shows a Navigator that it has, and none that it has not (R66, D11)', () => {
    const hit = (hold: string) =>
      advice(
        { sides: [{ play: 'master_gunner' }, { play: 'pirate', hold }], options: windows, flips: '2S' },
        fireAt(1, 1),
      )
    expect(hit('navigator pirate')).toEqual({ type: 'navigator', use: true })
    expect(hit('pirate rogue')).toEqual({ type: 'navigator', use: false })
  })

  it('throws grenades and aims further shots where they do most (R26, A44, D6, D12)', () => {
    const sides = [
      { play: 'pirate officer rogue', ...spare },
      { play: 'scalawag', orders: asked, ...spare },
    ]
    expect(advice({ sides, flips: '2S 3H' }, shoot(1, 'pistol', 4))).toEqual({ type: 'grenade', target: 3 })
    const own = [{ play: 'lieutenant' }, { play: 'pirate rogue', ...spare }]
    expect(advice({ sides: own, flips: '2H 3S' }, shoot(1, 'brace_of_pistols', 2))).toEqual({
      type: 'aim',
      target: 3,
    })
  })
})
