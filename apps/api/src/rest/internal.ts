import { readLink } from '@marque/session'
import type { FastifyInstance } from 'fastify'
import type { House } from '../house.js'
import { signInByLogin } from '../people/logins.js'
import { sendSignInLink, signInByLink } from '../people/sign-in.js'
import { createGuest } from '../people/users.js'
import { Problem } from '../problems.js'

/** For the web alone, which proves itself with the shared secret; never exposed to the outside. */
export async function internal(app: FastifyInstance, { house }: { house: House }): Promise<void> {
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    if (token !== undefined && (await readLink('internal', token, house.settings.NEXTAUTH_SECRET))) return
    throw new Problem('not_signed_in', 'Only the web may ask this.', {
      where: 'Authorization',
      hint: 'Use the public API.',
    })
  })
  app.post('/sign-in-links', async (request, reply) => {
    await sendSignInLink(house, request.body)
    return reply.status(202).send({})
  })
  app.post('/sign-in', async (request) => signInByLink(house, request.body))
  app.post('/logins', async (request) => signInByLogin(house, request.body))
  app.post('/guests', async (request, reply) =>
    reply.status(201).send(await createGuest(house, request.body)),
  )
}
