import { type Card, faceOf } from './cards.js'
import { lacking, scoreOf } from './crew.js'
import { GOAL, outcome } from './ending.js'
import type { State } from './types.js'

const CARDS_OF = { seven: 7, threes: 9 } as const

/** How near a hand is to a crew, from 0 to 1, both ways of building one counted, the nearer one most. */
export function nearness(hand: readonly Card[]): number {
  const { seven, threes } = lacking(hand)
  const parts = [1 - seven / CARDS_OF.seven, 1 - threes / CARDS_OF.threes].map((part) => Math.max(0, part))
  const [a = 0, b = 0] = parts
  return 0.85 * Math.max(a, b) ** 2 + 0.15 * Math.min(a, b)
}

/** What lies in a hand besides: gold to bid with, and actions. */
function purse(hand: readonly Card[]): number {
  const gold = hand.reduce((sum, card) => sum + faceOf(card).rank, 0)
  const actions = hand.filter((card) => faceOf(card).rank === 0).length
  return Math.min(1, (gold + 6 * actions) / 90)
}

/** How well each seat stands: how near its crew is against the others', and in the longer game its points. */
export function estimate(state: State): number[] {
  const ended = outcome(state)
  if (ended) return ended.ranking.map((place) => (place === 1 ? 1 : 0))
  const worths = state.players.map(({ hand, sealed, total }) => {
    const now = nearness(hand) + 0.12 * purse(hand) - (sealed ? 0.001 * sealed.length : 0)
    return state.length === 'short' ? now : 0.4 * now + (total + 0.5 * scoreOf(hand).points) / GOAL
  })
  const isGone = (seat: number) => state.players[seat]?.gone === true
  return worths.map((mine, seat) => {
    if (isGone(seat)) return 0
    const others = worths.filter((_, other) => other !== seat && !isGone(other))
    return 0.5 + 0.5 * Math.tanh(2 * (mine - Math.max(...others)) + (mine - mean(others)))
  })
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
