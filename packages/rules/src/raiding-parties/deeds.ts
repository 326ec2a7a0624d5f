import type { Refusal } from '../game.js'
import { type FlipMove, flipObjection, useFlip } from './abilities/flips.js'
import { mustPlay, play, playObjection } from './abilities/plays.js'
import { rally, rallyObjection } from './abilities/rally.js'
import { attack, first } from './attack.js'
import { playerAt, push, search, type Table } from './table.js'
import { chargeObjection, fits, isHoldTarget, mustFight, refuse, shotObjection } from './targets.js'
import { passTurn } from './turn.js'
import type { Move, State, Unit } from './types.js'
import { has, hasUse, isCrew, pieceOf, unitOf, weaponOf } from './units.js'

export type TurnMove = Extract<
  Move,
  { type: 'play' | 'shoot' | 'charge' | 'strike' | 'ransack' | 'recruit' | 'rally' | 'search' | 'end' }
>
type Shot = Extract<Move, { type: 'shoot' }>
type Charge = Extract<Move, { type: 'charge' }>
type Strike = Extract<Move, { type: 'strike' }>

/** Whether a card is free to use a flip-ability, if it has one (R16, R45, A37). */
export const canFlip = (unit: Unit): boolean => hasUse(unit) && !unit.flipped && unit.foe === null

/** Whether a card may search the locker (R58). */
export const canSearch = (unit: Unit): boolean => has(unit, 'searches') && unit.fresh && !unit.spent

/** Why the turn may not end yet; nothing if it may. */
export function endObjection(state: State): Refusal | undefined {
  if (mustPlay(state)) return refuse('must_play', 'First play a card from your hold.')
  return state.units.some((unit) => unit.seat === state.onTurn && mustFight(state, unit))
    ? refuse('must_fight', 'First let those of your crew who are in melee strike.')
    : undefined
}

/** Why a move is none for whoever is on turn; nothing if it is one. */
export function turnObjection(state: State, move: TurnMove): Refusal | undefined {
  if (move.type === 'play') return playObjection(state, move.card)
  if (move.type === 'end') return endObjection(state)
  const unit = unitOf(state, move.by)
  if (!unit || unit.seat !== state.onTurn) return refuse('not_your_card', 'Use one of your cards in play.')
  switch (move.type) {
    case 'shoot':
      return shootObjection(state, unit, move)
    case 'charge':
      return chargingObjection(state, unit, move)
    case 'strike':
      return strikeObjection(state, unit, move)
    case 'ransack':
    case 'recruit':
      return abilityObjection(state, unit, move)
    case 'rally': {
      const other = unitOf(state, move.unit)
      return other ? rallyObjection(unit, other) : refuse('not_your_crew', 'Choose one of your crew in play.')
    }
    case 'search':
      if (!canSearch(unit)) {
        return refuse(
          'cannot_search',
          'Skipper and Quicksilver search the locker once, in the turn they are played.',
        )
      }
      return playerAt(state, unit.seat).locker.includes(move.card)
        ? undefined
        : refuse('not_in_locker', 'Choose a card that is in your locker.')
  }
}

const usedUp = () => refuse('used', 'That card has been used in this turn: use another, or end your turn.')

function shootObjection(
  state: State,
  unit: Unit,
  { weapon: name, target: at, hold }: Shot,
): Refusal | undefined {
  const weapon = weaponOf(state, unit, name)
  if (weapon?.form !== 'shot')
    return refuse('no_such_weapon', 'Shoot with a weapon of that card that shoots.')
  if (!hasUse(unit)) return usedUp()
  if (unit.foe !== null) return refuse('in_melee', 'In melee only melee weapons are used: strike instead.')
  if ((at === undefined) === (hold === undefined)) {
    return refuse('one_target', 'Shoot at a card in play, or with a Cannon at a hold.')
  }
  if (hold !== undefined) {
    if (!weapon.cannon)
      return refuse('cannon_needed', 'Only a Cannon reaches a hold: shoot at a card in play.')
    return isHoldTarget(state, unit.seat, hold)
      ? undefined
      : refuse('no_hold', 'Choose an opponent who has a card in the hold.')
  }
  const target = at === undefined ? undefined : unitOf(state, at)
  return target ? shotObjection(state, unit.seat, weapon, target) : noTarget()
}

