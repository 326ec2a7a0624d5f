import { sessionCookie, signLink, signSession } from '@marque/session'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Client } from '../support/client.js'
import { PUBLIC_URL, SECRET } from '../support/facts.js'
import { openHouse, type TestHouse } from '../support/house.js'
import { linkIn, Mailbox } from '../support/mailbox.js'
import { join, look, open } from '../support/play.js'

const signedIn = z.object({ id: z.string(), name: z.string(), epoch: z.int() })

/** What the web asks of the API, with the proof that it is the web. */
const asWeb = async (api: TestHouse, path: string, body: unknown) => {
  const response = await fetch(`${api.url}/internal/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await signLink('internal', {}, SECRET, 60)}`,
    },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw Object.assign(new Error('refused'), z.object({ code: z.string() }).parse(answer))
  return answer
}

const sessionOf = async (api: TestHouse, user: z.infer<typeof signedIn>) => {
  const cookie = await signSession({ userId: user.id, name: user.name, epoch: user.epoch }, SECRET)
  return new Client(
    api.url,
    { cookie: `${sessionCookie(PUBLIC_URL)}=${cookie}`, origin: PUBLIC_URL },
    user.id,
  )
}

const signedInAs = async (client: Client) =>
  (await client.ask(z.object({ me: z.object({ id: z.string() }).nullable() }), '{ me { id } }')).me?.id

const withMail = async () => {
  const mailbox = await Mailbox.open()
  const api = await openHouse({ settings: { SMTP_URL: mailbox.url } })
  await api.worker()
  const link = (address: string, mails = 1) =>
    vi.waitFor(() => {
      const mail = mailbox.to(address)[mails - 1]
      if (!mail) throw new Error('no mail yet')
      return linkIn(mail, '/sign-in/').pathname.slice('/sign-in/'.length)
    }, 10_000)
  return { api, link }
}

