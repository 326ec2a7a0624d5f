import { finish, MOST_QUIET, MOST_ROUNDS } from './ending.js'
import { draw, type Table } from './table.js'
import { isOut } from './targets.js'
import { has } from './units.js'

/** A turn begins: the seat's cards are ready again, everybody may retaliate again, and a card is drawn (R12). */
export function beginTurn(table: Table, seat: number): void {
  const { state, events } = table
  state.onTurn = seat
  state.turn = { any: false, regular: false, bonus: false, chain: false }
  for (const unit of state.units) {
    unit.answer = 'ready'
    if (unit.seat !== seat) continue
    unit.used = 0
    unit.extra = has(unit, 'attacks_again') ? 1 : 0
    unit.fresh = false
    unit.fought = false
    unit.flipped = false
    unit.spent = false
  }
  events.push({ type: 'turn', seat, round: state.round })
  draw(table, seat, 'turn')
}

/** The turn passes clockwise (R8, A11), unless the match has come to a halt (A12). */
export function passTurn(table: Table): void {
  const { state, events } = table
  const seats = state.players.length
  const after = (seat: number) => (seat + 1) % seats
  let next = after(state.onTurn)
  let isNewRound = next === state.first
  while (isOut(state, next)) {
    next = after(next)
    if (next === state.first) isNewRound = true
  }
  if (isNewRound) {
    state.quiet = state.stirred ? 0 : state.quiet + 1
    state.stirred = false
    state.round++
    if (state.quiet >= MOST_QUIET) {
      finish(state, events, 'stalemate')
      return
    }
    if (state.round > MOST_ROUNDS) {
      finish(state, events, 'rounds')
      return
    }
  }
  beginTurn(table, next)
}
