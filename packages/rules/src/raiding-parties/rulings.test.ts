import { describe, expect, it } from 'vitest'
import { seededChance } from '../chance.js'
import { MOST_ROUNDS } from './ending.js'
import { raidingParties as game } from './index.js'
import { MOST_MADE } from './table.js'
import {
  aim,
  awaits,
  charge,
  end,
  fireAt,
  play,
  rally,
  ransack,
  recruit,
  shoot,
  spare,
  stand,
  stop,
  strike,
} from './testing/moves.js'
import { Battle } from './testing/position.js'

const why = (battle: Battle) =>
  battle.events.flatMap((event) => (event.type === 'attacks' ? [event.why] : []))

describe('Shots', () => {
  it('of a Brace may go to one card or two, or be left; the next is chosen after the last (R27, A18, A19)', () => {
    const sides = [{ play: 'lieutenant' }, { play: 'swashbuckler raiders', ...spare }]
    const both = new Battle({ sides, flips: '2S 3S' }).do(shoot(1, 'brace_of_pistols', 2), aim(2))
    expect([both.djl(1), both.asked]).toEqual([['swashbuckler'], 'turn'])
    const split = new Battle({ sides, flips: '2S 3S' }).do(shoot(1, 'brace_of_pistols', 2), aim(3))
    expect([split.damage(2), split.damage(3)]).toEqual([1, 1])
    const left = new Battle({ sides, flips: '2S 3S' }).do(shoot(1, 'brace_of_pistols', 2), stop)
    expect([left.flips.length, left.refusal(shoot(1, 'brace_of_pistols', 2))]).toEqual([1, 'used'])
  })

  it('of a Brace at a Ship are both for it, and none goes to a Ship second (R28, A20)', () => {
    const sides = [{ play: 'lieutenant' }, { play: 'liberty swashbuckler' }]
    const ship = new Battle({ sides, flips: '2S 3S' }).do(shoot(1, 'brace_of_pistols', 2))
    expect(ship.refusal(aim(3))).toBe('no_target')
    expect(ship.do(aim(2)).damage(2)).toBe(2)
    const crew = new Battle({ sides, flips: '2H 3S' }).do(shoot(1, 'brace_of_pistols', 3))
    expect(crew.refusal(aim(2))).toBe('no_target')
  })

  it('are not fired at a hold by anything but a Cannon, nor at an empty one or one’s own (R32, A85)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate master_gunner', hold: 'rogue' }, { play: 'pirate' }],
    })
    expect(battle.refusal({ type: 'shoot', by: 1, weapon: 'pistol', hold: 1 })).toBe('cannon_needed')
    expect(battle.refusal(fireAt(2, 1))).toBe('no_hold')
    expect(battle.refusal(fireAt(2, 0))).toBe('no_hold')
    expect(battle.refusal({ type: 'shoot', by: 2, weapon: 'cannon' })).toBe('one_target')
  })

  it('of Swashbucklers are Cannons while Captain Redd lives (R69, A65)', () => {
    const sides = [{ play: 'swashbuckler captain_redd' }, { play: 'captain', ...spare }]
    const battle = new Battle({ sides, flips: '2S' }).do(shoot(1, 'cannon', 3))
    expect(battle.djl(1)).toEqual(['captain'])
    const alone = new Battle({ sides: [{ play: 'swashbuckler' }, { play: 'captain' }] })
    expect(alone.refusal(shoot(1, 'cannon', 2))).toBe('no_such_weapon')
  })

  it('of Privateers, and of Pirateers in play, hit on Queens beside a Lieutenant', () => {
    const shot = (card: string) =>
      new Battle({
        sides: [{ play: `lieutenant ${card}` }, { play: 'swashbuckler' }],
        flips: 'QH',
      }).do(shoot(2, 'pistol', 3)).flips
    expect(shot('privateer')).toEqual(['pistol QH +'])
    expect(shot('pirateer')).toEqual(['pistol QH +'])
    expect(shot('pirate')).toEqual(['pistol QH -'])
  })
})

