import 'server-only'
import { signLink } from '@marque/session'
import { headers } from 'next/headers'
import { z } from 'zod'
import { type Answer, unreachable } from '@/api/answer'
import { settings } from '@/settings'

const problem = z.object({ code: z.string(), message: z.string(), hint: z.string().nullish() })

/** Who has been signed in, as the API tells the web. */
export const signedIn = z.object({ id: z.string(), name: z.string(), epoch: z.number() })

/** Asks the API what it answers to the web alone, which proves itself by a pass that holds for a minute. */
export async function askHouse<T>(
  path: 'guests' | 'sign-in-links' | 'sign-in' | 'logins',
  body: Readonly<Record<string, unknown>>,
  shape: z.ZodType<T>,
): Promise<Answer<T>> {
  try {
    const pass = await signLink('internal', {}, settings.secret, 60)
    const from = (await headers()).get('x-forwarded-for')
    const response = await fetch(`${settings.apiUrl}/internal/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${pass}`,
        ...(from && { 'x-forwarded-for': from }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, data: shape.parse(answer) }
    const { code, message, hint } = problem.parse(answer)
    return { ok: false, trouble: { code, message, hint: hint ?? undefined } }
  } catch {
    return { ok: false, trouble: unreachable }
  }
}
