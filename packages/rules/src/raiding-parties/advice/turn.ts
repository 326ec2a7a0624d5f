import { best } from '../../best.js'
import { CARDS } from '../cards.js'
import { turnMoves } from '../legal.js'
import { mustFight } from '../targets.js'
import type { Move, State } from '../types.js'
import { unitOf } from '../units.js'
import { type Attack, attackWorth, bestAttackWorth, isAttack } from './attacks.js'
import { promiseOf } from './cards.js'

/**
 * What to do next in the own turn: bring in what may be played, so that it helps the attacks; attack as long as
 * that promises something; let somebody attack again; strike where it must be; and end the turn.
 */
export function nextDeed(state: State): Move {
  const moves = turnMoves(state)
  return (
    bestCard(state, moves) ??
    bestAttack(state, moves) ??
    bestRally(state, moves) ??
    bestDuty(state, moves) ?? { type: 'end' }
  )
}

function bestCard(state: State, moves: readonly Move[]): Move | undefined {
  const searches = moves.filter((move) => move.type === 'search')
  const plays = moves.filter((move) => move.type === 'play')
  // A one timer that is played before the turn's card takes its place (R60): if it can, it comes after.
  const lasting = plays.filter(({ card }) => CARDS[card].kind !== 'one_timer')
  const now = [searches, lasting, plays].find(({ length }) => length > 0) ?? []
  return best<(typeof searches)[number] | (typeof plays)[number]>(now, ({ card }) =>
    promiseOf(state, state.onTurn, card),
  )
}

const worthIn = (state: State) => (move: Attack) => {
  const unit = unitOf(state, move.by)
  return unit ? attackWorth(state, unit, move) : 0
}

/** The attack that promises most, as long as one promises anything. */
function bestAttack(state: State, moves: readonly Move[]): Move | undefined {
  return best(
    moves.filter(isAttack).filter((move) => worthIn(state)(move) > 0),
    worthIn(state),
  )
}

/** Flagbearers and Captain: whoever makes the most of one more attack (R56, A87). */
function bestRally(state: State, moves: readonly Move[]): Move | undefined {
  const again = (id: number) => {
    const unit = unitOf(state, id)
    return unit ? bestAttackWorth(state, unit) : 0
  }
  const rallies = moves.filter((move) => move.type === 'rally').filter(({ unit }) => again(unit) > 0)
  return best(rallies, ({ unit }) => again(unit))
}

/** The best of what has to be done although it promises nothing (R20). */
function bestDuty(state: State, moves: readonly Move[]): Move | undefined {
  const duties = moves.filter(isAttack).filter((move) => {
    const unit = move.type === 'strike' ? unitOf(state, move.by) : undefined
    return unit !== undefined && mustFight(state, unit)
  })
  return best(duties, worthIn(state))
}
