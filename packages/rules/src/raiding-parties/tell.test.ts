import { describe, expect, it } from 'vitest'
import { raidingParties as game, type Move } from './index.js'
import { awaits, charge, fireAt, play, shoot, stand } from './testing/moves.js'
import { Battle, type Position } from './testing/position.js'

const NAMES = ['Ada', 'Ben']

/** What a viewer is told as moves are played. */
function told(position: Position, viewer: number | null, ...moves: readonly Move[]): string[] {
  const battle = new Battle(position).do(...moves)
  return battle.events.flatMap((event) => game.describe(event, { viewer, names: NAMES }) ?? [])
}

describe('The log', () => {
  it('tells every flip: the playing card, what it was for, and on what it hits (A74)', () => {
    const position = {
      sides: [{ play: 'pirate' }, { play: 'captain', locker: 'pirate' }],
      flips: '2S 3C',
    }
    expect(told(position, 0, shoot(1, 'pistol', 2))).toEqual([
      'Your Pirate attacks Ben’s Captain with the pistol.',
      '2♠ is a hit for your Pirate: pistol at Ben’s Captain, on ♠ A.',
      '3♣ is a miss for Ben’s Captain: fortify, on ♥.',
      'Ben’s Captain takes 1 damage; 2 more would be the end.',
    ])
  })

  it('tells a charge from both sides', () => {
    const position = {
      sides: [{ play: 'swashbuckler', locker: 'pirate' }, { play: 'master_gunner' }],
      flips: 'JS',
    }
    expect(told(position, 1, charge(1, 'cutlass', 2), stand('cannon'))).toEqual([
      'Ada’s Swashbuckler charges your Master Gunner with the cutlass.',
      'Your Master Gunner stands and shoots at Ada’s Swashbuckler with the cannon.',
      'J♠ is a hit for your Master Gunner: cannon at Ada’s Swashbuckler, on ♠ A.',
      'Ada’s Swashbuckler goes to Davy Jones, felled by a Cannon.',
    ])
    const melee = { sides: [{ play: 'pirate' }, { play: 'pirate' }], flips: '2H 3H' }
    expect(told(melee, null, charge(1, 'cutlass', 2), awaits).slice(1, 3)).toEqual([
      'Ben’s Pirate awaits the charge.',
      'Ada’s Pirate and Ben’s Pirate are in melee.',
    ])
  })

  it('lets verbs follow titles that name several, in the log and in what is asked', () => {
    const position = { sides: [{ play: 'raiders' }, { play: 'brethren' }], flips: '2S 3S' }
    const moves = [charge(1, 'boarding_axe', 2), awaits] as const
    expect(new Battle(position).do(moves[0]).decision.prompt).toBe(
      'Raiders charge: stand and shoot, or await',
    )
    expect(told(position, 0, ...moves)).toEqual([
      'Your Raiders charge Ben’s Brethren with the boarding axe.',
      'Ben’s Brethren await the charge.',
      'Your Raiders and Ben’s Brethren are in melee.',
      'Your Raiders attack Ben’s Brethren with the boarding axe.',
      '2♠ is a hit for your Raiders: boarding axe at Ben’s Brethren, on ♠ ♣.',
      'Ben’s Brethren go to Davy Jones.',
      'Your Raiders are out of the melee.',
      'Ben has no card left and is beaten.',
      'You have won the battle.',
    ])
  })

  it('shows the card that is hit in a hold to all, and a drawn one to its owner (A78, A91)', () => {
    const position = { sides: [{ play: 'sloop' }, { play: 'pirate', hold: 'rogue' }], flips: '2S' }
    expect(told(position, null, fireAt(1, 1)).slice(2)).toEqual([
      'In Ben’s hold, Rogue is hit.',
      'Ben’s Rogue goes to Davy Jones, felled by a Cannon.',
    ])
    const drawing = { sides: [{ hold: 'advisor', locker: 'captain' }, { play: 'pirate' }] }
    expect(told(drawing, 0, play('advisor'))).toEqual([
      'You play Advisor.',
      'You draw a card.',
      'Into your hold comes: Captain.',
    ])
    expect(told(drawing, 1, play('advisor'))).toEqual(['Ada plays Advisor.', 'Ada draws a card.'])
  })

  it('names the winner', () => {
    const position = { sides: [{ play: 'pirate' }, { play: 'pirate' }], flips: '2S' }
    expect(told(position, 1, shoot(1, 'pistol', 2)).slice(-3)).toEqual([
      'Your Pirate goes to Davy Jones.',
      'You have no card left: you are beaten.',
      'Ada has won the battle.',
    ])
  })
})
