import { HEROES, type Hero, type Power, type Task, type Zone } from '@marque/rules/lootquest/facts'
import { describe, expect, it } from 'vitest'
import {
  challengeWords,
  fitWords,
  gainWords,
  handWords,
  powerWords,
  taskWords,
  titleOf,
  zoneText,
  zoneWords,
} from './text'

const loot = { type: 'score', round: 'loot', plus: 1 } as const

describe('what is printed, in words', () => {
  it.each([
    [{ shape: 'up', pips: 4, colour: 'grey' }, 'any die, 4 or more'],
    [{ shape: 'down', pips: 2, colour: 'green' }, 'green die, 2 or fewer'],
    [{ shape: 'exact', pips: 6, colour: 'yellow' }, 'yellow die, exactly 6'],
  ] as const)('R7, R25: %o takes a %s', (fit, words) => expect(fitWords(fit)).toBe(words))

  it.each([
    [loot, '+1 LOOT'],
    [{ type: 'score', round: 'barge', plus: 2 }, '+2 BARGE'],
    [{ type: 'reroll' }, 'Re-roll one of your dice'],
    [{ type: 'turn', to: 'any' }, 'Turn one of your dice to any face'],
    [{ type: 'turn', to: 'neighbour' }, 'Turn one of your dice by one, up or down'],
    [{ type: 'turn', to: 'opposite' }, 'Turn one of your dice upside down'],
  ] as const)('R8: %o gives “%s”', (gain, words) => expect(gainWords(gain)).toBe(words))

  it.each<[Task, string]>([
    [{ type: 'roll', dice: 1, shape: 'up', pips: 4 }, 'rolls 4 or more'],
    [{ type: 'roll', dice: 1, shape: 'down', pips: 3 }, 'rolls 3 or fewer'],
    [{ type: 'roll', dice: 1, shape: 'exact', pips: 6 }, 'rolls exactly 6'],
    [{ type: 'roll', dice: 2, shape: 'up', pips: 8 }, 'rolls twice, together 8 or more'],
    [{ type: 'parity', odd: true }, 'rolls an odd number'],
    [{ type: 'parity', odd: false }, 'rolls an even number'],
    [{ type: 'race' }, 'rolls as much as the challenger, or more'],
  ])('R15: %o is “%s”', (task, words) => expect(taskWords(task)).toBe(words))

  it('R21, A27: a challenge says what failing costs', () => {
    const arm = { name: 'Arm-wrestle', task: { type: 'roll', dice: 1, shape: 'up', pips: 4 } } as const
    expect(challengeWords({ ...arm, penalties: ['sit_out'] })).toBe(
      'Arm-wrestle: rolls 4 or more, or sits out the next barge',
    )
    expect(challengeWords({ ...arm, penalties: ['toll'] })).toBe(
      'Arm-wrestle: rolls 4 or more, or loses its side 1 LOOT',
    )
    expect(challengeWords({ ...arm, penalties: ['sit_out', 'toll'] })).toBe(
      'Arm-wrestle: rolls 4 or more, or sits out the next barge and loses its side 1 LOOT',
    )
  })

  it.each<[string, Power, string]>([
    [
      'R23',
      { type: 'cube', colour: 'blue', gives: { type: 'reroll' } },
      'A blue die on this card: re-roll one of your dice',
    ],
    [
      'A10',
      { type: 'cube', colour: 'red', zone: 'loot', gives: loot },
      'A red die in its LOOT zone: +1 LOOT',
    ],
    [
      'R24',
      { type: 'stack', hand: 'all_odd', least: 1, gives: loot },
      'All dice odd, and LOOT at least 1: +1 LOOT',
    ],
    [
      'R24',
      { type: 'stack', hand: 'pair', least: 0, gives: { ...loot, round: 'barge' } },
      'A pair among the dice: +1 BARGE',
    ],
    ['R26', { type: 'star', gives: { plus: 2 } }, 'In challenges: its die counts 2 more, to 6 at most'],
    ['R26', { type: 'star', gives: 'reroll' }, 'In challenges: may roll once more'],
    [
      'R27',
      { type: 'ally', hero: 'barnacle_bess', gives: { type: 'higher', by: 1 } },
      'With Barnacle Bess: its die counts one higher',
    ],
    [
      'R27',
      { type: 'ally', hero: 'barnacle_bess', gives: { type: 'higher', by: 2 } },
      'With Barnacle Bess: its die counts 2 higher',
    ],
    [
      'R27',
      { type: 'ally', hero: 'old_saltwhisker', gives: { type: 'wider' } },
      'With Old Saltwhisker: the ally’s circles take one pip fewer, too',
    ],
    ['R27', { type: 'ally', hero: 'finn_fathom', gives: loot }, 'With Finn Fathom: +1 LOOT if you have any'],
  ])('%s: %o', (_, power, words) => expect(powerWords(power)).toBe(words))

  it('R24: every hand has words of its own', () => {
    expect(Object.values(handWords)).toEqual([
      'All dice odd',
      'All dice even',
      'A pair among the dice',
      'All dice different',
      'Three dice in a row',
    ])
  })

  it.each<[Zone, string | undefined, string]>([
    [
      { kind: 'loot', fit: { shape: 'exact', pips: 6, colour: 'grey' }, gives: loot },
      '+1 LOOT',
      'LOOT zone, any die, exactly 6: +1 LOOT',
    ],
    [
      { kind: 'barge', fit: { shape: 'up', pips: 3, colour: 'red' } },
      undefined,
      'BARGE zone, red die, 3 or more',
    ],
    [
      { kind: 'power', fit: { shape: 'exact', pips: 1, colour: 'grey' }, gives: { type: 'turn', to: 'any' } },
      'Turn one of your dice to any face',
      'Power zone, any die, exactly 1: Turn one of your dice to any face',
    ],
    [
      {
        kind: 'challenge',
        fit: { shape: 'up', pips: 6, colour: 'grey' },
        challenge: { name: 'Race', task: { type: 'race' }, penalties: ['sit_out'] },
      },
      'Race: rolls as much as the challenger, or more, or sits out the next barge',
      'Challenge zone, any die, 6 or more: Race: rolls as much as the challenger, or more, or sits out the next barge',
    ],
  ])('R6: %o', (zone, text, words) => {
    expect(zoneText(zone)).toBe(text)
    expect(zoneWords(zone)).toBe(words)
  })

  it('every ally named on a card is a hero', () => {
    expect(titleOf('barnacle_bess')).toBe('Barnacle Bess')
    const heroes: readonly Hero[] = Object.values(HEROES)
    for (const power of heroes.flatMap(({ powers }) => powers))
      if (power.type === 'ally') expect(Object.keys(HEROES)).toContain(power.hero)
  })
})
