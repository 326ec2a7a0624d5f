import { z } from 'zod'
import type { House } from '../house.js'
import { scopes } from '../people/caller.js'
import { deleteMe, signOutEverywhere } from '../people/leaving.js'
import { profile, profileMatches, profileMatchesInput } from '../people/profile.js'
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
import { Problem } from '../problems.js'
import type { TypedApp } from './matches.js'
import { presentPage } from './present.js'
import { answers, pageShape, profileShape, tokenShape, userShape } from './shapes.js'

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
  app.post(
    '/me/sign-out',
    {
      schema: {
        summary: 'End all your sessions',
        tags: ['me'],
        response: answers(z.object({ ok: z.boolean() })),
      },
    },
    async ({ caller }) => ({ ok: await signOutEverywhere(house, caller) }),
  )
  app.delete(
    '/me',
    {
      schema: {
        summary: 'Delete your account',
        tags: ['me'],
        response: answers(z.object({ ok: z.boolean() })),
      },
    },
    async ({ caller }) => ({ ok: await deleteMe(house, caller) }),
  )
  const ofUser = z.object({ user: z.string().max(100) })
  app.get(
    '/users/:user',
    {
      schema: {
        summary: 'A user as others see him',
        tags: ['users'],
        params: ofUser,
        response: answers(profileShape),
      },
    },
    async ({ params }) => {
      const found = await profile(house, params.user)
      if (found) return found
      throw new Problem('not_found', 'There is no such user.', {
        where: 'user',
        hint: 'Ids stand at the seats of a match.',
      })
    },
  )
  app.get(
    '/users/:user/matches',
    {
      schema: {
        summary: 'The public matches that a user has finished, newest first',
        tags: ['users'],
        params: ofUser,
        querystring: profileMatchesInput.extend({
          first: z.coerce.number().pipe(z.int().min(1).max(100)).optional(),
        }),
        response: answers(pageShape),
      },
    },
    async ({ params, query, caller }) => presentPage(await profileMatches(house, caller, params.user, query)),
  )
}
