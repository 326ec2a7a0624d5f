import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { House } from '../house.js'
import { offered, requireGame } from '../match/catalogue.js'
import { exportMatch, viewAt } from '../match/history.js'
import { invite, inviteInput } from '../match/invite.js'
import { listMatches, listMatchesInput, myMatches, myMatchesInput } from '../match/lists.js'
import { setOrders, setOrdersInput } from '../match/orders.js'
import { resign, submitMove, submitMoveInput } from '../match/play.js'
import type { MatchRow } from '../match/record.js'
import { sawMatch, sawMatchInput } from '../match/saw.js'
import { Seen, seeMatch } from '../match/see.js'
import { findOpponent, findOpponentInput } from '../match/seek.js'
import {
  cancelMatch,
  createMatch,
  createMatchInput,
  joinMatch,
  joinMatchInput,
  leaveMatch,
} from '../match/table.js'
import type { Caller } from '../people/caller.js'
import { presentGame, presentLog, presentMatch, presentPage } from './present.js'
import { answers, gameShape, logShape, matchShape, pageShape, pastShape, playedShape } from './shapes.js'

export type TypedApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

const ofGame = z.object({ id: z.string().max(100) })
const ofMatch = z.object({ match: z.string().max(100) })
/** Numbers in a query string arrive as text. */
const inQuery = {
  first: z.coerce
    .number()
    .pipe(z.int().min(1).max(100))
    .optional()
    .describe('How many at most; 20 if left out'),
}

