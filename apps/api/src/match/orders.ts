import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { type Caller, requireCaller } from '../people/caller.js'
import { Problem } from '../problems.js'
import { transaction } from '../transaction.js'
import { gameOf, type MatchRow, seatOf } from './record.js'
import { lockMatch } from './table.js'

export const setOrdersInput = z.object({
  match: z.string().max(100),
  orders: z
    .unknown()
    .describe('As the game’s orders schema in the catalogue says; left-out fields take its defaults'),
})

/**
 * Sets the caller's standing orders for a match. They answer decisions that open from now on, never one
 * that is open already, so that nothing is played that the player can see waiting for him.
 *
 * @throws Problem not_found, not_your_seat, not_playing, bad_input
 */
export async function setOrders(house: House, caller: Caller | undefined, input: unknown): Promise<MatchRow> {
  const { userId } = requireCaller(caller, 'play')
  const wish = parseInput(setOrdersInput, input, '')
  return transaction(house.pool, async (db) => {
    const match = await lockMatch(db, wish.match)
    const seat = seatOf(match, userId)
    if (!seat)
      throw new Problem('not_your_seat', 'You have no seat in this match.', {
        where: 'match',
        hint: 'Join it first.',
      })
    const game = gameOf(house.games, match)
    if (!game || match.status === 'finished' || match.status === 'cancelled') {
      throw new Problem('not_playing', 'The match is over.', {
        where: 'match',
        hint: 'Orders are for a match that goes on.',
      })
    }
    const orders = parseInput(game.orders, wish.orders, 'orders')
    await db.query('update seat set orders = $3 where match_id = $1 and index = $2', [
      match.id,
      seat.index,
      JSON.stringify(orders),
    ])
    return {
      ...match,
      seats: match.seats.map((other) => (other.index === seat.index ? { ...other, orders } : other)),
    }
  })
}
