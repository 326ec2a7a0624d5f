import { beat, sweepLostJobs, sweepOverdue } from '@marque/api'
import { seededChance } from '@marque/rules'
import { sealedLots } from '@marque/rules/sample-game'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Client, Refused } from '../support/client.js'
import { openHouse, type TestHouse } from '../support/house.js'
import { anyMove, join, look, newKey, open, submit } from '../support/play.js'

const started = async (game = 'raft-and-scupper', options: object = { length: 'short' }, seats = 2) => {
  const api = await openHouse()
  const clients = await Promise.all(['Anne', 'Bob', 'Cleo'].slice(0, seats).map((name) => api.guest(name)))
  const [anne, ...others] = clients
  if (!anne) throw new Error('no client')
  const { id } = await open(anne, game, options, ['me', ...others.map(() => 'open')])
  for (const other of others) await join(other, id)
  return { api, clients, anne, id }
}

/** As if their time had run out a moment ago: all was asked so much earlier. */
const overdue = (api: TestHouse, id: string) =>
  api.house.pool.query(
    `update decision set due = now() - interval '1 second', opened_at = opened_at - (due - now()) - interval '1 second'
     where match_id = $1 and due is not null`,
    [id],
  )

const actionsOf = (api: TestHouse, id: string) =>
  api.house.prisma.action.findMany({ where: { matchId: id }, orderBy: { index: 'asc' } })

const asked = async (clients: readonly Client[], id: string) => {
  for (const client of clients) {
    const decision = (await look(client, id)).decisions[0]
    if (decision) return { client, decision }
  }
  throw new Error('nobody is asked')
}

