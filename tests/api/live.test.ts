import { seededChance } from '@marque/rules'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Client, Refused } from '../support/client.js'
import { follow, followWaiting, told } from '../support/feed.js'
import { openHouse, PUBLIC_URL } from '../support/house.js'
import { anyMove, join, look, newKey, open, playOut, submit } from '../support/play.js'

async function playing() {
  const api = await openHouse()
  const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
  const { id } = await open(anne, 'sealed-lots', { rounds: 2 }, ['me', 'open'])
  await join(bob, id)
  return { api, anne, bob, id }
}

/** The client answers what it is asked in its turn. */
async function answer(client: Client, id: string): Promise<number> {
  const decision = (await look(client, id)).decisions.find(({ kind }) => kind === 'turn')
  if (!decision) throw new Error('nothing is asked')
  const move = anyMove(decision, seededChance(1))
  return (await submit(client, { match: id, decision: decision.id, move, idempotencyKey: newKey() })).version
}

async function logOf(client: Client, id: string, since = 0) {
  const shape = z.object({
    match: z.object({
      log: z.array(z.object({ version: z.int(), seat: z.int(), sentences: z.array(z.string()) })),
    }),
  })
  const query =
    'query ($id: ID!, $since: Int) { match(id: $id) { log(since: $since) { version seat sentences } } }'
  return (await client.ask(shape, query, { id, since })).match.log
}

describe('a match, live', () => {
  it('fault 11: begins with what came after the version that the client knows, then tells every change', async () => {
    const { anne, bob, id } = await playing()
    for (const client of [anne, bob, anne]) await answer(client, id)
    const feed = follow(anne, id, 1)
    const first = await feed.first()
    expect(first.match.version).toBe(3)
    expect(first.match.log).toEqual(await logOf(anne, id, 1))
    expect(first.match.log.map(({ version }) => version)).toEqual([2, 3])
    await answer(bob, id)
    await answer(anne, id)
    await answer(bob, id)
    await feed.first(({ match }) => match.version === 6)
    expect(told(feed)).toEqual(await logOf(anne, id, 1))
  })

  it('fault 11: begins with nothing new for a client that names no version', async () => {
    const { anne, bob, id } = await playing()
    await answer(anne, id)
    const feed = follow(anne, id)
    expect((await feed.first()).match).toMatchObject({ version: 1, log: [] })
    await answer(bob, id)
    await feed.first(({ match }) => match.version === 2)
    expect(told(feed)).toEqual(await logOf(anne, id, 1))
  })

  it('fault 11: a client that comes back with its version is told exactly what it missed', async () => {
    const { anne, bob, id } = await playing()
    const before = follow(bob, id, 0)
    await answer(anne, id)
    const { version } = (await before.first(({ match }) => match.version === 1)).match
    before.close()
    await answer(bob, id)
    await answer(anne, id)
    const after = follow(bob, id, version)
    await after.first()
    await answer(bob, id)
    await after.first(({ match }) => match.version === 4)
    expect([...told(before), ...told(after)]).toEqual(await logOf(bob, id))
  })

  it('fault 11: nothing falls between while moves and subscriptions cross', async () => {
    const { api, anne, bob, id } = await playing()
    const stranger = api.stranger()
    const feeds = []
    for (const client of [anne, bob, anne, bob, anne, bob]) {
      const moved = answer(client, id)
      feeds.push(follow(stranger, id, 0))
      await moved
    }
    const whole = await logOf(stranger, id)
    for (const feed of feeds) {
      await feed.first(({ match }) => match.version === 6)
      expect(told(feed)).toEqual(whole)
    }
  })

  it('fault 1: shows every subscriber his own view, and a stranger what is open', async () => {
    const { api, anne, bob, id } = await playing()
    const feeds = [follow(anne, id, 0), follow(bob, id, 0), follow(api.stranger(), id, 0)]
    await Promise.all(feeds.map((feed) => feed.first()))
    await answer(anne, id)
    const updates = await Promise.all(feeds.map((feed) => feed.first(({ match }) => match.version === 1)))
    const own = z.object({ own: z.object({ hand: z.array(z.string()).length(3) }).optional() })
    const [hers, his, nobodys] = updates.map(({ match }) => own.parse(match.match.view).own?.hand)
    expect(nobodys).toBeUndefined()
    expect(new Set([...(hers ?? []), ...(his ?? [])]).size).toBe(6)
    const { state } = await api.house.prisma.match.findUniqueOrThrow({ where: { id } })
    expect(state).toMatchObject({ players: [{ hand: hers }, { hand: his }] })
  })

  it('tells of players that come aboard, of the start, and of the end', async () => {
    const api = await openHouse()
    const [anne, bob, cleo] = await Promise.all(['Anne', 'Bob', 'Cleo'].map((name) => api.guest(name)))
    if (!anne || !bob || !cleo) throw new Error('nobody came')
    const { id } = await open(anne, 'sealed-lots', { rounds: 1 }, ['me', 'open', 'open'])
    const feed = follow(api.stranger(), id)
    await feed.first(({ match }) => match.match.seats.filter(({ kind }) => kind === 'open').length === 2)
    await join(bob, id)
    await feed.first(({ match }) => match.match.seats.filter(({ kind }) => kind === 'open').length === 1)
    await join(cleo, id)
    await feed.first(({ match }) => match.match.status === 'playing')
    await playOut([anne, bob, cleo], id)
    const last = await feed.first(({ match }) => match.match.status === 'finished')
    expect(last.match.version).toBe((await look(anne, id)).version)
    expect(told(feed)).toEqual(await logOf(api.stranger(), id))
  })

  it('says with its code why there is nothing to follow', async () => {
    const { anne } = await playing()
    await expect(follow(anne, 'no-such-match').first()).rejects.toMatchObject({
      code: 'not_found',
      details: { hint: expect.any(String) },
    })
  })
})