describe('Charges', () => {
  it('who stands and shoots with a Brace may fire on when the charger is dead (A29)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate raiders', ...spare }, { play: 'lieutenant' }],
      flips: '2S 3S',
    }).do(charge(1, 'cutlass', 3), stand('brace_of_pistols'))
    expect([battle.djl(0), battle.asked, battle.decision.kind]).toEqual([['pirate'], 'aim', 'reaction'])
    battle.do(aim(2))
    expect([battle.damage(2), battle.unit(3)?.foe, battle.asked]).toEqual([1, null, 'turn'])
  })

  it('end where a Cannoneer that was shot at answers, and kills who stood and shot (A38, A90)', () => {
    const battle = new Battle({
      sides: [{ play: 'cannoneer' }, { play: 'master_gunner', ...spare }],
      flips: '2H 3S',
    }).do(charge(1, 'cutlass', 2), stand('cannon'))
    expect(why(battle)).toEqual(['stand', 'answer'])
    expect([battle.djl(1), battle.unit(1)?.foe, battle.asked]).toEqual([['master_gunner'], null, 'turn'])
    expect(battle.refusal(shoot(1, 'cannon', 2))).not.toBe('')
  })

  it('of a card in melee or at one in melee are refused, structures aside (R38, R48, A69)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate raiders brethren' }, { play: 'liberty swashbuckler' }],
      units: { 1: { foe: 5 }, 5: { foe: 1 }, 2: { foe: 4 } },
      flips: '2H 3H',
    })
    expect(battle.refusal(charge(1, 'cutlass', 4))).toBe('in_melee')
    expect(battle.refusal(charge(3, 'boarding_axe', 5))).toBe('target_in_melee')
    battle.do(charge(3, 'boarding_axe', 4))
    expect(battle.unit(3)?.foe).toBe(4)
  })

  it('at one that has fought off another in this turn find it ready again, unless it stood and shot (A32)', () => {
    const sides = [{ play: 'pirate pirate', ...spare }, { play: 'swashbuckler' }]
    const fought = new Battle({ sides, flips: '2H 3S 4H 5H 6H' }).do(
      charge(1, 'cutlass', 3),
      awaits,
      charge(2, 'cutlass', 3),
      awaits,
    )
    expect(why(fought)).toEqual(['own', 'retaliation', 'own', 'retaliation'])
    const stood = new Battle({ sides, flips: '2S 4H 5H 6H' }).do(
      charge(1, 'cutlass', 3),
      stand('pistol'),
      charge(2, 'cutlass', 3),
      awaits,
    )
    expect(why(stood)).toEqual(['stand', 'own'])
  })

  it('leave a choice of weapons to who strikes back with several (D9)', () => {
    const battle = new Battle({
      sides: [{ play: 'swashbuckler' }, { play: 'raiders', orders: { retaliation: 'ask' } }],
      flips: '2H 3H 4C',
    }).do(charge(1, 'cutlass', 2), awaits)
    expect(battle.asked).toBe('weapon')
    battle.do({ type: 'weapon', weapon: 'boarding_axe' })
    expect(battle.flips.at(-1)).toBe('boarding_axe 4C +')
  })

  it('a Cannoneer may decline to answer (D13)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate' }, { play: 'cannoneer', orders: { answers: 'ask' } }],
      flips: '2H',
    }).do(shoot(1, 'pistol', 2))
    expect([battle.asked, battle.decision.seat]).toEqual(['answer', 1])
    battle.do({ type: 'decline' })
    expect([battle.asked, battle.flips.length]).toEqual(['turn', 1])
  })
})

