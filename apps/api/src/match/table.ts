import { randomBytes } from 'node:crypto'
import { readLink } from '@marque/session'
import type pg from 'pg'
import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { markOf, userTopic } from '../live/hub.js'
import { type Caller, requireCaller } from '../people/caller.js'
import { Problem } from '../problems.js'
import { transaction } from '../transaction.js'
import { requireGame } from './catalogue.js'
import { notFound } from './play.js'
import { loadMatch, type MatchRow, seatOf } from './record.js'
import { startIfFull } from './start.js'

const entropy = z
  .string()
  .max(64)
  .describe(
    'Your own contribution to the match’s chance: anything you make up, such as 16 random bytes in hex',
  )

export const createMatchInput = z.object({
  game: z.string().max(100).describe('A game’s id from the catalogue'),
  options: z.unknown().optional().describe('As the game’s options schema says; left out, its defaults'),
  visibility: z.enum(['public', 'unlisted']).default('public').describe('Public matches stand in the lobby'),
  hoursPerDecision: z
    .number()
    .min(0.05)
    .max(720)
    .default(48)
    .describe('How long a seat may think about each decision'),
  seats: z
    .array(z.enum(['me', 'open', 'bot']))
    .min(1)
    .max(8)
    .describe('One entry a seat: `me` for the caller, `open` for whoever joins, `bot`'),
  entropy: entropy.optional(),
})

export const joinMatchInput = z.object({
  match: z.string().max(100),
  seat: z.int().min(0).max(7).optional().describe('The seat wanted; left out, the first free one'),
  entropy: entropy.optional(),
  invitation: z.string().max(2000).optional().describe('The token from an invitation’s link'),
})

const ownEntropy = () => randomBytes(16).toString('hex')

/**
 * Opens a match; if no seat is left open, it starts at once.
 *
 * @throws Problem bad_input, unknown_game
 */
export async function createMatch(
  house: House,
  caller: Caller | undefined,
  input: unknown,
): Promise<MatchRow> {
  const { userId } = requireCaller(caller, 'play')
  const wish = parseInput(createMatchInput, input, '')
  const match = await transaction(house.pool, (db) => createMatchIn(house, db, userId, wish))
  return told(house, match, userId)
}

