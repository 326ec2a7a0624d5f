import type { FastifyInstance } from 'fastify'
import { type DocumentNode, GraphQLError, type GraphQLSchema, validate } from 'graphql'
import mercurius from 'mercurius'
import { asProblem } from '../answer-problems.js'
import type { House } from '../house.js'
import { Problem } from '../problems.js'
import type { Context } from './builder.js'
import { graphiql } from './graphiql.js'
import { limits, MAX_DEPTH } from './limits.js'
import { schema } from './schema.js'

/** `/graphql` for queries, mutations and, over WebSocket (graphql-transport-ws), subscriptions; `/graphiql` to try them. */
export async function graphql(app: FastifyInstance, { house }: { house: House }): Promise<void> {
  await app.register(mercurius, {
    schema,
    path: '/graphql',
    // Compiled at once: the few queries that clients send come again and again.
    jit: 1,
    queryDepth: MAX_DEPTH,
    validationRules: limits,
    context: (request): Context => ({ house, caller: request.caller }),
    subscription: {
      context: (_socket, request): Context => ({ house, caller: request.caller }),
      keepAlive: 30_000,
    },
    // For subscriptions, too.
    errorFormatter: (execution) => formatErrors(execution, house),
  })
  app.graphql.addHook('preSubscriptionExecution', async (schema: GraphQLSchema, document: DocumentNode) => {
    const [error] = validate(schema, document, limits)
    if (error) throw error
  })
  await app.register(graphiql)
}

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
