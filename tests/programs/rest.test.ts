import { type MatchRecord, matchRecord, seededChance, verify } from '@marque/rules'
import { raftAndScupper } from '@marque/rules/raft-and-scupper'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse } from '../support/house.js'
import { anyMove, matchShape, newKey } from '../support/play.js'

const operation = z.object({
  requestBody: z
    .object({
      content: z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) }),
    })
    .optional(),
  responses: z.record(z.string(), z.unknown()),
})
const openApi = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

/** A program that knows the API by its published description alone: each body it sends is checked by it. */
class Program {
  readonly #ajv = new Ajv2020({ strict: false })

  private constructor(
    private readonly client: Client,
    private readonly description: z.infer<typeof openApi>,
  ) {}

  static async start(client: Client): Promise<Program> {
    return new Program(client, openApi.parse((await client.rest('GET', '/docs/json')).body))
  }

  async send<T>(
    shape: z.ZodType<T>,
    method: 'get' | 'post',
    route: string,
    match = '',
    body?: unknown,
  ): Promise<T> {
    const described = this.description.paths[route]?.[method]
    if (!described) throw new Error(`${method} ${route} is not described`)
    const schema = described.requestBody?.content['application/json'].schema
    if (schema) expect(this.#ajv.validate(schema, body)).toBe(true)
    const answer = await this.client.rest(method.toUpperCase(), route.replace('{match}', match), body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return shape.parse(answer.body)
  }
}

it('programs with nothing but tokens play a long match to its end over REST, and check it', async () => {
  const api = await openHouse()
  const first = await Program.start(await (await api.guest('First program')).withToken('read', 'play'))
  const second = await Program.start(await (await api.guest('Second program')).withToken('read', 'play'))
  const body = { game: 'raft-and-scupper', options: { length: 'long' }, seats: ['me', 'open'] }
  const { id } = await first.send(matchShape, 'post', '/v1/matches', '', body)
  await second.send(matchShape, 'post', '/v1/matches/{match}/join', id, { entropy: 'made up by a program' })

  const chance = seededChance(12)
  for (let over = false; !over; ) {
    for (const program of [first, second]) {
      const match = await program.send(matchShape, 'get', '/v1/matches/{match}', id)
      over = match.status === 'finished'
      const decision = match.decisions[0]
      if (over || !decision) continue
      const move = { decision: decision.id, move: anyMove(decision, chance), idempotencyKey: newKey() }
      await program.send(z.object({ version: z.int() }), 'post', '/v1/matches/{match}/moves', id, move)
    }
  }
  const exported = await second.send(
    z.object({ record: matchRecord }),
    'get',
    '/v1/matches/{match}/record',
    id,
  )
  const record: MatchRecord = exported.record
  expect(verify(raftAndScupper, record)).toEqual({ ok: true })
  expect(record.entropy).toContain('made up by a program')
})
