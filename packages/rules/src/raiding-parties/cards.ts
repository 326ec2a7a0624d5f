import type { HitSet, Kind, Sheet, Weapon, WeaponName } from './sheet.js'

const shot = (name: WeaponName, hits: HitSet, more: Partial<Weapon> = {}): Weapon => ({
  name,
  form: 'shot',
  hits,
  flips: 1,
  targets: 1,
  ...more,
})
const melee = (name: WeaponName, hits: HitSet, more: Partial<Weapon> = {}): Weapon => ({
  name,
  form: 'melee',
  hits,
  flips: 1,
  targets: 1,
  ...more,
})

const pistol = (hits: HitSet) => shot('pistol', hits)
const brace = (hits: HitSet) => shot('brace_of_pistols', hits, { flips: 2 })
const cannon = (hits: HitSet) => shot('cannon', hits, { cannon: true })
const cutlass = (hits: HitSet, flips: 1 | 2 = 1) => melee('cutlass', hits, { flips })
const dagger = (hits: HitSet) => melee('dagger', hits)
const axe = (hits: HitSet) => melee('boarding_axe', hits, { axe: true })
/** Strikes back at whatever attacks in melee (R49). */
const defence = (hits: HitSet, name: WeaponName = 'melee_defence') => melee(name, hits, { defence: true })

type Rest = Partial<Sheet> & Pick<Sheet, 'own'>

const card =
  (kind: Kind) =>
  (title: string, gold: number, hp: number, weapons: readonly Weapon[], rest: Rest): Sheet => ({
    title,
    kind,
    gold,
    hp,
    weapons,
    abilities: [],
    ...rest,
  })
const crew = card('crew')
const ship = card('ship')
const fort = card('fort')
const land = card('land')
const oneTimer = (title: string, gold: number, rest: Rest) => card('one_timer')(title, gold, 0, [], rest)

/**
 * The thirty cards, in the order in which lists show them: title, gold, hit points, weapons. `own` names the figures
 * that the rulebook does not give and this project chose, so that a host can replace them: fields of the card, or the
 * weapons whose hit sets are ours. A card that uses known abilities is one entry here.
 */
