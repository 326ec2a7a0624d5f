import { CARDS } from '../cards.js'
import type { Weapon } from '../sheet.js'
import { countersAt, shotsAt, shotTargets } from '../targets.js'
import type { State, Unit } from '../types.js'
import { damageBy, harmOf, has, isCrew, isInPlay, isShipOrFort, leftOf } from '../units.js'
import { lossOf } from '../worth.js'
import { chanceOf } from './odds.js'

/** What an attack on one card promises. */
export type Blow = {
  /** What the card's player loses on average, in gold. */
  readonly gain: number
  /** The chance that the card dies, from 0 to 1. */
  readonly kills: number
}

const NONE: Blow = { gain: 0, kills: 0 }

/** The chance that one flip at the card does harm: it hits, and neither Evade nor Fortify saves the card (R52, R53). */
function chanceToHarm(state: State, by: Unit, weapon: Weapon, target: Unit): number {
  const { evade, fortify } = CARDS[target.card]
  const evades = chanceOf(state, target, evade)
  const holds = weapon.cannon ? 0 : chanceOf(state, target, fortify)
  return chanceOf(state, by, weapon.hits) * (1 - evades) * (1 - holds)
}

/** What the flips of an attack at one card promise; without a number, as many as the weapon has for one target. */
export function blowAt(
  state: State,
  by: Unit,
  weapon: Weapon,
  target: Unit,
  flips: number = weapon.flips,
): Blow {
  const left = leftOf(target)
  const harm = damageBy(harmOf(weapon), target)
  const odds = chanceToHarm(state, by, weapon, target)
  const after = (hits: number, likely: number): Blow => ({
    gain: likely * lossOf(target, hits * harm),
    kills: hits * harm >= left ? likely : 0,
  })
  if (flips === 1) return after(1, odds)
  const one = after(1, 2 * odds * (1 - odds))
  const both = after(2, odds * odds)
  return { gain: one.gain + both.gain, kills: one.kills + both.kills }
}

/** The best of some weapons against a card. */
export function bestBlow(state: State, by: Unit, weapons: readonly Weapon[], target: Unit): Blow {
  return weapons
    .map((weapon) => blowAt(state, by, weapon, target))
    .reduce((best, blow) => (blow.gain > best.gain ? blow : best), NONE)
}

/**
 * What shooting promises in gold, this card first: further shots go where they do most (R26–R28), and a card that
 * Retaliates shoots back (R55).
 */
export function volleyWorth(state: State, by: Unit, weapon: Weapon, target: Unit): number {
  const blow = blowAt(state, by, weapon, target, 1)
  const answers = has(target, 'retaliates') && by.foe === null ? shotsAt(state, target, by) : []
  const answer = (1 - blow.kills) * bestBlow(state, target, answers, by).gain
  return blow.gain + furtherShots(state, by, weapon, target, blow) - answer
}

function furtherShots(state: State, by: Unit, weapon: Weapon, target: Unit, first: Blow): number {
  const isAlone = isShipOrFort(target) || isInPlay(state, 'dueling_grounds')
  const again = weapon.flips === 2 ? blowAt(state, by, weapon, target).gain - first.gain : 0
  const most = Math.max(weapon.flips, weapon.targets) - 1
  if (isAlone || most === 0) return again
  const others = shotTargets(state, by.seat, weapon)
    .filter((other) => other.id !== target.id && !isShipOrFort(other))
    .map((other) => blowAt(state, by, weapon, other, 1).gain)
    .toSorted((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, gain) => sum + gain, 0)
  return Math.max(again, others)
}

/** What a blow in melee promises in gold, with the counterblow of whoever survives it (R41, R49). */
export function strikeWorth(state: State, by: Unit, weapon: Weapon, foe: Unit): number {
  const blow = blowAt(state, by, weapon, foe)
  const mayCounter = !isCrew(foe) || foe.answer === 'ready' || has(foe, 'retaliates')
  const counter = mayCounter ? bestBlow(state, foe, countersAt(state, foe, by), by) : NONE
  return blow.gain - (1 - blow.kills) * counter.gain
}

/** How much of what a melee promises for later turns counts now. */
const LATER = 0.8

/** What it promises the charger, in gold, if the defender awaits the charge: the blow, the counterblow, and the melee that follows. */
export function awaitedWorth(state: State, by: Unit, weapon: Weapon, target: Unit): number {
  const blow = blowAt(state, by, weapon, target)
  const counter = bestBlow(state, target, countersAt(state, target, by), by)
  const locked = (1 - blow.kills) * (1 - counter.kills)
  const isReady = !isCrew(target) || target.answer === 'ready'
  const now = blow.gain - (isReady ? (1 - blow.kills) * counter.gain : 0)
  return now + LATER * locked * (blow.gain - counter.gain)
}

/** What it promises the charger, in gold, if the defender stands and shoots: whoever survives the shot strikes, unanswered (R39). */
export function stoodWorth(state: State, by: Unit, weapon: Weapon, target: Unit, shot: Weapon): number {
  const volley = blowAt(state, target, shot, by)
  const blow = blowAt(state, by, weapon, target)
  const counter = bestBlow(state, target, countersAt(state, target, by), by)
  const later = LATER * (1 - blow.kills) * (blow.gain - counter.gain)
  return (1 - volley.kills) * (blow.gain + later) - volley.gain
}

/** A charge must promise so much more than nothing, in gold: whoever strikes first gives up his choice for the rest. */
const CAUTION = 0.2

/** What a charge promises in gold, if the defender does what is best for himself (R38–R41). */
export function chargeWorth(state: State, by: Unit, weapon: Weapon, target: Unit): number {
  const shots = isCrew(target) ? shotsAt(state, target, by) : []
  const worth = Math.min(
    awaitedWorth(state, by, weapon, target),
    ...shots.map((shot) => stoodWorth(state, by, weapon, target, shot)),
  )
  return worth - CAUTION
}
