import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse, type TestHouse } from '../support/house.js'
import { join, look, open } from '../support/play.js'

const post = (client: Client, id: string, verb: string, body?: unknown) =>
  client.rest('POST', `/v1/matches/${id}/${verb}`, body)
const seatShape = z.object({
  index: z.int(),
  name: z.string().nullable(),
  kind: z.string(),
  isMe: z.boolean(),
})
const shape = z.object({
  id: z.string(),
  status: z.string(),
  options: z.unknown(),
  visibility: z.string(),
  hoursPerDecision: z.number(),
  mySeat: z.int().nullable(),
  mayJoin: z.boolean(),
  mayCancel: z.boolean(),
  startedAt: z.string().nullable(),
  seats: z.array(seatShape),
})
const see = async (client: Client, id: string) =>
  shape.parse((await client.rest('GET', `/v1/matches/${id}`)).body)
const names = async (client: Client, id: string) => (await see(client, id)).seats.map(({ name }) => name)
const crew = (api: TestHouse, ...of: string[]) => Promise.all(of.map((name) => api.guest(name)))

const lots = { game: 'sealed-lots', seats: ['me', 'open'] }

describe('opening a match', () => {
  it.each<[string, unknown, string, string]>([
    ['no game', { seats: ['me', 'open'] }, 'bad_input', 'game'],
    ['an unknown game', { ...lots, game: 'chess' }, 'unknown_game', 'game'],
    ['no seats', { game: 'sealed-lots' }, 'bad_input', 'seats'],
    ['an empty table', { ...lots, seats: [] }, 'bad_input', 'seats'],
    ['too few seats', { ...lots, seats: ['me'] }, 'bad_input', 'seats'],
    ['too many seats', { ...lots, seats: ['me', 'open', 'open', 'open', 'open'] }, 'bad_input', 'seats'],
    ['two seats for one', { ...lots, seats: ['me', 'me'] }, 'bad_input', 'seats'],
    ['bots alone', { ...lots, seats: ['bot', 'bot'] }, 'bad_input', 'seats'],
    ['a seat for nobody', { ...lots, seats: ['me', 'ghost'] }, 'bad_input', 'seats'],
    ['a wrong option', { ...lots, options: { rounds: 4 } }, 'bad_input', 'options.rounds'],
    ['an option that is not there', { ...lots, options: { round: 1 } }, 'bad_input', 'options'],
    ['options that are none', { ...lots, options: 'long' }, 'bad_input', 'options'],
    ['no time', { ...lots, hoursPerDecision: 0 }, 'bad_input', 'hoursPerDecision'],
    ['negative time', { ...lots, hoursPerDecision: -1 }, 'bad_input', 'hoursPerDecision'],
    ['too much time', { ...lots, hoursPerDecision: 721 }, 'bad_input', 'hoursPerDecision'],
    ['time in words', { ...lots, hoursPerDecision: 'a day' }, 'bad_input', 'hoursPerDecision'],
    ['an unknown visibility', { ...lots, visibility: 'secret' }, 'bad_input', 'visibility'],
    ['endless entropy', { ...lots, entropy: 'x'.repeat(65) }, 'bad_input', 'entropy'],
  ])('fault 25: with %s is refused, and says why', async (_what, body, code, where) => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const answer = await anne.rest('POST', '/v1/matches', body)
    expect(answer.body).toMatchObject({ code, hint: expect.stringMatching(/\w/) })
    expect(answer.body).toMatchObject({ where: expect.stringContaining(where) })
    expect(await api.house.prisma.match.count()).toBe(0)
  })

  it('takes the defaults of the game and of the house', async () => {
    const anne = await (await openHouse()).guest('Anne')
    const { status, body } = await anne.rest('POST', '/v1/matches', lots)
    expect(status).toBe(201)
    const match = shape.parse(body)
    expect(match).toMatchObject({
      status: 'open',
      visibility: 'public',
      hoursPerDecision: 48,
      options: { rounds: 3 },
    })
    expect(match).toMatchObject({ mySeat: 0, mayJoin: false, mayCancel: true, startedAt: null })
    expect(match.id).toMatch(/^[\w-]{12}$/)
  })

  it('with nobody to wait for but bots starts at once', async () => {
    const anne = await (await openHouse()).guest('Anne')
    const { id, status, decisions } = await open(anne, 'sealed-lots', {}, ['bot', 'me', 'bot'])
    expect({ status, asked: decisions.map((decision) => decision.id) }).toEqual({
      status: 'playing',
      asked: ['discard-1'],
    })
    expect((await see(anne, id)).seats.map(({ kind }) => kind)).toEqual(['bot', 'player', 'bot'])
  })

  it('can be for others alone', async () => {
    const api = await openHouse()
    const [anne, bob, cleo] = await crew(api, 'Anne', 'Bob', 'Cleo')
    if (!anne || !bob || !cleo) throw new Error('nobody came')
    const { id } = await open(anne, 'sealed-lots', {}, ['open', 'open'])
    await join(bob, id)
    expect((await join(cleo, id)).status).toBe('playing')
    expect(await see(anne, id)).toMatchObject({ mySeat: null, mayJoin: false, mayCancel: false })
  })
})

