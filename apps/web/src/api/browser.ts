'use client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type AnyVariables, Client, fetchExchange } from 'urql'
import { type Answer, troubleOf, unreachable } from './answer'

// No cache: pages come from the server, and a match is kept in step by its subscription.
const client = new Client({
  url: '/graphql',
  exchanges: [fetchExchange],
  preferGetMethod: false,
  requestPolicy: 'network-only',
})

/** Asks the API from the browser, by the session's cookie. */
export async function query<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  return answered(await client.query(document, variables).toPromise())
}

/** Has the API do something. */
export async function send<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  return answered(await client.mutation(document, variables).toPromise())
}

type Result<Data> = {
  data?: Data | undefined
  error?: { graphQLErrors: readonly unknown[] } | undefined
}

function answered<Data>({ data, error }: Result<Data>): Answer<Data> {
  const [first] = error?.graphQLErrors ?? []
  if (first) return { ok: false, trouble: troubleOf(first) }
  return data && !error ? { ok: true, data } : { ok: false, trouble: unreachable }
}

/** The player's own part in the match's chance: 16 random bytes in hex. */
export function ownEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
