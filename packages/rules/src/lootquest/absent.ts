import { type Chance, pickOne, shuffle } from '../chance.js'
import type { Decision } from '../game.js'
import { bestPlacing } from './advice.js'
import { pool } from './armadas.js'
import { type Ask, askFor } from './asks.js'
import { ableToFace, challengeOf, challenger } from './challenge.js'
import { meanScore } from './expected.js'
import { heroAt, heroOf, NAMES } from './heroes.js'
import { oddsOf } from './odds.js'
import { heroNamed, onTurn, other, sideAt } from './table.js'
import type { Move, Orders, State } from './types.js'

/** What is played for a player whose time ran out (A30). */
export function absent(state: State, decision: Decision, chance: Chance): Move {
  const ask = askFor(state, decision)
  if (!ask) return { type: 'done' }
  switch (ask.what) {
    case 'armada':
      return { type: 'armada', heroes: anyArmada(state, ask.seat, chance) }
    case 'draft':
      return { type: 'draft', hero: pickOne(chance, pool(state)) }
    case 'place':
      return bestPlacing(state)
    case 'order':
      return { type: 'order', challenges: state.challenges }
    case 'face':
      return { type: 'face', hero: bestOdds(state) }
    case 'again':
      return { type: 'again', roll: true }
  }
}

function anyArmada({ armadas, heroes, sides }: State, seat: number, chance: Chance) {
  return armadas === 'dealt' ? sideAt({ sides }, seat).armada : shuffle(chance, NAMES).slice(0, heroes)
}

/** The answers that a player left with the server; `undefined` where he wants to be asked. */
export function standing(state: State, decision: Decision, orders: Orders): Move | undefined {
  const ask = askFor(state, decision)
  switch (ask?.what) {
    case 'face': {
      const hero = ordered(state, ask, orders)
      return hero === undefined ? undefined : { type: 'face', hero }
    }
    case 'again':
      return orders.second_roll === 'auto' ? { type: 'again', roll: true } : undefined
    default:
      return undefined
  }
}

/** The hero that faces a challenge by standing order. */
function ordered(state: State, { seat }: Ask, { champion, challenges }: Orders): number | undefined {
  const slot = ableToFace(state).find((able) => heroNamed(state, seat, able) === champion)
  if (slot !== undefined) return slot
  switch (challenges) {
    case 'ask':
      return undefined
    case 'best_odds':
      return bestOdds(state)
    case 'least_missed':
      return leastMissed(state)
  }
}

/** The hero that succeeds most often, the first of them. */
const bestOdds = (state: State): number => leastOf(ableToFace(state), (slot) => failing(state, slot))

/** How often a hero fails the challenge that is played, from 0 to 1. */
function failing(state: State, slot: number): number {
  const { armada } = sideAt(state, other(onTurn(state)))
  return 1 - oddsOf(heroAt(armada, slot), challengeOf(state), heroOf(challenger(state)))
}

function leastOf(slots: readonly number[], costOf: (slot: number) => number): number {
  let best = slots[0] ?? 0
  let least = Number.POSITIVE_INFINITY
  for (const slot of slots) {
    const cost = costOf(slot)
    if (cost >= least) continue
    best = slot
    least = cost
  }
  return best
}

/** The hero whose failing costs the coming barge round least on average, or LOOT where the challenge takes a toll. */
function leastMissed(state: State): number {
  const { armada, out, total } = sideAt(state, other(onTurn(state)))
  const { penalties } = challengeOf(state)
  const toll = penalties.includes('toll') && total > 0 ? 1 : 0
  const all = meanScore(armada, out, 'barge')
  return leastOf(ableToFace(state), (slot) => {
    const missed = penalties.includes('sit_out') ? all - meanScore(armada, [...out, slot], 'barge') : 0
    return failing(state, slot) * (missed + toll)
  })
}
