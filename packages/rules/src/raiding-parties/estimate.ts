import type { CardName } from './cards.js'
import { outcome } from './ending.js'
import { isOut } from './targets.js'
import type { State } from './types.js'
import { lifeOf, unitWorth } from './worth.js'

/** A card that is yet to be drawn counts for less than one at hand. */
const IN_LOCKER = 0.9

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
