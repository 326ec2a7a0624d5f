import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Chance, type Game, games, sample, seededChance } from '@marque/rules'
import { sealedLots } from '@marque/rules/sample-game'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openHouse } from '../support/house.js'

const file = (path: string) => fileURLToPath(new URL(`../../apps/api/${path}`, import.meta.url))
const canonical = (sdl: string) => printSchema(lexicographicSortSchema(buildSchema(sdl)))

it('the GraphQL schema that is checked in is the one that is served', () => {
  const printed = execFileSync(process.execPath, [file('dist/graphql/print.js')], { encoding: 'utf8' })
  expect(canonical(readFileSync(file('schema.graphql'), 'utf8'))).toBe(canonical(printed))
})

const content = z.object({
  description: z.string(),
  content: z.record(z.string(), z.object({ schema: z.unknown() })),
})
const operation = z.object({
  summary: z.string().min(5),
  tags: z.array(z.string()).min(1),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() })).optional(),
  responses: z.record(z.string(), content),
})
const openapi = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ securitySchemes: z.object({ token: z.object({ scheme: z.literal('bearer') }) }) }),
})

it('the REST description is OpenAPI 3.1, and every route says what it answers, errors too', async () => {
  const { body } = await (await openHouse()).stranger().rest('GET', '/docs/json')
  const { openapi: version, paths } = openapi.parse(body)
  expect(version).toMatch(/^3\.1\./)
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ route: `${method} ${path}`, path, described })),
  )
  expect(routes.length).toBeGreaterThan(15)
  for (const { route, path, described } of routes) {
    const { responses, parameters = [] } = described
    expect(Object.keys(responses), route).toEqual(expect.arrayContaining(['4XX', '5XX']))
    const good = Object.entries(responses).find(([status]) => /^20[01]$/.test(status))
    expect(good?.[1].content['application/json']?.schema, route).toBeTypeOf('object')
    const refusal = JSON.stringify(responses['4XX']?.content['application/json']?.schema)
    for (const field of ['code', 'hint', 'where', 'message']) expect(refusal, route).toContain(`"${field}"`)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described_ = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    expect(described_.toSorted(), route).toEqual(inPath.toSorted())
  }
})

it('the page to read and try REST on, and the one for GraphQL, are there', async () => {
  const stranger = (await openHouse()).stranger()
  for (const page of ['/docs', '/docs/static/index.html', '/graphiql']) {
    const { status, body } = await stranger.rest('GET', page)
    expect({ page, status }).toEqual({ page, status: 200 })
    expect(body).toContain('<html')
  }
})

const described = z.object({
  id: z.string(),
  optionsSchema: z.record(z.string(), z.unknown()),
  moveSchema: z.record(z.string(), z.unknown()),
  ordersSchema: z.record(z.string(), z.unknown()),
})

/** Moves of a random match from start to end. */
function* movesOf(game: Game, chance: Chance): Generator<unknown> {
  let state = game.setup(game.options.parse({}), game.players.min, chance)
  for (let actions = 0; actions < 2_000; actions++) {
    const open = game.decisions(state)
    const decision = open[chance.below(Math.max(open.length, 1))]
    if (!decision) return
    const choices = game.legal(state, decision)
    const choice = choices[chance.below(choices.length)]
    if (!choice) throw new Error('no legal answer')
    const move = sample(choice, chance)
    yield move
    const played = game.apply(state, decision, move, chance)
    if (!played.ok) throw new Error(played.reason)
    state = played.state
  }
}

/** The move with one thing wrong with it. */
function* spoiled(move: object): Generator<unknown> {
  yield { ...move, hack: 1 }
  for (const [key, value] of Object.entries(move)) {
    yield Object.fromEntries(Object.entries(move).filter(([other]) => other !== key))
    yield { ...move, [key]: { wrapped: value } }
  }
  yield [move]
  yield JSON.stringify(move)
  yield null
}

describe.each([...games, sealedLots].map(({ id }) => id))('the catalogue’s schemas of %s', (id) => {
  it('take every legal move of a random match, and refuse malformed ones as the API does', async () => {
    const api = await openHouse()
    const { body } = await api.stranger().rest('GET', `/v1/games/${id}`)
    const { moveSchema, optionsSchema, ordersSchema } = described.parse(body)
    const game = api.house.games.find((other) => other.id === id)
    if (!game) throw new Error(`${id} is not on offer`)
    expect([moveSchema, optionsSchema, ordersSchema].map((schema) => schema['$schema'])).toEqual(
      Array.from({ length: 3 }, () => 'https://json-schema.org/draft/2020-12/schema'),
    )
    const ajv = new Ajv2020({ strict: false, allErrors: false })
    const accepts = ajv.compile(moveSchema)
    const seen = new Map<string, object>()
    for (const move of movesOf(game, seededChance(5))) {
      expect(accepts(move), JSON.stringify(move)).toBe(true)
      const kind = z.looseObject({ type: z.string() }).parse(move)
      seen.set(kind.type, kind)
    }
    expect(seen.size).toBeGreaterThan(1)
    for (const move of seen.values()) {
      for (const wrong of spoiled(move)) {
        expect(game.move.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
        expect(accepts(wrong), JSON.stringify(wrong)).toBe(false)
      }
    }
    for (const schema of [optionsSchema, ordersSchema]) {
      const takes = ajv.compile(schema)
      expect(takes({})).toBe(true)
      expect(takes({ nonsense: true })).toBe(false)
      expect(takes([])).toBe(false)
    }
  })
})
