import { describe, expect, it } from 'vitest'
import { aim, awaits, charge, end, fireAt, play, ransack, shoot, spare, strike } from './testing/moves.js'
import { Battle } from './testing/position.js'

describe('Derived from the rules', () => {
  it('17: a Cannon kills crew whatever it has left, past Fortify but not past Evade (R33, R35)', () => {
    const fire = (card: string) =>
      new Battle({
        sides: [{ play: 'master_gunner' }, { play: card, ...spare }],
        flips: '2S 3H',
      }).do(shoot(1, 'cannon', 2))
    expect([fire('officer').flips, fire('officer').djl(1)]).toEqual([['cannon 2S +'], ['officer']])
    expect(fire('captain_redd').flips).toEqual(['cannon 2S +', 'evade 3H +'])
    expect(fire('captain_redd').damage(2)).toBe(0)
  })

  it('18: a Ship that a Cannon hits in the hold comes into play with 2 damage (R37, A53)', () => {
    const fire = (card: string, flips: string) =>
      new Battle({
        sides: [{ play: 'master_gunner' }, { play: 'pirate', hold: card }],
        flips,
      }).do(fireAt(1, 1))
    const liberty = fire('liberty', '2S')
    expect(liberty.unit(3)).toMatchObject({ card: 'liberty', damage: 2, seat: 1 })
    expect(liberty.unit(4)).toMatchObject({ card: 'privateer', made: true })
    expect(liberty.state.turn.any).toBe(false)
    expect(fire('sloop', '2S 3C').unit(3)).toMatchObject({ card: 'sloop', damage: 2 })
    expect(fire('sloop', '2S 3H').hold(1)).toEqual(['sloop'])
  })

  it('18: a Quicksilver that comes out so lets its owner search at once (R37, A54)', () => {
    const battle = new Battle({
      sides: [{ play: 'master_gunner' }, { hold: 'quicksilver', locker: 'pirate captain' }],
      flips: '2S',
    }).do(fireAt(1, 1))
    expect([battle.asked, battle.decision.seat, battle.decision.kind]).toEqual(['search', 1, 'reaction'])
    battle.do({ type: 'search', by: 2, card: 'captain' })
    expect([battle.hold(1), battle.asked]).toEqual([['captain'], 'turn'])
  })

  it('19: a Cannon kills a one timer in a hold (R36)', () => {
    const battle = new Battle({
      sides: [{ play: 'master_gunner' }, { play: 'pirate', hold: 'jolly_roger' }],
      flips: '2S',
    }).do(fireAt(1, 1))
    expect([battle.flips, battle.djl(1)]).toEqual([['cannon 2S +'], ['jolly_roger']])
  })

  it('20: two Cannon hits sink Coastlands; pistols do not reach them (R30, R33)', () => {
    const battle = new Battle({
      sides: [{ play: 'master_gunner cannoneer pirate' }, { play: 'coastlands', ...spare }],
      flips: '2S 3S',
    })
    expect(battle.refusal(shoot(3, 'pistol', 4))).toBe('cannon_needed')
    battle.do(shoot(1, 'cannon', 4))
    expect(battle.damage(4)).toBe(2)
    battle.do(shoot(2, 'cannon', 4))
    expect(battle.djl(1)).toEqual(['coastlands'])
  })

  it('21: a pistol does a Ship 1 damage; a Blunderbuss has one flip at it (R28, A21)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate brethren' }, { play: 'liberty captain' }],
      flips: '2S 3S',
    }).do(shoot(1, 'pistol', 3), shoot(2, 'blunderbuss', 3))
    expect([battle.damage(3), battle.asked, battle.flips.length]).toEqual([2, 'turn', 2])
  })

  it('22: crew in melee cannot be shot at, a boarded Ship can (R29)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate raiders swashbuckler' }, { play: 'liberty captain' }],
      units: { 2: { foe: 4 }, 3: { foe: 5 }, 5: { foe: 3 } },
      flips: '2S',
    })
    expect(battle.refusal(shoot(1, 'pistol', 5))).toBe('target_in_melee')
    expect(battle.refusal(shoot(2, 'pistol', 4))).toBe('in_melee')
    battle.do(shoot(1, 'pistol', 4))
    expect(battle.damage(4)).toBe(1)
  })

  it('23: a Fort can be charged only with an axe, a Land with any melee weapon (R47)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate' }, { play: 'pirate_fort coastlands' }],
      flips: '2S 3H',
    })
    expect(battle.refusal(charge(1, 'cutlass', 2))).toBe('axe_needed')
    battle.do(charge(1, 'cutlass', 3))
    expect(battle.flips).toEqual(['cutlass 2S +', 'spears 3H -'])
    expect([battle.damage(3), battle.unit(1)?.foe]).toEqual([1, 3])
  })

  it('24: a one timer before the turn’s card is the turn’s card, and free after it (R60)', () => {
    const sides = [{ hold: 'flotilla pirate ranger' }, { play: 'pirate' }]
    const before = new Battle({ sides }).do(play('flotilla'))
    expect(before.state.units.filter(({ made }) => made)).toHaveLength(3)
    expect(before.refusal(play('pirate'))).toBe('card_played')
    expect(before.refusal(play('ranger'))).toBe('')
    const after = new Battle({ sides }).do(play('pirate'), play('flotilla'))
    expect(after.refusal(play('ranger'))).toBe('')
    const between = new Battle({ sides }).do(play('ranger'), play('flotilla'))
    expect(between.refusal(play('pirate'))).toBe('card_played')
  })

  it('25: nothing is drawn from an empty locker, and nothing played from an empty hold (R12, R13)', () => {
    const battle = new Battle({ sides: [{ play: 'pirate' }, { play: 'pirate' }] }).do(end)
    expect(battle.events.map(({ type }) => type)).toEqual(['turn'])
    expect(battle.refusal(end)).toBe('')
  })

  it('26: the turn does not end before the card is played and the melee fought (R13, R20, A9, A25)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate', hold: 'advisor' }, { play: 'swashbuckler' }],
      units: { 1: { foe: 2 }, 2: { foe: 1 } },
      flips: '2H 3H 4H',
    })
    expect(battle.refusal(end)).toBe('must_play')
    battle.do(play('advisor'))
    expect(battle.refusal(end)).toBe('must_fight')
    battle.do(strike(1, 'cutlass'))
    expect(battle.refusal(end)).toBe('')
    const axeless = new Battle({
      sides: [{ play: 'pirate' }, { play: 'liberty' }],
      units: { 1: { foe: 2 } },
    })
    expect(axeless.refusal(end)).toBe('')
  })

  it('27: when the deck is empty the pile of 52 is shuffled before the next flip (R6, A17)', () => {
    const battle = new Battle({ sides: [{ play: 'pirate' }, { play: 'swashbuckler' }] })
    expect([battle.state.deck, battle.state.pile.length]).toEqual(['', 52])
    battle.do(shoot(1, 'pistol', 2))
    expect(battle.events.map(({ type }) => type)).toContain('reshuffled')
    expect([battle.state.deck.length, battle.state.pile.length]).toEqual([51, 1])
  })

  it('28: who has only a Jolly Roger must play it in his turn, and is beaten (A7)', () => {
    const battle = new Battle({ sides: [{ hold: 'jolly_roger' }, { play: 'pirate' }] })
    expect(battle.refusal(end)).toBe('must_play')
    battle.do(play('jolly_roger'))
    expect(battle.state.ended).toEqual({ how: 'victory', ranking: [2, 1] })
    const other = new Battle({ sides: [{ hold: 'jolly_roger pirate' }, { play: 'pirate' }] })
    expect(other.refusal(play('jolly_roger'))).toBe('no_effect')
  })

  it('29: Raiders shoot and charge; an extra melee attack is retaliated only by Melee Defence (R56, R57, A33)', () => {
    const crew = new Battle({
      sides: [{ play: 'raiders' }, { play: 'captain' }],
      flips: '2H 3H 4H',
    }).do(shoot(1, 'pistol', 2), charge(1, 'cutlass', 2), awaits)
    expect(crew.flips).toEqual(['pistol 2H -', 'cutlass 3H -', 'cutlass 4H -'])
    const twice = new Battle({
      sides: [{ play: 'raiders' }, { play: 'captain' }],
      flips: '2H 3H 4H',
    }).do(charge(1, 'cutlass', 2), awaits, strike(1, 'cutlass'))
    expect(twice.flips).toEqual(['cutlass 2H -', 'cutlass 3H -', 'cutlass 4H -'])
    expect(twice.refusal(strike(1, 'cutlass'))).toBe('used')
    const ship = new Battle({
      sides: [{ play: 'raiders' }, { play: 'liberty' }],
      flips: '2H 3H 4H 5H',
    }).do(charge(1, 'boarding_axe', 2), strike(1, 'boarding_axe'))
    expect(ship.flips.filter((flip) => flip.startsWith('melee_defence'))).toHaveLength(2)
  })

  it('30: a Cannoneer answers a retaliation once; crew does not strike back at that (R55, A38, A39)', () => {
    const battle = new Battle({
      sides: [{ play: 'cannoneer' }, { play: 'captain' }],
      flips: '2H 3H 4H',
    }).do(charge(1, 'cutlass', 2), awaits)
    expect(battle.flips).toEqual(['cutlass 2H -', 'cutlass 3H -', 'cutlass 4H -'])
    expect(battle.events.flatMap((event) => (event.type === 'attacks' ? [event.why] : []))).toEqual([
      'own',
      'retaliation',
      'answer',
    ])
    const land = new Battle({
      sides: [{ play: 'cannoneer' }, { play: 'coastlands' }],
      flips: '2H 3H 4H 5H',
    }).do(charge(1, 'cutlass', 2))
    expect(land.flips).toEqual(['cutlass 2H -', 'spears 3H -', 'cutlass 4H -', 'spears 5H -'])
  })

  it('30: a Cannoneer that is shot at shoots back, a charged one retaliates but once (R55, A38)', () => {
    const shot = new Battle({
      sides: [{ play: 'pirate', ...spare }, { play: 'cannoneer' }],
      flips: '2H 3S',
    }).do(shoot(1, 'pistol', 2))
    expect([shot.flips, shot.djl(0)]).toEqual([['pistol 2H -', 'cannon 3S +'], ['pirate']])
    const charged = new Battle({
      sides: [{ play: 'captain' }, { play: 'cannoneer' }],
      flips: '2H 3H 4H',
    }).do(charge(1, 'cutlass', 2), awaits)
    expect(charged.flips).toEqual(['cutlass 2H -', 'cutlass 3H -'])
  })

  it('31: Flagbearers let a Rogue attack that has used its ability (A36, A37)', () => {
    const battle = new Battle({
      sides: [
        { play: 'rogue', hold: 'flagbearers' },
        { play: 'captain', hold: 'pirate' },
      ],
      flips: '2C 3C',
    }).do(ransack(1, 1), play('flagbearers'))
    expect(battle.refusal(shoot(1, 'pistol', 2))).toBe('used')
    battle.do({ type: 'rally', by: 3, unit: 1 })
    expect(battle.refusal(ransack(1, 1))).toBe('used')
    battle.do(shoot(1, 'pistol', 2))
    expect(battle.refusal({ type: 'rally', by: 3, unit: 3 })).toBe('cannot_rally')
  })

  it('32: after three rounds in which nothing stirs what is left is counted (A12)', () => {
    const battle = new Battle({ sides: [{ play: 'coastlands' }, { play: 'coastlands pirate' }] })
    battle.do(end, end, end, end, end)
    expect(battle.state.ended).toBeNull()
    battle.do(end)
    expect(battle.state.ended).toEqual({ how: 'stalemate', ranking: [2, 1] })
  })

  it('33: when a third player is beaten those who fought him are free, and play goes on (R9, A11)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirate' }, { play: 'captain', ...spare }, { play: 'officer' }],
      units: { 1: { foe: 2 }, 2: { foe: 1 } },
      onTurn: 1,
      flips: '2S',
    }).do(strike(2, 'cutlass'))
    expect([battle.state.out, battle.unit(2)?.foe, battle.state.phase]).toEqual([[0], null, 'play'])
    battle.do(end)
    expect(battle.state.onTurn).toBe(2)
    battle.do(end)
    expect(battle.state.onTurn).toBe(1)
  })

  it('34: a Pirateer shoots twice while a Privateer of its own is in play (R69, A64)', () => {
    const battle = new Battle({
      sides: [{ play: 'pirateer privateer' }, { play: 'captain' }],
      flips: '2H 3H',
    }).do(shoot(1, 'pistol', 3))
    expect(battle.asked).toBe('aim')
    battle.do(aim(3))
    expect(battle.flips).toHaveLength(2)
    const alone = new Battle({
      sides: [{ play: 'pirateer pirateer' }, { play: 'captain' }],
      flips: '2H',
    }).do(shoot(1, 'pistol', 3))
    expect(alone.asked).toBe('turn')
  })

  it('35: on Dueling Grounds Grenades have one target, and both shots of a Brace are for one (R69, A61)', () => {
    const battle = new Battle({
      sides: [{ play: 'scalawag captain dueling_grounds' }, { play: 'officer lieutenant raiders' }],
      flips: '2H 3H 4H',
    }).do(shoot(1, 'grenades', 4))
    expect([battle.flips.length, battle.asked]).toEqual([1, 'turn'])
    battle.do(shoot(2, 'brace_of_pistols', 4))
    expect(battle.refusal(aim(5))).toBe('no_target')
    battle.do(aim(4))
    expect(battle.flips).toHaveLength(3)
  })
})
