import type { Refusal } from '../game.js'
import type { Ask } from './asks.js'
import { aimAt, counterWeapons, nextTargets, strikeBack } from './attack.js'
import { awaitCharge, standAndShoot, standingWeapons } from './charge.js'
import { doTurn, type TurnMove, turnObjection } from './deeds.js'
import { flyJollyRoger, holdsJollyRoger, navigate } from './hit.js'
import { partyObjection } from './party.js'
import { choose } from './setup.js'
import { playerAt, pop, search, type Table } from './table.js'
import { refuse } from './targets.js'
import type { Frame, Move, State } from './types.js'
import { unitOf, weaponOf } from './units.js'

/** Why a move is no answer, and what would be; nothing if it is one. */
export function objectionTo(state: State, ask: Ask, move: Move): Refusal | undefined {
  const frame = state.stack.at(-1)
  switch (move.type) {
    case 'party':
      return ask.what === 'party' ? partyObjection(state.gold, move) : wrongMove(ask)
    case 'search':
      return frame?.type === 'search' ? searchObjection(state, ask, move) : forTurn(state, ask, move)
    case 'aim':
    case 'grenade':
      if (move.type !== ask.what || frame?.type !== 'attack') return wrongMove(ask)
      return nextTargets(state, frame).some(({ id }) => id === move.target)
        ? undefined
        : refuse('no_target', 'That card is no target for this shot: choose another, or stop.')
    case 'stop':
      return ask.what === 'aim' || ask.what === 'grenade' ? undefined : wrongMove(ask)
    case 'stand':
      if (frame?.type !== 'charge') return wrongMove(ask)
      return standingWeapons(state, frame).some(({ name }) => name === move.weapon)
        ? undefined
        : wrongWeapon()
    case 'await':
      return ask.what === 'stand' ? undefined : wrongMove(ask)
    case 'weapon':
    case 'answer':
      if (move.type !== ask.what || (frame?.type !== 'retaliation' && frame?.type !== 'answer')) {
        return wrongMove(ask)
      }
      return counterWeapons(state, frame).some(({ name }) => name === move.weapon) ? undefined : wrongWeapon()
    case 'decline':
      return ask.what === 'answer' ? undefined : wrongMove(ask)
    case 'jolly_roger':
      if (ask.what !== 'jolly_roger' || frame?.type !== 'hit') return wrongMove(ask)
      return !move.use || holdsJollyRoger(state, frame)
        ? undefined
        : refuse('not_in_hold', 'You hold no Jolly Roger to play: take the hit.')
    case 'navigator':
      if (ask.what !== 'navigator') return wrongMove(ask)
      return !move.use || playerAt(state, ask.seat).hold.includes('navigator')
        ? undefined
        : refuse('not_in_hold', 'You hold no Navigator to show: take the hit.')
    default:
      return forTurn(state, ask, move)
  }
}

const forTurn = (state: State, ask: Ask, move: TurnMove): Refusal | undefined =>
  ask.what === 'turn' ? turnObjection(state, move) : wrongMove(ask)

const wrongMove = ({ prompt }: Ask): Refusal =>
  refuse('wrong_move', `Something else is asked first: ${prompt}.`)
const wrongWeapon = (): Refusal => refuse('no_such_weapon', 'Choose a weapon that your card can use here.')

function searchObjection(
  state: State,
  { seat, what }: Ask,
  { by, card }: Extract<Move, { type: 'search' }>,
): Refusal | undefined {
  const frame = state.stack.at(-1)
  if (what !== 'search' || frame?.type !== 'search' || frame.by !== by) {
    return refuse('cannot_search', 'Search with the card that came out of your hold.')
  }
  return playerAt(state, seat).locker.includes(card)
    ? undefined
    : refuse('not_in_locker', 'Choose a card that is in your locker.')
}

/** Carries out a move that was found to be an answer. What follows from it is for `goOn`. */
export function carryOut(table: Table, ask: Ask, move: Move): void {
  if (move.type === 'party') {
    choose(table, ask.seat, move)
    return
  }
  const frame = table.state.stack.at(-1)
  if (frame) answer(table, frame, ask, move)
  else doTurnMove(table, move)
}

function doTurnMove(table: Table, move: Exclude<Move, { type: 'party' }>): void {
  switch (move.type) {
    case 'play':
    case 'shoot':
    case 'charge':
    case 'strike':
    case 'ransack':
    case 'recruit':
    case 'rally':
    case 'search':
    case 'end':
      doTurn(table, move)
  }
}

/** The answer to what is being resolved. */
function answer(table: Table, frame: Frame, { seat }: Ask, move: Move): void {
  const { state } = table
  switch (frame.type) {
    case 'attack': {
      const by = unitOf(state, frame.by)
      const weapon = by && weaponOf(state, by, frame.weapon)
      const target = move.type === 'aim' || move.type === 'grenade' ? unitOf(state, move.target) : undefined
      if (weapon && target) aimAt(state, frame, weapon, target)
      else frame.shots = 0
      return
    }
    case 'hit':
      if (move.type === 'navigator') navigate(table, frame, move.use)
      if (move.type === 'jolly_roger') flyJollyRoger(table, frame, move.use)
      return
    case 'charge': {
      const weapon = standingWeapons(state, frame).find(
        ({ name }) => move.type === 'stand' && name === move.weapon,
      )
      if (weapon) standAndShoot(table, frame, weapon)
      else awaitCharge(table, frame)
      return
    }
    case 'search':
      pop(table)
      if (move.type === 'search') search(table, seat, move.card)
      return
    default: {
      const named = move.type === 'weapon' || move.type === 'answer' ? move.weapon : undefined
      const weapon = counterWeapons(state, frame).find(({ name }) => name === named)
      if (weapon) strikeBack(table, frame, weapon)
      else pop(table)
      return
    }
  }
}
