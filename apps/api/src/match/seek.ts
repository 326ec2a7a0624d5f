import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { type Caller, requireCaller } from '../people/caller.js'
import { transaction } from '../transaction.js'
import { requireGame } from './catalogue.js'
import type { MatchRow } from './record.js'
import { createMatchIn, createMatchInput, joinMatchIn, told } from './table.js'

export const findOpponentInput = createMatchInput.pick({
  game: true,
  options: true,
  hoursPerDecision: true,
  entropy: true,
})

/**
 * Finds the caller somebody to play with: a seat in the oldest open public match of this game, pace and
 * options, or else a match of his own that the next who asks will join. Asking again gives the same match.
 *
 * @throws Problem bad_input, unknown_game
 */
export async function findOpponent(
  house: House,
  caller: Caller | undefined,
  input: unknown,
): Promise<MatchRow> {
  const { userId } = requireCaller(caller, 'play')
  const wish = parseInput(findOpponentInput, input, '')
  const game = requireGame(house, wish.game)
  const options = parseInput(game.options, wish.options ?? {}, 'options')
  const terms = JSON.stringify([game.id, game.rulesVersion, wish.hoursPerDecision, options])
  const match = await transaction(house.pool, async (db) => {
    // Two who ask at the same moment must not each open a match and wait there for the other.
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [terms])
    const { rows } = await db.query<{ id: string; mine: boolean }>(
      `select m.id, exists (select from seat s where s.match_id = m.id and s.user_id = $5) as mine
       from match m
       where m.status = 'open' and m.visibility = 'public' and m.game = $1 and m.rules_version = $2
         and m.hours_per_decision = $3 and m.options::text = $4
         and exists (select from seat s where s.match_id = m.id and s.user_id is not null)
       order by mine desc, m.created_at, m.id limit 1`,
      [game.id, game.rulesVersion, wish.hoursPerDecision, JSON.stringify(options), userId],
    )
    const entropy = wish.entropy === undefined ? {} : { entropy: wish.entropy }
    if (rows[0]) return joinMatchIn(house, db, userId, { match: rows[0].id, ...entropy })
    const seats = Array.from({ length: game.players.min }, (_, seat) =>
      seat === 0 ? ('me' as const) : ('open' as const),
    )
    return createMatchIn(house, db, userId, { ...wish, options, seats, visibility: 'public' })
  })
  return told(house, match, userId)
}
