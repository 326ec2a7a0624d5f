import { signLink } from '@marque/session'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse, SECRET, type TestHouse } from '../support/house.js'
import { join, look, newKey, open, submit } from '../support/play.js'

async function crew(api: TestHouse) {
  const [anne, bob, cleo] = await Promise.all(['Anne', 'Bob', 'Cleo'].map((name) => api.guest(name)))
  if (!anne || !bob || !cleo) throw new Error('nobody came')
  return { anne, bob, cleo }
}

const invite = (client: Client, id: string, address: string) =>
  client.rest('POST', `/v1/matches/${id}/invitations`, { address })

async function invitationOf(api: TestHouse, address: string): Promise<string> {
  const shape = z.object({ outbox: z.array(z.object({ to: z.string(), text: z.string() })) })
  const { outbox } = await api.stranger().ask(shape, '{ outbox { to text } }')
  const token = /invitation=([\w.-]+)/.exec(outbox.find(({ to }) => to === address)?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`no invitation went to ${address}`)
  return token
}

const addressOf = async (client: Client) =>
  z.object({ address: z.string().nullable() }).parse((await client.rest('GET', '/v1/me')).body).address

describe('an invitation', () => {
  it('lets its reader in, is his proof of the address, and is used up', async () => {
    const api = await openHouse()
    const { anne, bob, cleo } = await crew(api)
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open', 'open'], { visibility: 'unlisted' })
    expect((await invite(anne, id, 'Bob@Example.org')).body).toMatchObject({ address: 'bob@example.org' })
    const invitation = await invitationOf(api, 'bob@example.org')
    await join(bob, id, { invitation })
    expect(await addressOf(bob)).toBe('bob@example.org')
    await expect(join(cleo, id, { invitation })).rejects.toMatchObject({
      code: 'link_expired',
      details: { where: 'invitation' },
    })
    expect(await addressOf(cleo)).toBeNull()
    // A second tap by who is in already is no fault.
    expect((await join(bob, id, { invitation })).status).toBe('open')
  })

  it('fault 24: is used by one, even if two open it at once', async () => {
    const api = await openHouse()
    const { anne, bob, cleo } = await crew(api)
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open', 'open', 'open'])
    await invite(anne, id, 'bob@example.org')
    const invitation = await invitationOf(api, 'bob@example.org')
    const results = await Promise.allSettled([bob, cleo].map((client) => join(client, id, { invitation })))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await Promise.all([bob, cleo].map(addressOf))).filter(Boolean)).toEqual(['bob@example.org'])
  })

  it('does not replace an address, nor take one from another', async () => {
    const api = await openHouse()
    const { anne, bob, cleo } = await crew(api)
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open', 'open'])
    const give = (client: Client, address: string) =>
      api.house.prisma.user.update({ where: { id: client.userId }, data: { address } })
    await give(bob, 'bob@example.org')
    await give(anne, 'anne@example.org')
    for (const address of ['other@example.org', 'anne@example.org']) await invite(anne, id, address)
    await join(bob, id, { invitation: await invitationOf(api, 'other@example.org') })
    expect(await addressOf(bob)).toBe('bob@example.org')
    await join(cleo, id, { invitation: await invitationOf(api, 'anne@example.org') })
    expect(await addressOf(cleo)).toBeNull()
    expect(await addressOf(anne)).toBe('anne@example.org')
  })

  it('is refused if it is for another match, forged, expired or of another kind', async () => {
    const api = await openHouse()
    const { anne, bob } = await crew(api)
    const [one, two] = [
      await open(anne, 'sealed-lots', {}, ['me', 'open']),
      await open(anne, 'sealed-lots', {}, ['me', 'open']),
    ]
    await invite(anne, one.id, 'bob@example.org')
    const row = await api.house.prisma.invitation.findFirstOrThrow()
    const links = [
      [two.id, await invitationOf(api, 'bob@example.org')],
      [one.id, await signLink('invitation', { id: row.id }, 'another secret that is long enough, too', 60)],
      [one.id, await signLink('invitation', { id: row.id }, SECRET, -5)],
      [one.id, await signLink('address', { id: row.id }, SECRET, 60)],
      [one.id, 'nonsense'],
    ] as const
    for (const [id, invitation] of links)
      await expect(join(bob, id, { invitation })).rejects.toMatchObject({ code: 'link_expired' })
    expect(await look(bob, one.id)).toMatchObject({ status: 'open' })
    expect(await addressOf(bob)).toBeNull()
  })

  it('goes out once an address, by players of an open match, sixteen a match and forty a day', async () => {
    const api = await openHouse()
    const { anne, bob, cleo } = await crew(api)
    const openOne = async () => (await open(anne, 'sealed-lots', {}, ['me', 'open'])).id
    const id = await openOne()
    expect(await invite(cleo, id, 'x@example.org')).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    })
    for (let index = 0; index < 16; index++)
      expect((await invite(anne, id, `guest${index}@example.org`)).status).toBe(201)
    expect(await invite(anne, id, 'guest16@example.org')).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    })
    const [other, third] = [await openOne(), await openOne()]
    expect((await invite(anne, other, 'guest0@example.org')).status).toBe(201)
    expect(await invite(anne, other, 'GUEST0@example.org')).toMatchObject({
      status: 409,
      body: { code: 'already_invited' },
    })
    for (let index = 1; index < 16; index++) await invite(anne, other, `guest${index}@example.org`)
    for (let index = 0; index < 8; index++)
      expect((await invite(anne, third, `guest${index}@example.org`)).status).toBe(201)
    const refused = await invite(anne, third, 'guest8@example.org')
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', retryAfter: expect.any(Number) },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
    await join(bob, third)
    expect(await invite(bob, third, 'late@example.org')).toMatchObject({
      status: 409,
      body: { code: 'not_open' },
    })
  })
})

