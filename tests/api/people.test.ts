import { createHash, createHmac } from 'node:crypto'
import { sessionCookie, signLink, signSession } from '@marque/session'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Client } from '../support/client.js'
import { openHouse, PUBLIC_URL, SECRET } from '../support/house.js'

const made = z.object({
  secret: z.string(),
  token: z.object({ id: z.string(), name: z.string(), scopes: z.array(z.string()) }),
})
const by = (url: string, secret: string) => new Client(url, { authorization: `Bearer ${secret}` })
const makeToken = async (client: Client, scopes: string[], name = 'a program') => {
  const { status, body } = await client.rest('POST', '/v1/me/tokens', { name, scopes })
  expect(status).toBe(201)
  return made.parse(body)
}

describe('personal tokens', () => {
  it('are made with name and scopes, shown once, and kept as a hash', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const { secret, token } = await makeToken(anne, ['read', 'play', 'read'], '  my ship’s computer ')
    expect(token).toMatchObject({ name: 'my ship’s computer', scopes: ['read', 'play'] })
    expect(secret).toMatch(/^marque_[\w-]{43}$/)
    const { rows } = await api.house.pool.query<{ row: string; hash: Buffer }>(
      'select t::text as row, hash from token t',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hash).toEqual(createHash('sha256').update(secret).digest())
    expect(rows[0]?.row).not.toContain(secret.slice(7))
    const lists = [
      await anne.text('GET', '/v1/me/tokens'),
      await anne.text('POST', '/graphql', { query: '{ tokens { id name scopes createdAt revokedAt } }' }),
    ]
    for (const list of lists) {
      expect(list).toContain(token.id)
      expect(list).not.toContain(secret.slice(7))
    }
    expect((await by(api.url, secret).rest('GET', '/v1/me')).body).toMatchObject({ id: anne.userId })
  })

  it('are refused at once when revoked, by every process, and stay in the list', async () => {
    const api = await openHouse()
    const other = await openHouse({ database: api.house.settings.DATABASE_URL })
    const anne = await api.guest('Anne')
    const { secret, token } = await makeToken(anne, ['read'])
    // Both processes know it before it ends.
    for (const { url } of [api, other]) expect((await by(url, secret).rest('GET', '/v1/me')).status).toBe(200)
    const heard = other.house.hub.watch('callers')
    expect((await anne.rest('DELETE', `/v1/me/tokens/${token.id}`)).status).toBe(200)
    expect((await by(api.url, secret).rest('GET', '/v1/me')).status).toBe(401)
    await heard.changed()
    heard.close()
    for (const { url } of [api, other]) {
      const answer = await by(url, secret).rest('GET', '/v1/me')
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
      // Not even for what needs nobody signed in: who sends a token wants to know that it is dead.
      expect((await by(url, secret).rest('GET', '/v1/games')).status).toBe(401)
    }
    expect((await anne.rest('DELETE', `/v1/me/tokens/${token.id}`)).status).toBe(200)
    expect((await anne.rest('GET', '/v1/me/tokens')).body).toMatchObject([
      { id: token.id, revokedAt: expect.any(String) },
    ])
  })

  it('cannot make a token that may do more, nor touch those of others', async () => {
    const api = await openHouse()
    const [anne, eve] = [await api.guest('Anne'), await api.guest('Eve')]
    const { token, secret } = await makeToken(anne, ['manage', 'read'])
    const program = by(api.url, secret)
    for (const scopes of [['play'], ['read', 'play'], ['manage', 'play']]) {
      const answer = await program.rest('POST', '/v1/me/tokens', { name: 'wider', scopes })
      expect(answer).toMatchObject({ status: 403, body: { code: 'missing_scope', where: 'scopes' } })
    }
    await makeToken(program, ['manage', 'read'])
    for (const id of [token.id, 'nonsense', crypto.randomUUID()]) {
      expect(await eve.rest('DELETE', `/v1/me/tokens/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    }
    expect((await eve.rest('GET', '/v1/me/tokens')).body).toEqual([])
    expect((await program.rest('GET', '/v1/me')).status).toBe(200)
  })

  it.each([
    [{ name: '', scopes: ['read'] }, 'name'],
    [{ name: 'x'.repeat(61), scopes: ['read'] }, 'name'],
    [{ name: 'x', scopes: [] }, 'scopes'],
    [{ name: 'x', scopes: ['captain'] }, 'scopes'],
    [{ name: 'x' }, 'scopes'],
  ])('are not made from %j', async (body, where) => {
    const anne = await (await openHouse()).guest('Anne')
    const answer = await anne.rest('POST', '/v1/me/tokens', body)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad_input', where: expect.stringContaining(where) },
    })
  })

  it.each(['Bearer', 'Bearer ', 'Bearer a b', 'Basic YTpi', 'marque_x', 'bearer x'])(
    'are not taken from “%s”',
    async (authorization) => {
      const { url } = await openHouse()
      const answer = await new Client(url, { authorization }).rest('GET', '/v1/me')
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in', where: 'Authorization' } })
    },
  )
})

describe('the session of the web', () => {
  const cookieOf = (url: string, value: string, origin = PUBLIC_URL) =>
    new Client(url, { cookie: `${sessionCookie(PUBLIC_URL)}=${value}`, origin })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  /** A session as the web signs it, by hand. */
  const jwt = (sub: string, { audience = 'session', secret = SECRET, lasts = 3600 } = {}) => {
    const exp = Math.floor(Date.now() / 1000) + lasts
    const text = `${part({ alg: 'HS256' })}.${part({ iss: 'marque', aud: audience, sub, exp, name: 'Anne', epoch: 0 })}`
    return `${text}.${createHmac('sha256', `${audience}:${secret}`).update(text).digest('base64url')}`
  }

  it('is as good as none if its user is unknown, it is forged or expired, or of another kind', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const id = anne.userId
    const sound = jwt(id)
    expect((await cookieOf(api.url, sound).rest('GET', '/v1/me')).status).toBe(200)
    const [head, body, tail] = sound.split('.')
    const bad = {
      unknown: await signSession({ userId: crypto.randomUUID(), name: 'Nobody', epoch: 0 }, SECRET),
      forged: jwt(id, { secret: 'another secret that is long enough, too' }),
      expired: jwt(id, { lasts: -5 }),
      link: await signLink('address', { sub: id, name: 'Anne', epoch: '0' }, SECRET, 60),
      otherAudience: jwt(id, { audience: 'internal' }),
      unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`,
      cut: `${head}.${body}`,
      changed: `${head}.${part({ iss: 'marque', aud: 'session', sub: id, name: 'Anne', epoch: 0 })}.${tail}`,
      otherEpoch: await signSession({ userId: id, name: 'Anne', epoch: 1 }, SECRET),
      nonsense: 'nonsense',
    }
    for (const [kind, value] of Object.entries(bad)) {
      const client = cookieOf(api.url, value)
      expect({ kind, ...(await client.rest('GET', '/v1/me')) }).toMatchObject({
        kind,
        status: 401,
        body: { code: 'not_signed_in' },
      })
      expect(await client.graphql('{ me { id } }')).toEqual({ data: { me: null } })
      expect((await client.rest('GET', '/v1/games')).status).toBe(200)
    }
  })

  it('ends when the user’s epoch is raised', async () => {
    const api = await openHouse()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    await api.house.prisma.user.update({ where: { id: anne.userId }, data: { sessionEpoch: 1 } })
    expect((await anne.rest('GET', '/v1/me')).status).toBe(401)
    // One that was in use ends as soon as its end is published.
    expect((await bob.rest('GET', '/v1/me')).status).toBe(200)
    await api.house.prisma.user.update({ where: { id: bob.userId }, data: { sessionEpoch: 1 } })
    await api.house.hub.publishNow('callers')
    expect((await bob.rest('GET', '/v1/me')).status).toBe(401)
    const again = await signSession({ userId: bob.userId, name: 'Bob', epoch: 1 }, SECRET)
    expect((await cookieOf(api.url, again).rest('GET', '/v1/me')).status).toBe(200)
  })

  it('is not taken from a page of another site, but for reading', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const cookie = anne.headers['cookie'] ?? ''
    for (const origin of ['https://elsewhere.example', 'null', `${PUBLIC_URL}.evil.example`, undefined]) {
      const foreign = new Client(api.url, { cookie, ...(origin === undefined ? {} : { origin }) })
      for (const [method, path, body] of [
        ['POST', '/v1/matches', { game: 'sealed-lots', seats: ['me', 'open'] }],
        ['PATCH', '/v1/me', { name: 'Eve' }],
        ['DELETE', '/v1/me/address', undefined],
        ['POST', '/graphql', { query: 'mutation { updateMe(name: "Eve") { id } }' }],
      ] as const) {
        const answer = await foreign.rest(method, path, body)
        expect(answer.status).toBe(403)
        expect(JSON.stringify(answer.body)).toContain('"code":"foreign_origin"')
      }
      expect((await foreign.rest('GET', '/v1/me')).status).toBe(200)
      // A mutation does not slip in by GET, where no origin is asked for; twice, for the second is cached.
      const query = encodeURIComponent('mutation { updateMe(name: "Eve") { id } }')
      for (let times = 0; times < 2; times++)
        expect((await foreign.rest('GET', `/graphql?query=${query}`)).status).toBeGreaterThanOrEqual(400)
    }
    expect((await anne.rest('GET', '/v1/me')).body).toMatchObject({ name: 'Anne' })
    expect(await api.house.prisma.match.count()).toBe(0)
  })

  it('only the web, by its signed word, takes in guests', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const token = await makeToken(anne, ['read', 'play', 'manage'])
    const wrong = {
      none: undefined,
      personal: token.secret,
      session: await signSession({ userId: anne.userId, name: 'Anne', epoch: 0 }, SECRET),
      otherLink: await signLink('address', {}, SECRET, 60),
      expired: await signLink('internal', {}, SECRET, -5),
      forged: await signLink('internal', {}, 'another secret that is long enough, too', 60),
    }
    for (const [kind, word] of Object.entries(wrong)) {
      const client = new Client(api.url, {
        ...anne.headers,
        ...(word ? { authorization: `Bearer ${word}` } : {}),
      })
      expect({ kind, ...(await client.rest('POST', '/internal/guests', { name: 'Eve' })) }).toMatchObject({
        kind,
        status: 401,
        body: { code: 'not_signed_in' },
      })
    }
    const web = by(api.url, await signLink('internal', {}, SECRET, 60))
    for (const body of [
      {},
      { name: '' },
      { name: 'x'.repeat(41) },
      { name: 'Eve', timeZone: 'Mars' },
      null,
    ]) {
      expect(await web.rest('POST', '/internal/guests', body)).toMatchObject({
        status: 400,
        body: { code: 'bad_input' },
      })
    }
    expect(await api.house.prisma.user.count()).toBe(1)
  })
})
