import SchemaBuilder from '@pothos/core'
import { GraphQLScalarType } from 'graphql'
import type { House } from '../house.js'
import type { Lookout } from '../live/hub.js'
import type { Caller } from '../people/caller.js'

/** What every resolver is given. */
export type Context = {
  readonly house: House
  readonly caller: Caller | undefined
  /** What the connection watches. */
  readonly lookout: Lookout
}

export const builder = new SchemaBuilder<{
  Context: Context
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    JSON: { Input: unknown; Output: unknown }
  }
  DefaultFieldNullability: false
}>({ defaultFieldNullability: false })

builder.addScalarType(
  'DateTime',
  new GraphQLScalarType<Date, string>({
    name: 'DateTime',
    description: 'An instant, ISO 8601 in UTC.',
    serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  }),
)
builder.scalarType('JSON', {
  description: 'Any JSON value; the catalogue publishes JSON Schemas for those that belong to a game.',
  serialize: (value) => value,
})

builder.queryType()
builder.mutationType()
builder.subscriptionType()
