import type { Refusal } from '../../game.js'
import { CARDS } from '../cards.js'
import { canMake, flip, make, push, type Table } from '../table.js'
import { holdTargets, isHoldTarget, refuse } from '../targets.js'
import type { Move, State, Unit } from '../types.js'
import { has, pieceOf } from '../units.js'

/** The use of an ability that hits the deck in the own turn: Rogue, Pirate Fort. */
export type FlipMove = Extract<Move, { type: 'ransack' | 'recruit' }>

/** What a card can do by such an ability; nothing if it has none. */
export function flipMoves(state: State, unit: Unit): FlipMove[] {
  const { id: by, seat } = unit
  const moves: FlipMove[] = []
  if (has(unit, 'ransacks')) {
    for (const hold of holdTargets(state, seat)) moves.push({ type: 'ransack', by, hold })
  }
  if (has(unit, 'fort_makes_pirate') && canMake(state, seat)) moves.push({ type: 'recruit', by })
  return moves
}

/** Why a card may not do so, whether or not it is free to; nothing if it may. */
export function flipObjection(state: State, unit: Unit, move: FlipMove): Refusal | undefined {
  switch (move.type) {
    case 'ransack':
      if (!has(unit, 'ransacks'))
        return refuse('no_ability', 'Only a Rogue can ransack a hold: name one of yours.')
      return isHoldTarget(state, unit.seat, move.hold)
        ? undefined
        : refuse('no_hold', 'Choose an opponent who has a card in the hold.')
    case 'recruit':
      if (!has(unit, 'fort_makes_pirate'))
        return refuse('no_ability', 'Only a Pirate Fort can recruit a Pirate: name one of yours.')
      return canMake(state, unit.seat)
        ? undefined
        : refuse('too_many_made', 'You have as many extra cards as there can be.')
  }
}

/** Rogue: on a hit a random card of the hold is destroyed (R65). Pirate Fort: on a hit it makes a Pirate (R61). */
export function useFlip(table: Table, unit: Unit, move: FlipMove): void {
  unit.used++
  unit.flipped = true
  const by = pieceOf(unit)
  const hold = move.type === 'ransack' ? move.hold : null
  const isHit = flip(table, by, 'ability', CARDS[unit.card].flip ?? '', { hold })
  if (!isHit) return
  if (hold === null) make(table, by, 'pirate')
  else push(table, { type: 'hit', seat: hold, unit: null, card: null, harm: 'destroy', step: 'navigator' })
}
