import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql'
import mercurius from 'mercurius'
import { asProblem } from '../answer-problems.js'
import type { House } from '../house.js'
import { CALLERS, Lookout } from '../live/hub.js'
import type { Callers } from '../people/caller.js'
import { Problem } from '../problems.js'
import type { Context } from './builder.js'
import { graphiql } from './graphiql.js'
import { limits } from './limits.js'
import { schema } from './schema.js'

/** `/graphql` for queries, mutations and, over WebSocket (graphql-transport-ws), subscriptions; `/graphiql` to try them. */
export async function graphql(
  app: FastifyInstance,
  { house, callers }: { house: House; callers: Callers },
): Promise<void> {
  await app.register(mercurius, {
    schema,
    path: '/graphql',
    // Compiled at once: the few queries that clients send come again and again.
    jit: 1,
    validationRules: limits,
    context: ({ caller }): Context => ({ house, caller, lookout: new Lookout(house.hub) }),
    subscription: {
      context: (socket, request): Context => {
        void closeWhenEnded(socket, request, house, callers)
        return { house, caller: request.caller, lookout: new Lookout(house.hub) }
      },
      keepAlive: 30_000,
    },
    errorFormatter: (execution) => formatErrors(execution, house),
  })
  // mercurius checks queries and mutations, but no subscription.
  app.graphql.addHook('preSubscriptionParsing', async (schema: GraphQLSchema, source: string) => {
    const error = faultOf(schema, source)
    if (error) throw told(error, house).error
  })
  await app.register(graphiql)
}

function faultOf(schema: GraphQLSchema, source: string): unknown {
  const document = parse(source)
  try {
    const [error] = [...validate(schema, document, specifiedRules), ...validate(schema, document, limits)]
    return error
  } catch (error) {
    // Some of the rules throw what they find.
    return error
  }
}

type Socket = {
  once(event: 'close', listener: () => void): unknown
  close(code: number, reason: string): void
}

/** A live connection ends with the session or token that it was opened with. */
async function closeWhenEnded(
  socket: Socket,
  request: FastifyRequest,
  house: House,
  callers: Callers,
): Promise<void> {
  const watcher = house.hub.watch(CALLERS)
  socket.once('close', () => watcher.close())
  while (await watcher.changed()) {
    const still = await callers.of(request).catch(() => undefined)
    if (still?.userId !== request.caller?.userId) socket.close(POLICY_VIOLATION, 'The session has ended.')
  }
}

/** RFC 6455, 7.4.1 */
const POLICY_VIOLATION = 1008

type Execution = {
  readonly data?: Record<string, unknown> | null | undefined
  readonly errors?: readonly unknown[] | null
}

/** Every GraphQL error as one from the catalogue, with its code in `extensions`. */
function formatErrors(execution: Execution, house: House) {
  const errors = (execution.errors ?? []).flatMap((error) => inner(error)).map((error) => told(error, house))
  const isWhole = execution.data === undefined || execution.data === null
  const status = isWhole ? (errors[0]?.status ?? 400) : 200
  return {
    statusCode: status,
    response: { data: execution.data ?? null, errors: errors.map(({ error }) => error.toJSON()) },
  }
}

/** mercurius wraps what validation found in one error of its own. */
function inner(error: unknown): unknown[] {
  const original = error instanceof GraphQLError ? error.originalError : error
  const several =
    original && typeof original === 'object' && 'errors' in original ? original.errors : undefined
  return Array.isArray(several) ? several : [error]
}

function told(error: unknown, house: House): { status: number; error: GraphQLError } {
  const graphqlError = error instanceof GraphQLError ? error : undefined
  const isOfQuery = graphqlError && !graphqlError.originalError
  const isRefused = isOfQuery || isClientFault(graphqlError?.originalError ?? error)
  const message = error instanceof Error ? error.message : 'The query was refused.'
  const problem = isRefused
    ? asProblem(
        new Problem('query_refused', message, {
          hint: 'See /graphiql for the schema, and docs/api.md for the limits.',
        }),
        house,
      )
    : asProblem(graphqlError?.originalError ?? error, house)
  return {
    status: problem.status,
    error: new GraphQLError(problem.message, {
      nodes: graphqlError?.nodes ?? null,
      path: graphqlError?.path ?? null,
      extensions: problem.extensions(),
    }),
  }
}

/** What mercurius itself refuses: no query, not parsable, too deep. */
const isClientFault = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('MER_ERR_GQL')
