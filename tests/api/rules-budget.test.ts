import { seededChance } from '@marque/rules'
import { sealedLots } from '@marque/rules/sample-game'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openHouse, type TestHouse } from '../support/house.js'
import { looping } from '../support/loops.js'
import { anyMove, join, look, newKey, open, playOut, submit } from '../support/play.js'

/** Milliseconds that a rules call may take here, and what a request may take that is cut off. */
const BUDGET = 100
const PROMPTLY = 3_000

async function troubled(part: 'apply' | 'view' | 'legal' | 'setup') {
  const wanted = { now: false }
  const api = await openHouse({
    games: [sealedLots, looping(part, wanted)],
    settings: { RULES_BUDGET_MS: String(BUDGET) },
  })
  const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
  const { id } = await open(anne, 'loops', {}, ['me', 'open'])
  const sound = await open(anne, 'sealed-lots', { rounds: 1 }, ['me', 'open'])
  await join(bob, sound.id)
  return { api, anne, bob, id, sound: sound.id, wanted }
}

async function cutOff(api: TestHouse): Promise<number> {
  const { values } = await api.house.metrics.cutOff.get()
  return values[0]?.value ?? 0
}

const stored = async (api: TestHouse, id: string) => {
  const { rows } = await api.house.pool.query(
    `select m.version, m.status, m.state::text, (select count(*)::int from action where match_id = $1) as actions,
      (select json_agg(d order by d.id)::text from decision d where d.match_id = $1) as decisions
     from match m where m.id = $1`,
    [id],
  )
  return rows[0]
}

describe('fault 29: a game that loops', () => {
  it('fault 29: in a move is cut off within its budget, and leaves the match as it was', async () => {
    const { api, anne, bob, id, sound, wanted } = await troubled('apply')
    await join(bob, id)
    const decision = (await look(anne, id)).decisions[0]
    if (!decision) throw new Error('nobody is asked')
    const move = anyMove(decision, seededChance(1))
    const submission = { match: id, decision: decision.id, move, idempotencyKey: newKey() }
    const before = await stored(api, id)
    wanted.now = true
    const from = performance.now()
    const looped = submit(anne, submission)
    // Other matches go on meanwhile.
    const others = playOut([anne, bob], sound)
    await expect(looped).rejects.toMatchObject({ code: 'try_again', details: { hint: expect.any(String) } })
    expect(performance.now() - from).toBeLessThan(PROMPTLY)
    await others
    expect((await look(anne, sound)).status).toBe('finished')
    expect(await stored(api, id)).toEqual(before)
    expect(await cutOff(api)).toBe(1)
    expect(await api.stranger().text('GET', '/metrics')).toMatch(/^marque_rules_cut_off_total 1$/m)

    wanted.now = false
    expect((await submit(anne, submission)).version).toBe(1)
    expect(await cutOff(api)).toBe(1)
  })

  it('fault 29: again and again costs nobody else anything but time', async () => {
    const { api, anne, bob, id, sound, wanted } = await troubled('apply')
    await join(bob, id)
    const decision = (await look(anne, id)).decisions[0]
    if (!decision) throw new Error('nobody is asked')
    const move = anyMove(decision, seededChance(2))
    wanted.now = true
    const tries = Array.from({ length: 5 }, () =>
      anne.rest('POST', `/v1/matches/${id}/moves`, { decision: decision.id, move, idempotencyKey: newKey() }),
    )
    for (const { status, body } of await Promise.all(tries)) {
      expect(status).toBe(503)
      expect(body).toMatchObject({ code: 'try_again' })
    }
    expect(await cutOff(api)).toBe(5)
    await playOut([anne, bob], sound)
    expect((await look(bob, sound)).status).toBe('finished')
  })

  it.each(['view', 'legal'] as const)('fault 29: in %s refuses the look, not the move', async (part) => {
    const { api, anne, bob, id, wanted } = await troubled(part)
    await join(bob, id)
    const decision = (await look(anne, id)).decisions[0]
    if (!decision) throw new Error('nobody is asked')
    const move = anyMove(decision, seededChance(3))
    wanted.now = true
    await expect(
      anne.ask(z.unknown(), 'query ($id: ID!) { match(id: $id) { view decisions { legal { move } } } }', {
        id,
      }),
    ).rejects.toMatchObject({ code: 'try_again' })
    const { status, body } = await anne.rest('GET', `/v1/matches/${id}`)
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'try_again' } })
    // What does not need the broken part is still there.
    const shape = z.object({
      match: z.object({ status: z.literal('playing'), waitingFor: z.array(z.unknown()).min(2) }),
    })
    await anne.ask(shape, 'query ($id: ID!) { match(id: $id) { status waitingFor { seat } } }', { id })
    const played = z.object({ submitMove: z.object({ version: z.literal(1) }) })
    await anne.ask(
      played,
      `mutation ($id: ID!, $decision: ID!, $move: JSON!, $key: String!) {
        submitMove(match: $id, decision: $decision, move: $move, idempotencyKey: $key) { version } }`,
      { id, decision: decision.id, move, key: newKey() },
    )
    expect(await cutOff(api)).toBeGreaterThanOrEqual(2)
  })

  it('fault 29: in the set-up lets the last player in only when it is mended', async () => {
    const { api, bob, id, wanted } = await troubled('setup')
    wanted.now = true
    await expect(join(bob, id)).rejects.toMatchObject({ code: 'try_again' })
    expect(await stored(api, id)).toMatchObject({ status: 'open', state: null })
    wanted.now = false
    expect((await join(bob, id)).status).toBe('playing')
  })

  it.each(['apply', 'view', 'legal'] as const)(
    'fault 20: in %s leaves a way out: to resign',
    async (part) => {
      const { anne, bob, id, wanted } = await troubled(part)
      await join(bob, id)
      wanted.now = true
      const shape = z.object({ resign: z.object({ status: z.literal('finished') }) })
      await anne.ask(shape, 'mutation ($id: ID!) { resign(match: $id) { status } }', { id })
    },
  )

  it('fault 29: does not keep the sweep from playing for the absent of other matches', async () => {
    const { api, anne, bob, id, sound, wanted } = await troubled('apply')
    await join(bob, id)
    wanted.now = true
    await api.house.pool.query(
      `update decision set due = case when match_id = $1 then now() - interval '2 hours' else now() - interval '1 hour' end
       where kind <> 'optional'`,
      [id],
    )
    await api.worker()
    await vi.waitFor(async () => expect((await look(anne, sound)).version).toBeGreaterThan(0), 20_000)
    expect((await look(anne, id)).version).toBe(0)
  })
})
