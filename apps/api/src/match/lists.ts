import type { Prisma } from '@marque/database'
import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { type Caller, requireCaller, seenBy } from '../people/caller.js'
import { Problem } from '../problems.js'
import { outcomeSchema } from './record.js'

/** The arguments of every list. */
export const page = {
  first: z.int().min(1).max(100).default(20).describe('How many at most'),
  after: z.string().max(200).optional().describe('The `endCursor` of the page before'),
}
const status = z.enum(['open', 'playing', 'finished', 'cancelled'])

export const listMatchesInput = z.object({
  status: status.default('open'),
  game: z.string().max(100).optional().describe('Only this game'),
  ...page,
})
export const myMatchesInput = z.object({ status: status.optional(), ...page })

const include = {
  seats: { orderBy: { index: 'asc' }, include: { user: { select: { id: true, name: true } } } },
  decisions: true,
} satisfies Prisma.MatchInclude

type Loaded = Prisma.MatchGetPayload<{ include: typeof include }>

/** What a list shows of a match: nothing of its state. */
export type MatchSummary = {
  readonly id: string
  readonly game: string
  readonly options: unknown
  readonly status: z.infer<typeof status>
  readonly visibility: 'public' | 'unlisted'
  readonly hoursPerDecision: number
  readonly version: number
  readonly seats: readonly {
    index: number
    userId: string | null
    name: string | null
    bot: boolean
    absences: number
    leftAt: number | null
    seenAt: Date | null
  }[]
  readonly mySeat: number | null
  readonly waitsForMe: boolean
  readonly due: Date | null
  readonly outcome: { ranking: number[]; how: string } | null
  readonly createdAt: Date
  readonly changedAt: Date
}

export type Page<T> = {
  readonly nodes: readonly T[]
  readonly endCursor: string | null
  readonly hasNextPage: boolean
}

/** Public matches, newest first. @throws Problem bad_input */
export async function listMatches(
  house: House,
  caller: Caller | undefined,
  input: unknown,
): Promise<Page<MatchSummary>> {
  const wish = parseInput(listMatchesInput, input, '')
  const rows = await house.prisma.match.findMany({
    where: {
      visibility: 'public',
      status: wish.status,
      ...(wish.game === undefined ? {} : { game: wish.game }),
      ...(wish.after === undefined ? {} : afterCreated(wish.after)),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: wish.first + 1,
    include,
  })
  return pageOf(rows, wish.first, caller, (match) => [match.createdAt.getTime(), match.id])
}

function afterCreated(after: string): Prisma.MatchWhereInput {
  const [time, id] = readCursor(z.tuple([milliseconds, matchId]), after)
  const at = new Date(time)
  return { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { gt: id } }] }
}

/** The public matches that a user has finished, newest first. @throws Problem bad_input */
export async function finishedOf(
  house: House,
  caller: Caller | undefined,
  userId: string,
  wish: { readonly first: number; readonly after?: string | undefined },
): Promise<Page<MatchSummary>> {
  const [time, id] = wish.after === undefined ? [] : readCursor(z.tuple([milliseconds, matchId]), wish.after)
  const at = time === undefined ? undefined : new Date(time)
  const rows = await house.prisma.match.findMany({
    where: {
      status: 'finished',
      visibility: 'public',
      seats: { some: { userId } },
      ...(at && id ? { OR: [{ finishedAt: { lt: at } }, { finishedAt: at, id: { gt: id } }] } : {}),
    },
    orderBy: [{ finishedAt: 'desc' }, { id: 'asc' }],
    take: wish.first + 1,
    include,
  })
  return pageOf(rows, wish.first, caller, (match) => [match.finishedAt?.getTime() ?? 0, match.id])
}

function pageOf(
  rows: readonly Loaded[],
  first: number,
  caller: Caller | undefined,
  position: (match: Loaded) => (string | number)[],
): Page<MatchSummary> {
  const nodes = rows.slice(0, first)
  const last = nodes.at(-1)
  return {
    nodes: nodes.map((match) => summary(match, seenBy(caller))),
    endCursor: last ? cursor(position(last)) : null,
    hasNextPage: rows.length > first,
  }
}

const ranked = z.object({ id: z.string(), rank: z.int(), sort: z.number() })

/**
 * The caller's matches: those that wait for him by urgency, then those under way, then open ones, then the
 * ended ones, each newest first.
 *
 * @throws Problem not_signed_in, missing_scope, bad_input
 */
export async function myMatches(
  house: House,
  caller: Caller | undefined,
  input: unknown,
): Promise<Page<MatchSummary>> {
  const { userId } = requireCaller(caller, 'read')
  const wish = parseInput(myMatchesInput, input, '')
  const after =
    wish.after === undefined
      ? [-1, 0, '']
      : readCursor(z.tuple([z.int().min(0).max(3), z.number(), matchId]), wish.after)
  const { rows } = await house.pool.query(
    `select id, rank, sort from (
       select m.id,
         case when w.due is not null then 0 when m.status = 'playing' then 1 when m.status = 'open' then 2 else 3 end as rank,
         extract(epoch from coalesce(w.due, to_timestamp(-extract(epoch from m.changed_at))))::float8 as sort
       from seat s
         join match m on m.id = s.match_id
         left join lateral (select min(d.due) as due from decision d
           where d.match_id = s.match_id and d.seat = s.index and s.left_at is null) w on true
       where s.user_id = $1 and ($2::match_status is null or m.status = $2)
     ) mine
     where (rank, sort, id) > ($3, $4, $5) order by rank, sort, id limit $6`,
    [userId, wish.status ?? null, ...after, wish.first + 1],
  )
  const found = z.array(ranked).parse(rows)
  const shown = found.slice(0, wish.first)
  const loaded = await house.prisma.match.findMany({
    where: { id: { in: shown.map(({ id }) => id) } },
    include,
  })
  const byId = new Map(loaded.map((match) => [match.id, match]))
  const last = shown.at(-1)
  return {
    nodes: shown.flatMap(({ id }) => {
      const match = byId.get(id)
      return match ? [summary(match, userId)] : []
    }),
    endCursor: last ? cursor([last.rank, last.sort, last.id]) : null,
    hasNextPage: found.length > wish.first,
  }
}

function summary(match: Loaded, userId: string | undefined): MatchSummary {
  const seats = match.seats.map(({ index, user, bot, absences, leftAt, seenAt }) => ({
    index,
    userId: user?.id ?? null,
    name: user?.name ?? null,
    bot,
    absences,
    leftAt,
    seenAt,
  }))
  const mine = userId === undefined ? undefined : seats.find((seat) => seat.userId === userId)
  const dues = match.decisions
    .filter(
      (open) => mine !== undefined && open.seat === mine.index && mine.leftAt === null && open.due !== null,
    )
    .map((open) => open.due?.getTime() ?? 0)
  const { id, game, options, status, visibility, hoursPerDecision, version, createdAt, changedAt } = match
  return {
    ...{ id, game, options, status, visibility, hoursPerDecision, version, createdAt, changedAt, seats },
    mySeat: mine?.index ?? null,
    waitsForMe: dues.length > 0,
    due: dues.length > 0 ? new Date(Math.min(...dues)) : null,
    outcome: outcomeSchema.nullable().parse(match.outcome),
  }
}

const milliseconds = z.int().min(0).max(8.64e15)
const matchId = z.string().regex(/^[\w-]{1,100}$/)

const cursor = (parts: readonly (string | number)[]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

function readCursor<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new Problem('bad_input', 'This cursor is not one of ours.', {
      where: 'after',
      hint: 'Pass the `endCursor` of the page before, unchanged.',
    })
  }
}
