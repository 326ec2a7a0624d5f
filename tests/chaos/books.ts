import { allGames, commitment, findGame, replay, verify } from '@marque/rules'
import pg from 'pg'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { takeHome } from '../support/record.js'
import type { Delivered } from './post-office.js'

const actionRow = z.object({
  match: z.string(),
  index: z.int(),
  seat: z.int(),
  type: z.enum(['move', 'leave']),
  cause: z.enum(['player', 'order', 'absence', 'bot']),
  decision: z.string(),
  move: z.unknown(),
  key: z.string().nullable(),
})
const matchRow = z.object({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  options: z.unknown(),
  status: z.string(),
  version: z.int(),
  state: z.unknown(),
  outcome: z.object({ ranking: z.array(z.int()), how: z.string() }).nullable(),
  secret: z.instanceof(Buffer),
  entropy: z.array(z.string()),
  users: z.array(z.string().nullable()),
})
const noticeRow = z.object({
  id: z.string(),
  kind: z.string(),
  status: z.string(),
  user: z.string(),
  match: z.string(),
  version: z.int(),
  mail: z.string().nullable(),
  address: z.string().nullable(),
  remark: z.string().nullable(),
})
export type ActionRow = z.infer<typeof actionRow>
export type MatchRow = z.infer<typeof matchRow>
export type NoticeRow = z.infer<typeof noticeRow>

/** Reads what is stored, past the API, and checks that it adds up. */
export class Books {
  readonly #pool: pg.Pool

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 2 })
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  async run(sql: string, values: unknown[] = []): Promise<unknown[]> {
    const { rows } = await this.#pool.query<Record<string, unknown>>(sql, values)
    return rows
  }

  async count(sql: string): Promise<number> {
    const rows = z.array(z.object({ count: z.int() })).parse(await this.run(sql))
    return rows[0]?.count ?? 0
  }

  async actions(): Promise<ActionRow[]> {
    return z
      .array(actionRow)
      .parse(
        await this.run(
          `select match_id as match, index, seat, type, cause, decision, move, key from action order by match_id, index`,
        ),
      )
  }

  async matches(): Promise<MatchRow[]> {
    return z.array(matchRow).parse(
      await this.run(
        `select m.id, m.game, m.rules_version as "rulesVersion", m.options, m.status, m.version, m.state, m.outcome, m.secret,
           array_agg(s.entropy order by s.index) as entropy, array_agg(s.user_id::text order by s.index) as users
         from match m join seat s on s.match_id = m.id group by m.id`,
      ),
    )
  }

  async notices(): Promise<NoticeRow[]> {
    return z.array(noticeRow).parse(
      await this.run(
        `select id, kind, status, user_id as user, match_id as match, version, mail_id as mail, address, remark
         from notice order by created_at, id`,
      ),
    )
  }

  /** What is left to send, and the jobs that wait or are at work. */
  async unsettled(): Promise<unknown[]> {
    // A job that was locked long ago went down with its worker: what it had to do was done or is done by another.
    // One that had to give way to a newer job of its key while it was locked has no attempt left, and keeps none of its key.
    const jobs = await this.run(
      `select task_identifier, key, attempts, locked_at, run_at, last_error from graphile_worker.jobs
       where (locked_at is null or locked_at > now() - interval '2 minutes')
         and not (key is null and attempts = max_attempts and last_error is null)`,
    )
    const notices = await this.run(
      `select kind, status, user_id, created_at, claimed_at, remark from notice where status in ('pending', 'sending')`,
    )
    return [...jobs, ...notices]
  }
}

/** Every match is what its actions make of it, and nothing of a finished one is left half. */
export async function expectWholeMatches(books: Books): Promise<void> {
  const actions = await books.actions()
  for (const match of await books.matches()) {
    const own = actions.filter((action) => action.match === match.id)
    expect(match.version).toBe(own.length)
    expect(own.map(({ index }) => index)).toEqual(own.map((_, index) => index))
    const game = findGame(allGames, match.game, match.rulesVersion)
    if (!game) throw new Error(`There is no game ${match.game}.`)
    const replayed = replay(game, {
      game: match.game,
      rulesVersion: match.rulesVersion,
      options: match.options,
      seats: match.users.length,
      commitment: commitment(match.secret),
      secret: match.secret.toString('hex'),
      entropy: match.entropy,
      actions: own.map(({ match: _match, key: _key, ...action }) => action),
    })
    expect(match.state).toEqual(replayed.state)
    expect(match.outcome).toEqual(replayed.outcome ?? null)
    expect(match.status).toBe(replayed.outcome ? 'finished' : 'playing')
  }
  const left = await books.count(
    `select count(*)::int from decision d join match m on m.id = d.match_id and m.status <> 'playing'`,
  )
  expect(left).toBe(0)
}

/** What a player takes home of a finished match, and what he was told of it, holds when it is checked. */
export async function expectVerifiable(client: Client, match: string): Promise<void> {
  const { record, told } = await takeHome(client, match)
  const game = findGame(allGames, record.game, record.rulesVersion)
  expect(game && verify(game, record, told)).toEqual({ ok: true })
}

/** Each notice that is marked sent went out in one mail; no mail went out twice, or for no notice. */
export function expectMailedOnce(notices: readonly NoticeRow[], mails: readonly Delivered[]): void {
  const ids = mails.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(ids.length)
  const byId = new Map(mails.map((mail) => [mail.messageId, mail]))
  for (const notice of notices.filter(({ status }) => status === 'sent'))
    expect(byId.get(notice.mail ?? '')?.to).toBe(notice.address)
  // A mail is named after the first notice that it carries.
  const carried = notices.filter(({ status }) => status === 'sent' || status === 'failed').map(({ id }) => id)
  for (const id of ids) expect(carried).toContain(/^<([^@]+)@/.exec(id)?.[1])
}

/** Who brought the end about saw it; every other player of a match was told once, in one of these ways. */
export async function expectEndsTold(books: Books, statuses: readonly string[]): Promise<void> {
  const actions = await books.actions()
  const over = (await books.notices()).filter(({ kind }) => kind === 'over')
  for (const { id, users } of await books.matches()) {
    const last = actions.findLast(({ match }) => match === id)
    const told = users.filter(
      (user, seat) => user !== null && (last?.cause !== 'player' || last.seat !== seat),
    )
    const notices = over.filter(({ match }) => match === id)
    expect(notices.map(({ user }) => user).toSorted()).toEqual(told.toSorted())
    for (const { status } of notices) expect(statuses).toContain(status)
  }
}
