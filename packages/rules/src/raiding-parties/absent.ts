import type { Decision } from '../game.js'
import { mustPlay, playObjection } from './abilities/plays.js'
import { type Ask, askFor } from './asks.js'
import { counterWeapons, nextTargets } from './attack.js'
import { CARDS, type CardName } from './cards.js'
import { standingWeapons } from './charge.js'
import { holdsJollyRoger, wouldDie } from './hit.js'
import { goldOf } from './lists.js'
import { presetFor } from './party.js'
import { oddsOf } from './playing.js'
import type { Weapon } from './sheet.js'
import { playerAt } from './table.js'
import { countersAt, mustFight, strikesAt } from './targets.js'
import { type Move, type Orders, orders as ordersSchema, type State, type Unit, type When } from './types.js'
import { damageBy, harmOf, hitsFor, leftOf, shotsOf, unitOf } from './units.js'

/** How much harm an attack does on average: hits, and a Cannon kills crew at once. */
export function forceOf(state: State, by: Unit, weapon: Weapon, target: Unit): number {
  const flips = weapon.form === 'melee' || weapon.targets === 1 ? shotsOf(weapon) : 1
  return oddsOf(hitsFor(state, by, weapon.hits)) * flips * damageBy(harmOf(weapon), target)
}

/** The weapon that does the most harm. */
function best(state: State, by: Unit, weapons: readonly Weapon[], target: Unit): Weapon | undefined {
  const force = (weapon: Weapon) => forceOf(state, by, weapon, target)
  return weapons.toSorted((a, b) => force(b) - force(a))[0]
}

const DEFAULTS = ordersSchema.parse({})

/** What is played for a player whose time ran out (A75, A76 and the last column of D1–D16). */
export function absent(state: State, decision: Decision): Move {
  const ask = askFor(state, decision)
  if (!ask) return { type: 'end' }
  switch (ask.what) {
    case 'party':
      return presetFor(state.gold)
    case 'turn':
      return absentTurn(state)
    case 'aim':
      return { type: 'stop' }
    default:
      return byItself(state, ask, DEFAULTS)
  }
}

/** Plays the cheapest card that is no one timer, strikes where it must, and ends the turn (A75). */
function absentTurn(state: State): Move {
  const { hold } = playerAt(state, state.onTurn)
  if (mustPlay(state)) {
    const playable = hold.filter((card) => !playObjection(state, card))
    const isTrick = (card: CardName) => Number(CARDS[card].kind === 'one_timer')
    const [card] = playable.toSorted((a, b) => isTrick(a) - isTrick(b) || CARDS[a].gold - CARDS[b].gold)
    if (card) return { type: 'play', card }
  }
  const unit = state.units.find((each) => each.seat === state.onTurn && mustFight(state, each))
  const foe = unit && unit.foe !== null ? unitOf(state, unit.foe) : undefined
  const weapon = unit && foe && best(state, unit, strikesAt(state, unit, foe), foe)
  return unit && weapon ? { type: 'strike', by: unit.id, weapon: weapon.name } : { type: 'end' }
}

/** The answers that a player left with the server; `undefined` where he wants to be asked (A46, D8–D14). */
export function standing(state: State, decision: Decision, orders: Orders): Move | undefined {
  const ask = askFor(state, decision)
  return ask && isLeftToOrders(state, ask, orders) ? byItself(state, ask, orders) : undefined
}

/** In windows an order answers for whoever did not (A46). */
export function overdue(state: State, decision: Decision, orders: Orders): Move | undefined {
  const ask = askFor(state, decision)
  return ask?.what === 'jolly_roger' || ask?.what === 'navigator' ? byItself(state, ask, orders) : undefined
}

function isLeftToOrders(state: State, { what }: Ask, orders: Orders): boolean {
  switch (what) {
    case 'jolly_roger':
    case 'navigator':
      return state.reactions === 'standing_orders'
    case 'stand':
      return orders.standAndShoot === 'auto'
    case 'weapon':
      return orders.retaliation === 'auto'
    case 'answer':
      return orders.answers === 'auto'
    case 'grenade':
      return orders.grenades === 'auto'
    case 'aim': {
      const frame = state.stack.at(-1)
      return frame?.type === 'attack' && frame.why === 'stand' && orders.standAndShoot === 'auto'
    }
    default:
      return false
  }
}

