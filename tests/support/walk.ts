import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { z } from 'zod'
import type { Client } from './client.js'
import { newKey } from './play.js'

/** Everything that the API said to one viewer in answer to one request, as it came over the wire. */
export type Answer = {
  /** The field or route. */
  readonly from: string
  readonly text: string
}

/** What a walk needs to know of the match that it looks at. */
export type Sight = {
  readonly game: string
  readonly match: string
  readonly version: number
  /** The user id of one of its players. */
  readonly player: string
  /** The caller is one of its players. */
  readonly isSeated: boolean
}

const schema = buildSchema(readFileSync(new URL('../../apps/api/schema.graphql', import.meta.url), 'utf8'))

/** A request that changes nothing, to every entrance: a new field or route must be added here, or the walk fails. */
const graphqlArguments = (sight: Sight): Record<string, Record<string, unknown> | 'skip' | undefined> => {
  const { game, match } = sight
  const onlyWatching = (args: Record<string, unknown>) => (sight.isSeated ? 'skip' : args)
  return {
    'Query.game': { id: game },
    'Query.match': { id: match },
    'Query.user': { id: sight.player },
    'Query.matches': { status: 'playing' },
    'Query.setups': { game },
    'Match.at': { version: sight.version },
    'Mutation.submitMove': {
      ...{ match, decision: 'seal-1-0', move: { type: 'seal', card: 'lot-0' } },
      idempotencyKey: newKey(),
    },
    'Mutation.setOrders': { match, orders: { seal: 'loudest' } },
    'Mutation.joinMatch': onlyWatching({ match, seat: 0 }),
    'Mutation.leaveMatch': onlyWatching({ match }),
    'Mutation.cancelMatch': onlyWatching({ match }),
    'Mutation.resign': onlyWatching({ match }),
    'Mutation.invite': { match, address: 'nobody' },
    'Mutation.findOpponent': { game: 'chess' },
    'Mutation.sawMatch': onlyWatching({ match, version: sight.version }),
    // These would end the walk, and answer with a yes or no.
    'Mutation.signOutEverywhere': 'skip',
    'Mutation.deleteMe': 'skip',
    'Mutation.createMatch': { input: { game, seats: ['me'] } },
    'Mutation.createToken': { name: '', scopes: [] },
    'Mutation.revokeToken': { id: 'none' },
    'Mutation.saveSetup': { game, name: '', move: {} },
    'Mutation.deleteSetup': { game, name: 'none' },
    'Mutation.updateMe': { timeZone: 'Atlantis/Harbour' },
    'Mutation.setAddress': { address: 'nowhere' },
    'Mutation.removeAddress': onlyWatching({}),
    'Mutation.confirmAddress': { token: 'forged' },
    'Subscription.match': { id: match, since: 0 },
  }
}
const restBodies = (sight: Sight): Record<string, unknown> => ({
  'POST /v1/matches': { game: sight.game, seats: ['me'] },
  'POST /v1/matches/find': { game: 'chess' },
  'POST /v1/matches/{match}/seen': sight.isSeated ? 'skip' : { version: sight.version },
  'POST /v1/me/sign-out': 'skip',
  'DELETE /v1/me': 'skip',
  'POST /v1/matches/{match}/join': sight.isSeated ? { seat: 99 } : { seat: 0 },
  'POST /v1/matches/{match}/leave': sight.isSeated ? 'skip' : undefined,
  'POST /v1/matches/{match}/cancel': sight.isSeated ? 'skip' : undefined,
  'POST /v1/matches/{match}/resign': sight.isSeated ? 'skip' : undefined,
  'POST /v1/matches/{match}/invitations': { address: 'nobody' },
  'POST /v1/matches/{match}/moves': {
    ...{ decision: 'swap-1', move: { type: 'swap', card: 'lot-0' }, idempotencyKey: newKey() },
  },
  'PUT /v1/matches/{match}/orders': { orders: { seal: 'loudest' } },
  'PATCH /v1/me': { timeZone: 'Atlantis/Harbour' },
  'PUT /v1/me/address': { address: 'nowhere' },
  'DELETE /v1/me/address': sight.isSeated ? 'skip' : undefined,
  'POST /v1/me/tokens': { name: '', scopes: [] },
  'DELETE /v1/me/tokens/{id}': undefined,
  'PUT /v1/me/setups': { game: sight.game, name: '', move: {} },
  'DELETE /v1/me/setups': undefined,
})

/** Asks for everything that GraphQL, its subscriptions, REST and the other pages have to say to a caller. */
export async function walk(client: Client, sight: Sight): Promise<Answer[]> {
  return [
    ...(await walkGraphql(client, sight)),
    ...(await walkSubscriptions(client, sight)),
    ...(await walkRest(client, sight)),
  ]
}

type Operation = {
  readonly from: string
  readonly query: string
  readonly variables: Record<string, unknown>
}

function rootFields(name: string): GraphQLField<unknown, unknown>[] {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`the schema has no ${name}`)
  return Object.values(type.getFields())
}

