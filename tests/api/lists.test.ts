import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse } from '../support/house.js'
import { join, look, newKey, open, submit } from '../support/play.js'

const summary = z.object({
  id: z.string(),
  game: z.string(),
  status: z.string(),
  waitsForMe: z.boolean(),
  mySeat: z.int().nullable(),
  due: z.string().nullable(),
})
const page = z.object({ nodes: z.array(summary), endCursor: z.string().nullable(), hasNextPage: z.boolean() })

async function read(client: Client, path: string) {
  const { status, body } = await client.rest('GET', path)
  expect(status).toBe(200)
  return page.parse(body)
}

/** All pages of a list, one after the other. @param between what happens after each page */
async function readAll(client: Client, path: string, first: number, between = async () => {}) {
  const nodes: z.infer<typeof summary>[] = []
  let after = ''
  for (;;) {
    const found = await read(client, `${path}${path.includes('?') ? '&' : '?'}first=${first}${after}`)
    expect(found.nodes.length).toBeLessThanOrEqual(first)
    nodes.push(...found.nodes)
    if (!found.hasNextPage) return nodes
    expect(found.nodes).toHaveLength(first)
    after = `&after=${found.endCursor}`
    await between()
  }
}

const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id)

describe('the lobby', () => {
  it('lists by game and status, for everybody, the newest first', async () => {
    const api = await openHouse()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    const lots = await open(anne, 'sealed-lots', {}, ['me', 'open'])
    const raft = await open(anne, 'raft-and-scupper', {}, ['me', 'open'])
    const begun = await open(anne, 'sealed-lots', {}, ['me', 'open'])
    await join(bob, begun.id)
    const over = await open(anne, 'sealed-lots', {}, ['me', 'open'])
    await join(bob, over.id)
    await bob.rest('POST', `/v1/matches/${over.id}/resign`)
    const off = await open(anne, 'sealed-lots', {}, ['me', 'open'])
    await anne.rest('POST', `/v1/matches/${off.id}/cancel`)
    const stranger = api.stranger()
    const list = async (query: string) => ids((await read(stranger, `/v1/matches${query}`)).nodes)
    expect(await list('')).toEqual([raft.id, lots.id])
    expect(await list('?game=sealed-lots')).toEqual([lots.id])
    expect(await list('?game=raft-and-scupper&status=open')).toEqual([raft.id])
    expect(await list('?game=chess')).toEqual([])
    expect(await list('?status=playing')).toEqual([begun.id])
    expect(await list('?status=finished')).toEqual([over.id])
    expect(await list('?status=cancelled')).toEqual([off.id])
  })

  it('never lists an unlisted match, at no status, to nobody', async () => {
    const api = await openHouse()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'], { visibility: 'unlisted' })
    const nowhere = async () => {
      for (const client of [api.stranger(), anne, bob])
        for (const status of ['open', 'playing', 'finished', 'cancelled'])
          expect((await read(client, `/v1/matches?status=${status}`)).nodes).toEqual([])
    }
    await nowhere()
    // Who has the link may look and join.
    expect((await look(api.stranger(), id)).status).toBe('open')
    await join(bob, id)
    await nowhere()
    expect(ids((await read(anne, '/v1/me/matches')).nodes)).toEqual([id])
    await anne.rest('POST', `/v1/matches/${id}/resign`)
    await nowhere()
  })

  it.each([1, 3, 7])('shows each match once, %i a page, while new ones appear', async (first) => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const opened = []
    for (let match = 0; match < 10; match++)
      opened.push((await open(anne, 'sealed-lots', {}, ['me', 'open'])).id)
    // Several of the same instant, too.
    await api.house.pool.query(
      `update match set created_at = date_trunc('hour', now()) where id = any ($1)`,
      [opened.slice(2, 8)],
    )
    const before = ids(await readAll(api.stranger(), '/v1/matches', 100))
    expect(before.toSorted()).toEqual(opened.toSorted())
    const seen = await readAll(api.stranger(), '/v1/matches', first, async () => {
      await open(anne, 'sealed-lots', {}, ['me', 'open'])
    })
    expect(ids(seen)).toEqual(before)
  })

  it('fault 27: refuses a cursor that it did not give', async () => {
    const api = await openHouse()
    const cursors = [
      'nonsense',
      '',
      'W10',
      Buffer.from('["now","x"]').toString('base64url'),
      Buffer.from('[1e308,"x"]').toString('base64url'),
      Buffer.from('[1,"a\\u0000"]').toString('base64url'),
    ]
    for (const after of cursors) {
      for (const path of ['/v1/matches', '/v1/me/matches']) {
        const answer = await (await api.guest('Anne')).rest('GET', `${path}?after=${after}`)
        expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input', where: 'after' } })
      }
    }
  })
})

