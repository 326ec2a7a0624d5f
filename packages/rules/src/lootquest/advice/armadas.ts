import { best } from '../../best.js'
import { type Chance, shuffle } from '../../chance.js'
import { pool } from '../armadas.js'
import { type HeroName, heroOf, NAMES } from '../heroes.js'
import { sideAt } from '../table.js'
import type { State } from '../types.js'
import { memory } from './memory.js'
import { meanOf, spreadOf } from './odds.js'

/** So many armadas are compared: the best of a few is good, and seldom the same. */
const COMPARED = 6
/** What a card's challenge adds to its armada, in LOOT a turn. */
const CHALLENGE = 0.15

/** An armada for the bot. */
export function chooseArmada({ heroes }: State, chance: Chance): HeroName[] {
  const armadas = Array.from({ length: COMPARED }, () => shuffle(chance, NAMES).slice(0, heroes))
  return best(armadas, strengthOf) ?? []
}

/** The hero that makes most of the seat's armada, out of a few that are left. */
export function chooseHero(state: State, seat: number, chance: Chance): HeroName | undefined {
  const { armada } = sideAt(state, seat)
  return best(shuffle(chance, pool(state)).slice(0, COMPARED), (name) => strengthOf([...armada, name]))
}

/**
 * What an armada loots and barges on average, for comparison: of all its pairs, since what heroes do for each other they do
 * in pairs, so that large armadas are judged as quickly as small ones.
 */
export function strengthOf(armada: readonly HeroName[]): number {
  const pairs = armada.flatMap((one, at) => armada.slice(at + 1).map((other) => [one, other]))
  const scores = pairs.length > 0 ? pairs : [armada]
  return scores.reduce((sum, pair) => sum + scoreOf(pair), 0) / scores.length
}

const known = memory<number>(NAMES.length ** 2)

const scoreOf = (pair: readonly HeroName[]): number =>
  known(
    pair.join(),
    () => meanOf(spreadOf(pair, 'loot')) + meanOf(spreadOf(pair, 'barge')) + challenges(pair),
  )

const challenges = (pair: readonly HeroName[]): number =>
  CHALLENGE * pair.filter((name) => heroOf(name).zones.some(({ kind }) => kind === 'challenge')).length
