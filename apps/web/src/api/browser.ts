import type { TypedDocumentString } from '@/gql/graphql'
import { type Answer, answered, unreachable } from './answer'

/**
 * Asks the API from the browser, by the session's cookie: a query, or to have something done.
 *
 * A plain request and no GraphQL client with a cache: pages come from the server, a match is kept in step by its
 * subscription, and the match page has to be light.
 */
export async function send<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: String(document), variables }),
      signal: AbortSignal.timeout(20_000),
    })
    return answered(await response.json())
  } catch {
    return { ok: false, trouble: unreachable }
  }
}

/** The player's own part in the match's chance: 16 random bytes in hex. Also good as a key that nobody else has. */
export function ownEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
