import { type Card, HAND_LIMIT } from './cards.js'
import { endHand, wins } from './ending.js'
import { breakSeal, bury, give, playerAt, pull, type Table } from './table.js'
import type { State } from './types.js'

/** Cards that an accused captain draws from a caller who was wrong (R39). */
const AMENDS = 2

/**
 * Whom a captain can call now: those who picked up this round's card and are not immune, until the bids are
 * turned up (R23, R35, R36, A13, A14, A33). While a choice after a call waits there is nobody (A20).
 */
export function callable(state: State, seat: number): number[] {
  if (state.phase !== 'bid' || state.keep) return []
  return [...state.players.keys()].filter((other) => {
    const { pickedUp, immune } = playerAt(state, other)
    return other !== seat && pickedUp && !immune
  })
}

/** Those whom he can call and has not said that he trusts. */
export const suspects = (state: State, seat: number): number[] => {
  const { trusted } = playerAt(state, seat)
  return callable(state, seat).filter((other) => !trusted.includes(other))
}

/** A captain is called a cheat: his cards in hand are counted openly (R37, A12), and one of the two pays. */
export function call(table: Table, seat: number, target: number): void {
  const { state, events } = table
  const accused = playerAt(state, target)
  const count = accused.hand.length
  const caught = count > HAND_LIMIT
  state.calls++
  accused.most = count
  accused.counted = accused.step === 'done'
  events.push({ type: 'called', seat, target, count, caught })
  if (!caught) accused.immune = true
  const [loser, drawer] = caught ? [target, seat] : [seat, target]
  const wanted = caught ? count - HAND_LIMIT : AMENDS
  const cards: Card[] = []
  for (let left = wanted; left > 0; left--) {
    const card = pull(table, loser)
    if (card) cards.push(card)
  }
  const robbed = playerAt(state, loser)
  const isEmpty = cards.length < wanted
  robbed.most = isEmpty ? 0 : robbed.most - cards.length
  if (isEmpty) robbed.counted = robbed.step === 'done'
  breakSeal(table, loser)
  state.lastCall = { seat, target, count, drawn: cards.length }
  events.push({ type: 'pulling', seat: drawer, from: loser, count: cards.length })
  if (cards.length === 0) return
  events.push({ type: 'pulled', seat: drawer, from: loser, audience: [drawer, loser], cards })
  state.keep = { seat: drawer, from: loser, cards, mayRefuse: caught }
  const [only] = cards
  // One card of amends leaves no choice (A17).
  if (!caught && cards.length === 1 && only) keep(table, only)
}

/** The captain who drew keeps one of the cards or none; the others are discarded (R38, R39, A16). */
export function keep(table: Table, card: Card | null): void {
  const { state, events } = table
  const { keep: choice } = state
  if (!choice) return
  const { seat, cards } = choice
  const at = card === null ? -1 : cards.indexOf(card)
  state.keep = null
  bury(table, at < 0 ? cards : cards.toSpliced(at, 1))
  events.push({ type: 'kept', seat, audience: [seat], card })
  // Whether he kept one is not told, so he may hold one more.
  if (card === null) playerAt(state, seat).most++
  else give(table, seat, card)
  if (wins(state, seat)) endHand(table, seat)
}