describe('signing in by a link', () => {
  it('makes an account at first, and finds it again', async () => {
    const { api, link } = await withMail()
    await asWeb(api, 'sign-in-links', { address: 'Anne.Bonny@example.org' })
    const first = signedIn.parse(await asWeb(api, 'sign-in', { token: await link('anne.bonny@example.org') }))
    expect(first.name).toBe('Anne Bonny')
    await asWeb(api, 'sign-in-links', { address: 'anne.bonny@example.org' })
    const again = signedIn.parse(
      await asWeb(api, 'sign-in', { token: await link('anne.bonny@example.org', 2) }),
    )
    expect(again.id).toBe(first.id)
  })

  it('works once', async () => {
    const { api, link } = await withMail()
    await asWeb(api, 'sign-in-links', { address: 'anne@example.org' })
    const token = await link('anne@example.org')
    const tries = await Promise.allSettled([1, 2, 3].map(() => asWeb(api, 'sign-in', { token })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(asWeb(api, 'sign-in', { token })).rejects.toMatchObject({ code: 'link_expired' })
  })

  it('is over after an hour, and never forged', async () => {
    const { api, link } = await withMail()
    await asWeb(api, 'sign-in-links', { address: 'anne@example.org' })
    const token = await link('anne@example.org')
    await api.house.pool.query(`update sign_in_link set created_at = now() - interval '61 minutes'`)
    await expect(asWeb(api, 'sign-in', { token })).rejects.toMatchObject({ code: 'link_expired' })
    await expect(asWeb(api, 'sign-in', { token: 'forged' })).rejects.toMatchObject({ code: 'link_expired' })
  })

  it('floods nobody', async () => {
    const { api } = await withMail()
    for (let sent = 0; sent < 4; sent++) await asWeb(api, 'sign-in-links', { address: 'anne@example.org' })
    await expect(asWeb(api, 'sign-in-links', { address: 'anne@example.org' })).rejects.toMatchObject({
      code: 'too_many_requests',
    })
  })

  it('raises a guest to a full account with all his matches', async () => {
    const { api, link } = await withMail()
    const guest = await api.guest('Anne')
    const { id } = await open(guest, 'raft-and-scupper', {}, ['me', 'open'])
    await asWeb(api, 'sign-in-links', { address: 'anne@example.org', guestId: guest.userId })
    const token = await link('anne@example.org')
    const user = signedIn.parse(await asWeb(api, 'sign-in', { token, sessionId: guest.userId }))
    expect(user).toMatchObject({ id: guest.userId, name: 'Anne' })
    expect((await look(await sessionOf(api, user), id)).status).toBe('open')
    expect(await signedInAs(guest)).toBe(guest.userId)
  })

  it('leaves nobody else in the account: a stranger may have asked for the link', async () => {
    const { api, link } = await withMail()
    const stranger = await api.guest('Eve')
    const program = await stranger.withToken('read')
    await asWeb(api, 'sign-in-links', { address: 'anne@example.org', guestId: stranger.userId })
    const user = signedIn.parse(await asWeb(api, 'sign-in', { token: await link('anne@example.org') }))
    expect(await signedInAs(stranger)).toBeUndefined()
    expect((await program.rest('GET', '/v1/me')).status).toBe(401)
    expect(await signedInAs(await sessionOf(api, user))).toBe(user.id)
  })

  it('brings a guest’s matches into the account that has the address already', async () => {
    const { api, link } = await withMail()
    await asWeb(api, 'sign-in-links', { address: 'anne@example.org' })
    const account = signedIn.parse(await asWeb(api, 'sign-in', { token: await link('anne@example.org') }))
    const guest = await api.guest('Anne on her phone')
    const { id } = await open(guest, 'sealed-lots', {}, ['me', 'bot'])
    await asWeb(api, 'sign-in-links', { address: 'anne@example.org', guestId: guest.userId })
    const user = signedIn.parse(await asWeb(api, 'sign-in', { token: await link('anne@example.org', 2) }))
    expect(user.id).toBe(account.id)
    const shape = z.object({ match: z.object({ mySeat: z.int() }) })
    const { match } = await (await sessionOf(api, user)).ask(
      shape,
      'query ($id: ID!) { match(id: $id) { mySeat } }',
      { id },
    )
    expect(match.mySeat).toBe(0)
  })

  it('brings a guest’s set-ups along, but never over those that the account has', async () => {
    const { api, link } = await withMail()
    await asWeb(api, 'sign-in-links', { address: 'anne@example.org' })
    const account = signedIn.parse(await asWeb(api, 'sign-in', { token: await link('anne@example.org') }))
    const guest = await api.guest('Anne on her phone')
    const save = (client: Client, name: string, card: string) =>
      client.rest('PUT', '/v1/me/setups', { game: 'sealed-lots', name, move: { type: 'seal', card } })
    await save(await sessionOf(api, account), 'bold', 'lot-1')
    await save(guest, 'bold', 'lot-2')
    await save(guest, 'sly', 'lot-3')
    await asWeb(api, 'sign-in-links', { address: 'anne@example.org', guestId: guest.userId })
    const user = signedIn.parse(await asWeb(api, 'sign-in', { token: await link('anne@example.org', 2) }))
    const { body } = await (await sessionOf(api, user)).rest('GET', '/v1/me/setups?game=sealed-lots')
    expect(body).toMatchObject([
      { name: 'sly', move: { card: 'lot-3' } },
      { name: 'bold', move: { card: 'lot-1' } },
    ])
  })
})

describe('signing in by another service', () => {
  it('is the same account each time, the verified address’s if there is one, or the guest’s', async () => {
    const api = await openHouse()
    const login = (body: object) => asWeb(api, 'logins', body).then((answer) => signedIn.parse(answer))
    const first = await login({
      provider: 'github',
      providerId: '1',
      name: 'Anne',
      address: 'anne@example.org',
    })
    expect(await login({ provider: 'github', providerId: '1', name: 'Anne B.' })).toEqual(first)
    expect((await login({ provider: 'discord', providerId: '9', address: 'anne@example.org' })).id).toBe(
      first.id,
    )
    const guest = await api.guest('Bob')
    const raised = { provider: 'google', providerId: '2', guestId: guest.userId, address: 'bob@example.org' }
    expect((await login(raised)).id).toBe(guest.userId)
    const bob = await api.house.prisma.user.findUnique({ where: { id: guest.userId } })
    expect(bob?.address).toBe('bob@example.org')
    expect((await login({ provider: 'google', providerId: '3' })).name).toBe('Sailor')
  })
})

describe('finding an opponent', () => {
  const find = (client: Client, more = '') =>
    client
      .ask(
        z.object({ findOpponent: z.object({ id: z.string(), status: z.string() }) }),
        `mutation { findOpponent(game: "raft-and-scupper", hoursPerDecision: 24${more}) { id status } }`,
      )
      .then(({ findOpponent }) => findOpponent)

  it('pairs two and only two, however many ask at once', async () => {
    const api = await openHouse()
    const clients = await Promise.all(Array.from({ length: 7 }, (_, seat) => api.guest(`Sailor ${seat}`)))
    await Promise.all(clients.map((client) => find(client)))
    const matches = await api.house.prisma.match.findMany({ include: { seats: true } })
    const playing = matches.filter(({ status }) => status === 'playing')
    expect(playing).toHaveLength(3)
    expect(matches).toHaveLength(4)
    for (const { seats } of playing) expect(new Set(seats.map(({ userId }) => userId)).size).toBe(2)
  })

  it('asked again gives the same match, and other terms another one', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const first = await find(anne)
    expect(await find(anne)).toEqual(first)
    expect((await find(await api.guest('Bob'), ', options: { length: "short" }')).id).not.toBe(first.id)
    expect(await find(await api.guest('Cleo'))).toEqual({ id: first.id, status: 'playing' })
  })
})

describe('being seen', () => {
  it('tells the others who is there, and where the next visit begins', async () => {
    const api = await openHouse()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    const { id } = await open(anne, 'raft-and-scupper', {}, ['me', 'open'])
    await join(bob, id)
    const saw = 'mutation ($id: ID!, $version: Int!) { sawMatch(match: $id, version: $version) }'
    await anne.ask(z.unknown(), saw, { id, version: 99 })
    const shape = z.object({
      match: z.object({ seenVersion: z.int(), seats: z.array(z.object({ seenAt: z.string().nullable() })) }),
    })
    const query = 'query ($id: ID!) { match(id: $id) { seenVersion seats { seenAt } } }'
    const hers = await anne.ask(shape, query, { id })
    // Nobody has seen what has not happened.
    expect(hers.match.seenVersion).toBe(0)
    const his = await bob.ask(shape, query, { id })
    expect(his.match.seats.map(({ seenAt }) => seenAt === null)).toEqual([false, true])
    await expect((await api.guest('Eve')).ask(z.unknown(), saw, { id, version: 0 })).rejects.toMatchObject({
      code: 'not_your_seat',
    })
  })
})

describe('leaving', () => {
  it('signing out everywhere ends every session at once', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    await anne.ask(z.unknown(), 'mutation { signOutEverywhere }')
    const { me } = await anne.ask(z.object({ me: z.unknown() }), '{ me { id } }')
    expect(me).toBeNull()
  })

  it('a deleted account leaves a nameless seat, and its matches go on', async () => {
    const api = await openHouse()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    const { id: running } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
    await join(bob, running)
    const { id: waiting } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
    await anne.ask(z.unknown(), 'mutation { deleteMe }')
    expect(await api.house.prisma.user.findUnique({ where: { id: anne.userId } })).toBeNull()
    expect((await look(bob, waiting)).status).toBe('cancelled')
    const shape = z.object({
      match: z.object({
        status: z.string(),
        seats: z.array(z.object({ name: z.string(), kind: z.string() })),
      }),
    })
    const { match } = await bob.ask(
      shape,
      'query ($id: ID!) { match(id: $id) { status seats { name kind } } }',
      { id: running },
    )
    expect(match.status).toBe('playing')
    expect(match.seats[0]).toEqual({ name: 'A nameless sailor', kind: 'player' })
    expect(JSON.stringify(match)).not.toContain('Anne')
  })
})

it('a profile shows a name and public finished matches, and nothing else', async () => {
  const api = await openHouse()
  const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
  for (const visibility of ['public', 'unlisted']) {
    const { id } = await open(anne, 'raft-and-scupper', {}, ['me', 'open'], { visibility })
    await join(bob, id)
    await bob.ask(z.unknown(), 'mutation ($id: ID!) { resign(match: $id) { status } }', { id })
  }
  const shape = z.object({
    user: z.object({
      name: z.string(),
      finished: z.int(),
      won: z.int(),
      matches: z.object({ nodes: z.array(z.object({ visibility: z.string() })) }),
    }),
  })
  const { user } = await api
    .stranger()
    .ask(shape, 'query ($id: ID!) { user(id: $id) { name finished won matches { nodes { visibility } } } }', {
      id: anne.userId,
    })
  expect(user).toEqual({ name: 'Anne', finished: 1, won: 1, matches: { nodes: [{ visibility: 'public' }] } })
  expect((await api.stranger().rest('GET', `/v1/users/${anne.userId}`)).body).toMatchObject({
    name: 'Anne',
    won: 1,
  })
})