describe('time that runs out', () => {
  it('fault 13: the sweep alone plays what is overdue, though nobody opens a page', async () => {
    const { api, id } = await started()
    await overdue(api, id)
    expect(await sweepOverdue(api.house)).toBe(1)
    expect(await actionsOf(api, id)).toMatchObject([{ index: 0, cause: 'absence', type: 'move' }])
  })

  it('fault 13: a running worker does so by itself', async () => {
    const { api, id } = await started()
    await overdue(api, id)
    await api.worker()
    await vi.waitFor(async () => expect(await actionsOf(api, id)).toHaveLength(1), { timeout: 10_000 })
  })

  it('a hurried decision has half the time that the others have, and its absence is played like any', async () => {
    const hasty = {
      ...sealedLots,
      decisions: (state: Parameters<typeof sealedLots.decisions>[0]) =>
        sealedLots.decisions(state).map((open) => (open.seat === 0 ? { ...open, hurried: true } : open)),
    }
    const api = await openHouse({ games: [hasty] })
    const anne = await api.guest('Anne')
    const bob = await api.guest('Bob')
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'open'], { hoursPerDecision: 24 })
    await join(bob, id)
    const shape = z.object({
      match: z.object({ waitingFor: z.array(z.object({ seat: z.int(), due: z.coerce.date() })) }),
    })
    const { match } = await bob.ask(
      shape,
      'query ($id: ID!) { match(id: $id) { waitingFor { seat due } } }',
      {
        id,
      },
    )
    const [hurried, other] = match.waitingFor.toSorted((a, b) => a.seat - b.seat)
    expect(Number(other?.due) - Number(hurried?.due)).toBe(12 * 3_600_000)
    await api.house.pool.query(
      `update decision set due = due - interval '13 hours' where match_id = $1 and due is not null`,
      [id],
    )
    expect(await sweepOverdue(api.house)).toBe(1)
    expect(await actionsOf(api, id)).toMatchObject([{ seat: 0, cause: 'absence', type: 'move' }])
  })

  it('leaves alone what is not due', async () => {
    const { api, id } = await started()
    expect(await sweepOverdue(api.house)).toBe(0)
    expect(await actionsOf(api, id)).toHaveLength(0)
  })

  it('counts absences in a row; a move of one’s own ends the count', async () => {
    const { api, clients, id } = await started()
    await overdue(api, id)
    await sweepOverdue(api.house)
    const first = (await actionsOf(api, id))[0]
    const seats = () => api.house.prisma.seat.findMany({ where: { matchId: id }, orderBy: { index: 'asc' } })
    expect((await seats()).map(({ absences, index }) => [index, absences])).toContainEqual([first?.seat, 1])
    const chance = seededChance(1)
    for (let moves = 0; moves < 2; moves++) {
      const { client, decision } = await asked(clients, id)
      await submit(client, {
        match: id,
        decision: decision.id,
        move: anyMove(decision, chance),
        idempotencyKey: newKey(),
      })
    }
    expect((await seats()).map(({ absences }) => absences)).toEqual([0, 0])
  })

  it('three absences in a row lose the seat, and with it a match of two', async () => {
    const { api, clients, id } = await started('sealed-lots', { rounds: 3 })
    const chance = seededChance(2)
    const [faithful] = clients
    if (!faithful) throw new Error('no client')
    while ((await look(faithful, id)).status === 'playing') {
      const decision = (await look(faithful, id)).decisions.find(({ kind }) => kind === 'turn')
      if (decision) {
        await submit(faithful, {
          match: id,
          decision: decision.id,
          move: anyMove(decision, chance),
          idempotencyKey: newKey(),
        })
      } else {
        await overdue(api, id)
        await sweepOverdue(api.house)
      }
    }
    const actions = await actionsOf(api, id)
    expect(actions.at(-1)).toMatchObject({ type: 'leave', cause: 'absence', seat: 1 })
    expect(actions.filter(({ cause, type }) => cause === 'absence' && type === 'move')).toHaveLength(3)
    const shape = z.object({ match: z.object({ outcome: z.object({ ranking: z.array(z.int()) }) }) })
    const { match } = await faithful.ask(
      shape,
      'query ($id: ID!) { match(id: $id) { outcome { ranking } } }',
      { id },
    )
    expect(match.outcome.ranking).toEqual([1, 2])
  })

  it.each([
    ['raft-and-scupper', { length: 'short' }, 2],
    ['raft-and-scupper', { length: 'long' }, 2],
    ['sealed-lots', {}, 3],
  ])('fault 15: with everybody absent, %s %o still ends', async (game, options, seats) => {
    const { api, anne, id } = await started(game, options, seats)
    for (let sweeps = 0; sweeps < 30 && (await look(anne, id)).status === 'playing'; sweeps++) {
      await overdue(api, id)
      await sweepOverdue(api.house)
    }
    expect((await look(anne, id)).status).toBe('finished')
    expect(await api.house.prisma.decision.count({ where: { matchId: id } })).toBe(0)
  })

  it('fault 7: of a move and its time-out that cross, exactly one wins, and both hear the same', async () => {
    const { api, clients, id } = await started()
    const chance = seededChance(3)
    for (let round = 0; round < 12; round++) {
      const { client, decision } = await asked(clients, id)
      const before = (await look(client, id)).version
      await overdue(api, id)
      await api.house.pool.query('update seat set absences = 0 where match_id = $1', [id])
      const move = submit(client, {
        match: id,
        decision: decision.id,
        move: anyMove(decision, chance),
        idempotencyKey: newKey(),
      })
      const sweeps =
        round % 2 === 0 ? [sweepOverdue(api.house), sweepOverdue(api.house)] : [sweepOverdue(api.house)]
      const [played] = await Promise.allSettled([move, ...sweeps])
      const action = (await actionsOf(api, id)).filter((row) => row.decision === decision.id)
      expect(action).toHaveLength(1)
      const cause = action[0]?.cause === 'player' ? 'player' : 'absence'
      if (cause === 'player')
        expect(played).toMatchObject({ status: 'fulfilled', value: { version: before + 1 } })
      else {
        expect(played.status).toBe('rejected')
        expect(played).toMatchObject({ reason: expect.any(Refused) })
        expect(played).toMatchObject({
          reason: { code: expect.stringMatching(/^(decision_closed|not_playing)$/) },
        })
      }
      if ((await look(client, id)).status !== 'playing') break
    }
  })

  it('fault 8: a match that many end at once ends once', async () => {
    const { api, anne, id } = await started()
    await api.house.prisma.user.updateMany({ data: { address: null } })
    for (const [index, client] of (
      await api.house.prisma.seat.findMany({ where: { matchId: id } })
    ).entries()) {
      if (client.userId)
        await api.house.prisma.user.update({
          where: { id: client.userId },
          data: { address: `p${index}@example.org` },
        })
    }
    await api.house.pool.query(`update seat set absences = 2 where match_id = $1`, [id])
    await overdue(api, id)
    await Promise.all([sweepOverdue(api.house), sweepOverdue(api.house), sweepOverdue(api.house)])
    expect((await look(anne, id)).status).toBe('finished')
    expect((await actionsOf(api, id)).filter(({ type }) => type === 'leave')).toHaveLength(1)
    const over = await api.house.prisma.notice.groupBy({
      by: ['userId'],
      where: { matchId: id, kind: 'over' },
      _count: true,
    })
    expect(over.map(({ _count }) => _count)).toEqual([1, 1])
  })
})