/** Games, matches and play. */
export function matchRoutes(app: TypedApp, house: House): void {
  const shown = (row: MatchRow, caller: Caller | undefined) =>
    presentMatch(house, new Seen(house, row, caller))

  app.get(
    '/games',
    { schema: { summary: 'The catalogue', tags: ['games'], response: answers(z.array(gameShape)) } },
    async () => offered(house).map(presentGame),
  )
  app.get(
    '/games/:id',
    { schema: { summary: 'One game', tags: ['games'], params: ofGame, response: answers(gameShape) } },
    async ({ params }) => presentGame(requireGame(house, params.id)),
  )

  app.get(
    '/matches',
    {
      schema: {
        summary: 'Public matches, newest first',
        tags: ['matches'],
        querystring: listMatchesInput.extend(inQuery),
        response: answers(pageShape),
      },
    },
    async ({ query, caller }) => presentPage(await listMatches(house, caller, query)),
  )
  app.get(
    '/me/matches',
    {
      schema: {
        summary: 'Your matches: those that wait for you first',
        tags: ['matches'],
        querystring: myMatchesInput.extend(inQuery),
        response: answers(pageShape),
      },
    },
    async ({ query, caller }) => presentPage(await myMatches(house, caller, query)),
  )
  app.post(
    '/matches',
    {
      schema: {
        summary: 'Open a match',
        tags: ['matches'],
        body: createMatchInput,
        response: answers(matchShape, 201),
      },
    },
    async ({ body, caller }, reply) =>
      reply.status(201).send(shown(await createMatch(house, caller, body), caller)),
  )
  app.get(
    '/matches/:match',
    {
      schema: {
        summary: 'A match as you may see it',
        tags: ['matches'],
        params: ofMatch,
        response: answers(matchShape),
      },
    },
    async ({ params, caller }) => presentMatch(house, await seeMatch(house, caller, params.match)),
  )
  app.post(
    '/matches/:match/join',
    {
      schema: {
        summary: 'Take a seat; the last one starts the match',
        tags: ['matches'],
        params: ofMatch,
        body: joinMatchInput.omit({ match: true }).default({}),
        response: answers(matchShape),
      },
    },
    async ({ params, body, caller }) => shown(await joinMatch(house, caller, { ...body, ...params }), caller),
  )
  app.post(
    '/matches/find',
    {
      schema: {
        summary: 'Find an opponent',
        description:
          'A seat in the oldest open public match on these terms, or a match of your own that the next will join.',
        tags: ['matches'],
        body: findOpponentInput,
        response: answers(matchShape),
      },
    },
    async ({ body, caller }) => shown(await findOpponent(house, caller, body), caller),
  )
  app.post(
    '/matches/:match/seen',
    {
      schema: {
        summary: 'Note that you have the table before you',
        tags: ['matches'],
        params: ofMatch,
        body: sawMatchInput.omit({ match: true }),
        response: answers(z.object({ ok: z.boolean() })),
      },
    },
    async ({ params, body, caller }) => ({ ok: await sawMatch(house, caller, { ...body, ...params }) }),
  )
  for (const [verb, summary, act] of [
    ['leave', 'Give your seat back before the start', leaveMatch],
    ['cancel', 'Call your own match off before the start', cancelMatch],
    ['resign', 'Give up your seat for good', resign],
  ] as const) {
    app.post(
      `/matches/:match/${verb}`,
      { schema: { summary, tags: ['matches'], params: ofMatch, response: answers(matchShape) } },
      async ({ params, caller }) => shown(await act(house, caller, params.match), caller),
    )
  }
  app.post(
    '/matches/:match/invitations',
    {
      schema: {
        summary: 'Invite somebody by e-mail',
        tags: ['matches'],
        params: ofMatch,
        body: inviteInput.omit({ match: true }),
        response: answers(z.object({ id: z.string(), address: z.string() }), 201),
      },
    },
    async ({ params, body, caller }, reply) =>
      reply.status(201).send(await invite(house, caller, { ...body, ...params })),
  )

  app.post(
    '/matches/:match/moves',
    {
      schema: {
        summary: 'Answer an open decision',
        description: 'The same idempotency key again gets the same answer and plays nothing.',
        tags: ['play'],
        params: ofMatch,
        body: submitMoveInput.omit({ match: true }),
        response: answers(playedShape),
      },
    },
    async ({ params, body, caller }) => {
      const { version, match } = await submitMove(house, caller, { ...body, ...params })
      return { version, match: shown(match, caller) }
    },
  )
  app.put(
    '/matches/:match/orders',
    {
      schema: {
        summary: 'Set your standing orders',
        tags: ['play'],
        params: ofMatch,
        body: setOrdersInput.omit({ match: true }),
        response: answers(matchShape),
      },
    },
    async ({ params, body, caller }) => shown(await setOrders(house, caller, { ...body, ...params }), caller),
  )
  app.get(
    '/matches/:match/log',
    {
      schema: {
        summary: 'What happened, in sentences',
        tags: ['play'],
        params: ofMatch,
        querystring: z.object({
          since: z.coerce
            .number()
            .pipe(z.int().min(0))
            .default(0)
            .describe('Only what came after this version'),
        }),
        response: answers(z.array(logShape)),
      },
    },
    async ({ params, query, caller }) =>
      presentLog(await (await seeMatch(house, caller, params.match)).log(query.since)),
  )
  app.get(
    '/matches/:match/versions/:version',
    {
      schema: {
        summary: 'The table as you saw it after so many actions',
        tags: ['play'],
        params: ofMatch.extend({ version: z.coerce.number().pipe(z.int().min(0)) }),
        response: answers(pastShape),
      },
    },
    async ({ params, caller }) => {
      const past = await viewAt(house, await seeMatch(house, caller, params.match), params.version)
      return { ...past, log: presentLog([...past.log]) }
    },
  )
  app.get(
    '/matches/:match/record',
    {
      schema: {
        summary: 'The match to take home',
        description: 'Once the match is over, complete and with its secret, so that anyone can check it.',
        tags: ['play'],
        params: ofMatch,
        response: answers(z.unknown()),
      },
    },
    async ({ params, caller }, reply) => {
      reply.header('content-disposition', `attachment; filename="marque-${params.match}.json"`)
      return exportMatch(house, await seeMatch(house, caller, params.match))
    },
  )
}
