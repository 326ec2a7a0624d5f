import type { Chance } from '../chance.js'
import type { Departure } from '../game.js'
import { decisions } from './asks.js'
import type { RaidEvent } from './events.js'
import { goOn } from './play.js'
import { setSail } from './setup.js'
import { checkWon, playerAt, remove, tableOf } from './table.js'
import { isOut } from './targets.js'
import type { State } from './types.js'

/**
 * A player leaves: his cards in play go to Davy Jones Locker, hold and locker lie aside, and whoever fought his
 * cards is free (A11). What waited for him lapses.
 */
export function leave(state: State, seat: number, chance: Chance): Departure<State, RaidEvent> {
  const table = tableOf(state, chance)
  const player = playerAt(table.state, seat)
  if (state.phase === 'over' || player.gone) return { state, events: [] }
  // What others are asked keeps its number.
  if (decisions(state).some((open) => open.seat === seat && state.phase === 'play')) table.state.asks++
  player.gone = true
  table.events.push({ type: 'left', seat })
  for (const unit of table.state.units.filter((each) => each.seat === seat)) {
    remove(table, unit)
    if (!unit.made) player.djl = [...player.djl, unit.card]
  }
  if (!isOut(table.state, seat)) table.state.out = [...table.state.out, seat]
  checkWon(table)
  if (table.state.phase === 'parties') setSail(table)
  goOn(table)
  return { state: table.state, events: table.events }
}
