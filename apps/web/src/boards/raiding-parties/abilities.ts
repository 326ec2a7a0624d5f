import {
  type Ability,
  CARDS,
  type CardName,
  type Kind,
  type WeaponName,
} from '@marque/rules/raiding-parties/facts'

/** What the abilities do, in a sentence each. */
export const abilityWords: Readonly<Record<Ability, string>> = {
  advisor_draws: 'When played, draw a card from your locker.',
  attacks_again: 'Attacks twice in each turn of yours.',
  banner: 'When played, one of your crew may attack again.',
  brethren_chain: 'When played, you may play another Brethren.',
  chief_makes_pirate: 'When played, a Pirate from outside your party joins you.',
  coastlands: 'Your Brethren cannot be shot.',
  commands: 'Once in each turn of yours, another of your crew may attack again.',
  counts_as_pirate_and_privateer: 'In play it counts as a Pirate and as a Privateer.',
  dueling_grounds: 'Weapons for many targets have only one, whoever shoots.',
  flotilla: 'Three Pirates from outside your party join you.',
  fort_makes_pirate: 'Use it and flip: on a hit, a Pirate from outside joins you.',
  grenades_on_evade: 'Throws grenades at once whenever it evades.',
  instructs: 'Jacks are hits too, for all your party.',
  jolly_roger: 'Play it when another card of yours is hit: that card may try to evade.',
  leads_privateers: 'Queens are hits too for your Privateers.',
  liberty_brings_privateer: 'When played, a Privateer from outside your party joins you.',
  navigates: 'Show it from your hold when that is hit: on a hit, nothing in it comes to harm.',
  pirate_ship: 'Clubs are hits too for your Pirates, in all they do.',
  ransacks: 'Use it and flip: on a hit, a random card in an enemy hold is destroyed.',
  ranger: 'Once a turn, a Ranger may be played besides your card.',
  redds_cannon: 'Your Swashbucklers may shoot a Cannon.',
  retaliates: 'Answers every attack on it with a weapon of the same kind.',
  searches: 'When played, take any card of your locker into your hold.',
  spurs_pirateers: 'Your Pirateers shoot twice.',
}

export const weaponTitles: Readonly<Record<WeaponName, string>> = {
  pistol: 'Pistol',
  brace_of_pistols: 'Brace of Pistols',
  musket: 'Musket',
  blunderbuss: 'Blunderbuss',
  grenades: 'Grenades',
  cannon: 'Cannon',
  cutlass: 'Cutlass',
  dagger: 'Dagger',
  boarding_axe: 'Boarding Axe',
  spears: 'Spears',
  melee_defence: 'Melee Defence',
}

export const kindTitles: Readonly<Record<Kind, string>> = {
  crew: 'Crew',
  ship: 'Ship',
  fort: 'Fort',
  land: 'Land',
  one_timer: 'One timer',
}

export const titleOf = (card: CardName): string => CARDS[card].title