const ordersOf = async (client: Client, id: string) =>
  z.object({ orders: z.unknown() }).parse((await client.rest('GET', `/v1/matches/${id}`)).body).orders
const setOrders = (client: Client, id: string, orders: unknown) =>
  client.rest('PUT', `/v1/matches/${id}/orders`, { orders })

async function answer(client: Client, id: string) {
  const decision = (await look(client, id)).decisions.find(({ kind }) => kind === 'turn')
  if (!decision) throw new Error('nothing is asked')
  const [choice] = decision.legal
  const move = choice?.picks ? { ...choice.move, cards: [] } : choice?.move
  await submit(client, { match: id, decision: decision.id, move, idempotencyKey: newKey() })
}

const causes = async (api: TestHouse, id: string) =>
  (await api.house.prisma.action.findMany({ where: { matchId: id }, orderBy: { index: 'asc' } })).map(
    ({ seat, cause, decision }) => `${seat} ${cause} ${decision}`,
  )

describe('standing orders', () => {
  it('are private to the seat, complete with the game’s defaults, and checked', async () => {
    const api = await openHouse()
    const { anne, bob, cleo } = await crew(api)
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
    expect(await ordersOf(anne, id)).toEqual({ seal: 'ask' })
    expect((await setOrders(anne, id, { seal: 'lowest' })).body).toMatchObject({ orders: { seal: 'lowest' } })
    await join(bob, id)
    expect(await ordersOf(anne, id)).toEqual({ seal: 'lowest' })
    expect(await ordersOf(bob, id)).toEqual({ seal: 'ask' })
    for (const client of [cleo, api.stranger()]) expect(await ordersOf(client, id)).toBeNull()
    expect(await setOrders(cleo, id, {})).toMatchObject({ status: 403, body: { code: 'not_your_seat' } })
    for (const orders of [{ seal: 'loudest' }, { sail: 'lowest' }, 'lowest', null])
      expect(await setOrders(anne, id, orders)).toMatchObject({
        status: 400,
        body: { code: 'bad_input', where: expect.stringContaining('orders') },
      })
    expect(await ordersOf(anne, id)).toEqual({ seal: 'lowest' })
    expect((await setOrders(anne, id, {})).body).toMatchObject({ orders: { seal: 'ask' } })
    await anne.rest('POST', `/v1/matches/${id}/resign`)
    expect(await setOrders(anne, id, {})).toMatchObject({ status: 409, body: { code: 'not_playing' } })
  })

  it('fault 22: answer by themselves what opens after them, never what was open before', async () => {
    const api = await openHouse()
    const { anne, bob } = await crew(api)
    const { id } = await open(anne, 'sealed-lots', { rounds: 3 }, ['me', 'open'])
    await join(bob, id)
    await answer(anne, id)
    await answer(bob, id)
    // Round 1 is asked already when she gives her orders: it stays hers to answer.
    await setOrders(anne, id, { seal: 'lowest' })
    await answer(bob, id)
    expect((await look(anne, id)).decisions.map((decision) => decision.id)).toContain('seal-1-0')
    await answer(anne, id)
    expect((await causes(api, id)).slice(2)).toEqual([
      '1 player seal-1-1',
      '0 player seal-1-0',
      '0 order seal-2-0',
    ])
    // Taken back, they are silent again.
    await setOrders(anne, id, { seal: 'ask' })
    await answer(bob, id)
    expect((await look(anne, id)).decisions.map((decision) => decision.id)).toContain('seal-3-0')
    expect((await causes(api, id)).slice(5)).toEqual(['1 player seal-2-1'])
  })

  it('fault 22: never act against what the game leaves to the player, nor for another seat', async () => {
    const api = await openHouse()
    const { anne, bob } = await crew(api)
    const { id } = await open(anne, 'sealed-lots', { rounds: 2 }, ['me', 'open'])
    await setOrders(anne, id, { seal: 'highest' })
    await join(bob, id)
    // Orders of round and seal leave the discards, and Bob, alone.
    expect(await causes(api, id)).toEqual([])
    await answer(anne, id)
    const before = await api.house.prisma.match.findUniqueOrThrow({ where: { id } })
    const rank = (card: string) => Number(card.slice(4))
    const hand =
      z.object({ players: z.array(z.object({ hand: z.array(z.string()) })) }).parse(before.state).players[0]
        ?.hand ?? []
    await answer(bob, id)
    expect((await causes(api, id)).slice(2)).toEqual(['0 order seal-1-0'])
    const action = await api.house.prisma.action.findFirstOrThrow({ where: { matchId: id, cause: 'order' } })
    expect(action.move).toEqual({ type: 'seal', card: hand.toSorted((a, b) => rank(b) - rank(a))[0] })
  })

  it('fault 22: of both seats play the rounds out, and the match ends', async () => {
    const api = await openHouse()
    const { anne, bob } = await crew(api)
    const { id } = await open(anne, 'sealed-lots', { rounds: 3 }, ['me', 'open'])
    await join(bob, id)
    for (const client of [anne, bob]) await setOrders(client, id, { seal: 'lowest' })
    for (const client of [anne, bob]) await answer(client, id)
    expect(await look(anne, id)).toMatchObject({ status: 'finished', version: 8, decisions: [] })
    expect((await causes(api, id)).filter((cause) => cause.includes('order'))).toHaveLength(6)
  })
})
