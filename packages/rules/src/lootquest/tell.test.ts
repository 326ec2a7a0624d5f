import { describe, expect, it, vi } from 'vitest'
import { lootQuest as game, type LootEvent } from './index.js'
import { Voyage } from './testing/voyage.js'

vi.mock('./heroes.js', async (importOriginal) => {
  const { CAST, withHeroes } = await import('./testing/cast.js')
  return withHeroes(await importOriginal<typeof import('./heroes.js')>(), CAST)
})

const tell = (events: readonly LootEvent[], viewer: number | null) =>
  events.map((event) => game.describe(event, { viewer, names: ['Anne', 'Bart'] }))

describe('The log', () => {
  const match = new Voyage({
    armadas: [
      ['barnacle_bess', 'captain_kelp'],
      ['madame_mackerel', 'inky_octavia'],
    ],
    totals: [0, 0],
    dice: [2, 3, 2, 5, 1],
  })
    .place('captain_kelp', 'captain_kelp', 'loot')
    .place('barnacle_bess', 'barnacle_bess', 'challenge')
    .face('madame_mackerel')
    .place('madame_mackerel', 'madame_mackerel', 'barge')

  it('tells a turn to everybody', () => {
    expect(tell(match.events, null)).toEqual([
      'Anne has chosen an armada.',
      'Bart has chosen an armada.',
      'Anne sails with Barnacle Bess and Captain Kelp.',
      'Bart sails with Madame Mackerel and Inky Octavia.',
      'Anne loots first.',
      'Turn 1: Anne rolls for loot: Barnacle Bess 2, Captain Kelp 3.',
      'Anne’s Captain Kelp puts the 3 in a LOOT zone of the same card.',
      'Anne’s Barnacle Bess puts the 2 in the challenge zone of the same card.',
      'Anne scores 1 LOOT.',
      'Anne’s Barnacle Bess challenges: Arm-wrestle.',
      'Bart’s Madame Mackerel rolls 2, which counts as 4, and succeeds.',
      'Bart rolls to barge: Madame Mackerel 5, Inky Octavia 1.',
      'Bart’s Madame Mackerel puts the 5 in a BARGE zone of the same card.',
    ])
  })

  it('says “you” to whom it concerns', () => {
    const told = tell(match.done().events, 1)
    expect(told).toContain('Your Madame Mackerel rolls 2, which counts as 4, and succeeds.')
    expect(told).toContain('You score 1 BARGE.')
    expect(told).toContain('1 LOOT against 1 BARGE: Anne gains nothing.')
  })

  it('names the end', () => {
    expect(tell([{ type: 'won', seat: 0, how: 'goal' }], 0)).toEqual([
      'You have all the LOOT that was wanted, and win the match.',
    ])
    expect(tell([{ type: 'won', seat: 1, how: 'time' }], 0)).toEqual([
      'The season is over: Bart has more LOOT, and wins the match.',
    ])
  })
})