/** Opens a match in the caller's transaction; whoever commits it tells. @throws Problem bad_input, unknown_game */
export async function createMatchIn(
  house: House,
  db: pg.PoolClient,
  userId: string,
  wish: z.infer<typeof createMatchInput>,
): Promise<MatchRow> {
  const game = requireGame(house, wish.game)
  const { min, max } = game.players
  const { seats } = wish
  if (seats.length < min || seats.length > max) {
    const players = min === max ? String(min) : `${min} to ${max}`
    throw new Problem('bad_input', `${game.title} is played by ${players}.`, {
      where: 'seats',
      hint: `Give ${players} seats.`,
    })
  }
  if (seats.filter((seat) => seat === 'me').length > 1 || seats.every((seat) => seat === 'bot')) {
    throw new Problem('bad_input', 'These seats cannot be filled.', {
      where: 'seats',
      hint: 'Take at most one seat yourself, and leave at least one to a person.',
    })
  }
  const options = parseInput(game.options, wish.options ?? {}, 'options')
  const id = randomBytes(9).toString('base64url')
  await db.query(
    `insert into match (id, game, rules_version, options, visibility, hours_per_decision, creator_id, secret)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      game.id,
      game.rulesVersion,
      JSON.stringify(options),
      wish.visibility,
      wish.hoursPerDecision,
      userId,
      randomBytes(32),
    ],
  )
  const rows = seats.map((seat, index) => ({
    index,
    userId: seat === 'me' ? userId : null,
    bot: seat === 'bot',
    entropy: seat === 'me' ? (wish.entropy ?? ownEntropy()) : '',
  }))
  await db.query(
    `insert into seat (match_id, index, user_id, bot, entropy)
     select $1, index, "userId", bot, entropy
     from json_to_recordset($2) as s (index smallint, "userId" uuid, bot boolean, entropy text)`,
    [id, JSON.stringify(rows)],
  )
  return startIfFull(house, db, id, userId)
}

/**
 * Takes a seat; the last one starts the match. Joining a match that one sits in already changes nothing.
 *
 * @throws Problem not_found, not_open, seat_taken, link_expired
 */
export async function joinMatch(house: House, caller: Caller | undefined, input: unknown): Promise<MatchRow> {
  const { userId } = requireCaller(caller, 'play')
  const wish = parseInput(joinMatchInput, input, '')
  const invitationId =
    wish.invitation === undefined ? undefined : await readInvitation(house, wish.invitation)
  const joined = await transaction(house.pool, (db) => joinMatchIn(house, db, userId, wish, invitationId))
  return told(house, joined, userId)
}

/**
 * Takes a seat in the caller's transaction; whoever commits it tells.
 *
 * @throws Problem not_found, not_open, seat_taken, link_expired
 */
export async function joinMatchIn(
  house: House,
  db: pg.PoolClient,
  userId: string,
  wish: z.infer<typeof joinMatchInput>,
  invitationId?: string,
): Promise<MatchRow> {
  const match = await lockMatch(db, wish.match)
  if (seatOf(match, userId)) return match
  requireOpen(match)
  if (invitationId !== undefined) await spendInvitation(db, invitationId, match.id, userId)
  const free = match.seats.filter((seat) => seat.userId === null && !seat.bot)
  const seat = wish.seat === undefined ? free[0] : free.find(({ index }) => index === wish.seat)
  if (!seat) {
    throw new Problem('seat_taken', 'That seat is taken.', {
      where: 'seat',
      hint: 'Choose another seat or another match.',
    })
  }
  await db.query('update seat set user_id = $3, entropy = $4 where match_id = $1 and index = $2', [
    match.id,
    seat.index,
    userId,
    wish.entropy ?? ownEntropy(),
  ])
  await db.query('update match set changed_at = now() where id = $1', [match.id])
  return startIfFull(house, db, match.id, userId)
}

/**
 * Gives a seat back before the match starts. The last player to leave closes the match.
 *
 * @throws Problem not_found, not_your_seat, not_open
 */
export async function leaveMatch(house: House, caller: Caller | undefined, id: string): Promise<MatchRow> {
  const { userId } = requireCaller(caller, 'play')
  const match = await transaction(house.pool, async (db) => {
    const open = await lockMatch(db, id)
    requireOpen(open)
    const seat = seatOf(open, userId)
    if (!seat)
      throw new Problem('not_your_seat', 'You have no seat in this match.', {
        where: 'match',
        hint: 'There is nothing to leave.',
      })
    await db.query(
      `update seat set user_id = null, entropy = '', orders = null where match_id = $1 and index = $2`,
      [id, seat.index],
    )
    await db.query('update match set changed_at = now() where id = $1', [id])
    if (open.seats.every((other) => other.userId === null || other.userId === userId)) await close(db, id)
    return reload(db, id)
  })
  return told(house, match, userId)
}

/**
 * Calls a match off before it starts.
 *
 * @throws Problem not_found, not_allowed, not_open
 */
export async function cancelMatch(house: House, caller: Caller | undefined, id: string): Promise<MatchRow> {
  const { userId } = requireCaller(caller, 'play')
  const match = await transaction(house.pool, async (db) => {
    const open = await lockMatch(db, id)
    if (open.status === 'cancelled') return open
    if (open.creatorId !== userId) {
      throw new Problem('not_allowed', 'Only who opened a match can call it off.', {
        where: 'match',
        hint: 'You can leave your seat instead.',
      })
    }
    requireOpen(open)
    await close(db, id)
    return reload(db, id)
  })
  return told(house, match, userId)
}

type Db = Parameters<typeof loadMatch>[0]

const close = (db: Db, id: string) =>
  db.query(`update match set status = 'cancelled', changed_at = now() where id = $1`, [id])

/** Reads a match that nobody else changes its players of until the transaction ends. */
export async function lockMatch(db: Db, id: string): Promise<MatchRow> {
  await db.query('select from match where id = $1 for update', [id])
  return reload(db, id)
}

async function reload(db: Db, id: string): Promise<MatchRow> {
  const match = await loadMatch(db, id)
  if (!match) throw notFound()
  return match
}

export function requireOpen(match: MatchRow): void {
  if (match.status === 'open') return
  throw new Problem(
    'not_open',
    match.status === 'cancelled' ? 'This match was called off.' : 'This match has begun already.',
    {
      where: 'match',
      hint: 'Look for another one in the lobby, or open your own.',
    },
  )
}

/** After the commit: whoever watches the match, or the list of its players, hears of it. */
export function told(house: House, match: MatchRow, userId: string): MatchRow {
  house.hub.publish(match.id, markOf(match))
  house.hub.publish(userTopic(userId), markOf(match))
  return match
}

async function readInvitation(house: House, token: string): Promise<string> {
  const claims = await readLink('invitation', token, house.settings.NEXTAUTH_SECRET)
  if (claims?.['id'] === undefined) throw usedInvitation()
  return claims['id']
}

/** Uses an invitation up. Whoever holds its link reads that mailbox: proof enough to send notices there. */
async function spendInvitation(db: Db, id: string, match: string, userId: string): Promise<void> {
  const { rows } = await db.query<{ address: string }>(
    'update invitation set used_at = now() where id = $1 and match_id = $2 and used_at is null returning address',
    [id, match],
  )
  if (!rows[0]) throw usedInvitation()
  await db.query(
    `update account set address = $2 where id = $1 and address is null
     and not exists (select from account where address = $2)`,
    [userId, rows[0].address],
  )
}

const usedInvitation = () =>
  new Problem('link_expired', 'This invitation was used already or is not for this match.', {
    where: 'invitation',
    hint: 'Join without it if a seat is free.',
  })
