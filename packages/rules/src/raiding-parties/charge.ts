import { attack, first, standWeapons } from './attack.js'
import type { Weapon } from './sheet.js'
import { pop, type Table } from './table.js'
import type { ChargeFrame, State } from './types.js'
import { isCrew, pieceOf, unitOf, weaponOf } from './units.js'

/** The weapons with which whoever is charged may Stand and Shoot (R39, A23, A24, A30). */
export function standingWeapons(state: State, { by, target, step }: ChargeFrame): Weapon[] {
  const charger = unitOf(state, by)
  const defender = unitOf(state, target)
  return step === 'declared' && charger && defender ? standWeapons(state, defender, charger) : []
}

/** The defender stands and shoots; he will not retaliate in this turn (R39, A29). */
export function standAndShoot(table: Table, frame: ChargeFrame, weapon: Weapon): void {
  const charger = unitOf(table.state, frame.by)
  const defender = unitOf(table.state, frame.target)
  frame.step = 'arriving'
  if (!charger || !defender) return
  defender.answer = 'stood'
  attack(table, defender, weapon, first('stand'), { target: charger })
}

/** The defender lets the charge come (R41). */
export function awaitCharge({ state, events }: Table, frame: ChargeFrame): void {
  const charger = unitOf(state, frame.by)
  const defender = unitOf(state, frame.target)
  frame.step = 'arriving'
  if (charger && defender) events.push({ type: 'awaits', unit: pieceOf(defender), target: pieceOf(charger) })
}

/** If both are still there, melee is joined and the charger attacks (R40, R51, A90). */
export function stepCharge(table: Table, frame: ChargeFrame): void {
  const charger = unitOf(table.state, frame.by)
  const defender = unitOf(table.state, frame.target)
  const weapon = charger && weaponOf(table.state, charger, frame.weapon)
  pop(table)
  if (!charger || !defender || !weapon) return
  charger.foe = defender.id
  if (isCrew(defender)) defender.foe = charger.id
  charger.fought = true
  table.events.push({ type: 'joined', unit: pieceOf(charger), target: pieceOf(defender) })
  attack(table, charger, weapon, first('own'), { target: defender })
}
