import { type HeroName, heroAt } from '../heroes.js'
import { bonusesOf, cubeScore, withBonuses, zoneScore } from '../score.js'
import type { Round } from '../sheet.js'
import type { Die, Earned } from '../types.js'
import { earnsUse, type Spot, spotsOf, takenBy, takes, type Use, useOf } from '../zones.js'
import { bitsOf } from './scene.js'

/** An armada in a round, and who of it sits out: what all reckoning about dice starts from. */
export type Ground = {
  readonly armada: readonly HeroName[]
  readonly round: Round
  readonly out: readonly number[]
  readonly spots: readonly Spot[]
  /** By slot: the text of the card that its player can use, once it is earned. */
  readonly uses: readonly (Use | undefined)[]
  /** Zones in which a die earns one of these texts, with the dice that do, a bit for each slot. */
  readonly earning: readonly { readonly spot: Spot; readonly dice: number }[]
}

/** How dice lie, and which texts are earned. */
export type Lay = { readonly dice: readonly Die[]; readonly earned: readonly Earned[] }

export function groundOf(armada: readonly HeroName[], round: Round, out: readonly number[]): Ground {
  const spots = spotsOf(armada, round, out)
  const uses = armada.map((_, slot) => (out.includes(slot) ? undefined : useOf(heroAt(armada, slot))))
  const earning = spots.flatMap((spot) => {
    const card = heroAt(armada, spot.hero)
    const dice = bitsOf(
      [...armada.keys()].filter(
        (die) => (spot.accepts[die] ?? 0) > 0 && earnsUse(card, spot.zone, heroAt(armada, die).colour),
      ),
    )
    return dice > 0 ? [{ spot, dice }] : []
  })
  return { armada, round, out, spots, uses, earning }
}

/** Whether a die in this zone earns the text of the card. */
export const earns = ({ earning }: Ground, hero: number, zone: number, die: number): boolean =>
  earning.some(({ spot, dice }) => spot.hero === hero && spot.zone === zone && ((dice >> die) & 1) === 1)

/** A score for each set of cards that challenge, a bit for each slot. */
export type Ends = ReadonlyMap<number, number>

type Way = { readonly points: number; readonly cubes: number; readonly cards: number }

/** The best score that can be had from here without texts, for each set of challenges that can be placed with it. */
export function endsOf(ground: Ground, { dice }: Lay): Ends {
  let ways = new Map([[takenBy(dice), wayOf(ground, dice)]])
  for (const die of dice) {
    if (die.on) continue
    const next = new Map(ways)
    for (const spot of ground.spots) {
      if (!takes(spot, die)) continue
      for (const [taken, way] of ways) {
        if (taken & spot.bit) continue
        const more = wayOn(ground, way, die.hero, spot)
        if (more.points === way.points && more.cards === way.cards) continue
        if (more.points > (next.get(taken | spot.bit)?.points ?? -1)) next.set(taken | spot.bit, more)
      }
    }
    ways = next
  }
  const bonuses = bonusesOf(ground.armada, ground.out, ground.round, dice)
  const ends = new Map<number, number>()
  for (const { cards, points } of ways.values())
    ends.set(cards, Math.max(ends.get(cards) ?? 0, withBonuses(points, bonuses)))
  return ends
}

/** What comes of the dice as they lie. */
export function endOf(ground: Ground, { dice }: Lay): { readonly cards: number; readonly score: number } {
  const { cards, points } = wayOf(ground, dice)
  return { cards, score: withBonuses(points, bonusesOf(ground.armada, ground.out, ground.round, dice)) }
}

/** What the dice that are placed already come to. */
function wayOf(ground: Ground, dice: readonly Die[]): Way {
  let way: Way = { points: 0, cubes: 0, cards: 0 }
  for (const { hero, on } of dice) {
    const spot = on && ground.spots.find((each) => each.hero === on.hero && each.zone === on.zone)
    if (spot) way = wayOn(ground, way, hero, spot)
  }
  return way
}

/** With one die more. */
function wayOn({ armada, round }: Ground, way: Way, die: number, { hero, zone, kind }: Spot): Way {
  const card = heroAt(armada, hero)
  const bit = 1 << hero
  const cube = way.cubes & bit ? 0 : cubeScore(card, zone, heroAt(armada, die).colour, round)
  return {
    points: way.points + zoneScore(card, zone, round) + cube,
    cubes: cube > 0 ? way.cubes | bit : way.cubes,
    cards: kind === 'challenge' ? way.cards | bit : way.cards,
  }
}
