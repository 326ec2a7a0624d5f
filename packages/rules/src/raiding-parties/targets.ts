import type { Refusal } from '../game.js'
import { CARDS } from './cards.js'
import type { Weapon } from './sheet.js'
import type { State, Unit } from './types.js'
import { has, hasUse, isCrew, isInPlay, isShipOrFort, type Table, unitOf, weaponsOf } from './units.js'

export const refuse = (code: string, reason: string): Refusal => ({ ok: false, code, reason })

/** Beaten or gone. */
export const isOut = ({ out }: Pick<State, 'out'>, seat: number): boolean => out.includes(seat)

/** Why a seat's weapon may not be shot at a card in play; nothing if it may (R29, R30, A62, A81). */
export function shotObjection(state: State, seat: number, weapon: Weapon, target: Unit): Refusal | undefined {
  if (target.seat === seat) return refuse('own_card', 'Aim at a card of another player.')
  switch (CARDS[target.card].kind) {
    case 'land':
      return weapon.cannon
        ? undefined
        : refuse('cannon_needed', 'A Land can be shot at only with a Cannon: aim at something else.')
    case 'crew':
      if (target.foe !== null) {
        return refuse(
          'target_in_melee',
          'Nobody can be shot at while he fights in melee: aim at somebody else, or at a Ship, Fort or Land.',
        )
      }
      return has(target, 'brethren_chain') && isInPlay(state, 'coastlands', target.seat)
        ? refuse(
            'sheltered',
            'With Coastlands in play the Brethren of that player cannot be shot: charge them, or aim at something else.',
          )
        : undefined
    default:
      return undefined
  }
}

export const shotTargets = (state: State, seat: number, weapon: Weapon): Unit[] =>
  state.units.filter((unit) => unit.seat !== seat && !shotObjection(state, seat, weapon, unit))

/** Whether a hold can be a target: an opponent's, with a card in it (A50, A85). */
export const isHoldTarget = (state: State, seat: number, hold: number): boolean =>
  hold !== seat && !isOut(state, hold) && (state.players[hold]?.hold.length ?? 0) > 0

export const holdTargets = (state: State, seat: number): number[] =>
  [...state.players.keys()].filter((hold) => isHoldTarget(state, seat, hold))

/** Whether a weapon is for attacking in melee, and for such a target: Ships and Forts need an axe (R47). */
export const fits = (weapon: Weapon, target: Unit): boolean =>
  weapon.form === 'melee' && !weapon.defence && (weapon.axe === true || !isShipOrFort(target))

/** Why a seat's crew may not charge a card (R38, R47, R48); nothing if it may. */
export function chargeObjection(seat: number, weapon: Weapon, target: Unit): Refusal | undefined {
  if (target.seat === seat) return refuse('own_card', 'Charge a card of another player.')
  if (!fits(weapon, target)) {
    return refuse('axe_needed', 'Ships and Forts can be boarded only with a Boarding Axe.')
  }
  if (target.foe !== null) {
    return refuse('target_in_melee', 'That one fights already: charge somebody who is not in melee.')
  }
  return undefined
}

/** The weapons that a card can strike its foe with. */
export const strikesAt = (table: Table, unit: Unit, foe: Unit): Weapon[] =>
  weaponsOf(table, unit).filter((weapon) => fits(weapon, foe))

/** A card in melee that has yet to make the attack that it must make (R20, A9, A86). */
export function mustFight(table: Table, unit: Unit): boolean {
  if (unit.foe === null || unit.fought || !hasUse(unit)) return false
  const foe = unitOf(table, unit.foe)
  return foe !== undefined && strikesAt(table, unit, foe).length > 0
}

/** The weapons that a card strikes back with in melee: a structure by Melee Defence alone (R41, R49). */
export const countersAt = (state: State, unit: Unit, foe: Unit): Weapon[] =>
  weaponsOf(state, unit).filter((weapon) => weapon.defence === true || (isCrew(unit) && fits(weapon, foe)))

/** The weapons that a card can shoot at one target with. */
export const shotsAt = (state: State, unit: Unit, target: Unit): Weapon[] =>
  weaponsOf(state, unit).filter(
    (weapon) => weapon.form === 'shot' && !shotObjection(state, unit.seat, weapon, target),
  )
