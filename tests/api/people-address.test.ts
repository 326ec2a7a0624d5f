import { signLink } from '@marque/session'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse, SECRET, type TestHouse } from '../support/house.js'

const account = z.object({
  id: z.string(),
  address: z.string().nullable(),
  newAddress: z.string().nullable(),
})

async function mine(client: Client) {
  return account.parse((await client.rest('GET', '/v1/me')).body)
}

/** The link's token in the mail to this address, as its reader finds it. */
async function tokenTo(api: TestHouse, address: string): Promise<string> {
  const shape = z.object({ outbox: z.array(z.object({ to: z.string(), text: z.string() })) })
  const { outbox } = await api.stranger().ask(shape, '{ outbox { to text } }')
  const token = /\/confirm\/([\w.-]+)/.exec(outbox.find(({ to }) => to === address)?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`no mail went to ${address}`)
  return token
}

const set = (client: Client, address: string) => client.rest('PUT', '/v1/me/address', { address })
const confirm = (client: Client, token: string) =>
  client.ask(
    z.object({ confirmAddress: z.object({ address: z.string() }) }),
    'mutation ($token: String!) { confirmAddress(token: $token) { address } }',
    { token },
  )

describe('an address', () => {
  it('counts only when its link was opened, by whoever opens it', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    expect((await set(anne, 'Anne@Example.org')).status).toBe(200)
    expect(await mine(anne)).toMatchObject({ address: null, newAddress: 'anne@example.org' })
    const token = await tokenTo(api, 'anne@example.org')
    await confirm(api.stranger(), token)
    expect(await mine(anne)).toMatchObject({ address: 'anne@example.org', newAddress: null })
    // Opened again, as mail programs do, it stays so.
    await confirm(api.stranger(), token)
    expect(await mine(anne)).toMatchObject({ address: 'anne@example.org' })
  })

  it('is not confirmed by a link that is expired, forged, foreign, or for one that was asked for before', async () => {
    const api = await openHouse()
    const [anne, eve] = [await api.guest('Anne'), await api.guest('Eve')]
    await set(anne, 'first@example.org')
    const first = await tokenTo(api, 'first@example.org')
    await set(anne, 'anne@example.org')
    const claims = { user: anne.userId, address: 'anne@example.org' }
    const links = {
      overtaken: first,
      expired: await signLink('address', claims, SECRET, -5),
      forged: await signLink('address', claims, 'another secret that is long enough, too', 60),
      foreign: await signLink('invitation', claims, SECRET, 60),
      unsubscribe: await signLink('unsubscribe', claims, SECRET),
      nobody: await signLink('address', { ...claims, user: crypto.randomUUID() }, SECRET, 60),
      another: await signLink('address', { ...claims, user: eve.userId }, SECRET, 60),
      otherAddress: await signLink('address', { ...claims, address: 'eve@example.org' }, SECRET, 60),
      empty: await signLink('address', {}, SECRET, 60),
      nonsense: 'nonsense',
    }
    for (const [kind, token] of Object.entries(links)) {
      const failure: unknown = await confirm(anne, token).catch((error: unknown) => error)
      expect({ kind, failure }).toMatchObject({
        kind,
        failure: { code: 'link_expired', details: { where: 'token' } },
      })
    }
    expect(await mine(anne)).toMatchObject({ address: null, newAddress: 'anne@example.org' })
    await confirm(anne, await tokenTo(api, 'anne@example.org'))
    expect(await mine(anne)).toMatchObject({ address: 'anne@example.org' })
  })

  it('belongs to one user, even if two confirm it at once', async () => {
    const api = await openHouse()
    const users = await Promise.all(['Anne', 'Bob', 'Cleo'].map((name) => api.guest(name)))
    const links = users.map(({ userId }) =>
      signLink('address', { user: userId, address: 'ship@example.org' }, SECRET, 60),
    )
    for (const user of users) await set(user, 'ship@example.org')
    const tokens = await Promise.all(links)
    const results = await Promise.allSettled(tokens.map((token) => confirm(api.stranger(), token)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'address_taken' })
    const owners = (await Promise.all(users.map((user) => mine(user)))).filter(
      ({ address }) => address !== null,
    )
    expect(owners).toHaveLength(1)
  })

  it('is asked to confirm five times a day, and then told when to come back', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    for (let times = 0; times < 5; times++)
      expect((await set(anne, `anne${times}@example.org`)).status).toBe(200)
    for (let times = 0; times < 2; times++) {
      const answer = await set(anne, 'anne5@example.org')
      expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests', where: 'address' } })
      const seconds = Number(answer.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(86_000)
      expect(seconds).toBeLessThanOrEqual(86_400)
    }
    expect(await mine(anne)).toMatchObject({ newAddress: 'anne4@example.org' })
    expect((await set(await api.guest('Bob'), 'bob@example.org')).status).toBe(200)
    await api.house.pool.query(`update notice set created_at = created_at - interval '1 day'`)
    expect((await set(anne, 'anne5@example.org')).status).toBe(200)
  })

  it('is gone when it is removed, with what was to be confirmed', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    await set(anne, 'anne@example.org')
    const token = await tokenTo(api, 'anne@example.org')
    await confirm(anne, token)
    await set(anne, 'other@example.org')
    expect((await anne.rest('DELETE', '/v1/me/address')).body).toMatchObject({
      address: null,
      newAddress: null,
    })
    await expect(confirm(anne, token)).rejects.toMatchObject({ code: 'link_expired' })
  })

  it.each([
    '',
    'anne',
    'anne@',
    'a b@example.org',
    'anne@example.org, eve@example.org',
    'anne@example.org\r\nBcc: eve@example.org',
    `${'x'.repeat(250)}@example.org`,
  ])('is not “%s”', async (address) => {
    const anne = await (await openHouse()).guest('Anne')
    expect(await set(anne, address)).toMatchObject({
      status: 400,
      body: { code: 'bad_input', where: 'address', hint: expect.any(String) },
    })
  })
})

describe('my account', () => {
  it('takes a new name, zone and choice of notices, each by itself', async () => {
    const anne = await (await openHouse()).guest('Anne')
    const change = async (body: object) => (await anne.rest('PATCH', '/v1/me', body)).body
    expect(await change({ name: '  Anne Bonny ' })).toMatchObject({
      name: 'Anne Bonny',
      timeZone: 'Europe/Berlin',
      muted: [],
    })
    expect(await change({ timeZone: 'America/Nassau' })).toMatchObject({
      name: 'Anne Bonny',
      timeZone: 'America/Nassau',
    })
    expect(await change({ muted: ['turn', 'over', 'turn'] })).toMatchObject({
      timeZone: 'America/Nassau',
      muted: ['turn', 'over'],
    })
    expect(await change({ muted: [] })).toMatchObject({ name: 'Anne Bonny', muted: [] })
    expect(await change({})).toMatchObject({ name: 'Anne Bonny' })
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ timeZone: 'Atlantis/Harbour' }, 'timeZone'],
    [{ timeZone: '' }, 'timeZone'],
    [{ muted: ['everything'] }, 'muted'],
    [{ muted: 'turn' }, 'muted'],
  ])('does not take %j', async (body, where) => {
    const anne = await (await openHouse()).guest('Anne')
    const before = await mine(anne)
    const answer = await anne.rest('PATCH', '/v1/me', body)
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad_input', where: expect.stringContaining(where), hint: expect.any(String) },
    })
    expect(await mine(anne)).toEqual(before)
  })
})
