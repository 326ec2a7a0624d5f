import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { Feed } from '../support/feed.js'
import { openHouse } from '../support/house.js'

const problem = z.object({ message: z.string().min(5), code: z.string(), hint: z.string().min(5) }).loose()

/** What a caller was refused with, over GraphQL. */
async function refusal(client: Client, query: string, variables: Record<string, unknown> = {}) {
  const { errors } = await client.graphql(query, variables)
  const [error] = errors ?? []
  return problem.parse({ message: error?.message, ...error?.extensions })
}

/** Subscriptions on one connection, as docs/api.md says. */
const MOST_WATCHED = 100

const fault = z.object({ extensions: z.object({ code: z.string() }) })

/** Milliseconds: a query that is refused has not run. */
const PROMPTLY = 2_000

describe('fault 25: every refusal has a code, and says where and what would be right', () => {
  it.each<[string, string, string, unknown, number, Record<string, unknown>]>([
    [
      'a wrong field',
      'POST',
      '/v1/matches',
      { game: 7, seats: ['me'] },
      400,
      { code: 'bad_input', where: 'game' },
    ],
    ['a missing field', 'POST', '/v1/matches', {}, 400, { code: 'bad_input', where: 'game' }],
    [
      'a wrong parameter',
      'GET',
      '/v1/matches?first=many',
      undefined,
      400,
      { code: 'bad_input', where: 'first' },
    ],
    [
      'a million rows',
      'GET',
      '/v1/matches?first=1000000',
      undefined,
      400,
      { code: 'bad_input', where: 'first' },
    ],
    [
      'a forged cursor',
      'GET',
      '/v1/matches?after=WzFlMzAwLCJ4Il0',
      undefined,
      400,
      { code: 'bad_input', where: 'after' },
    ],
    [
      'another forged cursor',
      'GET',
      '/v1/me/matches?after=Wzk5OTk5OTk5OTk5OTksMCwieCJd',
      undefined,
      400,
      { code: 'bad_input', where: 'after' },
    ],
    [
      'an unknown game',
      'POST',
      '/v1/matches',
      { game: 'chess', seats: ['me', 'open'] },
      404,
      { code: 'unknown_game', where: 'game' },
    ],
    ['an unknown match', 'GET', '/v1/matches/none', undefined, 404, { code: 'not_found', where: 'match' }],
    ['an id that no database keeps', 'GET', '/v1/matches/a%00b', undefined, 404, { code: 'not_found' }],
    ['a name that no database keeps', 'PATCH', '/v1/me', { name: 'a\u0000b' }, 400, { code: 'bad_input' }],
    ['an unknown route', 'GET', '/v1/nowhere', undefined, 404, { code: 'not_found' }],
    ['an unknown page', 'GET', '/nowhere', undefined, 404, { code: 'not_found' }],
  ])('fault 25: %s', async (_what, method, path, body, status, expected) => {
    const anne = await (await openHouse()).guest('Anne')
    const answer = await anne.rest(method, path, body)
    expect(answer).toMatchObject({ status, body: expected })
    problem.parse(answer.body)
  })

  it.each([
    ['{ "a": ', 'application/json'],
    ['null', 'application/json'],
    ['game=x', 'text/csv'],
  ])('fault 25: a body that is not what it says: %s', async (body, type) => {
    const anne = await (await openHouse()).guest('Anne')
    for (const path of ['/v1/matches', '/graphql']) {
      const response = await fetch(`${anne.url}${path}`, {
        method: 'POST',
        headers: { ...anne.headers, 'content-type': type },
        body,
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await response.text()).toMatch(/"code":"(bad_input|query_refused)"/)
    }
  })

  it('fault 25: what breaks on this side is told without a word of what it was', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    await anne.rest('GET', '/v1/me')
    await api.house.pool.query('alter table match rename to away')
    const answer = await anne.rest('GET', '/v1/matches/abc')
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
    const inGraphql = await refusal(anne, '{ match(id: "abc") { id } }')
    expect(inGraphql.code).toBe('internal')
    const live = new Feed(anne, z.unknown(), 'subscription { match(id: "abc") { version } }')
    await expect(live.first()).rejects.toMatchObject({ code: 'internal' })
    for (const text of [answer.body, inGraphql].map((body) => JSON.stringify(body)))
      expect(text).not.toMatch(/relation|select|sql/i)
  })
})