describe('joining', () => {
  it('takes the first free seat or the one that is wished for, and the last one starts the match', async () => {
    const api = await openHouse()
    const [anne, bob, cleo, dan] = await crew(api, 'Anne', 'Bob', 'Cleo', 'Dan')
    if (!anne || !bob || !cleo || !dan) throw new Error('nobody came')
    const { id } = await open(anne, 'sealed-lots', {}, ['open', 'me', 'open', 'open'])
    await expect(join(bob, id, { seat: 1 })).rejects.toMatchObject({
      code: 'seat_taken',
      details: { where: 'seat' },
    })
    await expect(join(bob, id, { seat: 7 })).rejects.toMatchObject({ code: 'seat_taken' })
    await join(bob, id, { seat: 2 })
    expect(await names(dan, id)).toEqual([null, 'Anne', 'Bob', null])
    await join(cleo, id)
    expect(await names(dan, id)).toEqual(['Cleo', 'Anne', 'Bob', null])
    expect((await look(anne, id)).status).toBe('open')
    expect((await join(dan, id)).status).toBe('playing')
    expect((await see(anne, id)).startedAt).not.toBeNull()
    await expect(join(await api.guest('Eve'), id)).rejects.toMatchObject({ code: 'not_open' })
    // Once more by who is in already changes nothing.
    expect((await join(dan, id)).status).toBe('playing')
  })

  it('fault 24: many times at once by one user takes one seat', async () => {
    const api = await openHouse()
    const [anne, bob] = await crew(api, 'Anne', 'Bob')
    if (!anne || !bob) throw new Error('nobody came')
    for (let round = 0; round < 5; round++) {
      const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open', 'open', 'open'])
      await Promise.all(Array.from({ length: 6 }, () => join(bob, id)))
      expect((await names(bob, id)).toSorted()).toEqual(['Anne', 'Bob', null, null])
      expect((await look(bob, id)).status).toBe('open')
    }
  })

  it('fault 24: of those who race for the last seat one gets it, and the match starts once', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const racers = await crew(api, 'Bob', 'Cleo', 'Dan', 'Eve')
    for (let round = 0; round < 8; round++) {
      const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
      const results = await Promise.allSettled(racers.map((racer) => join(racer, id)))
      const winners = results.filter(({ status }) => status === 'fulfilled')
      expect(winners).toHaveLength(1)
      for (const result of results)
        if (result.status === 'rejected') expect(['seat_taken', 'not_open']).toContain(result.reason.code)
      const seats = await api.house.prisma.seat.findMany({ where: { matchId: id } })
      expect(new Set(seats.map(({ userId }) => userId)).size).toBe(2)
      expect(await api.house.prisma.decision.count({ where: { matchId: id } })).toBe(2)
      expect(await look(anne, id)).toMatchObject({ status: 'playing', version: 0 })
    }
  })

  it('fault 24: two matches at once are two seats', async () => {
    const api = await openHouse()
    const [anne, bob] = await crew(api, 'Anne', 'Bob')
    if (!anne || !bob) throw new Error('nobody came')
    const opened = await Promise.all([1, 2, 3].map(() => open(anne, 'sealed-lots', {}, ['me', 'open'])))
    const joined = await Promise.all(opened.map(({ id }) => join(bob, id)))
    expect(joined.map(({ status }) => status)).toEqual(['playing', 'playing', 'playing'])
  })

  it('fault 24: races with leaving and calling off end one way or the other, never between', async () => {
    const api = await openHouse()
    const [anne, bob, cleo] = await crew(api, 'Anne', 'Bob', 'Cleo')
    if (!anne || !bob || !cleo) throw new Error('nobody came')
    for (let round = 0; round < 8; round++) {
      const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'])
      const [off] = await Promise.all([post(anne, id, 'cancel'), join(bob, id).catch(() => undefined)])
      const { status } = await see(cleo, id)
      expect(status).toBe(off.status === 200 ? 'cancelled' : 'playing')
      const other = await open(anne, 'sealed-lots', {}, ['me', 'open', 'open'])
      await join(bob, other.id)
      const [left] = await Promise.all([post(bob, other.id, 'leave'), join(cleo, other.id)])
      const after = await see(anne, other.id)
      expect(after.status).toBe(left.status === 200 ? 'open' : 'playing')
      expect(after.seats.some(({ name }) => name === 'Bob')).toBe(left.status !== 200)
    }
  })
})