describe('a service that was away', () => {
  const silentFor = (api: TestHouse, interval: string) =>
    api.house.pool.query(`update heartbeat set at = now() - $1::interval`, [interval])

  it('fault 14: nobody is timed out while the API gives no sign of life', async () => {
    const { api, id } = await started()
    await overdue(api, id)
    await silentFor(api, '5 minutes')
    expect(await sweepOverdue(api.house)).toBe(0)
  })

  it('fault 14: after an outage everybody has at least as long as it lasted, and nobody more than before loses any', async () => {
    const { api, id } = await started()
    await overdue(api, id)
    await silentFor(api, '3 hours')
    await beat(api.house)
    expect(await sweepOverdue(api.house)).toBe(0)
    const { rows } = await api.house.pool.query(
      `select extract(epoch from due - now()) / 3600 as hours from decision where match_id = $1 and due is not null`,
      [id],
    )
    expect(Number(rows[0]?.hours)).toBeGreaterThan(2.9)
    expect(Number(rows[0]?.hours)).toBeLessThan(3.1)
  })

  it('fault 14: a short pause moves no deadline', async () => {
    const { api, id } = await started()
    const due = () => api.house.prisma.decision.findFirst({ where: { matchId: id, due: { not: null } } })
    const before = await due()
    await silentFor(api, '30 seconds')
    await beat(api.house)
    expect((await due())?.due).toEqual(before?.due)
  })
})

describe('bots', () => {
  it('play a match against a person, by jobs, and never keep him waiting for good', async () => {
    const api = await openHouse()
    await api.worker()
    const anne = await api.guest('Anne')
    const { id } = await open(anne, 'raft-and-scupper', { length: 'short' }, ['me', 'bot'])
    const chance = seededChance(4)
    for (;;) {
      const seen = await vi.waitFor(
        async () => {
          const now = await look(anne, id)
          expect(now.status === 'finished' || now.decisions.length > 0).toBe(true)
          return now
        },
        { timeout: 20_000, interval: 20 },
      )
      const decision = seen.decisions[0]
      if (!decision) break
      await submit(anne, {
        match: id,
        decision: decision.id,
        move: anyMove(decision, chance),
        idempotencyKey: newKey(),
      })
    }
    expect((await actionsOf(api, id)).some(({ cause }) => cause === 'bot')).toBe(true)
    expect((await actionsOf(api, id)).some(({ cause }) => cause === 'absence')).toBe(false)
  })

  it('are called again when their job was lost', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const { id } = await open(anne, 'sealed-lots', {}, ['me', 'bot'])
    await api.house.pool.query('delete from graphile_worker._private_jobs')
    await api.house.pool.query(
      `update decision set opened_at = now() - interval '2 minutes' where match_id = $1`,
      [id],
    )
    await sweepLostJobs(api.house)
    const { rows } = await api.house.pool.query<{ key: string }>('select key from graphile_worker.jobs')
    expect(rows.map(({ key }) => key)).toContainEqual(expect.stringContaining(`bot:${id}`))
    await sweepLostJobs(api.house)
    expect((await api.house.pool.query('select key from graphile_worker.jobs')).rows).toHaveLength(
      rows.length,
    )
  })
})
