import type { Choice } from '../choice.js'
import type { Decision } from '../game.js'
import { flipMoves } from './abilities/flips.js'
import { playObjection } from './abilities/plays.js'
import { canRally, rallyObjection } from './abilities/rally.js'
import { type Ask, askFor } from './asks.js'
import { counterWeapons, nextTargets } from './attack.js'
import type { CardName } from './cards.js'
import { standingWeapons } from './charge.js'
import { canFlip, canSearch, endObjection, type TurnMove } from './deeds.js'
import { holdsJollyRoger } from './hit.js'
import { partyChoices } from './party.js'
import { playerAt } from './table.js'
import { chargeObjection, holdTargets, shotTargets, strikesAt } from './targets.js'
import type { Move, State, Unit } from './types.js'
import { hasUse, isCrew, unitOf, weaponsOf } from './units.js'

/** All legal answers. Parties are described choices, one for each lawful fleet; everything else is listed. */
export function legal(state: State, decision: Decision): readonly Choice<Move>[] {
  const ask = askFor(state, decision)
  if (!ask) return []
  if (ask.what === 'party') return partyChoices(state.gold)
  const moves = ask.what === 'turn' ? turnMoves(state) : answers(state, ask)
  return moves.map((move) => ({ move }))
}

/** The different cards among some. */
const kindsOf = (cards: readonly CardName[]): CardName[] => [...new Set(cards)]

/** Answers to what is being resolved. */
export function answers(state: State, { what, seat }: Ask): Move[] {
  const frame = state.stack.at(-1)
  switch (frame?.type) {
    case 'attack': {
      const type = what === 'grenade' ? 'grenade' : 'aim'
      return [...nextTargets(state, frame).map(({ id }): Move => ({ type, target: id })), { type: 'stop' }]
    }
    case 'hit': {
      const { hold } = playerAt(state, seat)
      const type = what === 'navigator' ? 'navigator' : 'jolly_roger'
      const holds = type === 'navigator' ? hold.includes('navigator') : holdsJollyRoger(state, frame)
      return holds
        ? [
            { type, use: true },
            { type, use: false },
          ]
        : [{ type, use: false }]
    }
    case 'charge':
      return [
        ...standingWeapons(state, frame).map(({ name }): Move => ({ type: 'stand', weapon: name })),
        { type: 'await' },
      ]
    case 'retaliation':
      return counterWeapons(state, frame).map(({ name }) => ({ type: 'weapon', weapon: name }))
    case 'answer':
      return [
        ...counterWeapons(state, frame).map(({ name }): Move => ({ type: 'answer', weapon: name })),
        { type: 'decline' },
      ]
    case 'search': {
      const { by } = frame
      return kindsOf(playerAt(state, seat).locker).map((card) => ({ type: 'search', by, card }))
    }
    default:
      return []
  }
}

/** All that whoever is on turn may do. */
export function turnMoves(state: State): TurnMove[] {
  const { hold } = playerAt(state, state.onTurn)
  const moves: TurnMove[] = kindsOf(hold)
    .filter((card) => !playObjection(state, card))
    .map((card) => ({ type: 'play', card }))
  for (const unit of state.units) if (unit.seat === state.onTurn) addUses(state, unit, moves)
  if (!endObjection(state)) moves.push({ type: 'end' })
  return moves
}

function addUses(state: State, unit: Unit, moves: TurnMove[]): void {
  const { id: by } = unit
  if (hasUse(unit)) moves.push(...attacksOf(state, unit))
  if (canFlip(unit)) moves.push(...flipMoves(state, unit))
  if (canRally(unit)) {
    for (const other of state.units) {
      if (!rallyObjection(unit, other)) moves.push({ type: 'rally', by, unit: other.id })
    }
  }
  if (canSearch(unit)) {
    for (const card of kindsOf(playerAt(state, unit.seat).locker)) moves.push({ type: 'search', by, card })
  }
}

/** Every attack that a card can make, if it has a use left: at its foe in melee, else at whatever it reaches. */
export function attacksOf(state: State, unit: Unit): TurnMove[] {
  const moves: TurnMove[] = []
  if (unit.foe !== null) addStrikes(state, unit, unit.foe, moves)
  else addAttacks(state, unit, moves)
  return moves
}

function addStrikes(state: State, unit: Unit, foeId: number, moves: TurnMove[]): void {
  const foe = unitOf(state, foeId)
  if (!foe) return
  for (const { name } of strikesAt(state, unit, foe))
    moves.push({ type: 'strike', by: unit.id, weapon: name })
}

function addAttacks(state: State, unit: Unit, moves: TurnMove[]): void {
  const { id: by, seat } = unit
  for (const weapon of weaponsOf(state, unit)) {
    const { name } = weapon
    if (weapon.form === 'shot') {
      for (const { id } of shotTargets(state, seat, weapon)) {
        moves.push({ type: 'shoot', by, weapon: name, target: id })
      }
      if (weapon.cannon) {
        for (const hold of holdTargets(state, seat)) moves.push({ type: 'shoot', by, weapon: name, hold })
      }
    } else if (isCrew(unit)) {
      for (const target of state.units) {
        if (!chargeObjection(seat, weapon, target)) {
          moves.push({ type: 'charge', by, weapon: name, target: target.id })
        }
      }
    }
  }
}
