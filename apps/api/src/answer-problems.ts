import { STATUS_CODES } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import pg from 'pg'
import type { House } from './house.js'
import { unstorable } from './input.js'
import type { Caller } from './people/caller.js'
import { Problem } from './problems.js'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

/** What REST answers with when a request fails. */
export const problemBody = (problem: Problem) => ({ message: problem.message, ...problem.extensions() })

/** Any error as one from the catalogue; what broke on this side is logged and told without details. */
export function asProblem(error: unknown, house: Pick<House, 'log' | 'metrics'>): Problem {
  const problem = known(error)
  if (problem) return count(problem, house)
  house.log.error({ err: error }, 'something broke')
  const unknown = new Problem('internal', 'Something broke on our side.', {
    hint: 'Nothing was changed. Try again in a moment.',
  })
  return count(unknown, house)
}

/** A character that Postgres does not keep, in text and in JSON. */
const UNSTORABLE = new Set(['22021', '22P05'])

function known(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof pg.DatabaseError && UNSTORABLE.has(error.code ?? '')) return unstorable()
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issue = error.validation[0]
    const where = (issue?.instancePath ?? '').split('/').filter(Boolean).join('.')
    return new Problem('bad_input', `${where || 'The request'} does not fit.`, {
      ...(where ? { where } : {}),
      hint: `${issue?.message ?? 'See the published schema'}.`,
    })
  }
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  const { statusCode } = error
  if (statusCode === 413)
    return new Problem('too_large', 'The request is too large.', { hint: 'Send at most 256 kB.' })
  if (statusCode === 404)
    return new Problem('not_found', 'There is nothing here.', { hint: 'See /docs for what there is.' })
  if (statusCode === 503)
    return new Problem('try_again', 'The server is very busy.', { hint: 'Try again in a few seconds.' })
  const isTheirs = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
  return isTheirs
    ? new Problem('bad_input', `${STATUS_CODES[statusCode] ?? 'Bad request'}.`, { hint: `${error.message}.` })
    : undefined
}

function count(problem: Problem, house: Pick<House, 'metrics'>): Problem {
  house.metrics.refused.inc({ code: problem.code })
  return problem
}

/** @param ttl milliseconds until the caller may come back */
export const tooManyRequests = (ttl: number): Problem =>
  new Problem('too_many_requests', 'Too many requests.', {
    hint: `Come back in ${Math.ceil(ttl / 1000)} seconds.`,
    retryAfter: Math.ceil(ttl / 1000),
  })

/** Gives every failing REST request a body from the catalogue. */
export function answerProblems(app: FastifyInstance, house: House): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error, house)
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
    const isGraphql = request.url.startsWith('/graphql')
    const inGraphql = { data: null, errors: [{ message: problem.message, extensions: problem.extensions() }] }
    return reply.status(problem.status).send(isGraphql ? inGraphql : problemBody(problem))
  })
  app.setNotFoundHandler((_request, reply) => {
    const problem = new Problem('not_found', 'There is nothing here.', {
      hint: 'See /docs for what there is.',
    })
    return reply.status(problem.status).send(problemBody(problem))
  })
}
