import { findGame, type Game } from '@marque/rules'
import { z } from 'zod'
import type { House } from '../house.js'
import { Problem } from '../problems.js'

/** What a game's options, moves and orders look like, as JSON Schema. */
export type GameSchemas = { readonly options: unknown; readonly move: unknown; readonly orders: unknown }

const made = new WeakMap<Game, GameSchemas>()

/** A game's schemas, for the catalogue; made once. */
export function schemasOf(game: Game): GameSchemas {
  const known = made.get(game)
  if (known) return known
  const input = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' })
  const schemas = { options: input(game.options), move: input(game.move), orders: input(game.orders) }
  made.set(game, schemas)
  return schemas
}

/** The games on offer, each in its newest version. */
export const offered = (house: Pick<House, 'games'>): Game[] =>
  [...new Set(house.games.map(({ id }) => id))].flatMap((id) => findGame(house.games, id) ?? [])

/**
 * A game by its id; by that version if one is named and still here, else the newest.
 *
 * @throws Problem unknown_game
 */
export function requireGame(house: Pick<House, 'games'>, id: string, rulesVersion?: number): Game {
  const game = findGame(house.games, id, rulesVersion) ?? findGame(house.games, id)
  if (game) return game
  const known = offered(house).map((other) => other.id)
  throw new Problem('unknown_game', 'There is no such game here.', {
    where: 'game',
    hint: `One of: ${known.join(', ')}.`,
  })
}