/** The answer that needs no player. */
function byItself(state: State, ask: Ask, orders: Orders): Move {
  switch (ask.what) {
    case 'jolly_roger':
      return { type: 'jolly_roger', use: wantsJollyRoger(state, ask.seat, orders) }
    case 'navigator':
      return { type: 'navigator', use: wantsNavigator(state, ask.seat, orders) }
    case 'stand':
      return standOrAwait(state)
    case 'weapon':
    case 'answer':
      return counter(state, ask.what)
    case 'grenade':
    case 'aim':
      return nextShot(state, ask.what)
    default:
      return searchDearest(state, ask.seat)
  }
}

/** A search out of turn takes the dearest card (A54). */
function searchDearest(state: State, seat: number): Move {
  const frame = state.stack.at(-1)
  const [card] = playerAt(state, seat).locker.toSorted((a, b) => CARDS[b].gold - CARDS[a].gold)
  return card && frame?.type === 'search' ? { type: 'search', by: frame.by, card } : { type: 'end' }
}

function wantsJollyRoger(state: State, seat: number, orders: Orders): boolean {
  const frame = state.stack.at(-1)
  if (frame?.type !== 'hit' || frame.card === null || frame.seat !== seat) return false
  const gold = CARDS[frame.card].gold
  return holdsJollyRoger(state, frame) && isTime(orders.jollyRoger, wouldDie(state, frame), gold, orders)
}

/** Of a hold that is hit nobody knows which card it will be: one that dies will do, and gold counts on average. */
function wantsNavigator(state: State, seat: number, orders: Orders): boolean {
  const frame = state.stack.at(-1)
  const { hold } = playerAt(state, seat)
  if (frame?.type !== 'hit' || !hold.includes('navigator')) return false
  const canDie = hold.some((card) => wouldDie(state, { ...frame, card }))
  return isTime(orders.navigator, canDie, goldOf(hold) / hold.length, orders)
}

function isTime(when: When, isDying: boolean, gold: number, { worth }: Orders): boolean {
  switch (when) {
    case 'never':
      return false
    case 'always':
      return true
    case 'dying':
      return isDying
    case 'worth':
      return gold >= worth
  }
}

/** Stand and Shoot with a Cannon, or if it promises more than retaliation (D8). */
function standOrAwait(state: State): Move {
  const frame = state.stack.at(-1)
  if (frame?.type !== 'charge') return { type: 'await' }
  const charger = unitOf(state, frame.by)
  const defender = unitOf(state, frame.target)
  if (!charger || !defender) return { type: 'await' }
  const shot = best(state, defender, standingWeapons(state, frame), charger)
  const blow = best(state, defender, countersAt(state, defender, charger), charger)
  const hopes = (weapon: Weapon | undefined) => (weapon ? forceOf(state, defender, weapon, charger) : 0)
  return shot && (shot.cannon || hopes(shot) > hopes(blow))
    ? { type: 'stand', weapon: shot.name }
    : { type: 'await' }
}

/** Strikes back with the weapon that does the most (D9, D13, D14). */
function counter(state: State, what: 'weapon' | 'answer'): Move {
  const frame = state.stack.at(-1)
  if (frame?.type !== 'retaliation' && frame?.type !== 'answer') return { type: 'decline' }
  const unit = unitOf(state, frame.by)
  const foe = unitOf(state, frame.at)
  const weapon = unit && foe && best(state, unit, counterWeapons(state, frame), foe)
  return weapon ? { type: what, weapon: weapon.name } : { type: 'decline' }
}

/** At whoever is nearest to death, and of those the dearest (D12). A shot goes on at the first target, if it can. */
function nextShot(state: State, what: 'grenade' | 'aim'): Move {
  const frame = state.stack.at(-1)
  if (frame?.type !== 'attack') return { type: 'stop' }
  const isFirst = ({ id }: Unit) => Number(frame.struck[0] === id)
  const [target] = nextTargets(state, frame).toSorted(
    (a, b) => isFirst(b) - isFirst(a) || leftOf(a) - leftOf(b) || CARDS[b.card].gold - CARDS[a.card].gold,
  )
  return target ? { type: what, target: target.id } : { type: 'stop' }
}
