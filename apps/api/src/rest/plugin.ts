import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { House } from '../house.js'
import { matchRoutes } from './matches.js'
import { peopleRoutes } from './people.js'
import { setupRoutes } from './setups.js'

/** The REST API. Its OpenAPI 3.1 description, made from the schemas that check it, is at `/docs`. */
export async function rest(app: FastifyInstance, { house }: { house: House }): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const typed = app.withTypeProvider<ZodTypeProvider>()
  matchRoutes(typed, house)
  peopleRoutes(typed, house)
  setupRoutes(typed, house)
}

/** The page to read and try REST on, and the description itself at `/docs/json`. To be registered before `rest`. */
export async function reference(app: FastifyInstance, house: House): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Marque',
        version: '1',
        description: 'Play by post, by REST. The same services stand behind GraphQL at `/graphql`.',
      },
      servers: [{ url: house.settings.PUBLIC_URL }],
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A personal token.' } },
      },
      security: [{ token: [] }],
    },
    transform: (route) =>
      route.url.startsWith('/v1') ? jsonSchemaTransform(route) : { ...route, schema: { hide: true } },
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
}
