import type { Refusal } from '../../game.js'
import { CARDS } from '../cards.js'
import { canMake, flip, make, push, type Table } from '../table.js'
import { isHoldTarget, refuse } from '../targets.js'
import type { State, Unit } from '../types.js'
import { has, pieceOf } from '../units.js'

/** Whether the card has an ability that hits the deck on its own turn: Rogue, Pirate Fort. */
export const hasFlipAbility = (unit: Unit): boolean => has(unit, 'ransacks') || has(unit, 'fort_makes_pirate')

/** Why a flip-ability may not be used like this; nothing if it may. */
export function flipObjection(state: State, unit: Unit, hold: number | undefined): Refusal | undefined {
  if (has(unit, 'fort_makes_pirate')) {
    if (hold !== undefined) return refuse('no_hold_needed', 'The Fort makes a Pirate: name no hold.')
    if (!canMake(state, unit.seat))
      return refuse('too_many_made', 'You have as many extra cards as there can be.')
    return undefined
  }
  if (hold === undefined || !isHoldTarget(state, unit.seat, hold)) {
    return refuse('no_hold', 'Choose an opponent who has a card in the hold.')
  }
  return undefined
}

/** Rogue: on a hit a random card of the hold is destroyed (R65). Pirate Fort: on a hit it makes a Pirate (R61). */
export function useFlip(table: Table, unit: Unit, hold: number | undefined): void {
  unit.used++
  unit.flipped = true
  const by = pieceOf(unit)
  const isHit = flip(table, by, 'ability', CARDS[unit.card].flip ?? '', { hold: hold ?? null })
  if (!isHit) return
  if (hold === undefined) make(table, by, 'pirate')
  else push(table, { type: 'hit', seat: hold, unit: null, card: null, harm: 'destroy', step: 'navigator' })
}
