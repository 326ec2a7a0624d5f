import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { runMigrations } from 'graphile-worker'
import { answerProblems, tooManyRequests } from './answer-problems.js'
import { graphql } from './graphql/plugin.js'
import type { House } from './house.js'
import { BEAT, beat } from './jobs/heartbeat.js'
import { Callers } from './people/caller.js'
import { internal } from './rest/internal.js'
import { reference, rest } from './rest/plugin.js'
import { unsubscribePages } from './rest/unsubscribe.js'
import { watchPost } from './rest/watch-post.js'

/** No move comes near this; an export goes the other way. */
const BODY_LIMIT = 256 * 1024

/** The whole API: GraphQL and REST over the same services. */
export async function buildApp(house: House): Promise<FastifyInstance> {
  const { settings } = house
  await runMigrations({ pgPool: house.pool })
  await house.hub.open()
  const app = Fastify({
    loggerInstance: house.log,
    logController: new LogController({ disableRequestLogging: settings.LOG_LEVEL !== 'debug' }),
    bodyLimit: BODY_LIMIT,
    // Signed links in mails are longer than the usual parameter.
    routerOptions: { maxParamLength: 1000 },
    trustProxy: settings.TRUST_PROXY === 'on' ? ['loopback', 'uniquelocal'] : false,
    forceCloseConnections: true,
  })
  answerProblems(app, house)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: { 'script-src': ["'self'"], 'style-src': ["'self'", "'unsafe-inline'"] },
    },
  })
  await app.register(underPressure, { maxEventLoopDelay: 2_000, message: 'Too much at once', retryAfter: 5 })
  app.decorateRequest('caller', undefined)
  await app.register(forEverybody, house)
  await app.register(internal, { house, prefix: '/internal' })
  await app.register(watchPost, { house })
  keepBeating(app, house)
  return app
}

/** What players and their programs may call: each request has a caller, and a limit. */
async function forEverybody(app: FastifyInstance, house: House): Promise<void> {
  const callers = new Callers(house)
  const refused = new WeakMap<FastifyRequest, unknown>()
  app.addHook('onRequest', async (request) => {
    try {
      request.caller = await callers.of(request)
    } catch (error) {
      refused.set(request, error)
    }
  })
  await app.register(rateLimit, {
    max: house.settings.RATE_LIMIT,
    timeWindow: '1 minute',
    hook: 'onRequest',
    keyGenerator: (request) => request.caller?.userId ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  })
  // Only now, so that guessing at tokens counts against the limit too.
  app.addHook('preParsing', async (request) => {
    if (refused.has(request)) throw refused.get(request)
  })
  await reference(app, house)
  await app.register(graphql, { house, callers })
  await app.register(rest, { house, prefix: '/v1' })
  await app.register(unsubscribePages, { house })
}

/** While this process can serve players, their clocks run. */
function keepBeating(app: FastifyInstance, house: House): void {
  const once = () =>
    beat(house).catch((error: unknown) => house.log.warn({ err: error }, 'could not give a sign of life'))
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    await once()
    timer = setInterval(once, BEAT)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
