import { seededChance } from '@marque/rules'
import { sealedLots } from '@marque/rules/sample-game'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openHouse } from '../support/house.js'
import { anyMove, join, look, newKey, open, playOut, submit } from '../support/play.js'

const shortMatch = async () => {
  const api = await openHouse()
  const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
  const { id } = await open(anne, 'raft-and-scupper', { length: 'short' }, ['me', 'open'])
  await join(bob, id)
  const asked = (await look(anne, id)).decisions.length > 0 ? anne : bob
  const decision = (await look(asked, id)).decisions[0]
  if (!decision) throw new Error('nobody is asked')
  return { api, anne, bob, id, asked, other: asked === anne ? bob : anne, decision }
}

describe('a described choice', () => {
  it('tells how often items may be picked and what they cost, by GraphQL and by REST', async () => {
    const pick = { field: 'cards', from: ['lot-1', 'lot-2'], min: 0, max: 2 }
    const picks = [{ ...pick, copies: { 'lot-1': 2 } }, pick]
    const budget = { costs: { 'lot-1': 3 }, most: 3 }
    const game = { ...sealedLots, legal: () => [{ move: { type: 'discard' as const }, picks, budget }] }
    const api = await openHouse({ games: [game] })
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    const { id } = await open(anne, game.id, {}, ['me', 'open'])
    await join(bob, id)

    const told = {
      move: { type: 'discard' },
      picks: [picks[0], { ...pick, copies: null }],
      disjoint: false,
      budget,
    }
    expect((await look(anne, id)).decisions[0]?.legal).toEqual([told])
    expect((await anne.rest('GET', `/v1/matches/${id}`)).body).toMatchObject({
      decisions: [{ legal: [told] }],
    })
  })
})

