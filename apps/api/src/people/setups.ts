import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { requireGame } from '../match/catalogue.js'
import { Problem } from '../problems.js'
import { transaction } from '../transaction.js'
import { type Caller, requireCaller } from './caller.js'

const game = z.string().max(100).describe('A game in the catalogue')
const name = z
  .string()
  .trim()
  .normalize()
  .min(1, 'a name of 1 to 60 characters')
  .max(60, 'a name of 1 to 60 characters')
  .describe('What the player calls it; each of his set-ups for a game has another name')

export const listSetupsInput = z.object({ game })
export const namedSetupInput = z.object({ game, name })
export const saveSetupInput = namedSetupInput.extend({
  move: z.unknown().describe('A move as the game’s move schema in the catalogue says'),
})

/** How many set-ups a player may keep for one game. */
const MOST = 50
/** How long the JSON of one may be, in bytes. */
const LONGEST = 8_192

/** A move that a player keeps under a name, to make it again in other matches. */
export type Setup = {
  readonly game: string
  readonly name: string
  readonly move: unknown
  readonly savedAt: Date
}

const select = { game: true, name: true, move: true, savedAt: true } as const

/**
 * The caller's set-ups for a game, the one saved last first.
 *
 * @throws Problem unknown_game
 */
export async function listSetups(house: House, caller: Caller | undefined, input: unknown): Promise<Setup[]> {
  const { userId } = requireCaller(caller, 'read')
  const wish = parseInput(listSetupsInput, input, '')
  const { id } = requireGame(house, wish.game)
  return house.prisma.setup.findMany({
    where: { userId, game: id },
    orderBy: [{ savedAt: 'desc' }, { name: 'asc' }],
    select,
  })
}

/**
 * Keeps a move under a name, in place of what had this name. It only has the shape of a move: whether it is
 * legal is found out where it is played.
 *
 * @throws Problem bad_input, unknown_game
 */
export async function saveSetup(house: House, caller: Caller | undefined, input: unknown): Promise<Setup> {
  const { userId } = requireCaller(caller, 'manage')
  const wish = parseInput(saveSetupInput, input, '')
  const { id, move } = requireGame(house, wish.game)
  const json = JSON.stringify(parseInput(move, wish.move, 'move'))
  if (Buffer.byteLength(json) > LONGEST) {
    throw new Problem('bad_input', 'This is too much for one set-up.', {
      where: 'move',
      hint: `At most ${LONGEST} bytes of JSON.`,
    })
  }
  return transaction(house.pool, async (db) => {
    // One after the other for each player: else two at once could both be the last that fits.
    await db.query('select from account where id = $1 for no key update', [userId])
    const { rows } = await db.query<Setup>(
      `insert into setup (user_id, game, name, move, saved_at)
       select $1, $2, $3, $4, $5
       where (select count(*) from setup where user_id = $1 and game = $2 and name <> $3) < $6
       on conflict (user_id, game, name) do update set move = excluded.move, saved_at = excluded.saved_at
       returning game, name, move, saved_at as "savedAt"`,
      [userId, id, wish.name, json, house.now(), MOST],
    )
    const [saved] = rows
    if (saved) return saved
    throw new Problem('bad_input', 'You keep very many set-ups for this game already.', {
      where: 'name',
      hint: `Delete one, or save over one: ${MOST} is the most.`,
    })
  })
}

/**
 * Forgets one of the caller's set-ups, and gives it back once more.
 *
 * @throws Problem not_found
 */
export async function deleteSetup(house: House, caller: Caller | undefined, input: unknown): Promise<Setup> {
  const { userId } = requireCaller(caller, 'manage')
  const wish = parseInput(namedSetupInput, input, '')
  const { rows } = await house.pool.query<Setup>(
    `delete from setup where user_id = $1 and game = $2 and name = $3
     returning game, name, move, saved_at as "savedAt"`,
    [userId, wish.game, wish.name],
  )
  const [deleted] = rows
  if (deleted) return deleted
  throw new Problem('not_found', 'You have no such set-up.', {
    where: 'name',
    hint: 'List your set-ups for this game to see their names.',
  })
}
