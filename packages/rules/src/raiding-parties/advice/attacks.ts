import { CARDS } from '../cards.js'
import { attacksOf } from '../legal.js'
import { goldOf } from '../lists.js'
import { playerAt } from '../table.js'
import type { Move, State, Unit } from '../types.js'
import { unitOf, weaponOf } from '../units.js'
import { worthWith } from '../worth.js'
import { chargeWorth, strikeWorth, volleyWorth } from './blows.js'
import { chanceOf } from './odds.js'

const ATTACKS = ['shoot', 'charge', 'strike', 'ransack', 'recruit'] as const
export type Attack = Extract<Move, { type: (typeof ATTACKS)[number] }>

export const isAttack = (move: Move): move is Attack => ATTACKS.some((type) => type === move.type)

/** What an attack or flip-ability of a card promises, in gold: what the other side loses, less what this one does. */
export function attackWorth(state: State, by: Unit, move: Attack): number {
  if (move.type === 'ransack' || move.type === 'recruit') {
    const worth = move.type === 'ransack' ? holdWorth(state, move.hold) : PIRATE
    return chanceOf(state, by, CARDS[by.card].flip) * worth
  }
  const weapon = weaponOf(state, by, move.weapon)
  if (!weapon) return 0
  if (move.type === 'shoot' && move.hold !== undefined) {
    return chanceOf(state, by, weapon.hits) * holdWorth(state, move.hold)
  }
  const at = move.type === 'strike' ? by.foe : move.target
  const target = typeof at === 'number' ? unitOf(state, at) : undefined
  if (!target) return 0
  switch (move.type) {
    case 'shoot':
      return volleyWorth(state, by, weapon, target)
    case 'charge':
      return chargeWorth(state, by, weapon, target)
    case 'strike':
      return strikeWorth(state, by, weapon, target)
  }
}

/** What one more attack of a card promises, in gold: its best, or nothing if it had better not attack. */
export const bestAttackWorth = (state: State, unit: Unit): number =>
  attacksOf(state, unit)
    .filter(isAttack)
    .reduce((best, move) => Math.max(best, attackWorth(state, unit, move)), 0)

/** What a Pirate is worth that comes from outside (R61). */
export const PIRATE = worthWith('pirate', 1)

/** Hit points of a card that nobody has seen, as far as they count. */
const LIVES = 0.9
/** How often an Evade, a Navigator or a Jolly Roger saves a card of a hold, roughly. */
const SAVED = 0.12

/** What a random card of a hold is worth: whatever nobody has seen yet shares the gold that is left. */
function holdWorth(state: State, seat: number): number {
  const { hold, locker, djl } = playerAt(state, seat)
  const inPlay = state.units.filter((unit) => unit.seat === seat && !unit.made).map(({ card }) => card)
  const left = Math.max(0, state.gold - goldOf(djl) - goldOf(inPlay))
  return (1 - SAVED) * (left / Math.max(1, hold.length + locker.length) + LIVES)
}
