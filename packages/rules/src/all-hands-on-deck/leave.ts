import type { Chance } from '../chance.js'
import type { Departure } from '../game.js'
import { goOn } from './bidding.js'
import { keep } from './call.js'
import { done } from './deeds.js'
import type { DeckEvent } from './events.js'
import { closeDiscards } from './round.js'
import { bury, discardOpenly, playerAt, type Table, tableOf } from './table.js'
import type { State } from './types.js'

/** A captain leaves: his hand lies aside until the end of the hand of play, his bid is thrown away (A49). */
export function leave(state: State, seat: number, chance: Chance): Departure<State, DeckEvent> {
  const table = tableOf(state, chance)
  table.events.push({ type: 'set_aside', seat })
  dropChoices(table, seat)
  withdrawBid(table, seat)
  Object.assign(playerAt(table.state, seat), {
    gone: true,
    step: 'done',
    sealed: null,
    firm: false,
    pickedUp: false,
    brawled: false,
    ashore: false,
  })
  table.state.queue = table.state.queue.filter((other) => other !== seat)
  leaveTie(table, seat)
  if (table.state.phase === 'discard') closeDiscards(table)
  goOn(table)
  return { state: table.state, events: table.events }
}

/** Nobody waits for what he had to choose: the cards that he drew are thrown away. */
function dropChoices(table: Table, seat: number): void {
  const { state } = table
  if (state.keep?.seat === seat) keep(table, null)
  if (state.deed?.seat === seat) {
    bury(table, state.deed.drawn)
    done(table)
  }
  if (state.ordering === seat) state.ordering = null
}

/** What others chose of his bid is lost to them (A24), and what he chose of theirs stays theirs to throw away. */
function withdrawBid(table: Table, seat: number): void {
  const { state } = table
  const bid = state.laid.filter((laid) => laid.seat === seat)
  state.laid = state.laid.filter((laid) => laid.seat !== seat)
  discardOpenly(
    table,
    bid.flatMap(({ card, up }) => (up ? [card] : [])),
  )
  bury(
    table,
    bid.flatMap(({ card, up }) => (up ? [] : [card])),
  )
  for (const laid of state.laid) if (laid.claim?.by === seat) laid.claim = null
}

/** Who is left alone in a tie has won it, and need not bid again. */
function leaveTie({ state }: Table, seat: number): void {
  if (!state.contest) return
  state.contest = state.contest.filter((other) => other !== seat)
  const [only, ...more] = state.contest
  if (state.phase !== 'tie' || only === undefined || more.length > 0) return
  state.queue = []
  if (!state.laid.some((laid) => laid.seat === only && !laid.up)) state.phase = 'resolve'
}
