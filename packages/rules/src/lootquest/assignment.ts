import { type HeroName, heroAt } from './heroes.js'
import { type Bonus, bonusesOf, cubeScore, withBonuses, zoneScore } from './score.js'
import type { Round } from './sheet.js'
import type { Die } from './types.js'
import { type Spot, spotsOf, takenBy, takes } from './zones.js'

/** Where dice lie best, and what they score then. */
export type Assignment = {
  readonly score: number
  /** What is still to be placed for it; the dice that score nothing stay where they are. */
  readonly places: readonly { readonly die: number; readonly spot: Spot }[]
}

/**
 * The placing of the dice that scores most, by trying all that can score. Dice that are placed stay (A8), texts that
 * change dice are not used, and nobody is challenged.
 *
 * @param out heroes that sit out; in loot rounds nobody does
 */
export function bestAssignment(
  armada: readonly HeroName[],
  out: readonly number[],
  round: Round,
  dice: readonly Die[],
): Assignment {
  return new Search(armada, out, round, dice).best()
}

class Search {
  readonly #armada: readonly HeroName[]
  readonly #round: Round
  readonly #loose: Die[] = []
  readonly #spots: readonly Spot[]
  readonly #bonuses: readonly Bonus[]
  #taken: number
  /** Cards whose cubes have scored, as bits. */
  #cubed = 0
  #score = 0
  /** The most that the loose dice from each on could still score, if none were in another's way. */
  readonly #most: number[] = [0]
  readonly #path: { die: number; spot: Spot }[] = []
  #best: Assignment = { score: -1, places: [] }

  constructor(armada: readonly HeroName[], out: readonly number[], round: Round, dice: readonly Die[]) {
    this.#armada = armada
    this.#round = round
    this.#spots = spotsOf(armada, round, out)
    this.#bonuses = bonusesOf(armada, out, round, dice)
    this.#taken = takenBy(dice)
    for (const die of dice) {
      if (die.on) this.#score += this.#add(die.hero, die.on.hero, die.on.zone)
      else this.#loose.push(die)
    }
    for (const die of this.#loose.toReversed()) this.#most.unshift((this.#most[0] ?? 0) + this.#mostOf(die))
  }

  best(): Assignment {
    this.#goOn(0)
    return this.#best
  }

  /** Tries all places for the dice from here on. */
  #goOn(index: number): void {
    const die = this.#loose[index]
    if (!die) {
      const score = withBonuses(this.#score, this.#bonuses)
      if (score > this.#best.score) this.#best = { score, places: [...this.#path] }
      return
    }
    const atMost = withBonuses(this.#score + (this.#most[index] ?? 0), this.#bonuses)
    if (atMost <= this.#best.score) return
    for (const spot of this.#spots) {
      if (this.#taken & spot.bit || !takes(spot, die)) continue
      const cubed = this.#cubed
      const plus = this.#add(die.hero, spot.hero, spot.zone)
      if (plus > 0) {
        this.#taken |= spot.bit
        this.#score += plus
        this.#path.push({ die: die.hero, spot })
        this.#goOn(index + 1)
        this.#path.pop()
        this.#score -= plus
        this.#taken &= ~spot.bit
      }
      this.#cubed = cubed
    }
    this.#goOn(index + 1)
  }

  /** What a die scores where it scores most. */
  #mostOf(die: Die): number {
    let most = 0
    for (const spot of this.#spots) {
      if (!takes(spot, die)) continue
      const card = heroAt(this.#armada, spot.hero)
      const { colour } = heroAt(this.#armada, die.hero)
      const plus = zoneScore(card, spot.zone, this.#round) + cubeScore(card, spot.zone, colour, this.#round)
      if (plus > most) most = plus
    }
    return most
  }

  /** What one more die scores, its card's cube with it. */
  #add(die: number, hero: number, zone: number): number {
    const card = heroAt(this.#armada, hero)
    let plus = zoneScore(card, zone, this.#round)
    if (card.powers.length > 0 && !((this.#cubed >> hero) & 1)) {
      const cube = cubeScore(card, zone, heroAt(this.#armada, die).colour, this.#round)
      if (cube > 0) this.#cubed |= 1 << hero
      plus += cube
    }
    return plus
  }
}
