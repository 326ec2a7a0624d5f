import type { Refusal } from '../../game.js'
import type { Table } from '../table.js'
import { refuse } from '../targets.js'
import type { Unit } from '../types.js'
import { has, isCrew, pieceOf } from '../units.js'

/** Whether the card can let a crew attack again now: Flagbearers when played, the Captain once a turn (A87). */
export const canRally = (unit: Unit): boolean =>
  !unit.spent && ((has(unit, 'banner') && unit.fresh) || has(unit, 'commands'))

/** Why this crew may not be told to attack again; nothing if it may (A35, A87). */
export function rallyObjection(by: Unit, unit: Unit): Refusal | undefined {
  if (!canRally(by)) {
    return refuse(
      'cannot_rally',
      'Flagbearers let a crew attack again once, in the turn they are played; the Captain once in each turn.',
    )
  }
  if (unit.seat !== by.seat || !isCrew(unit))
    return refuse('not_your_crew', 'Choose one of your crew in play.')
  if (unit.id === by.id && has(by, 'commands')) {
    return refuse('not_himself', 'The Captain commands somebody else of your crew.')
  }
  return undefined
}

/** R56: one more attack in this turn. */
export function rally({ events }: Table, by: Unit, unit: Unit): void {
  by.spent = true
  unit.extra++
  events.push({ type: 'rallied', unit: pieceOf(unit), by: pieceOf(by) })
}
