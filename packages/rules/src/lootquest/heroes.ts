import type { Face, Fit, Hero } from './sheet.js'

const up = (pips: Face, colour: Fit['colour'] = 'grey'): Fit => ({ shape: 'up', pips, colour })
const down = (pips: Face, colour: Fit['colour'] = 'grey'): Fit => ({ shape: 'down', pips, colour })
const exactly = (pips: Face, colour: Fit['colour'] = 'grey'): Fit => ({ shape: 'exact', pips, colour })

/**
 * The heroes. All figures are this project's own: the rulebook's text does not have the cards.
 * The order is that of lists on the page.
 */
export const HEROES = {
  barnacle_bess: {
    title: 'Barnacle Bess',
    colour: 'red',
    zones: [
      { kind: 'loot', fit: up(3, 'red') },
      { kind: 'barge', fit: up(5) },
      {
        kind: 'challenge',
        fit: down(2),
        challenge: {
          name: 'Arm-wrestle',
          task: { type: 'roll', dice: 1, shape: 'up', pips: 4 },
          penalties: ['sit_out'],
        },
      },
    ],
    powers: [],
  },
  inky_octavia: {
    title: 'Inky Octavia',
    colour: 'blue',
    zones: [
      { kind: 'loot', fit: up(3) },
      { kind: 'barge', fit: down(2) },
    ],
    powers: [{ type: 'cube', colour: 'blue', gives: { type: 'reroll' } }],
  },
  old_saltwhisker: {
    title: 'Old Saltwhisker',
    colour: 'green',
    zones: [
      { kind: 'loot', fit: exactly(6), gives: { type: 'score', round: 'loot', plus: 1 } },
      { kind: 'loot', fit: down(2, 'green') },
      { kind: 'barge', fit: up(4, 'green') },
    ],
    powers: [],
  },
  pip_powdermouse: {
    title: 'Pip Powdermouse',
    colour: 'yellow',
    zones: [
      { kind: 'loot', fit: down(3, 'yellow') },
      { kind: 'barge', fit: down(2) },
    ],
    powers: [{ type: 'stack', hand: 'all_odd', least: 1, gives: { type: 'score', round: 'loot', plus: 1 } }],
  },
  madame_mackerel: {
    title: 'Madame Mackerel',
    colour: 'red',
    zones: [
      { kind: 'loot', fit: up(4) },
      { kind: 'barge', fit: up(3, 'red') },
      {
        kind: 'challenge',
        fit: up(6),
        challenge: {
          name: 'Stare-down',
          task: { type: 'roll', dice: 1, shape: 'down', pips: 3 },
          penalties: ['sit_out'],
        },
      },
    ],
    powers: [{ type: 'star', gives: { plus: 2 } }],
  },
  bosun_bramble: {
    title: 'Bosun Bramble',
    colour: 'blue',
    zones: [
      { kind: 'loot', fit: up(3, 'blue') },
      { kind: 'barge', fit: up(5) },
    ],
    powers: [{ type: 'ally', hero: 'barnacle_bess', gives: { type: 'higher', by: 1 } }],
  },
  quill_the_gull: {
    title: 'Quill the Gull',
    colour: 'yellow',
    zones: [
      { kind: 'loot', fit: up(3) },
      { kind: 'barge', fit: exactly(6) },
      { kind: 'power', fit: exactly(1), gives: { type: 'turn', to: 'any' } },
      {
        kind: 'challenge',
        fit: exactly(6, 'yellow'),
        challenge: { name: 'Race', task: { type: 'race' }, penalties: ['sit_out'] },
      },
    ],
    powers: [],
  },
  doubloon_dory: {
    title: 'Doubloon Dory',
    colour: 'green',
    zones: [
      { kind: 'loot', fit: up(4) },
      { kind: 'barge', fit: down(3, 'green') },
    ],
    powers: [{ type: 'cube', colour: 'red', zone: 'loot', gives: { type: 'score', round: 'loot', plus: 1 } }],
  },
  finn_fathom: {
    title: 'Finn Fathom',
    colour: 'blue',
    zones: [
      { kind: 'loot', fit: down(4, 'blue') },
      { kind: 'barge', fit: down(3, 'blue') },
    ],
    powers: [{ type: 'star', gives: 'reroll' }],
  },
  captain_kelp: {
    title: 'Captain Kelp',
    colour: 'green',
    zones: [
      { kind: 'loot', fit: down(3) },
      { kind: 'barge', fit: up(5) },
    ],
    powers: [
      { type: 'stack', hand: 'pair', least: 0, gives: { type: 'score', round: 'barge', plus: 1 } },
      { type: 'ally', hero: 'old_saltwhisker', gives: { type: 'wider' } },
    ],
  },
} as const satisfies Readonly<Record<string, Hero>>

export type HeroName = keyof typeof HEROES

// The keys of the table are its names: `Object.keys` cannot say so.
export const NAMES = Object.keys(HEROES) as readonly HeroName[] as readonly [HeroName, ...HeroName[]]

/** A hero's card. */
export const heroOf = (name: HeroName): Hero => HEROES[name]
