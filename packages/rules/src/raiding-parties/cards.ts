import type { HitSet, Sheet, Weapon } from './sheet.js'

const shot = (name: string, hits: HitSet, more: Partial<Weapon> = {}): Weapon => ({
  ...{ name, form: 'shot', hits, flips: 1, targets: 1 },
  ...more,
})
const melee = (name: string, hits: HitSet, more: Partial<Weapon> = {}): Weapon => ({
  ...{ name, form: 'melee', hits, flips: 1, targets: 1 },
  ...more,
})

const pistol = (hits: HitSet) => shot('pistol', hits)
const brace = (hits: HitSet) => shot('brace_of_pistols', hits, { flips: 2 })
const cannon = (hits: HitSet) => shot('cannon', hits, { cannon: true })
const cutlass = (hits: HitSet, flips: 1 | 2 = 1) => melee('cutlass', hits, { flips })
const dagger = (hits: HitSet) => melee('dagger', hits)
const axe = (hits: HitSet) => melee('boarding_axe', hits, { axe: true })
/** Strikes back at whatever attacks in melee (R49). */
const defence = (hits: HitSet, name = 'melee_defence') => melee(name, hits, { defence: true })

/**
 * The thirty cards. `own` names the figures that the rulebook does not give and this project chose, so that a host
 * can replace them: fields of the card, or the weapons whose hit sets are ours. A card that uses known abilities
 * is one entry here.
 */
