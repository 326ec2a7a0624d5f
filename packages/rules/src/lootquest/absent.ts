import { best } from '../best.js'
import { type Chance, pickOne, shuffle } from '../chance.js'
import type { Decision } from '../game.js'
import { leastMissed } from './advice/challenges.js'
import { highestScore } from './advice/round.js'
import { pool } from './armadas.js'
import { type Ask, askFor } from './asks.js'
import { ableToFace, challengeOf, challenger } from './challenge.js'
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
      return highestScore(state)
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
function bestOdds(state: State): number {
  const { armada } = sideAt(state, other(onTurn(state)))
  const by = heroOf(challenger(state))
  return best(ableToFace(state), (slot) => oddsOf(heroAt(armada, slot), challengeOf(state), by)) ?? 0
}
