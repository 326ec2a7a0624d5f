import { CARDS, type CardName } from './cards.js'
import { outcome } from './ending.js'
import { isOut } from './targets.js'
import type { State, Unit } from './types.js'
import { leftOf } from './units.js'

/** A card in play counts for more than one that has yet to get there, and a hurt one for less. */
const IN_PLAY = 1.15
const IN_LOCKER = 0.9

/** What a card is worth to its player beyond its gold: a life is a life, however cheap. */
const lifeOf = (card: CardName): number => CARDS[card].gold + 0.6 * Math.max(1, CARDS[card].hp)

function unitWorth(unit: Unit): number {
  const { hp, gold } = CARDS[unit.card]
  const health = leftOf(unit) / Math.max(1, hp)
  return IN_PLAY * (0.5 * gold + 0.5 * gold * health + 0.6 * leftOf(unit))
}

/** How much a player still has to fight with. */
function strengthOf(state: State, seat: number): number {
  const player = state.players[seat]
  if (!player || isOut(state, seat)) return 0
  const sum = (cards: readonly CardName[]) => cards.reduce((total, card) => total + lifeOf(card), 0)
  const inPlay = state.units.reduce(
    (total, unit) => (unit.seat === seat ? total + unitWorth(unit) : total),
    0,
  )
  return inPlay + sum(player.hold) + IN_LOCKER * sum(player.locker)
}

/** How well each seat stands: its share of all that is left to fight with, made steeper towards the end. */
export function estimate(state: State): number[] {
  const ended = outcome(state)
  if (ended) return ended.ranking.map((place) => (place === 1 ? 1 : 0))
  if (state.phase === 'parties') return state.players.map((_, seat) => (isOut(state, seat) ? 0 : 0.5))
  const strengths = state.players.map((_, seat) => strengthOf(state, seat) ** 2)
  const all = strengths.reduce((sum, strength) => sum + strength, 0)
  return strengths.map((strength) => (all > 0 ? strength / all : 0.5))
}
