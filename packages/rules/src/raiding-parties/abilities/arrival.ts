import { draw, make, push, type Table } from '../table.js'
import type { Unit } from '../types.js'
import { has, pieceOf } from '../units.js'

/**
 * What happens by itself when a card comes into play: Advisor draws, the Pirate Chief makes a Pirate, Liberty brings
 * a Privateer (R69, A88). Whatever searches a locker waits for its owner: on the own turn he searches when he likes
 * (R58), out of turn he is asked at once (R37, A54).
 */
export function arrive(table: Table, unit: Unit): void {
  if (has(unit, 'advisor_draws')) draw(table, unit.seat, 'advice')
  if (has(unit, 'chief_makes_pirate')) make(table, pieceOf(unit), 'pirate')
  if (has(unit, 'liberty_brings_privateer')) make(table, pieceOf(unit), 'privateer')
  if (has(unit, 'searches') && unit.seat !== table.state.onTurn) {
    push(table, { type: 'search', by: unit.id, seat: unit.seat })
  }
}