const noTarget = () => refuse('no_target', 'Choose a card that is in play.')

function chargingObjection(
  state: State,
  unit: Unit,
  { weapon: name, target: at }: Charge,
): Refusal | undefined {
  const weapon = weaponOf(state, unit, name)
  if (!isCrew(unit)) return refuse('not_crew', 'Only crew can charge.')
  if (weapon?.form !== 'melee') return refuse('no_such_weapon', 'Charge with a melee weapon of that card.')
  if (!hasUse(unit)) return usedUp()
  if (unit.foe !== null) return refuse('in_melee', 'That one is in melee already: strike instead.')
  const target = unitOf(state, at)
  return target ? chargeObjection(unit.seat, weapon, target) : noTarget()
}

function strikeObjection(state: State, unit: Unit, { weapon: name }: Strike): Refusal | undefined {
  const foe = unit.foe === null ? undefined : unitOf(state, unit.foe)
  if (!foe) return refuse('not_in_melee', 'That card is not in melee: charge or shoot instead.')
  if (!hasUse(unit)) return usedUp()
  const weapon = weaponOf(state, unit, name)
  return weapon && fits(weapon, foe)
    ? undefined
    : refuse(
        'no_such_weapon',
        'Strike with a melee weapon of that card; Ships and Forts need a Boarding Axe.',
      )
}

function abilityObjection(state: State, unit: Unit, move: FlipMove): Refusal | undefined {
  if (unit.foe !== null) return refuse('in_melee', 'In melee only melee weapons are used: strike instead.')
  if (!canFlip(unit)) return usedUp()
  return flipObjection(state, unit, move)
}

/** Carries out a move that was found to be one. */
export function doTurn(table: Table, move: TurnMove): void {
  const { state } = table
  state.latest = []
  if (move.type === 'play') {
    play(table, move.card)
    return
  }
  if (move.type === 'end') {
    passTurn(table)
    return
  }
  const unit = unitOf(state, move.by)
  if (!unit) return
  switch (move.type) {
    case 'shoot':
      shoot(table, unit, move)
      return
    case 'charge':
      charge(table, unit, move)
      return
    case 'strike':
      strike(table, unit, move)
      return
    case 'ransack':
    case 'recruit':
      useFlip(table, unit, move)
      return
    case 'rally': {
      const other = unitOf(state, move.unit)
      if (other) rally(table, unit, other)
      return
    }
    case 'search':
      unit.spent = true
      search(table, unit.seat, move.card)
  }
}

function shoot(table: Table, unit: Unit, move: Shot): void {
  const weapon = weaponOf(table.state, unit, move.weapon)
  if (!weapon) return
  unit.used++
  const target = move.target === undefined ? undefined : unitOf(table.state, move.target)
  attack(table, unit, weapon, first('own'), { target, hold: move.hold })
}

function charge(table: Table, unit: Unit, { weapon, target: at }: Charge): void {
  const target = unitOf(table.state, at)
  if (!target) return
  unit.used++
  table.events.push({ type: 'charges', unit: pieceOf(unit), target: pieceOf(target), weapon })
  push(table, { type: 'charge', by: unit.id, target: at, weapon, step: 'declared' })
}

function strike(table: Table, unit: Unit, move: Strike): void {
  const weapon = weaponOf(table.state, unit, move.weapon)
  const target = unit.foe === null ? undefined : unitOf(table.state, unit.foe)
  if (!weapon || !target) return
  unit.used++
  unit.fought = true
  attack(table, unit, weapon, first('own'), { target })
}
