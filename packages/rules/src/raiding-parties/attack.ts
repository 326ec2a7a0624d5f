import type { Weapon } from './sheet.js'
import { flip, pop, push, type Table } from './table.js'
import { countersAt, shotsAt, shotTargets } from './targets.js'
import type { AttackFrame, CounterFrame, State, Unit } from './types.js'
import { harmOf, has, isCrew, isInPlay, isShipOrFort, pieceOf, shotsOf, unitOf, weaponOf } from './units.js'

/** A blow, a counterblow, and the answer to that: no chain is longer (A39). */
const LONGEST_CHAIN = 4

/** Where an attack begins: at a card in play, at a hold, or nowhere yet. */
type Aim = { readonly target?: Unit | undefined; readonly hold?: number | undefined }

/** What an attack came of. */
type Cause = Pick<AttackFrame, 'why' | 'chain' | 'answered'>

/** The cause of an attack that answers nothing. */
export const first = (why: AttackFrame['why']): Cause => ({ why, chain: 1, answered: [] })

/** Begins an attack; its flips follow one by one. */
export function attack(table: Table, by: Unit, weapon: Weapon, cause: Cause, aim: Aim): void {
  const frame: AttackFrame = {
    type: 'attack',
    by: by.id,
    seat: by.seat,
    weapon: weapon.name,
    ...cause,
    shots: shotsOf(weapon),
    target: null,
    hold: aim.hold ?? null,
    struck: [],
    only: false,
    thrown: [],
  }
  const target = aim.target ? pieceOf(aim.target) : null
  const { why } = cause
  table.events.push({
    type: 'attacks',
    unit: pieceOf(by),
    weapon: weapon.name,
    why,
    target,
    hold: frame.hold,
  })
  if (aim.target) aimAt(table.state, frame, weapon, aim.target)
  push(table, frame)
}

/** The next flip is for this card. The first target may have to be the only one (R28, A20, A35, A63). */
export function aimAt(state: State, frame: AttackFrame, weapon: Weapon, target: Unit): void {
  if (frame.struck.length === 0) {
    frame.only = isShipOrFort(target) || isInPlay(state, 'dueling_grounds')
    if (frame.only && weapon.targets > 1) frame.shots = 1
  }
  frame.target = target.id
  if (!frame.struck.includes(target.id)) frame.struck = [...frame.struck, target.id]
}

/** Whom the next shot of an attack may be for, chosen after seeing what came of the last one (R26–R28, A18). */
export function nextTargets(state: State, frame: AttackFrame): Unit[] {
  const by = unitOf(state, frame.by)
  const weapon = by && weaponOf(state, by, frame.weapon)
  if (!weapon || weapon.form === 'melee' || frame.shots === 0) return []
  const targets = shotTargets(state, frame.seat, weapon)
  if (frame.struck.length === 0) return targets
  if (frame.only || frame.why === 'answer') return targets.filter(({ id }) => frame.struck.includes(id))
  const isNew = (unit: Unit) => weapon.targets === 1 || !frame.struck.includes(unit.id)
  return targets.filter((unit) => !isShipOrFort(unit) && isNew(unit))
}

/** Whether the owner is to say whom the next shot is for. An answer goes on at whoever is answered. */
export const isToAim = (state: State, frame: AttackFrame): boolean =>
  frame.target === null &&
  frame.hold === null &&
  frame.why !== 'answer' &&
  nextTargets(state, frame).length > 0

/** One flip of an attack, or its end. */
export function stepAttack(table: Table, frame: AttackFrame): void {
  const { state } = table
  const by = unitOf(state, frame.by)
  const weapon = by && weaponOf(state, by, frame.weapon)
  if (!by || !weapon) {
    pop(table)
    return
  }
  if (frame.hold !== null) {
    const { hold } = frame
    frame.hold = null
    frame.shots = 0
    flipFor(table, by, weapon, { hold })
    return
  }
  if (frame.target === null && frame.why === 'answer') frame.target = nextTargets(state, frame)[0]?.id ?? null
  if (frame.target === null) {
    end(table, frame, by, weapon)
    return
  }
  const target = unitOf(state, frame.target)
  frame.target = null
  if (!target) return
  frame.shots--
  // Both flips of a ×2 weapon are for the one target (R44).
  if (weapon.form === 'melee' && frame.shots > 0) frame.target = target.id
  flipFor(table, by, weapon, { target })
}

