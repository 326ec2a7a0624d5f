import { readLink } from '@marque/session'
import type { FastifyInstance } from 'fastify'
import type { House } from '../house.js'
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
  app.post('/guests', async (request, reply) =>
    reply.status(201).send(await createGuest(house, request.body)),
  )
}
