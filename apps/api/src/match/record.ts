import type { Game } from '@marque/rules'
import { findGame } from '@marque/rules'
import type pg from 'pg'
import { z } from 'zod'

const instant = z.coerce.date()

const seat = z.object({
  index: z.int(),
  userId: z.string().nullable(),
  /** The player's name; null for bots and free seats. */
  name: z.string().nullable(),
  bot: z.boolean(),
  entropy: z.string(),
  orders: z.unknown(),
  absences: z.int(),
  leftAt: z.int().nullable(),
  seenAt: instant.nullable(),
  seenVersion: z.int(),
})

const openDecision = z.object({
  id: z.string(),
  seat: z.int(),
  kind: z.enum(['turn', 'reaction', 'optional']),
  openedAt: instant,
  due: instant.nullable(),
})

export const outcomeSchema = z.object({ ranking: z.array(z.int()), how: z.string() })

const row = z.object({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  options: z.unknown(),
  status: z.enum(['open', 'playing', 'finished', 'cancelled']),
  visibility: z.enum(['public', 'unlisted']),
  hoursPerDecision: z.number(),
  creatorId: z.string().nullable(),
  secret: z.instanceof(Uint8Array),
  version: z.int(),
  state: z.unknown(),
  outcome: outcomeSchema.nullable(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
  changedAt: z.date(),
  seats: z.array(seat),
  decisions: z.array(openDecision),
  prior: z.object({ index: z.int(), decision: z.string(), move: z.unknown() }).nullable(),
})

export type Seat = z.infer<typeof seat>
export type OpenDecision = z.infer<typeof openDecision>

/** A match as it lies in the database: the server's eyes only. `state` has not been parsed by its game yet. */
export type MatchRow = z.infer<typeof row>

const text = `
select q.place, m.id, m.game, m.rules_version as "rulesVersion", m.options, m.status, m.visibility,
  m.hours_per_decision as "hoursPerDecision", m.creator_id as "creatorId", m.secret, m.version, m.state, m.outcome,
  m.created_at as "createdAt", m.started_at as "startedAt", m.finished_at as "finishedAt",
  m.changed_at as "changedAt",
  (select json_agg(json_build_object('index', s.index, 'userId', s.user_id, 'name', a.name, 'bot', s.bot,
      'entropy', s.entropy, 'orders', s.orders, 'absences', s.absences, 'leftAt', s.left_at,
      'seenAt', s.seen_at, 'seenVersion', s.seen_version) order by s.index)
    from seat s left join account a on a.id = s.user_id where s.match_id = m.id) as seats,
  (select coalesce(json_agg(json_build_object('id', d.id, 'seat', d.seat, 'kind', d.kind,
      'openedAt', d.opened_at, 'due', d.due) order by d.id), '[]')
    from decision d where d.match_id = m.id) as decisions,
  (select json_build_object('index', p.index, 'decision', p.decision, 'move', p.move)
    from seat own join action p on p.match_id = own.match_id and p.seat = own.index
    where own.match_id = m.id and own.user_id = q."userId" and p.key = q.key) as prior
from json_to_recordset($1) as q (place int, id text, "userId" uuid, key text) join match m on m.id = q.id`

/** What every match's id looks like; nothing else need be looked for. */
const ID = /^[\w-]{1,100}$/

/** A match to read. With a user and the idempotency key of his request, `prior` is his action that came with it. */
export type Wanted = {
  readonly id: string
  readonly userId?: string | undefined
  readonly key?: string | null
}

/** Reads matches in one statement, in the order in which they are wanted; `undefined` where there is none. */
export async function loadMatches(
  db: pg.Pool | pg.PoolClient,
  wanted: readonly Wanted[],
): Promise<(MatchRow | undefined)[]> {
  const sought = wanted.map((want, place) => ({ place, ...want })).filter(({ id }) => ID.test(id))
  const values = [JSON.stringify(sought)]
  const { rows } = await db.query<{ place: number }>({ name: 'load-matches', text, values })
  const found = new Map(rows.map((found) => [found.place, found]))
  return wanted.map((_, place) => {
    const at = found.get(place)
    return at && row.parse(at)
  })
}

/** Reads a match; `undefined` if there is none. */
export async function loadMatch(db: pg.Pool | pg.PoolClient, id: string): Promise<MatchRow | undefined> {
  return (await loadMatches(db, [{ id }]))[0]
}

/** The rules that a match began with; `undefined` if this server has them no more. */
export const gameOf = (
  games: readonly Game[],
  match: Pick<MatchRow, 'game' | 'rulesVersion'>,
): Game | undefined => findGame(games, match.game, match.rulesVersion)

/** The seat of a user, if he has one. */
export const seatOf = (match: MatchRow, userId: string | undefined): Seat | undefined =>
  userId === undefined ? undefined : match.seats.find((seat) => seat.userId === userId)

/** The seats that were left, in the order of leaving. */
export const leftSeats = (match: Pick<MatchRow, 'seats'>): number[] =>
  match.seats
    .filter((seat) => seat.leftAt !== null)
    .sort((a, b) => (a.leftAt ?? 0) - (b.leftAt ?? 0))
    .map((seat) => seat.index)