export const CARDS = {
  pirate: {
    ...{ title: 'Pirate', kind: 'crew', gold: 1, hp: 1, weapons: [pistol('SA'), cutlass('SAK')] },
    ...{ abilities: [], own: ['hp', 'pistol', 'cutlass'] },
  },
  pirate_chief: {
    ...{ title: 'Pirate Chief', kind: 'crew', gold: 2, hp: 1, weapons: [pistol('SAK'), cutlass('SD')] },
    ...{ abilities: ['chief_makes_pirate'], own: ['hp', 'pistol', 'cutlass'] },
  },
  pirateer: {
    ...{ title: 'Pirateer', kind: 'crew', gold: 1, hp: 1, weapons: [pistol('SA'), cutlass('SA')] },
    ...{ abilities: ['counts_as_pirate_and_privateer'], own: ['hp', 'pistol', 'cutlass'] },
  },
  privateer: {
    ...{ title: 'Privateer', kind: 'crew', gold: 1, hp: 1, weapons: [pistol('SAK'), dagger('SA')] },
    ...{ abilities: ['spurs_pirateers'], own: ['hp', 'pistol', 'dagger'] },
  },
  lieutenant: {
    ...{ title: 'Lieutenant', kind: 'crew', unique: true, gold: 3, hp: 2 },
    ...{ weapons: [brace('SAK'), cutlass('SDA')], abilities: ['leads_privateers'] },
    own: ['unique', 'hp', 'brace_of_pistols', 'cutlass', 'leads_privateers'],
  },
  flotilla: {
    ...{ title: 'Flotilla', kind: 'one_timer', gold: 4, hp: 0, weapons: [] },
    ...{ abilities: ['flotilla'], own: ['kind', 'flotilla'] },
  },
  skipper: {
    ...{ title: 'Skipper', kind: 'crew', gold: 3, hp: 1, weapons: [pistol('SA'), cutlass('SD')] },
    ...{ abilities: ['searches'], own: ['hp', 'pistol', 'cutlass', 'searches'] },
  },
  jolly_roger: {
    ...{ title: 'Jolly Roger', kind: 'one_timer', gold: 2, hp: 0, weapons: [], flip: 'HD' },
    ...{ abilities: ['jolly_roger'], own: ['flip'] },
  },
  brethren: {
    ...{ title: 'Brethren', kind: 'crew', gold: 2, hp: 1 },
    ...{ weapons: [shot('blunderbuss', 'S', { targets: 2 }), axe('SA')], abilities: ['brethren_chain'] },
    own: ['gold', 'blunderbuss', 'boarding_axe'],
  },
  ranger: {
    ...{ title: 'Ranger', kind: 'crew', gold: 2, hp: 1, weapons: [shot('musket', 'SDA'), dagger('S')] },
    ...{ abilities: ['ranger'], own: ['gold', 'hp', 'musket', 'dagger'] },
  },
  rogue: {
    ...{ title: 'Rogue', kind: 'crew', gold: 3, hp: 1, weapons: [pistol('SDA'), dagger('SAKQ')] },
    ...{ flip: 'HA', abilities: ['ransacks'], own: ['gold', 'hp'] },
  },
  scalawag: {
    ...{ title: 'Scalawag', kind: 'crew', gold: 3, hp: 1 },
    ...{ weapons: [shot('grenades', 'C', { targets: 3 }), cutlass('SDAJ')], evade: 'H' },
    ...{ abilities: ['grenades_on_evade'], own: ['gold', 'hp'] },
  },
  advisor: {
    ...{ title: 'Advisor', kind: 'crew', gold: 2, hp: 1, weapons: [pistol('SDAKQ'), dagger('SCAK')] },
    ...{ abilities: ['advisor_draws'], own: ['gold', 'hp'] },
  },
  flagbearers: {
    ...{ title: 'Flagbearers', kind: 'crew', gold: 3, hp: 2 },
    ...{ weapons: [pistol('SA'), cutlass('SAK', 2), axe('CJ')], abilities: ['banner'], own: ['gold', 'hp'] },
  },
  swashbuckler: {
    ...{ title: 'Swashbuckler', kind: 'crew', gold: 3, hp: 2, weapons: [pistol('S'), cutlass('SD', 2)] },
    ...{ abilities: [], own: ['gold', 'hp', 'pistol', 'cutlass'] },
  },
  master_gunner: {
    ...{ title: 'Master Gunner', kind: 'crew', gold: 4, hp: 2, weapons: [cannon('SA'), dagger('SA')] },
    ...{ fortify: 'HK', abilities: [], own: ['gold', 'cannon', 'dagger', 'fortify'] },
  },
  cannoneer: {
    ...{ title: 'Cannoneer', kind: 'crew', gold: 4, hp: 2, weapons: [cannon('S'), cutlass('SAK')] },
    ...{ abilities: ['retaliates'], own: ['gold', 'hp', 'cannon', 'cutlass'] },
  },
  raiders: {
    ...{ title: 'Raiders', kind: 'crew', gold: 4, hp: 2 },
    ...{ weapons: [pistol('SA'), cutlass('SAK'), axe('SC')], abilities: ['attacks_again'] },
    own: ['gold', 'hp', 'pistol', 'cutlass', 'boarding_axe'],
  },
  navigator: {
    ...{ title: 'Navigator', kind: 'crew', gold: 2, hp: 1, weapons: [pistol('S'), dagger('SAK')] },
    ...{ flip: 'HD', abilities: ['navigates'], own: ['gold', 'hp', 'pistol', 'dagger', 'flip'] },
  },
  instructor: {
    ...{ title: 'Instructor', kind: 'crew', unique: true, gold: 3, hp: 1 },
    ...{ weapons: [pistol('SA'), cutlass('SAK')], abilities: ['instructs'] },
    own: ['unique', 'gold', 'hp', 'pistol', 'cutlass'],
  },
  captain: {
    ...{ title: 'Captain', kind: 'crew', unique: true, gold: 6, hp: 3 },
    ...{ weapons: [brace('SAK'), cutlass('SDAK')], fortify: 'H', abilities: ['commands'] },
    own: ['gold', 'hp', 'brace_of_pistols', 'cutlass', 'fortify', 'commands'],
  },
  officer: {
    ...{ title: 'Officer', kind: 'crew', unique: true, gold: 3, hp: 2 },
    ...{ weapons: [pistol('SD'), cutlass('SD')], fortify: 'H', abilities: [] },
    own: ['gold', 'hp', 'pistol', 'cutlass', 'fortify'],
  },
  captain_redd: {
    ...{ title: 'Captain Redd', kind: 'crew', unique: true, gold: 6, hp: 3 },
    ...{ weapons: [brace('SAK'), cutlass('SA', 2)], evade: 'H', abilities: ['redds_cannon'] },
    own: ['unique', 'gold', 'hp', 'brace_of_pistols', 'cutlass', 'evade', 'redds_cannon'],
  },
  coastlands: {
    ...{ title: 'Coastlands', kind: 'land', gold: 2, hp: 4, weapons: [defence('S', 'spears')] },
    ...{ abilities: ['coastlands'], own: ['gold', 'hp', 'spears'] },
  },
  dueling_grounds: {
    ...{ title: 'Dueling Grounds', kind: 'land', gold: 2, hp: 4, weapons: [] },
    ...{ abilities: ['dueling_grounds'], own: ['kind', 'gold', 'hp'] },
  },
  sloop: {
    ...{ title: 'Sloop', kind: 'ship', gold: 5, hp: 3, weapons: [cannon('S'), defence('S')] },
    ...{ evade: 'HA', abilities: [], own: ['kind', 'gold', 'hp', 'cannon', 'melee_defence', 'evade'] },
  },
  quicksilver: {
    ...{ title: 'Quicksilver', kind: 'ship', gold: 7, hp: 4, weapons: [cannon('SA'), defence('SA')] },
    ...{ abilities: ['searches'], own: ['kind', 'gold', 'hp', 'cannon', 'melee_defence', 'searches'] },
  },
  liberty: {
    ...{
      title: 'Liberty',
      kind: 'ship',
      unique: true,
      gold: 8,
      hp: 5,
      weapons: [cannon('SA'), defence('SAK')],
    },
    ...{ abilities: ['liberty_brings_privateer'], own: ['unique', 'gold', 'hp', 'cannon', 'melee_defence'] },
  },
  pirate_ship: {
    ...{
      title: 'Pirate Ship',
      kind: 'ship',
      unique: true,
      gold: 8,
      hp: 4,
      weapons: [cannon('S'), defence('S')],
    },
    ...{ abilities: ['pirate_ship'], own: ['unique', 'hp', 'cannon', 'melee_defence'] },
  },
  pirate_fort: {
    ...{ title: 'Pirate Fort', kind: 'fort', unique: true, gold: 7, hp: 6, weapons: [defence('SA')] },
    ...{
      flip: 'HD',
      abilities: ['fort_makes_pirate'],
      own: ['unique', 'gold', 'hp', 'melee_defence', 'flip'],
    },
  },
} as const satisfies Record<string, Sheet>

export type CardName = keyof typeof CARDS
