import type { Outcome } from '../game.js'
import type { Card } from './cards.js'
import { isWinning, nearestCrew, scoreOf } from './crew.js'
import { discardOpenly, playerAt, type Table } from './table.js'
import type { HandResult, LastHand, State } from './types.js'

/** Points that end the longer game (R47). */
export const GOAL = 250
/** Hands that end it otherwise (R47). */
export const MOST_HANDS = 5
const CREW_BONUS = 20

/** Whether a captain holds a winning crew now; the server announces it for him (A9, A11). */
export const wins = (state: State, seat: number): boolean => isWinning(playerAt(state, seat).hand)

/** A captain has a crew: the hand of play stops at once, whatever lies on the table (R1, R41, R42). */
export function endHand(table: Table, seat: number): void {
  const { held, missing, monkeys } = nearestCrew(playerAt(table.state, seat).hand)
  const stands = missing.slice(0, monkeys).map(() => 'pirate_monkey' as const)
  const cards = [...held, ...stands]
  table.events.push({ type: 'crew', seat, cards })
  finishHand(table, seat, cards)
}

/** Nobody can win this hand any more (A6, A7). */
export function becalm(table: Table, why: 'no_cards' | 'rounds'): void {
  table.events.push({ type: 'becalmed', why })
  finishHand(table, null, [])
}

function finishHand(table: Table, winner: number | null, crew: Card[]): void {
  const { state, events } = table
  clear(table)
  // A short game scores only a hand that nobody won (A6, A46).
  const scores = state.length === 'long' || winner === null
  const lastHand: LastHand = { crew, runs: [] }
  const points = state.players.map((player, seat) => {
    if (!scores) return 0
    if (player.gone) {
      lastHand.runs.push([])
      return 0
    }
    const { points: held, runs } = scoreOf(player.hand)
    lastHand.runs.push(runs.map(({ cards }) => [...cards]))
    const bonus = seat === winner ? CREW_BONUS : 0
    player.total += held + bonus
    events.push({ type: 'scored', seat, points: held, bonus, total: player.total, runs })
    return held + bonus
  })
  if (winner !== null) playerAt(state, winner).wins++
  const result: HandResult = { winner, points }
  state.results = [...state.results, result]
  state.lastHand = lastHand
  state.phase = 'over'
  if (isMatchOver(state)) events.push({ type: 'over' })
}

/** Whether the hand that is over was the last one (R46, R47, A46). */
export const isMatchOver = ({ phase, length, hand, players }: State): boolean =>
  phase === 'over' && (length === 'short' || hand >= MOST_HANDS || players.some(({ total }) => total >= GOAL))

/** Nothing is left on the table: all of it goes to the discards without effect (R42). */
function clear(table: Table): void {
  const { state } = table
  discardOpenly(table, [
    ...state.laid.map(({ card }) => card),
    ...(state.auction ? [state.auction] : []),
    ...(state.deed?.drawn ?? []),
    ...(state.keep?.cards ?? []),
  ])
  state.laid = []
  state.auction = null
  state.deed = null
  state.keep = null
  state.ordering = null
  state.contest = null
  state.queue = []
}

/** The ranking once it is over (R46, R47, A6, A44, A46). */
export function outcome({ phase, length, players, results }: State): Outcome | undefined {
  if (phase !== 'over') return undefined
  const last = results.at(-1)
  const winner = last?.winner ?? null
  if (length === 'short' && winner !== null) {
    return { ranking: players.map((_, seat) => (seat === winner ? 1 : 2)), how: 'crew' }
  }
  // What decides, in this order; equal in all of it is a shared place (A44).
  const merits = players.map(({ total, wins }, seat) => [
    total,
    seat === winner ? 1 : 0,
    wins,
    last?.points[seat] ?? 0,
  ])
  return {
    ranking: merits.map((mine) => 1 + merits.filter((other) => isBetter(other, mine)).length),
    how: length === 'long' ? 'points' : 'becalmed',
  }
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}
