import { describe, expect, it } from 'vitest'
import { PARTIES, partyMove, partyObjection } from './party.js'
import { isHit, oddsOf, PLAYING_CARDS } from './playing.js'
import {
  aim,
  awaits,
  charge,
  end,
  fireAt,
  play,
  ransack,
  shoot,
  spare,
  stand,
  strike,
} from './testing/moves.js'
import { Battle, cards, letters } from './testing/position.js'

describe('Examples of the rulebook', () => {
  it('1: a Dagger on S D A K hits with 30 of 52 cards (R22)', () => {
    const hits = 'SDAK'
    expect([...letters('2S 9D AH KC')].every((letter) => isHit(hits, letter))).toBe(true)
    expect([...letters('QH 10C')].some((letter) => isHit(hits, letter))).toBe(false)
    expect([...PLAYING_CARDS].filter((letter) => isHit(hits, letter))).toHaveLength(30)
    expect(oddsOf(hits)).toBeCloseTo(30 / 52)
  })

  it('2: a Rogue destroys a Sloop in a hold, after its Evade failed; it is used then (R24, R65)', () => {
    const battle = new Battle({
      sides: [{ play: 'rogue' }, { play: 'pirate', hold: 'sloop' }],
      flips: '4H 9C',
    }).do(ransack(1, 1))
    expect(battle.flips).toEqual(['ability 4H +', 'evade 9C -'])
    expect(battle.djl(1)).toEqual(['sloop'])
    expect(battle.state.units.map(({ card }) => card)).toEqual(['rogue', 'pirate'])
    expect(battle.refusal(ransack(1, 1))).toBe('used')
    expect(battle.refusal(shoot(1, 'pistol', 2))).toBe('used')
  })

  it('3: parties keep to the golden rule (R1–R4)', () => {
    const code = (gold: number, text: string) => partyObjection(gold, partyMove(cards(text)))?.code ?? ''
    const example = PARTIES.find(({ name }) => name === 'Pirateers')?.cards.join(' ') ?? ''
    expect(code(30, example)).toBe('')
    expect(code(20, example)).toBe('fleet_too_big')
    expect(code(30, 'sloop pirate_fort')).toBe('fleet_too_big')
    expect(code(40, 'sloop pirate_fort')).toBe('')
    expect(code(40, 'sloop sloop sloop')).toBe('fleet_too_big')
    expect(code(40, 'sloop sloop')).toBe('')
    expect(code(40, 'captain captain')).toBe('only_one')
    expect(code(20, 'rogue rogue rogue rogue rogue rogue rogue')).toBe('too_dear')
    expect(code(20, 'jolly_roger')).toBe('nobody')
    for (const party of PARTIES) expect(code(party.gold, party.cards.join(' '))).toBe('')
  })

  it('4: an Advisor draws when played, and may attack in the same turn (R15, R18)', () => {
    const battle = new Battle({
      sides: [{ hold: 'advisor', locker: 'pirate captain' }, { play: 'pirate officer' }],
      flips: 'QH',
    }).do(play('advisor'))
    expect(battle.hold(0)).toEqual(['pirate'])
    battle.do(shoot(3, 'pistol', 1))
    expect(battle.flips).toEqual(['pistol QH +'])
    expect(battle.djl(1)).toEqual(['pirate'])
  })

  it('5: Grenades have as many flips as there are targets, one at a Ship, and may stand and shoot (R26, R28, R39)', () => {
    const two = new Battle({
      sides: [{ play: 'scalawag' }, { play: 'swashbuckler raiders', ...spare }],
      flips: '4C 5C',
    }).do(shoot(1, 'grenades', 2))
    expect(two.asked).toBe('aim')
    expect(two.refusal(aim(2))).toBe('no_target')
    two.do(aim(3))
    expect([two.damage(2), two.damage(3), two.asked]).toEqual([1, 1, 'turn'])

    const ship = new Battle({
      sides: [{ play: 'scalawag' }, { play: 'sloop captain' }],
      flips: '4C 2D',
    }).do(shoot(1, 'grenades', 2))
    expect(ship.asked).toBe('turn')
    expect(ship.flips).toHaveLength(2) // The second is the Sloop's Evade.

    const stands = new Battle({
      sides: [{ play: 'swashbuckler raiders pirate pirate' }, { play: 'scalawag', ...spare }],
      flips: '2H 3C 4C 5H 6H',
    }).do(charge(1, 'cutlass', 5), stand('grenades'), aim(2), aim(3))
    expect(stands.flips.slice(0, 3)).toEqual(['grenades 2H -', 'grenades 3C +', 'grenades 4C +'])
    expect(stands.state.stack).toEqual([])
    expect(stands.flips.slice(3)).toEqual(['cutlass 5H -', 'cutlass 6H -'])
    expect([stands.damage(2), stands.djl(0)]).toEqual([1, ['pirate']])
  })

  it('6: the melee example, flip by flip (R38–R44, R53)', () => {
    const battle = new Battle({
      sides: [{ play: 'swashbuckler' }, { play: 'master_gunner', ...spare }],
      flips: '5S 7H 9D 2C 3S 8C 10S KC 4D 6S',
    }).do(charge(1, 'cutlass', 2), awaits)
    expect(battle.flips).toEqual([
      'cutlass 5S +',
      'fortify 7H +',
      'cutlass 9D +',
      'fortify 2C -',
      'dagger 3S +',
    ])
    expect([battle.damage(1), battle.damage(2)]).toEqual([1, 1])
    expect([battle.unit(1)?.foe, battle.unit(2)?.foe]).toEqual([2, 1])
    battle.do(end, play('pirate'))
    expect(battle.refusal(end)).toBe('must_fight')
    battle.do(strike(2, 'dagger'))
    expect(battle.flips.slice(5)).toEqual([
      'dagger 8C -',
      'cutlass 10S +',
      'fortify KC +',
      'cutlass 4D +',
      'fortify 6S -',
    ])
    expect(battle.djl(1)).toEqual(['master_gunner'])
    expect([battle.damage(1), battle.unit(1)?.foe]).toEqual([1, null])
  })

  it('7: the Stand and Shoot example: a Jolly Roger that fails (R33, R39, R54)', () => {
    const battle = new Battle({
      sides: [{ play: 'swashbuckler', hold: 'jolly_roger', ...spare }, { play: 'master_gunner' }],
      flips: 'JS 5C',
    }).do(charge(1, 'cutlass', 2), stand('cannon'))
    expect(battle.flips).toEqual(['cannon JS +', 'jolly_roger 5C -'])
    expect(battle.djl(0)).toEqual(['jolly_roger', 'swashbuckler'])
    expect([battle.damage(2), battle.unit(2)?.foe, battle.asked]).toEqual([0, null, 'turn'])
  })

  it('8: and one that saves: the charge goes on, and who stood and shot does not retaliate (R39, R54)', () => {
    const battle = new Battle({
      sides: [{ play: 'swashbuckler', hold: 'jolly_roger' }, { play: 'master_gunner' }],
      flips: 'JS 5D 2C 2H',
    }).do(charge(1, 'cutlass', 2), stand('cannon'))
    expect(battle.flips).toEqual(['cannon JS +', 'jolly_roger 5D +', 'cutlass 2C -', 'cutlass 2H -'])
    expect([battle.unit(1)?.foe, battle.unit(2)?.foe, battle.asked]).toEqual([2, 1, 'turn'])
  })

  it('9: the Ship melee example, flip by flip (R34, R47–R51)', () => {
    const battle = new Battle({
      sides: [{ hold: 'liberty', locker: 'pirate' }, { hold: 'raiders advisor' }],
      flips: '9H 6C 4D 3H KC 2D',
    }).do(play('liberty'))
    expect(battle.unit(2)).toMatchObject({ card: 'privateer', seat: 0, made: true })
    battle.do(fireAt(1, 1))
    const targets = battle.state.units.filter(({ seat }) => seat === 1)
    expect(targets).toEqual([])
    battle.do(end, play('raiders'), charge(3, 'boarding_axe', 1))
    expect(battle.flips).toEqual(['cannon 9H -', 'boarding_axe 6C +', 'melee_defence 4D -'])
    battle.do(strike(3, 'boarding_axe'))
    expect(battle.flips.slice(3)).toEqual(['boarding_axe 3H -', 'melee_defence KC +'])
    expect([battle.damage(1), battle.damage(3)]).toEqual([1, 1])
    battle.do(end)
    expect(battle.refusal(shoot(1, 'cannon', 3))).toBe('target_in_melee')
    expect(battle.refusal(shoot(2, 'pistol', 3))).toBe('target_in_melee')
    expect(battle.refusal(strike(1, 'melee_defence'))).toBe('not_in_melee')
    battle.do(fireAt(1, 1), play('pirate'), end)
    expect(battle.flips.slice(5)).toEqual(['cannon 2D -'])
    expect(battle.unit(3)?.foe).toBe(1)
  })

  it('10: the gang attack example, with Brethren after Brethren in one turn (R48, R49, R59)', () => {
    const battle = new Battle({
      sides: [{ hold: 'brethren brethren brethren pirate' }, { play: 'liberty' }],
      flips: '8H KS 5S 7D 2C 3H',
    })
    battle.do(play('brethren'), play('brethren'), play('brethren'))
    expect(battle.refusal(play('pirate'))).toBe('card_played')
    battle.do(charge(2, 'boarding_axe', 1))
    expect(battle.djl(0)).toEqual(['brethren'])
    battle.do(charge(3, 'boarding_axe', 1), charge(4, 'boarding_axe', 1))
    expect(battle.flips).toEqual([
      'boarding_axe 8H -',
      'melee_defence KS +',
      'boarding_axe 5S +',
      'melee_defence 7D -',
      'boarding_axe 2C -',
      'melee_defence 3H -',
    ])
    expect(battle.damage(1)).toBe(1)
    expect(battle.state.units.filter(({ foe }) => foe === 1).map(({ id }) => id)).toEqual([3, 4])
  })

  it('11: a ×2 weapon that kills at once has no second flip, and the dead do not retaliate (R44, R46)', () => {
    const battle = new Battle({
      sides: [{ play: 'flagbearers' }, { play: 'pirate', ...spare }],
      flips: 'AS 2S 3S',
    }).do(charge(1, 'cutlass', 2), awaits)
    expect(battle.flips).toEqual(['cutlass AS +'])
    expect([battle.unit(2), battle.unit(1)?.foe]).toEqual([undefined, null])
  })

  it('12: with Coastlands in play their Brethren cannot be shot, but charged (R69, A30, A62)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate' }, { play: 'brethren coastlands' }],
      flips: '2D 2H',
    })
    expect(battle.refusal(shoot(1, 'pistol', 2))).toBe('sheltered')
    battle.do(charge(1, 'cutlass', 2))
    expect(battle.asked).toBe('stand')
    battle.do(awaits)
    expect(battle.flips).toEqual(['cutlass 2D -', 'boarding_axe 2H -'])
  })

  it('13: with an Instructor any Jack is a hit, for attacks and for an Evade in the hold (R67)', () => {
    const attack = new Battle({
      sides: [{ play: 'instructor pirate' }, { play: 'pirate', ...spare }],
      flips: 'JC',
    }).do(shoot(2, 'pistol', 3))
    expect(attack.flips).toEqual(['pistol JC +'])
    const hold = new Battle({
      sides: [{ play: 'master_gunner' }, { play: 'instructor', hold: 'sloop' }],
      flips: '2S JC',
    }).do(fireAt(1, 1))
    expect(hold.flips).toEqual(['cannon 2S +', 'evade JC +'])
    expect(hold.hold(1)).toEqual(['sloop'])
  })

  it('14: with the Pirate Ship Clubs are hits for Pirates, and for Pirateers in play (R64, R68)', () => {
    const shots = (card: string) =>
      new Battle({
        sides: [{ play: `pirate_ship ${card}` }, { play: 'swashbuckler' }],
        flips: '4C',
      }).do(shoot(2, 'pistol', 3)).flips
    expect(shots('pirate')).toEqual(['pistol 4C +'])
    expect(shots('pirateer')).toEqual(['pistol 4C +'])
    expect(shots('skipper')).toEqual(['pistol 4C -'])
    const own = new Battle({ sides: [{ play: 'pirate_ship' }, { play: 'captain', ...spare }], flips: '4C' })
    expect(own.do(shoot(1, 'cannon', 2)).flips).toEqual(['cannon 4C +'])
  })

  it('15: a Navigator may save the whole hold; otherwise one card of it is hit (R66, A47)', () => {
    const fire = (flip: string) =>
      new Battle({
        sides: [{ play: 'master_gunner' }, { play: 'pirate', hold: 'navigator pirate' }],
        flips: `2S ${flip}`,
      }).do(fireAt(1, 1))
    expect(fire('3D').hold(1)).toEqual(['pirate', 'navigator'])
    const failed = fire('3C')
    expect(failed.flips).toEqual(['cannon 2S +', 'navigator 3C -'])
    expect([failed.hold(1), failed.djl(1)]).toEqual([['navigator'], ['pirate']])
  })

  it('16: after a failed Evade or Fortify a Jolly Roger may still save the card (R54, A41)', () => {
    const shot = (card: string) =>
      new Battle({
        sides: [{ play: 'advisor' }, { play: card, hold: 'jolly_roger', orders: { jollyRoger: 'always' } }],
        flips: '2S 2C 3D',
      }).do(shoot(1, 'pistol', 2))
    expect(shot('scalawag').flips).toEqual(['pistol 2S +', 'evade 2C -', 'jolly_roger 3D +'])
    expect(shot('officer').flips).toEqual(['pistol 2S +', 'fortify 2C -', 'jolly_roger 3D +'])
    expect([shot('officer').damage(2), shot('officer').djl(1)]).toEqual([0, ['jolly_roger']])
  })
})
