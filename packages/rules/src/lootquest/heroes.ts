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
      { kind: 'barge', fit: down(3, 'blue') },
    ],
    powers: [{ type: 'cube', colour: 'blue', gives: { type: 'reroll' } }],
  },
  old_saltwhisker: {
    title: 'Old Saltwhisker',
    colour: 'green',
    zones: [
      { kind: 'loot', fit: exactly(6), gives: { type: 'score', round: 'loot', plus: 1 } },
      { kind: 'loot', fit: down(2, 'green') },
      { kind: 'barge', fit: up(5, 'green') },
    ],
    powers: [],
  },
  pip_powdermouse: {
    title: 'Pip Powdermouse',
    colour: 'yellow',
    zones: [
      { kind: 'loot', fit: down(3, 'yellow') },
      { kind: 'barge', fit: down(3) },
    ],
    powers: [{ type: 'stack', hand: 'all_odd', least: 2, gives: { type: 'score', round: 'loot', plus: 1 } }],
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
      { kind: 'barge', fit: up(4) },
    ],
    powers: [{ type: 'ally', hero: 'barnacle_bess', gives: { type: 'higher', by: 1 } }],
  },
  quill_the_gull: {
    title: 'Quill the Gull',
    colour: 'yellow',
    zones: [
      { kind: 'loot', fit: up(3) },
      { kind: 'barge', fit: up(5) },
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
      { kind: 'barge', fit: down(4, 'green') },
    ],
    powers: [{ type: 'cube', colour: 'red', zone: 'loot', gives: { type: 'score', round: 'loot', plus: 1 } }],
  },
  finn_fathom: {
    title: 'Finn Fathom',
    colour: 'blue',
    zones: [
      { kind: 'loot', fit: down(5, 'blue') },
      { kind: 'barge', fit: down(4, 'blue') },
    ],
    powers: [{ type: 'star', gives: 'reroll' }],
  },
  captain_kelp: {
    title: 'Captain Kelp',
    colour: 'green',
    zones: [
      { kind: 'loot', fit: down(5, 'green') },
      { kind: 'barge', fit: up(5, 'green') },
    ],
    powers: [
      { type: 'stack', hand: 'pair', least: 0, gives: { type: 'score', round: 'barge', plus: 1 } },
      { type: 'ally', hero: 'old_saltwhisker', gives: { type: 'wider' } },
    ],
  },
  granny_grouper: {
    title: 'Granny Grouper',
    colour: 'red',
    zones: [
      { kind: 'loot', fit: up(4, 'red') },
      { kind: 'barge', fit: down(3) },
      {
        kind: 'challenge',
        fit: up(6),
        challenge: { name: 'Riddle', task: { type: 'parity', odd: true }, penalties: ['toll'] },
      },
    ],
    powers: [],
  },
  tidewater_tom: {
    title: 'Tidewater Tom',
    colour: 'yellow',
    zones: [
      { kind: 'loot', fit: up(3) },
      { kind: 'barge', fit: up(4, 'yellow') },
      { kind: 'barge', fit: exactly(1) },
    ],
    powers: [],
  },
  scuttle_sid: {
    title: 'Scuttle Sid',
    colour: 'red',
    zones: [
      { kind: 'loot', fit: up(3) },
      { kind: 'barge', fit: up(4, 'red') },
      { kind: 'power', fit: down(2), gives: { type: 'turn', to: 'opposite' } },
    ],
    powers: [],
  },
  lantern_lou: {
    title: 'Lantern Lou',
    colour: 'yellow',
    zones: [
      { kind: 'loot', fit: exactly(5, 'yellow') },
      { kind: 'loot', fit: down(2) },
      { kind: 'barge', fit: up(5, 'yellow') },
    ],
    powers: [
      { type: 'stack', hand: 'all_different', least: 1, gives: { type: 'score', round: 'barge', plus: 1 } },
    ],
  },
  navigator_nell: {
    title: 'Navigator Nell',
    colour: 'red',
    zones: [
      { kind: 'loot', fit: up(3, 'red') },
      { kind: 'barge', fit: down(3) },
    ],
    powers: [
      { type: 'stack', hand: 'run_of_three', least: 2, gives: { type: 'score', round: 'loot', plus: 1 } },
      { type: 'cube', colour: 'yellow', zone: 'barge', gives: { type: 'reroll' } },
    ],
  },
  puffer_pete: {
    title: 'Puffer Pete',
    colour: 'blue',
    zones: [
      { kind: 'loot', fit: up(4) },
      { kind: 'barge', fit: down(4, 'blue') },
      {
        kind: 'challenge',
        fit: down(1),
        challenge: {
          name: 'Hold your breath',
          task: { type: 'roll', dice: 2, shape: 'up', pips: 9 },
          penalties: ['sit_out'],
        },
      },
    ],
    powers: [],
  },
  cook_cuttle: {
    title: 'Cook Cuttle',
    colour: 'yellow',
    zones: [
      { kind: 'loot', fit: down(4, 'yellow') },
      { kind: 'barge', fit: up(4) },
    ],
    powers: [
      { type: 'cube', colour: 'green', gives: { type: 'turn', to: 'neighbour' } },
      { type: 'ally', hero: 'inky_octavia', gives: { type: 'score', round: 'barge', plus: 1 } },
    ],
  },
  selkie_sal: {
    title: 'Selkie Sal',
    colour: 'green',
    zones: [
      { kind: 'loot', fit: up(3, 'green') },
      { kind: 'barge', fit: down(2), gives: { type: 'reroll' } },
    ],
    powers: [{ type: 'stack', hand: 'all_even', least: 2, gives: { type: 'score', round: 'loot', plus: 1 } }],
  },
} as const satisfies Readonly<Record<string, Hero>>

export type HeroName = keyof typeof HEROES

/** The most heroes a side (R2). */
export const MOST_HEROES = 5

// The keys of the table are its names: `Object.keys` cannot say so.
export const NAMES = Object.keys(HEROES) as readonly HeroName[] as readonly [HeroName, ...HeroName[]]

/** A hero's card. */
export const heroOf = (name: HeroName): Hero => HEROES[name]

/** The name of the hero in a place of an armada. */
export function nameAt(armada: readonly HeroName[], slot: number): HeroName {
  const name = armada[slot]
  if (!name) throw new RangeError(`There is no hero ${slot} in this armada`)
  return name
}

/** The card of the hero in a place of an armada. */
export const heroAt = (armada: readonly HeroName[], slot: number): Hero => heroOf(nameAt(armada, slot))