describe('before the start', () => {
  it('a player may leave and come back, and the last to leave closes the match', async () => {
    const api = await openHouse()
    const [anne, bob] = await crew(api, 'Anne', 'Bob')
    if (!anne || !bob) throw new Error('nobody came')
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open', 'open', 'bot'])
    expect(await post(bob, id, 'leave')).toMatchObject({ status: 403, body: { code: 'not_your_seat' } })
    await join(bob, id)
    expect((await post(anne, id, 'leave')).body).toMatchObject({
      status: 'open',
      mySeat: null,
      mayJoin: true,
    })
    await join(anne, id)
    expect(await names(anne, id)).toEqual(['Anne', 'Bob', null, expect.any(String)])
    await post(anne, id, 'leave')
    expect((await post(bob, id, 'leave')).body).toMatchObject({ status: 'cancelled' })
    await expect(join(anne, id)).rejects.toMatchObject({ code: 'not_open' })
    const kept = await api.house.prisma.seat.findMany({ where: { matchId: id, bot: false } })
    expect(kept.map(({ userId, entropy }) => ({ userId, entropy }))).toEqual(
      Array.from({ length: 3 }, () => ({ userId: null, entropy: '' })),
    )
  })

  it('only who opened a match calls it off, and only until it starts', async () => {
    const api = await openHouse()
    const [anne, bob, eve] = await crew(api, 'Anne', 'Bob', 'Eve')
    if (!anne || !bob || !eve) throw new Error('nobody came')
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open', 'open'])
    await join(bob, id)
    for (const client of [bob, eve])
      expect(await post(client, id, 'cancel')).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    for (let times = 0; times < 2; times++)
      expect((await post(anne, id, 'cancel')).body).toMatchObject({ status: 'cancelled' })
    const begun = await open(anne, 'sealed-lots', {}, ['me', 'open'])
    await join(bob, begun.id)
    for (const verb of ['cancel', 'leave'])
      expect(await post(anne, begun.id, verb)).toMatchObject({ status: 409, body: { code: 'not_open' } })
  })
})