function flipFor(table: Table, by: Unit, weapon: Weapon, { target, hold }: Aim): void {
  const about = { weapon: weapon.name, target: target ? pieceOf(target) : null, hold: hold ?? null }
  if (!flip(table, pieceOf(by), 'attack', weapon.hits, about)) return
  const harm = harmOf(weapon)
  if (target) {
    const { seat, id, card } = target
    push(table, { type: 'hit', seat, unit: id, card, harm, step: 'evade' })
  } else if (hold !== undefined) {
    push(table, { type: 'hit', seat: hold, unit: null, card: null, harm, step: 'navigator' })
  }
}

/** All flips of an attack are done: now those who were attacked may strike back (R40, R41, R49, R55). */
function end(table: Table, frame: AttackFrame, by: Unit, weapon: Weapon): void {
  const { state } = table
  pop(table)
  const counters = frame.struck.flatMap((id) => {
    const target = unitOf(state, id)
    return target ? counterTo(state, frame, weapon, by, target) : []
  })
  for (const counter of counters.toReversed()) push(table, counter)
}

/** How a card that was attacked counters: in melee once a turn, or by its ability; never both (R41, R57, A38, A39). */
function counterTo(state: State, frame: AttackFrame, weapon: Weapon, by: Unit, target: Unit): CounterFrame[] {
  const chain = frame.chain + 1
  if (chain > LONGEST_CHAIN) return []
  const { answered } = frame
  const counter = (type: CounterFrame['type']): CounterFrame[] => [
    { type, by: target.id, seat: target.seat, at: by.id, form: weapon.form, chain, answered },
  ]
  if (weapon.form === 'melee' && countersAt(state, target, by).length > 0) {
    if (!isCrew(target)) return counter('retaliation')
    if (frame.why === 'own' && target.answer === 'ready') {
      target.answer = 'given'
      return counter('retaliation')
    }
  }
  const mayAnswer = has(target, 'retaliates') && frame.why !== 'answer' && !answered.includes(target.id)
  return mayAnswer ? counter('answer') : []
}

/** The weapons for a counter-attack; none if it lapses (A40). */
export function counterWeapons(state: State, { by, at, form }: CounterFrame): Weapon[] {
  const unit = unitOf(state, by)
  const foe = unitOf(state, at)
  if (!unit || !foe) return []
  if (form === 'shot') return unit.foe === null ? shotsAt(state, unit, foe) : []
  return unit.foe === foe.id || foe.foe === unit.id ? countersAt(state, unit, foe) : []
}

/** Strikes back with a weapon, in place of the counter-attack that was due. */
export function strikeBack(table: Table, frame: CounterFrame, weapon: Weapon): void {
  const unit = unitOf(table.state, frame.by)
  const target = unitOf(table.state, frame.at)
  pop(table)
  if (!unit || !target) return
  const { type, chain, answered } = frame
  const cause: Cause =
    type === 'answer'
      ? { why: 'answer', chain, answered: [...answered, unit.id] }
      : { why: 'retaliation', chain, answered }
  attack(table, unit, weapon, cause, { target })
}

/** A counter-attack that leaves nothing to choose is made, or lapses. */
export function stepCounter(table: Table, frame: CounterFrame): void {
  const [weapon] = counterWeapons(table.state, frame)
  if (weapon && frame.type === 'retaliation') strikeBack(table, frame, weapon)
  else pop(table)
}

/** Whether one card may shoot another, whatever with: for Stand and Shoot (R39, A30). */
export const standWeapons = (state: State, defender: Unit, charger: Unit): Weapon[] =>
  isCrew(defender) ? shotsAt(state, defender, charger) : []