describe('my matches', () => {
  /** Matches of Anne's in every state, in the order in which she should see them. */
  async function fleet() {
    const api = await openHouse()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    const begin = async (hoursPerDecision: number) => {
      const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'], { hoursPerDecision })
      await join(bob, id)
      return id
    }
    const answer = async (id: string) => {
      const decision = (await look(anne, id)).decisions.find(({ kind }) => kind === 'turn')
      if (!decision) throw new Error('nothing is asked')
      await submit(anne, {
        match: id,
        decision: decision.id,
        move: { type: 'discard', cards: [] },
        idempotencyKey: newKey(),
      })
    }
    const [later, soon, soonest] = [await begin(100), await begin(10), await begin(1)]
    const [moved, movedLast] = [await begin(2), await begin(2)]
    await answer(moved)
    await answer(movedLast)
    const [open1, open2] = [
      await open(anne, 'sealed-lots', {}, ['me', 'open']),
      await open(anne, 'sealed-lots', {}, ['me', 'open']),
    ]
    const [over, off] = [await begin(1), (await open(anne, 'sealed-lots', {}, ['me', 'open'])).id]
    await bob.rest('POST', `/v1/matches/${over}/resign`)
    await anne.rest('POST', `/v1/matches/${off}/cancel`)
    // Not hers.
    const other = await open(bob, 'sealed-lots', {}, ['me', 'open'])
    await join(await api.guest('Cleo'), other.id)
    const expected = [soonest, soon, later, movedLast, moved, open2.id, open1.id, off, over]
    return { api, anne, bob, expected }
  }

  it('come with those that wait first, the most urgent on top, then running, open and ended ones', async () => {
    const { anne, bob, expected } = await fleet()
    const { nodes } = await read(anne, '/v1/me/matches')
    expect(ids(nodes)).toEqual(expected)
    expect(nodes.map(({ waitsForMe }) => waitsForMe)).toEqual(expected.map((_, index) => index < 3))
    expect(nodes.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'playing'),
      'open',
      'open',
      'cancelled',
      'finished',
    ])
    const dues = nodes.slice(0, 3).map(({ due }) => Date.parse(due ?? ''))
    expect(dues).toEqual(dues.toSorted((a, b) => a - b))
    expect(new Set(nodes.map(({ mySeat }) => mySeat))).toEqual(new Set([0]))
    // The same matches in another's eyes.
    const his = (await read(bob, '/v1/me/matches?status=playing')).nodes
    expect(
      his.filter(({ id }) => expected.slice(3, 5).includes(id)).map(({ waitsForMe }) => waitsForMe),
    ).toEqual([true, true])
  })

  it.each([1, 2, 4, 9])('are all there once, %i a page, across the groups', async (first) => {
    const { anne, expected } = await fleet()
    expect(ids(await readAll(anne, '/v1/me/matches', first))).toEqual(expected)
    expect(ids(await readAll(anne, '/v1/me/matches?status=playing', first))).toEqual(expected.slice(0, 5))
    expect(ids(await readAll(anne, '/v1/me/matches?status=open', first))).toEqual(expected.slice(5, 7))
  })

  it('do not wait for a seat that was given up, nor for an optional decision alone', async () => {
    const { anne, bob, expected } = await fleet()
    const [soonest = '', soon = ''] = expected
    await anne.rest('POST', `/v1/matches/${soonest}/resign`)
    const discard = (await look(anne, soon)).decisions[0]
    await submit(anne, {
      match: soon,
      decision: discard?.id ?? '',
      move: { type: 'discard', cards: [] },
      idempotencyKey: newKey(),
    })
    const his = (await look(bob, soon)).decisions[0]
    await submit(bob, {
      match: soon,
      decision: his?.id ?? '',
      move: { type: 'discard', cards: [] },
      idempotencyKey: newKey(),
    })
    const seal = (await look(anne, soon)).decisions.find(({ id }) => id.startsWith('seal'))
    await submit(anne, {
      match: soon,
      decision: seal?.id ?? '',
      move: seal?.legal[0]?.move,
      idempotencyKey: newKey(),
    })
    expect((await look(anne, soon)).decisions.map(({ kind }) => kind)).toEqual(['optional'])
    const waiting = (await read(anne, '/v1/me/matches')).nodes.filter(({ waitsForMe }) => waitsForMe)
    expect(ids(waiting)).toEqual(expected.slice(2, 3))
  })
})
