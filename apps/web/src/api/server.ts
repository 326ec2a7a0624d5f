import 'server-only'
import { sessionCookie } from '@marque/session'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { MeDocument, type TypedDocumentString } from '@/gql/graphql'
import { settings } from '@/settings'
import { type Answer, answered, unreachable } from './answer'

/** Asks the API on behalf of whoever requested the page. */
export async function ask<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const name = sessionCookie(settings.publicUrl)
  const session = (await cookies()).get(name)?.value
  const answer = await request(document, variables, session && `${name}=${session}`)
  // A session that ended elsewhere: whoever brings it is simply signed out, and sees what anybody sees.
  return session && !answer.ok && answer.trouble.code === 'not_signed_in'
    ? request(document, variables, undefined)
    : answer
}

async function request<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  cookie: string | undefined,
): Promise<Answer<Data>> {
  const from = (await headers()).get('x-forwarded-for')
  try {
    const response = await fetch(`${settings.apiUrl}/graphql`, {
      method: 'POST',
      cache: 'no-store',
      headers: {
        'content-type': 'application/json',
        // The API asks it of everybody who brings a session: what is sent here comes from our own pages.
        origin: settings.publicUrl,
        ...(cookie && { cookie }),
        ...(from && { 'x-forwarded-for': from }),
      },
      body: JSON.stringify({ query: String(document), variables }),
      signal: AbortSignal.timeout(10_000),
    })
    return answered(await response.json())
  } catch {
    return { ok: false, trouble: unreachable }
  }
}

/** A trouble that nothing on the page can mend: it ends on the error page. */
export class Unanswered extends Error {}

/** As `ask`, where the page cannot be shown without an answer. */
export async function must<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const answer = await ask(document, variables)
  if (!answer.ok) throw new Unanswered(answer.trouble.message)
  return answer.data
}

/** Who asks for the page; `null` if signed out, or if the API cannot say. Asked once a request. */
export const whoAsks = cache(async () => {
  const signedIn = (await cookies()).has(sessionCookie(settings.publicUrl))
  if (!signedIn) return null
  const answer = await ask(MeDocument, {})
  return answer.ok ? (answer.data.me ?? null) : null
})
