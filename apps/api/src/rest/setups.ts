import { z } from 'zod'
import type { House } from '../house.js'
import {
  deleteSetup,
  listSetups,
  listSetupsInput,
  namedSetupInput,
  saveSetup,
  saveSetupInput,
} from '../people/setups.js'
import type { TypedApp } from './matches.js'
import { answers, setupShape } from './shapes.js'

/** The caller's saved set-ups. Their names stand in the query: as parts of a path, some would mean another one. */
export function setupRoutes(app: TypedApp, house: House): void {
  app.get(
    '/me/setups',
    {
      schema: {
        summary: 'Your set-ups for a game, the one saved last first',
        tags: ['me'],
        querystring: listSetupsInput,
        response: answers(z.array(setupShape)),
      },
    },
    ({ query, caller }) => listSetups(house, caller, query),
  )
  app.put(
    '/me/setups',
    {
      schema: {
        summary: 'Keep a move under a name, in place of what had this name',
        tags: ['me'],
        body: saveSetupInput,
        response: answers(setupShape),
      },
    },
    ({ body, caller }) => saveSetup(house, caller, body),
  )
  app.delete(
    '/me/setups',
    {
      schema: {
        summary: 'Forget a set-up',
        tags: ['me'],
        querystring: namedSetupInput,
        response: answers(setupShape),
      },
    },
    ({ query, caller }) => deleteSetup(house, caller, query),
  )
}
