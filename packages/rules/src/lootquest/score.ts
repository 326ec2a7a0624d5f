import { type HeroName, heroAt } from './heroes.js'
import type { Gain, Hand, Hero, Round } from './sheet.js'
import type { Die } from './types.js'
import { isIn } from './zones.js'

/** What a text adds to the score of a round. */
export const plusOf = (gain: Gain | undefined, round: Round): number =>
  gain?.type === 'score' && gain.round === round ? gain.plus : 0

/** What a die scores by lying in a zone: 1 in a zone of the round's kind (R9, R10), and what the zone's text adds (R8). */
export function zoneScore({ zones }: Hero, at: number, round: Round): number {
  const zone = zones[at]
  if (!zone || zone.kind === 'challenge') return 0
  return (zone.kind === round ? 1 : 0) + plusOf(zone.gives, round)
}

/** What a card's coloured cubes add for a die in one of its zones, once a round each (R23). */
export function cubeScore({ zones, powers }: Hero, at: number, colour: Hero['colour'], round: Round): number {
  let score = 0
  for (const power of powers) {
    if (power.type !== 'cube' || power.colour !== colour) continue
    if (power.zone === undefined || power.zone === zones[at]?.kind) score += plusOf(power.gives, round)
  }
  return score
}

/** A bonus for the whole round, where the score without such bonuses is at least `least`. */
export type Bonus = { readonly least: number; readonly plus: number }

/**
 * The bonuses that stacks and allies promise for these dice (R24, R27), whatever is placed.
 *
 * @param dice all that were rolled in the round, as they lie (A11)
 * @param out heroes that sit out: their cards give nothing (A19)
 */
export function bonusesOf(
  armada: readonly HeroName[],
  out: readonly number[],
  round: Round,
  dice: readonly Pick<Die, 'face'>[],
): Bonus[] {
  const bonuses: Bonus[] = []
  for (let slot = 0; slot < armada.length; slot++) {
    const { powers } = heroAt(armada, slot)
    if (powers.length === 0 || out.includes(slot)) continue
    for (const power of powers) {
      if (power.type === 'stack') {
        const plus = plusOf(power.gives, round)
        if (plus > 0 && isHand(power.hand, dice)) bonuses.push({ least: power.least, plus })
      } else if (power.type === 'ally' && power.gives.type === 'score') {
        const plus = plusOf(power.gives, round)
        if (plus > 0 && isIn(armada, power.hero)) bonuses.push({ least: 1, plus })
      }
    }
  }
  return bonuses
}

/** A score with its bonuses. */
export function withBonuses(score: number, bonuses: readonly Bonus[]): number {
  let all = score
  for (const { least, plus } of bonuses) if (score >= least) all += plus
  return all
}

/** The score of a round as the dice lie (R9, R10). */
export function scoreOf(
  armada: readonly HeroName[],
  out: readonly number[],
  round: Round,
  dice: readonly Die[],
): number {
  let score = 0
  // Cards whose cubes have scored, a bit each.
  let cubed = 0
  for (const { hero, on } of dice) {
    if (!on) continue
    const card = heroAt(armada, on.hero)
    score += zoneScore(card, on.zone, round)
    const cube = cubeScore(card, on.zone, heroAt(armada, hero).colour, round)
    if (cube === 0 || cubed & (1 << on.hero)) continue
    cubed |= 1 << on.hero
    score += cube
  }
  return withBonuses(score, bonusesOf(armada, out, round, dice))
}

/** Whether all dice of a round, two at least, are of this kind (R24). */
export function isHand(hand: Hand, dice: readonly Pick<Die, 'face'>[]): boolean {
  if (dice.length < 2) return false
  switch (hand) {
    case 'all_odd':
      return dice.every(({ face }) => face % 2 === 1)
    case 'all_even':
      return dice.every(({ face }) => face % 2 === 0)
    case 'pair':
      return differentFaces(dice) < dice.length
    case 'all_different':
      return differentFaces(dice) === dice.length
    case 'run_of_three':
      return dice.some(({ face }) => hasFace(dice, face + 1) && hasFace(dice, face + 2))
  }
}

const hasFace = (dice: readonly Pick<Die, 'face'>[], wanted: number): boolean =>
  dice.some(({ face }) => face === wanted)

function differentFaces(dice: readonly Pick<Die, 'face'>[]): number {
  let seen = 0
  let count = 0
  for (const { face } of dice) {
    if ((seen >> face) & 1) continue
    seen |= 1 << face
    count++
  }
  return count
}
