import { createHash } from 'node:crypto'
import { matchRecord, verify } from '@marque/rules'
import { sealedLots } from '@marque/rules/sample-game'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse } from '../support/house.js'
import { join, open, playOut } from '../support/play.js'
import { takeHome } from '../support/record.js'
import { entropyOf, NAMES, SealedTable, voyage } from '../support/sealed.js'

const exported = z.object({ finished: z.boolean(), record: z.record(z.string(), z.unknown()) })

async function recordOf(client: Client, match: string) {
  const { body } = await client.rest('GET', `/v1/matches/${match}/record`)
  return exported.parse(body)
}

async function commitmentOf(client: Client, match: string): Promise<string> {
  const shape = z.object({ match: z.object({ commitment: z.string().regex(/^[0-9a-f]{64}$/) }) })
  return (await client.ask(shape, 'query ($id: ID!) { match(id: $id) { commitment } }', { id: match })).match
    .commitment
}

it('fault 4: the commitment stands from the opening on, and the secret comes with the end', async () => {
  const table = await SealedTable.open()
  const stranger = table.api.stranger()
  const first = await commitmentOf(stranger, table.match)
  for await (const phase of voyage(table)) {
    expect(await commitmentOf(stranger, table.match)).toBe(first)
    const { finished, record } = await recordOf(stranger, table.match)
    expect(record['commitment']).toBe(first)
    expect(finished).toBe(phase === 'after the end')
    expect('secret' in record || 'actions' in record).toBe(finished)
  }
  const record = matchRecord.parse((await recordOf(stranger, table.match)).record)
  const secret = Buffer.from(record.secret, 'hex')
  expect(createHash('sha256').update(secret).digest('hex')).toBe(first)
  expect(record.entropy).toEqual(NAMES.map(entropyOf))
  expect(verify(sealedLots, record)).toEqual({ ok: true })
})

it('fault 4: a record that was meddled with does not pass', async () => {
  const table = await SealedTable.open()
  for await (const _phase of voyage(table));
  const record = matchRecord.parse((await recordOf(table.api.stranger(), table.match)).record)
  const forged = [
    { ...record, secret: record.secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
    { ...record, entropy: record.entropy.toReversed() },
    { ...record, actions: record.actions.slice(0, -1) },
    { ...record, outcome: { ranking: [3, 2, 1], how: 'rounds' } },
  ]
  for (const other of forged) expect(verify(sealedLots, other)).toMatchObject({ ok: false })
})

it('fault 4: a record with a resignation and moves played for the absent passes', async () => {
  const table = await SealedTable.open()
  await table.start()
  const [anne, bob, cleo] = table.players
  if (!anne || !bob || !cleo) throw new Error('nobody came')
  await anne.rest('POST', `/v1/matches/${table.match}/resign`)
  await playOut([bob, cleo], table.match)
  const { record, told } = await takeHome(bob, table.match)
  expect(new Set(record.actions.map(({ type, cause }) => `${type} ${cause}`))).toEqual(
    new Set(['leave player', 'move absence', 'move player']),
  )
  expect(told.log.some(({ sentences }) => sentences.includes('Anne gave up the seat.'))).toBe(true)
  expect(verify(sealedLots, record, told)).toEqual({ ok: true })
})

it('fault 4: no player chooses the seed: the same wishes give other secrets, and a cancelled match keeps its own', async () => {
  const api = await openHouse()
  const anne = await api.guest('Anne')
  const wishes = { entropy: 'mine' }
  const opened = [1, 2].map(() => open(anne, 'sealed-lots', {}, ['me', 'open'], wishes))
  const matches = await Promise.all(opened)
  const commitments = await Promise.all(matches.map(({ id }) => commitmentOf(anne, id)))
  expect(new Set(commitments).size).toBe(2)
  const [first] = matches
  if (!first) throw new Error('no match')
  const ownSeed = { game: 'sealed-lots', seats: ['me', 'open'], secret: '00'.repeat(32), seed: 1 }
  await anne.rest('POST', '/v1/matches', ownSeed)
  const { rows } = await api.house.pool.query<{ secret: Buffer }>('select secret from match')
  expect(new Set(rows.map(({ secret }) => secret.toString('hex'))).size).toBe(3)
  expect(rows.map(({ secret }) => secret.toString('hex'))).not.toContain('00'.repeat(32))
  await anne.rest('POST', `/v1/matches/${first.id}/cancel`)
  expect((await recordOf(anne, first.id)).record).not.toHaveProperty('secret')
  await expect(join(await api.guest('Bob'), first.id)).rejects.toMatchObject({ code: 'not_open' })
})
