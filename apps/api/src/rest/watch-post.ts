import type { FastifyInstance } from 'fastify'
import type { House } from '../house.js'

/** For whoever keeps watch over the service: is it alive, can it serve, what has it done. */
export async function watchPost(app: FastifyInstance, { house }: { house: House }): Promise<void> {
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    try {
      await house.pool.query('select 1')
      return { status: 'ok' }
    } catch {
      return reply.status(503).send({ status: 'no database' })
    }
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics()),
  )
}
