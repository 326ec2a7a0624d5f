import type pg from 'pg'
import type { House } from '../house.js'
import { writeDown } from './play.js'
import { gameOf, loadMatch, type MatchRow } from './record.js'
import { type Writing, writeTurns } from './store.js'
import { chanceOf, openingTurn, type Turn } from './turn.js'

/**
 * Starts an open match if no seat is free: sets the table up and asks the first decisions, in the caller's
 * transaction. Whoever commits it tells the subscribers.
 *
 * @param mover the user who took the last seat
 * @returns the match as it is then, started or still open
 */
export async function startIfFull(
  house: House,
  db: pg.PoolClient,
  id: string,
  mover: string,
): Promise<MatchRow> {
  const match = await loadMatch(db, id)
  if (!match) throw new Error(`Match ${id} vanished`)
  const game = gameOf(house.games, match)
  if (!game || match.seats.some((seat) => seat.userId === null && !seat.bot)) return match
  const turn: Turn = house.rules.run(() => {
    const options = game.options.parse(match.options)
    const state = game.setup(options, match.seats.length, chanceOf(match, 'setup'))
    return openingTurn(game, { ...match, state })
  })
  const write = async (writing: Writing) => (await writeTurns(db, [writing]))[0] ?? false
  const started = await writeDown(house, write, match, turn, mover)
  if (!started) throw new Error(`Match ${id} changed while it was locked`)
  return started
}
