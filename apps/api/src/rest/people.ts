import { z } from 'zod'
import type { House } from '../house.js'
import { scopes } from '../people/caller.js'
import { createToken, createTokenInput, listTokens, revokeToken, type Token } from '../people/tokens.js'
import {
  me,
  removeAddress,
  setAddress,
  setAddressInput,
  type User,
  updateMe,
  updateMeInput,
} from '../people/users.js'
import type { TypedApp } from './matches.js'
import { answers, tokenShape, userShape } from './shapes.js'

const knownScopes = z.array(z.enum(scopes))
const presentToken = (token: Token) => ({ ...token, scopes: knownScopes.parse(token.scopes) })
const presentUser = ({ sessionEpoch, ...user }: User) => user

/** The caller's own account and tokens. */
export function peopleRoutes(app: TypedApp, house: House): void {
  app.get(
    '/me',
    { schema: { summary: 'Your account', tags: ['me'], response: answers(userShape) } },
    async ({ caller }) => presentUser(await me(house, caller)),
  )
  app.patch(
    '/me',
    {
      schema: {
        summary: 'Change your name, zone or notices',
        tags: ['me'],
        body: updateMeInput,
        response: answers(userShape),
      },
    },
    async ({ body, caller }) => presentUser(await updateMe(house, caller, body)),
  )
  app.put(
    '/me/address',
    {
      schema: {
        summary: 'Have notices sent to an address, once it is confirmed',
        tags: ['me'],
        body: setAddressInput,
        response: answers(userShape),
      },
    },
    async ({ body, caller }) => presentUser(await setAddress(house, caller, body)),
  )
  app.delete(
    '/me/address',
    { schema: { summary: 'No more notices by mail', tags: ['me'], response: answers(userShape) } },
    async ({ caller }) => presentUser(await removeAddress(house, caller)),
  )
  app.get(
    '/me/tokens',
    { schema: { summary: 'Your tokens', tags: ['me'], response: answers(z.array(tokenShape)) } },
    async ({ caller }) => (await listTokens(house, caller)).map(presentToken),
  )
  app.post(
    '/me/tokens',
    {
      schema: {
        summary: 'Make a token; it is shown this once',
        tags: ['me'],
        body: createTokenInput,
        response: answers(z.object({ secret: z.string(), token: tokenShape }), 201),
      },
    },
    async ({ body, caller }, reply) => {
      const { secret, token } = await createToken(house, caller, body)
      return reply.status(201).send({ secret, token: presentToken(token) })
    },
  )
  app.delete(
    '/me/tokens/:id',
    {
      schema: {
        summary: 'End a token',
        tags: ['me'],
        params: z.object({ id: z.string() }),
        response: answers(tokenShape),
      },
    },
    async ({ params, caller }) => presentToken(await revokeToken(house, caller, params.id)),
  )
}