describe('Saved from a hit', () => {
  it('two Scalawags throw grenades at each other but once in a chain (A44)', () => {
    const battle = new Battle({
      sides: [{ play: 'scalawag pirate' }, { play: 'scalawag', ...spare }],
      // Shot, evade; grenade at the Scalawag, evade; grenade back, evade: and no more.
      flips: '2C 3H 4C 5H 6C 7H 8C 9H',
    })
    battle.do(shoot(1, 'grenades', 3))
    expect(why(battle)).toEqual(['own', 'grenades', 'grenades'])
    expect(battle.state.stack).toEqual([])
  })

  it('a Scalawag in melee or in a hold throws nothing (A43)', () => {
    const melee = new Battle({
      sides: [{ play: 'pirate' }, { play: 'scalawag' }],
      units: { 1: { foe: 2 }, 2: { foe: 1 } },
      flips: '2S 3H 4H',
    }).do(strike(1, 'cutlass'))
    expect(why(melee)).toEqual(['own', 'retaliation'])
    const hold = new Battle({
      sides: [{ play: 'master_gunner' }, { hold: 'scalawag' }],
      flips: '2S 3H',
    }).do(fireAt(1, 1))
    expect(why(hold)).toEqual(['own'])
  })

  it('one Jolly Roger after another may be tried, but none for itself (A45)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate' }, { play: 'pirate', hold: 'jolly_roger jolly_roger' }],
      flips: '2S 3C 4H',
    }).do(shoot(1, 'pistol', 2))
    expect(battle.flips).toEqual(['pistol 2S +', 'jolly_roger 3C -', 'jolly_roger 4H +'])
    expect([battle.djl(1), battle.damage(2)]).toEqual([['jolly_roger', 'jolly_roger'], 0])
  })

  it('a Jolly Roger played on the own turn before the turn’s card is the turn’s card (R60)', () => {
    const battle = new Battle({
      sides: [{ play: 'swashbuckler', hold: 'jolly_roger pirate' }, { play: 'master_gunner' }],
      flips: '2S 3D 4C 5C',
    }).do(charge(1, 'cutlass', 2), stand('cannon'))
    expect(battle.refusal(play('pirate'))).toBe('card_played')
    expect(battle.refusal(end)).toBe('')
  })

  it('a Navigator that fails may be the one that is hit (A47)', () => {
    const battle = new Battle({
      sides: [{ play: 'master_gunner' }, { play: 'pirate', hold: 'navigator' }],
      flips: '2S 3C',
    }).do(fireAt(1, 1))
    expect([battle.flips, battle.djl(1)]).toEqual([['cannon 2S +', 'navigator 3C -'], ['navigator']])
  })
})

describe('Abilities', () => {
  it('the Captain lets one other crew attack again in each of his turns (A87)', () => {
    const battle = new Battle({
      sides: [{ play: 'captain pirate' }, { play: 'swashbuckler' }],
      flips: '2H 3H 4H',
    }).do(shoot(2, 'pistol', 3), rally(1, 2), shoot(2, 'pistol', 3))
    expect(battle.refusal(rally(1, 2))).toBe('cannot_rally')
    battle.do(end, end)
    expect(battle.refusal(rally(1, 1))).toBe('not_himself')
    expect(battle.refusal(rally(1, 3))).toBe('not_your_crew')
    expect(battle.refusal(rally(1, 2))).toBe('')
  })

  it('a Skipper searches once, in the turn it is played (R58, R62, A88)', () => {
    const sides = [{ hold: 'skipper', locker: 'pirate captain' }, { play: 'pirate' }]
    const battle = new Battle({ sides }).do(play('skipper'))
    const search = { type: 'search', by: 2, card: 'captain' } as const
    battle.do(search)
    expect([battle.hold(0), battle.state.players[0]?.locker]).toEqual([['captain'], ['pirate']])
    expect(battle.refusal({ ...search, card: 'pirate' })).toBe('cannot_search')
    const late = new Battle({ sides }).do(play('skipper'), end, end, play('pirate'))
    expect(late.refusal(search)).toBe('cannot_search')
  })

  it('a Pirate Fort makes Pirates, with Clubs too, and not more than twelve (R61, A13, A14)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate_fort pirate_ship' }, { play: 'pirate' }],
      flips: '2C',
    }).do(recruit(1))
    expect(battle.unit(4)).toMatchObject({ card: 'pirate', made: true, seat: 0 })
    const many = new Battle({
      sides: [
        { play: `pirate_fort ${'pirate '.repeat(MOST_MADE)}`, hold: 'flotilla advisor' },
        { play: 'pirate' },
      ],
      units: Object.fromEntries(Array.from({ length: MOST_MADE }, (_, index) => [index + 2, { made: true }])),
    })
    expect(many.refusal(recruit(1))).toBe('too_many_made')
    expect(many.refusal(play('flotilla'))).toBe('no_effect')
  })

  it('a Rogue ransacks the hold of an opponent and does not recruit, nor the other way round (R65, A50, A85)', () => {
    const battle = new Battle({
      sides: [
        { play: 'rogue pirate_fort', hold: 'pirate' },
        { play: 'pirate', hold: 'pirate' },
        { play: 'pirate' },
      ],
    })
    expect(battle.refusal(ransack(1, 1))).toBe('')
    expect([0, 2].map((hold) => battle.refusal(ransack(1, hold)))).toEqual(['no_hold', 'no_hold'])
    expect([recruit(1), ransack(2, 1)].map((move) => battle.refusal(move))).toEqual([
      'no_ability',
      'no_ability',
    ])
  })

  it('made cards leave the game when they die (A16)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate' }, { play: 'pirate', ...spare }],
      units: { 2: { made: true } },
      flips: '2S',
    }).do(shoot(1, 'pistol', 2))
    expect([battle.unit(2), battle.djl(1)]).toEqual([undefined, []])
  })
})