/** An operation for a field with all that is beneath it; a match is asked for field by field. */
function operationsOf(kind: 'query' | 'mutation' | 'subscription', root: string, sight: Sight): Operation[] {
  return rootFields(root).flatMap((field) => {
    const named = getNamedType(field.type)
    const isMatch = kind === 'query' && named.name === 'Match' && isObjectType(named)
    const parts = isMatch ? Object.values(named.getFields()).map(({ name }) => name) : [undefined]
    return parts.flatMap((part) => {
      const call = new Call(sight)
      const text = call.field(root, field, part)
      if (text === undefined) return []
      return [
        {
          from: part === undefined ? field.name : `${field.name}.${part}`,
          query: `${kind} ${call.head()} { ${text} }`,
          variables: call.variables,
        },
      ]
    })
  })
}

/** Collects the variables of one operation while its text is written. */
class Call {
  readonly variables: Record<string, unknown> = {}
  readonly #types: string[] = []
  readonly #given: ReturnType<typeof graphqlArguments>

  constructor(sight: Sight) {
    this.#given = graphqlArguments(sight)
  }

  head(): string {
    return this.#types.length > 0 ? `(${this.#types.join(', ')})` : ''
  }

  /** @returns undefined for what this caller must not try */
  field(owner: string, field: GraphQLField<unknown, unknown>, only?: string): string | undefined {
    const given = this.#given[`${owner}.${field.name}`] ?? {}
    if (given === 'skip') return undefined
    const args = field.args.flatMap((argument) => {
      if (!(argument.name in given)) {
        if (isRequiredArgument(argument)) {
          throw new Error(`the walk does not know what to give ${owner}.${field.name} as ${argument.name}`)
        }
        return []
      }
      const variable = `v${this.#types.length}`
      this.#types.push(`$${variable}: ${argument.type}`)
      this.variables[variable] = given[argument.name]
      return [`${argument.name}: $${variable}`]
    })
    const call = args.length > 0 ? `${field.name}(${args.join(', ')})` : field.name
    return `${call} ${this.#selection(field.type, only)}`
  }

  #selection(type: GraphQLOutputType, only?: string): string {
    const named = getNamedType(type)
    if (isLeafType(named)) return ''
    if (!isObjectType(named)) throw new Error(`the walk does not know its way through ${named.name}`)
    return `{ ${this.#fields(named, only).join(' ')} }`
  }

  #fields(type: GraphQLObjectType, only?: string): string[] {
    return Object.values(type.getFields())
      .filter(({ name }) => only === undefined || name === only)
      .flatMap((field) => this.field(type.name, field) ?? [])
  }
}

async function walkGraphql(client: Client, sight: Sight): Promise<Answer[]> {
  const now = [...operationsOf('query', 'Query', sight), ...operationsOf('mutation', 'Mutation', sight)]
  const past = Array.from({ length: sight.version }, (_, version) =>
    operationsOf('query', 'Query', { ...sight, version }).filter(({ from }) => from === 'match.at'),
  )
  return Promise.all(
    [...now, ...past.flat()].map(async ({ from, query, variables }) => {
      const text = await client.text('POST', '/graphql', { query, variables })
      refuseMalformed(from, text)
      return { from, text }
    }),
  )
}

/** A walk whose own requests are malformed would find nothing. */
function refuseMalformed(from: string, text: string): void {
  if (text.includes('"query_refused"')) throw new Error(`${from} was not understood: ${text}`)
}

async function walkSubscriptions(client: Client, sight: Sight): Promise<Answer[]> {
  const live = client.live()
  try {
    return await Promise.all(
      operationsOf('subscription', 'Subscription', sight).map(async ({ from, query, variables }) => {
        const updates = live.iterate({ query, variables })
        const text = await updates.next().then(
          ({ value }) => JSON.stringify(value),
          (error: unknown) => JSON.stringify(error),
        )
        await updates.return?.()
        refuseMalformed(from, text)
        return { from: `live ${from}`, text }
      }),
    )
  } finally {
    await live.dispose()
  }
}

const openapi = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
})
const otherPages = ['/health', '/ready', '/metrics', '/docs/json', '/graphiql', '/u/forged', '/nowhere']

async function walkRest(client: Client, sight: Sight): Promise<Answer[]> {
  const description = await client.rest('GET', '/docs/json')
  const bodies = restBodies(sight)
  const requests = Object.entries(openapi.parse(description.body).paths).flatMap(([path, methods]) =>
    Object.keys(methods).flatMap((method) => {
      const route = `${method.toUpperCase()} ${path}`
      if (method !== 'get' && !(route in bodies)) throw new Error(`the walk does not know the route ${route}`)
      const body = bodies[route]
      if (body === 'skip') return []
      return addressesOf(path, sight).map((address) => ({
        route,
        method: method.toUpperCase(),
        address,
        body,
      }))
    }),
  )
  return Promise.all([
    ...requests.map(async ({ route, method, address, body }) => ({
      from: route,
      text: await client.text(method, address, body),
    })),
    ...otherPages.map(async (page) => ({ from: page, text: await client.text('GET', page) })),
  ])
}

/** The path with its parameters filled in; one with a version, for every version there was. */
function addressesOf(path: string, { game, match, version, player }: Sight): string[] {
  const id = path.startsWith('/v1/games/') ? game : 'none'
  const one = path.replace('{match}', match).replace('{user}', player).replace('{id}', id)
  const all = one.includes('{version}')
    ? Array.from({ length: version + 1 }, (_, at) => one.replace('{version}', String(at)))
    : [one]
  if (all.some((address) => address.includes('{'))) throw new Error(`the walk cannot fill in ${path}`)
  return all
}
