import { CARDS, type CardName, NAMES } from './cards.js'
import { isFleet } from './lists.js'
import type { Ability, HitSet, Weapon, WeaponName } from './sheet.js'
import type { HitFrame, Piece, Unit } from './types.js'

/** The cards in play, as a state or a view has them. */
export type Table = { readonly units: readonly Unit[] }

/** A card as it comes into play, before anything has happened to it. */
export const newUnit = (id: number, seat: number, card: CardName): Unit => ({
  id,
  card,
  seat,
  damage: 0,
  made: false,
  foe: null,
  fresh: true,
  used: 0,
  extra: has({ card }, 'attacks_again') ? 1 : 0,
  fought: false,
  flipped: false,
  spent: false,
  answer: 'ready',
})

/** The card in play of that number, if it is still there. */
export function unitOf<U extends Unit>(
  { units }: { readonly units: readonly U[] },
  id: number,
): U | undefined {
  return units.find((unit) => unit.id === id)
}

export const pieceOf = ({ id, card, seat }: Unit): Piece => ({ id, card, seat })

export const has = ({ card }: { readonly card: CardName }, ability: Ability): boolean =>
  CARDS[card].abilities.includes(ability)

export const isCrew = ({ card }: Unit): boolean => CARDS[card].kind === 'crew'
export const isShipOrFort = ({ card }: Unit): boolean => isFleet(card)

/** Whether a card has a use left in this turn: its regular one, or an attack besides (R16, R56). */
export const hasUse = ({ used, extra }: Unit): boolean => used < 1 + extra

/** Hits that the card can still take. */
export const leftOf = ({ card, damage }: Unit): number => CARDS[card].hp - damage

/** What a cannon does to a Ship, Fort or Land (R33). */
export const CANNON_DAMAGE = 2

/** What a hit does to a card in play: a wound; but a cannon, like whatever destroys, leaves crew nothing (R23, R24, R33). */
export function damageBy(harm: HitFrame['harm'], unit: Unit): number {
  if (harm === 'wound') return 1
  return harm === 'destroy' || isCrew(unit) ? leftOf(unit) : CANNON_DAMAGE
}

/** The harm that hits of a weapon do. */
export const harmOf = ({ cannon }: Weapon): 'cannon' | 'wound' => (cannon ? 'cannon' : 'wound')

/** Whether somebody has a card with this ability in play; of one seat, or of any. */
export const isInPlay = ({ units }: Table, ability: Ability, seat?: number): boolean =>
  units.some((unit) => (seat === undefined || unit.seat === seat) && has(unit, ability))

/** What the card can attack with now: what is printed, and what others in play lend it. */
export function weaponsOf(state: Table, unit: Unit): readonly Weapon[] {
  const { weapons } = CARDS[unit.card]
  if (unit.card === 'swashbuckler' && isInPlay(state, 'redds_cannon', unit.seat)) {
    return [...weapons, REDDS_CANNON]
  }
  if (unit.card === 'pirateer' && isInPlay(state, 'spurs_pirateers', unit.seat)) {
    return weapons.map((weapon) => (weapon.name === 'pistol' ? { ...weapon, flips: 2 } : weapon))
  }
  return weapons
}

/** Captain Redd's Swashbucklers may shoot a Cannon (R69, A65). */
const REDDS_CANNON: Weapon = { name: 'cannon', form: 'shot', hits: 'S', flips: 1, targets: 1, cannon: true }

export const weaponOf = (state: Table, unit: Unit, name: WeaponName): Weapon | undefined =>
  weaponsOf(state, unit).find((weapon) => weapon.name === name)

/** How many flips an attack with the weapon has at the most. */
export const shotsOf = ({ flips, targets }: Weapon): number => Math.max(flips, targets)

/** Pirate as a word of its own in the title: a Pirateer's is none (R64, A14). */
const TITLED_PIRATES: ReadonlySet<CardName> = new Set(
  NAMES.filter((name) => /\bPirate\b/.test(CARDS[name].title)),
)

/** Who does something: a card in play, or one in a hold. */
type Doer = { readonly card: CardName; readonly seat: number; readonly id: number | null }

/** What is a hit for a card: what is printed, and what its party adds (R67, R68, and Lieutenant's Queen). */
export function hitsFor(state: Table, { card, seat, id }: Doer, printed: HitSet): HitSet {
  const isBoth = id !== null && has({ card }, 'counts_as_pirate_and_privateer')
  const isPirate = isBoth || TITLED_PIRATES.has(card)
  const isPrivateer = isBoth || card === 'privateer'
  let hits = printed
  const add = (face: string) => {
    if (!hits.includes(face)) hits += face
  }
  for (const unit of state.units) {
    if (unit.seat !== seat) continue
    if (has(unit, 'instructs')) add('J')
    if (isPirate && has(unit, 'pirate_ship')) add('C')
    if (isPrivateer && has(unit, 'leads_privateers')) add('Q')
  }
  return hits
}
