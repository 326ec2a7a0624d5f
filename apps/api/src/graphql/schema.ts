import { builder } from './builder.js'
import './queries.js'
import './mutations.js'
import './subscriptions.js'

/** The schema; `schema.graphql` beside the sources is its printed form, compared in CI. */
export const schema = builder.toSchema()