const SHEETS = {
  pirate: crew('Pirate', 1, 1, [pistol('SA'), cutlass('SAK')], { own: ['hp', 'pistol', 'cutlass'] }),
  pirate_chief: crew('Pirate Chief', 2, 1, [pistol('SAK'), cutlass('SD')], {
    abilities: ['chief_makes_pirate'],
    own: ['hp', 'pistol', 'cutlass'],
  }),
  pirateer: crew('Pirateer', 1, 1, [pistol('SA'), cutlass('SA')], {
    abilities: ['counts_as_pirate_and_privateer'],
    own: ['hp', 'pistol', 'cutlass'],
  }),
  privateer: crew('Privateer', 1, 1, [pistol('SAK'), dagger('SA')], {
    abilities: ['spurs_pirateers'],
    own: ['hp', 'pistol', 'dagger'],
  }),
  lieutenant: crew('Lieutenant', 3, 2, [brace('SAK'), cutlass('SDA')], {
    unique: true,
    abilities: ['leads_privateers'],
    own: ['unique', 'hp', 'brace_of_pistols', 'cutlass', 'leads_privateers'],
  }),
  flotilla: oneTimer('Flotilla', 4, { abilities: ['flotilla'], own: ['kind', 'flotilla'] }),
  skipper: crew('Skipper', 3, 1, [pistol('SA'), cutlass('SD')], {
    abilities: ['searches'],
    own: ['hp', 'pistol', 'cutlass', 'searches'],
  }),
  jolly_roger: oneTimer('Jolly Roger', 2, { flip: 'HD', abilities: ['jolly_roger'], own: ['flip'] }),
  brethren: crew('Brethren', 2, 1, [shot('blunderbuss', 'S', { targets: 2 }), axe('SA')], {
    many: true,
    abilities: ['brethren_chain'],
    own: ['gold', 'blunderbuss', 'boarding_axe'],
  }),
  ranger: crew('Ranger', 2, 1, [shot('musket', 'SDA'), dagger('S')], {
    abilities: ['ranger'],
    own: ['gold', 'hp', 'musket', 'dagger'],
  }),
  rogue: crew('Rogue', 3, 1, [pistol('SDA'), dagger('SAKQ')], {
    flip: 'HA',
    abilities: ['ransacks'],
    own: ['gold', 'hp'],
  }),
  scalawag: crew('Scalawag', 3, 1, [shot('grenades', 'C', { targets: 3 }), cutlass('SDAJ')], {
    evade: 'H',
    abilities: ['grenades_on_evade'],
    own: ['gold', 'hp'],
  }),
  advisor: crew('Advisor', 2, 1, [pistol('SDAKQ'), dagger('SCAK')], {
    abilities: ['advisor_draws'],
    own: ['gold', 'hp'],
  }),
  flagbearers: crew('Flagbearers', 3, 2, [pistol('SA'), cutlass('SAK', 2), axe('CJ')], {
    many: true,
    abilities: ['banner'],
    own: ['gold', 'hp'],
  }),
  swashbuckler: crew('Swashbuckler', 3, 2, [pistol('S'), cutlass('SD', 2)], {
    own: ['gold', 'hp', 'pistol', 'cutlass'],
  }),
  master_gunner: crew('Master Gunner', 4, 2, [cannon('SA'), dagger('SA')], {
    fortify: 'HK',
    own: ['gold', 'cannon', 'dagger', 'fortify'],
  }),
  cannoneer: crew('Cannoneer', 4, 2, [cannon('S'), cutlass('SAK')], {
    abilities: ['retaliates'],
    own: ['gold', 'hp', 'cannon', 'cutlass'],
  }),
  raiders: crew('Raiders', 4, 2, [pistol('SA'), cutlass('SAK'), axe('SC')], {
    many: true,
    abilities: ['attacks_again'],
    own: ['gold', 'hp', 'pistol', 'cutlass', 'boarding_axe'],
  }),
  navigator: crew('Navigator', 2, 1, [pistol('S'), dagger('SAK')], {
    flip: 'HD',
    abilities: ['navigates'],
    own: ['gold', 'hp', 'pistol', 'dagger', 'flip'],
  }),
  instructor: crew('Instructor', 3, 1, [pistol('SA'), cutlass('SAK')], {
    unique: true,
    abilities: ['instructs'],
    own: ['unique', 'gold', 'hp', 'pistol', 'cutlass'],
  }),
  captain: crew('Captain', 6, 3, [brace('SAK'), cutlass('SDAK')], {
    unique: true,
    fortify: 'H',
    abilities: ['commands'],
    own: ['gold', 'hp', 'brace_of_pistols', 'cutlass', 'fortify', 'commands'],
  }),
  officer: crew('Officer', 3, 2, [pistol('SD'), cutlass('SD')], {
    unique: true,
    fortify: 'H',
    own: ['gold', 'hp', 'pistol', 'cutlass', 'fortify'],
  }),
  captain_redd: crew('Captain Redd', 6, 3, [brace('SAK'), cutlass('SA', 2)], {
    unique: true,
    evade: 'H',
    abilities: ['redds_cannon'],
    own: ['unique', 'gold', 'hp', 'brace_of_pistols', 'cutlass', 'evade', 'redds_cannon'],
  }),
  coastlands: land('Coastlands', 2, 4, [defence('S', 'spears')], {
    many: true,
    abilities: ['coastlands'],
    own: ['gold', 'hp', 'spears'],
  }),
  dueling_grounds: land('Dueling Grounds', 2, 4, [], {
    many: true,
    abilities: ['dueling_grounds'],
    own: ['kind', 'gold', 'hp'],
  }),
  sloop: ship('Sloop', 5, 3, [cannon('S'), defence('S')], {
    evade: 'HA',
    own: ['kind', 'gold', 'hp', 'cannon', 'melee_defence', 'evade'],
  }),
  quicksilver: ship('Quicksilver', 7, 4, [cannon('SA'), defence('SA')], {
    abilities: ['searches'],
    own: ['kind', 'gold', 'hp', 'cannon', 'melee_defence', 'searches'],
  }),
  liberty: ship('Liberty', 8, 5, [cannon('SA'), defence('SAK')], {
    unique: true,
    abilities: ['liberty_brings_privateer'],
    own: ['unique', 'gold', 'hp', 'cannon', 'melee_defence'],
  }),
  pirate_ship: ship('Pirate Ship', 8, 4, [cannon('S'), defence('S')], {
    unique: true,
    abilities: ['pirate_ship'],
    own: ['unique', 'hp', 'cannon', 'melee_defence'],
  }),
  pirate_fort: fort('Pirate Fort', 7, 6, [defence('SA')], {
    unique: true,
    flip: 'HD',
    abilities: ['fort_makes_pirate'],
    own: ['unique', 'gold', 'hp', 'melee_defence', 'flip'],
  }),
} satisfies Readonly<Record<string, Sheet>>

export type CardName = keyof typeof SHEETS
export const CARDS: Readonly<Record<CardName, Sheet>> = SHEETS

/** Every card. The keys of the table are their names: `Object.keys` cannot say so. */
export const NAMES = Object.keys(CARDS) as readonly CardName[] as readonly [CardName, ...CardName[]]