describe('fault 25: too many requests', () => {
  it.each(['REST', 'GraphQL'])('fault 25: over %s are refused with the time to come back', async (by) => {
    const api = await openHouse({ settings: { RATE_LIMIT: '5' } })
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    const send = (client: Client) =>
      by === 'REST'
        ? client.rest('GET', '/v1/games')
        : client.rest('POST', '/graphql', { query: '{ serverTime }' })
    for (let times = 0; times < 5; times++) expect((await send(anne)).status).toBe(200)
    for (let times = 0; times < 2; times++) {
      const { status, headers, body } = await send(anne)
      expect(status).toBe(429)
      const seconds = Number(headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
      const told =
        by === 'REST'
          ? body
          : z.object({ errors: z.array(z.object({ extensions: z.unknown() })) }).parse(body).errors[0]
              ?.extensions
      expect(told).toMatchObject({
        code: 'too_many_requests',
        retryAfter: seconds,
        hint: expect.stringContaining(String(seconds)),
      })
    }
    // Each caller has a measure of his own.
    expect((await send(bob)).status).toBe(200)
  })

  it('fault 25: guessing at tokens counts, too', async () => {
    const api = await openHouse({ settings: { RATE_LIMIT: '5' } })
    const stranger = api.stranger()
    const statuses: number[] = []
    for (let guess = 0; guess < 7; guess++) {
      const response = await fetch(`${stranger.url}/v1/me`, {
        headers: { authorization: `Bearer marque_${guess}` },
      })
      statuses.push(response.status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })
})

const deep = (levels: number) =>
  `{ match(id: "x") { ${'seats { index '.repeat(levels)}${'}'.repeat(levels)} } }`
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: serverTime`).join(' ')} }`
const costly = `{ ${Array.from(
  { length: 14 },
  (_, index) => `m${index}: myMatches(first: 100) {
  nodes { id version status seats { index name kind } game { id title summary moveSchema optionsSchema ordersSchema } } }`,
).join('\n')} }`
const ring = '{ match(id: "x") { ...A } } fragment A on Match { id ...B } fragment B on Match { id ...A }'

describe('fault 27: a query that asks too much', () => {
  const queries: [string, string][] = [
    ['nested a hundred deep', deep(100)],
    [
      'nested a hundred deep in fragments',
      `{ match(id: "x") { ...A } } fragment A on Match ${deep(100).slice(18, -2)}`,
    ],
    ['with ten thousand aliases', aliases(10_000)],
    ['with a few aliases too many', aliases(20)],
    ['that costs too much', costly],
    ['with fragments in a ring', ring],
    ['that cannot be parsed', '{ match('],
    ['for what there is not', '{ treasure }'],
    ['that is empty', ''],
  ]
  it.each(queries)('fault 27: %s is refused at once, twice alike', async (_what, query) => {
    const anne = await (await openHouse()).guest('Anne')
    const from = performance.now()
    for (let times = 0; times < 2; times++) {
      const { status, body } = await anne.rest('POST', '/graphql', { query })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toMatch(/"code":"(query_refused|bad_input)"/)
      expect(JSON.stringify(body)).toContain('"hint"')
    }
    expect(performance.now() - from).toBeLessThan(PROMPTLY)
  })

  it.each(['matches', 'myMatches'])(
    'fault 27: a million rows of %s are refused, however they are asked for',
    async (field) => {
      const anne = await (await openHouse()).guest('Anne')
      expect((await refusal(anne, `{ ${field}(first: 1000000) { hasNextPage } }`)).code).toBe('query_refused')
      const query = `query ($first: Int) { ${field}(first: $first) { hasNextPage } }`
      for (const first of [1_000_000, 101, 0, -1]) {
        expect(await refusal(anne, query, { first })).toMatchObject({ code: 'bad_input', where: 'first' })
      }
      expect((await anne.graphql(query, { first: 100 })).errors).toBeUndefined()
    },
  )

  it.each(['/graphql', '/v1/matches'])('fault 27: a body too large is refused: %s', async (path) => {
    const anne = await (await openHouse()).guest('Anne')
    const { status, body } = await anne.rest('POST', path, {
      query: 'x'.repeat(300_000),
      game: 'x'.repeat(300_000),
    })
    expect(status).toBe(413)
    expect(JSON.stringify(body)).toContain('"code":"too_large"')
  })

  it.each<[string, string]>([
    [
      'nested too deep',
      `subscription { match(id: "x") { match { ${'game { id '.repeat(40)}${'}'.repeat(40)} } } }`,
    ],
    [
      'with too many aliases',
      `subscription { match(id: "x") { ${Array.from({ length: 20 }, (_, index) => `a${index}: version`).join(' ')} } }`,
    ],
    ['for what there is not', 'subscription { match(id: "x") { treasure } }'],
    [
      'with fragments in a ring',
      'subscription { match(id: "x") { ...A } } fragment A on MatchUpdate { ...B } fragment B on MatchUpdate { ...A }',
    ],
    [
      'that costs too much',
      'subscription { match(id: "x") { match { log(last: 1000000) { version sentences } } } }',
    ],
  ])('fault 27: a subscription %s is refused, and the connection goes on', async (_what, query) => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    for (let times = 0; times < 2; times++) {
      await expect(new Feed(anne, z.unknown(), query).first()).rejects.toMatchObject({
        code: 'query_refused',
        details: { hint: expect.any(String) },
      })
    }
    await new Feed(anne, z.unknown(), 'subscription { waiting { count } }').first()
  })

  it('fault 27: one connection carries so many subscriptions, and another one once one of them ends', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const live = anne.live()
    onTestFinished(() => void live.dispose())
    /** Resolves with what came first: an update, or the code of a refusal. */
    const watch = () => {
      let stop = () => {}
      const first = new Promise<unknown>((resolve) => {
        const hear = (errors: unknown) => resolve(z.array(fault).parse(errors)[0]?.extensions.code)
        stop = live.subscribe(
          { query: 'subscription { waiting { count } }' },
          {
            next: ({ data, errors }) => (errors ? hear(errors) : resolve(data)),
            error: hear,
            complete: () => resolve('complete'),
          },
        )
      })
      return { first, stop }
    }
    const all = Array.from({ length: MOST_WATCHED }, watch)
    const none = { waiting: { count: 0 } }
    for (const { first } of all) expect(await first).toEqual(none)
    expect(await watch().first).toBe('too_many_requests')
    all[0]?.stop()
    await vi.waitFor(async () => expect(await watch().first).toEqual(none))
  })

  it('an introspection by the usual tools is within the limits', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const answer = await (await openHouse()).stranger().graphql(getIntrospectionQuery())
    expect(answer.errors).toBeUndefined()
  })
})