describe('what waits for me, live', () => {
  it('counts up and down', async () => {
    const { api, anne, bob, id } = await playing()
    const feed = followWaiting(anne)
    expect((await feed.first()).waiting).toMatchObject({ count: 1, matches: [{ id }] })
    await answer(anne, id)
    await feed.first(({ waiting }) => waiting.count === 0)
    await answer(bob, id)
    await feed.first(({ waiting }) => feed.updates.length > 2 && waiting.count === 1)
    const other = await open(bob, 'sealed-lots', {}, ['me', 'open'])
    await join(anne, other.id)
    await feed.first(({ waiting }) => waiting.count === 2)
    // One that somebody else fills counts, too.
    const mine = await open(anne, 'sealed-lots', {}, ['me', 'open'])
    await feed.first(() => feed.updates.length > 4)
    await join(await api.guest('Cleo'), mine.id)
    const three = await feed.first(({ waiting }) => waiting.count === 3)
    expect(new Set(three.waiting.matches.map((match) => match.id))).toEqual(new Set([id, other.id, mine.id]))
  })

  it('fault 26: is for a caller who may read, refused twice alike', async () => {
    const { api, anne } = await playing()
    const cases: [Client, string][] = [
      [api.stranger(), 'not_signed_in'],
      [await anne.withToken('play', 'manage'), 'missing_scope'],
    ]
    for (const [client, code] of [...cases, ...cases])
      await expect(followWaiting(client).first()).rejects.toMatchObject({ code })
    expect((await followWaiting(await anne.withToken('read')).first()).waiting.count).toBe(1)
  })
})

describe('a live connection', () => {
  it('with the session cookie is for the site’s own pages', async () => {
    const { api, anne, id } = await playing()
    const cookie = anne.headers['cookie'] ?? ''
    const { Client: Caller } = await import('../support/client.js')
    for (const headers of [{ cookie }, { cookie, origin: 'https://elsewhere.example' }]) {
      const foreign = new Caller(api.url, headers)
      const failure: unknown = await follow(foreign, id)
        .first()
        .catch((error: unknown) => error)
      expect(failure).not.toBeInstanceOf(Refused)
      expect(z.object({ message: z.string() }).parse(failure).message).toContain('403')
    }
    const own = new Caller(api.url, { cookie, origin: PUBLIC_URL })
    expect((await follow(own, id).first()).match.match.view).toHaveProperty('own')
    const signedOut = new Caller(api.url, { origin: 'https://elsewhere.example' })
    expect((await follow(signedOut, id).first()).match.match.view).not.toHaveProperty('own')
  })

  it('ends when its token is revoked', async () => {
    const { api, anne, bob, id } = await playing()
    const token = await anne.withToken('read')
    const feed = follow(token, id)
    const others = follow(bob, id)
    expect((await feed.first()).match.match.view).toHaveProperty('own')
    await others.first()
    const { id: tokenId } = await api.house.prisma.token.findFirstOrThrow({ where: { userId: anne.userId } })
    await anne.ask(z.unknown(), 'mutation ($id: ID!) { revokeToken(id: $id) { id } }', { id: tokenId })
    await feed.ended
    expect(feed.closing?.code).toBe(1008)
    await answer(anne, id)
    await others.first(({ match }) => match.version === 1)
    expect(feed.updates.map(({ match }) => match.version)).toEqual([0])
  })
})