describe('submitMove', () => {
  it('plays a match to its end, and everybody reads the same of it', async () => {
    const { anne, bob, id } = await shortMatch()
    await playOut([anne, bob], id)
    const shape = z.object({
      match: z.object({
        status: z.literal('finished'),
        outcome: z.object({ ranking: z.array(z.int()) }),
        version: z.int(),
        log: z.array(z.unknown()),
      }),
    })
    const query =
      'query ($id: ID!) { match(id: $id) { status version outcome { ranking } log { version sentences } } }'
    const [hers, his] = [await anne.ask(shape, query, { id }), await bob.ask(shape, query, { id })]
    expect(hers.match.outcome).toEqual(his.match.outcome)
    expect(hers.match.log).toHaveLength(hers.match.version)
  })

  it('fault 5: the same key again gets the same answer and plays nothing', async () => {
    const { id, asked, decision } = await shortMatch()
    const submission = {
      match: id,
      decision: decision.id,
      move: anyMove(decision, seededChance(1)),
      idempotencyKey: newKey(),
    }
    const first = await submit(asked, submission)
    const again = await submit(asked, submission)
    expect(again.version).toBe(first.version)
    expect((await look(asked, id)).version).toBe(1)
  })

  it('fault 5: the same key ten times in parallel is one move and ten equal answers', async () => {
    const { api, id, asked, decision } = await shortMatch()
    const submission = {
      match: id,
      decision: decision.id,
      move: anyMove(decision, seededChance(2)),
      idempotencyKey: newKey(),
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(asked, submission)))
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([1]))
    expect(await api.house.prisma.action.count({ where: { matchId: id } })).toBe(1)
  })

  it('fault 5: a second key for a settled decision never hits the next one', async () => {
    const { id, asked, decision } = await shortMatch()
    const move = anyMove(decision, seededChance(3))
    await submit(asked, { match: id, decision: decision.id, move, idempotencyKey: newKey() })
    await expect(
      submit(asked, { match: id, decision: decision.id, move, idempotencyKey: newKey() }),
    ).rejects.toMatchObject({
      code: 'decision_closed',
    })
  })

  it('refuses a key that came with another move', async () => {
    const { id, asked, decision } = await shortMatch()
    const idempotencyKey = newKey()
    await submit(asked, {
      match: id,
      decision: decision.id,
      move: anyMove(decision, seededChance(4)),
      idempotencyKey,
    })
    const other = {
      match: id,
      decision: decision.id,
      move: anyMove(decision, seededChance(5)),
      idempotencyKey,
    }
    await expect(submit(asked, other)).rejects.toMatchObject({ code: 'key_reused' })
  })

  it('a key is its player’s own: another player may use the same', async () => {
    const { id, asked, other, decision } = await shortMatch()
    const idempotencyKey = 'the first of mine'
    const first = await submit(asked, {
      match: id,
      decision: decision.id,
      move: anyMove(decision, seededChance(12)),
      idempotencyKey,
    })
    const next = (await look(other, id)).decisions[0]
    if (!next) throw new Error('nobody is asked')
    const second = await submit(other, {
      match: id,
      decision: next.id,
      move: anyMove(next, seededChance(13)),
      idempotencyKey,
    })
    expect([first.version, second.version]).toEqual([1, 2])
  })

  it.each([
    ['a stranger', 'not_signed_in'],
    ['a player without a seat', 'not_your_seat'],
    ['the other player', 'not_your_seat'],
  ])('fault 26: refuses %s, twice alike', async (who, code) => {
    const { api, id, other, decision } = await shortMatch()
    const client =
      who === 'a stranger' ? api.stranger() : who === 'the other player' ? other : await api.guest('Eve')
    const submission = {
      match: id,
      decision: decision.id,
      move: anyMove(decision, seededChance(6)),
      idempotencyKey: newKey(),
    }
    for (let times = 0; times < 2; times++)
      await expect(submit(client, submission)).rejects.toMatchObject({ code })
    expect((await look(other, id)).version).toBe(0)
  })

  it('says what is wrong with a move and what would be right, and changes nothing', async () => {
    const { id, asked, decision } = await shortMatch()
    const wrong = { match: id, decision: decision.id, move: { type: 'fly' }, idempotencyKey: newKey() }
    await expect(submit(asked, wrong)).rejects.toMatchObject({
      code: 'bad_input',
      details: { where: expect.stringContaining('move') },
    })
    const illegal = { ...wrong, move: { type: 'pass' } }
    await expect(submit(asked, illegal)).rejects.toMatchObject({
      code: 'illegal_move',
      details: { hint: expect.stringMatching(/\.$/), rule: expect.stringMatching(/^[a-z_]+$/) },
    })
    expect((await look(asked, id)).version).toBe(0)
  })

  it('fault 6: sealed choices of all seats at once, in whatever order, all count', async () => {
    const api = await openHouse()
    const clients = await Promise.all(['Anne', 'Bob', 'Cleo', 'Dan'].map((name) => api.guest(name)))
    const [first, ...others] = clients
    if (!first) throw new Error('no client')
    const { id } = await open(first, 'sealed-lots', {}, ['me', 'open', 'open', 'open'])
    for (const client of others) await join(client, id)
    const chance = seededChance(7)
    for (let round = 0; round < 3; round++) {
      const asked = await Promise.all(
        clients.map(async (client) => ({
          client,
          decision: (await look(client, id)).decisions.find(({ kind }) => kind === 'turn'),
        })),
      )
      await Promise.all(
        asked.map(async ({ client, decision }) => {
          if (!decision) throw new Error('nobody may be left out of a sealed round')
          return submit(client, {
            match: id,
            decision: decision.id,
            move: anyMove(decision, chance),
            idempotencyKey: newKey(),
          })
        }),
      )
      expect((await look(first, id)).version).toBe((round + 1) * 4)
    }
  })

  it('fault 9: whatever fails within the write, nothing of it is stored', async () => {
    const { api, id, asked, decision } = await shortMatch()
    const { pool } = api.house
    const count = async () => {
      const { rows } = await pool.query(
        `select (select version from match where id = $1) as version, (select count(*)::int from action) as actions,
          (select json_agg(d.* order by d.id)::text from decision d) as decisions, (select count(*)::int from notice) as notices,
          (select count(*)::int from graphile_worker.jobs) as jobs`,
        [id],
      )
      return rows[0]
    }
    const before = await count()
    for (const table of ['action', 'decision', 'match']) {
      const event = table === 'match' ? 'update' : 'insert'
      await pool.query(
        `create function fail_${table}() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`,
      )
      await pool.query(
        `create trigger planted before ${event} on ${table} for each row execute function fail_${table}()`,
      )
      const submission = {
        match: id,
        decision: decision.id,
        move: anyMove(decision, seededChance(8)),
        idempotencyKey: newKey(),
      }
      await expect(submit(asked, submission)).rejects.toMatchObject({ code: 'internal' })
      await pool.query(`drop trigger planted on ${table}`)
      expect(await count()).toEqual(before)
    }
    await submit(asked, {
      match: id,
      decision: decision.id,
      move: anyMove(decision, seededChance(8)),
      idempotencyKey: newKey(),
    })
  })

  it('fault 10: subscribers hear of a move only when it is committed', async () => {
    const { api, id, asked, decision } = await shortMatch()
    const watcher = api.house.hub.watch(id)
    await api.house.pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`,
    )
    await api.house.pool.query(
      'create constraint trigger planted after insert on action deferrable initially deferred for each row execute function fail()',
    )
    const move = anyMove(decision, seededChance(9))
    await expect(
      submit(asked, { match: id, decision: decision.id, move, idempotencyKey: newKey() }),
    ).rejects.toMatchObject({ code: 'internal' })
    await api.house.pool.query('drop trigger planted on action')
    const { version } = await submit(asked, {
      match: id,
      decision: decision.id,
      move,
      idempotencyKey: newKey(),
    })
    expect(await watcher.changed()).toBe(true)
    const { rows } = await api.house.pool.query('select version from match where id = $1', [id])
    expect(rows[0]?.version).toBe(version)
    watcher.close()
  })
})

describe('resigning', () => {
  it('ends a match of two, once, however often it is sent', async () => {
    const { api, anne, id } = await shortMatch()
    const shape = z.object({
      resign: z.object({
        status: z.string(),
        outcome: z.object({ ranking: z.array(z.int()), how: z.string() }),
      }),
    })
    const resign = () =>
      anne.ask(shape, 'mutation ($id: ID!) { resign(match: $id) { status outcome { ranking how } } }', { id })
    const answers = await Promise.all([resign(), resign(), resign()])
    for (const { resign: match } of answers)
      expect(match).toMatchObject({ status: 'finished', outcome: { ranking: [2, 1] } })
    expect(await api.house.prisma.action.count({ where: { matchId: id } })).toBe(1)
  })

  it('fault 20: a match whose rules are gone can still be abandoned', async () => {
    const { api, anne, id } = await shortMatch()
    await api.house.prisma.match.update({ where: { id }, data: { rulesVersion: 99 } })
    const shape = z.object({ resign: z.object({ status: z.literal('finished') }) })
    await anne.ask(shape, 'mutation ($id: ID!) { resign(match: $id) { status } }', { id })
  })

  it('lets a match of more go on, and plays for who left', async () => {
    const api = await openHouse()
    const clients = await Promise.all(['Anne', 'Bob', 'Cleo'].map((name) => api.guest(name)))
    const [anne, bob, cleo] = clients
    if (!anne || !bob || !cleo) throw new Error('no clients')
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open', 'open'])
    await join(bob, id)
    await join(cleo, id)
    await anne.ask(z.unknown(), 'mutation ($id: ID!) { resign(match: $id) { status } }', { id })
    await playOut([bob, cleo], id)
    const shape = z.object({
      match: z.object({ status: z.literal('finished'), outcome: z.object({ ranking: z.array(z.int()) }) }),
    })
    const { match } = await anne.ask(
      shape,
      'query ($id: ID!) { match(id: $id) { status outcome { ranking } } }',
      { id },
    )
    expect(match.outcome.ranking[0]).toBe(3)
  })
})