describe('The end', () => {
  it('who is beaten in his own turn has lost, and the turn passes (A10)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate' }, { play: 'master_gunner' }, { play: 'pirate' }],
      flips: '2S',
    }).do(charge(1, 'cutlass', 2), stand('cannon'))
    expect([battle.state.out, battle.state.onTurn, battle.asked]).toEqual([[0], 1, 'turn'])
  })

  it(`comes after ${MOST_ROUNDS} rounds, by gold, then cards, then damage (A12)`, () => {
    const battle = new Battle({
      sides: [{ play: 'pirate pirate' }, { play: 'advisor' }, { play: 'advisor' }],
      units: { 4: { damage: 0 } },
      onTurn: 2,
    })
    battle.state = { ...battle.state, round: MOST_ROUNDS }
    battle.do(end)
    expect(battle.state.ended).toEqual({ how: 'rounds', ranking: [1, 2, 2] })
  })
})

describe('Whoever is absent', () => {
  it('sails with a party ready to sail (D1)', () => {
    for (const gold of [20, 30, 40] as const) {
      const chance = seededChance(gold)
      const start = game.setup({ gold, reactions: 'standing_orders' }, 2, chance)
      const [open] = game.decisions(start)
      if (!open) throw new Error('Nothing is open')
      expect(game.apply(start, open, game.absent(start, open, chance), chance).ok).toBe(true)
    }
  })

  it('plays the cheapest card, strikes where it must be, and ends the turn (A75)', () => {
    const battle = new Battle({
      sides: [{ play: 'swashbuckler', hold: 'jolly_roger captain advisor' }, { play: 'swashbuckler' }],
      units: { 1: { foe: 2 }, 2: { foe: 1 } },
      flips: '2H 3H 4H 5H',
    })
    const next = () => game.absent(battle.state, battle.decision, seededChance(1))
    expect(next()).toEqual(play('advisor'))
    battle.do(next())
    expect(next()).toEqual(strike(1, 'cutlass'))
    battle.do(next())
    expect(next()).toEqual(end)
  })

  it('stands and shoots with a Cannon or where that promises more (D8)', () => {
    const asked = (defender: string) => {
      const sides = [{ play: 'captain' }, { play: defender }]
      const battle = new Battle({ sides }).do(charge(1, 'cutlass', 2))
      return game.absent(battle.state, battle.decision, seededChance(1))
    }
    expect(asked('master_gunner')).toEqual(stand('cannon'))
    expect(asked('lieutenant')).toEqual(stand('brace_of_pistols'))
    expect(asked('swashbuckler')).toEqual(awaits)
  })
})
