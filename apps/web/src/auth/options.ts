import 'server-only'
import { readSession, SESSION_AGE, sessionCookie, signLink, signSession } from '@marque/session'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { z } from 'zod'
import { settings } from '@/settings'

declare module 'next-auth' {
  interface User {
    epoch: number
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    userId?: string
    epoch?: number
  }
}

const guest = z.object({ id: z.string(), name: z.string(), epoch: z.number() })

/** Asks the API for a new guest; only the web may, hence the signed pass. */
async function newGuest(name: string, timeZone: string | undefined) {
  const pass = await signLink('internal', {}, settings.secret, 60)
  const response = await fetch(`${settings.apiUrl}/internal/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${pass}` },
    body: JSON.stringify({ name, ...(timeZone && { timeZone }) }),
  })
  return response.ok ? guest.parse(await response.json()) : null
}

/** Sessions as the API reads them too: signed by @marque/session, in a cookie of that name. */
export const authOptions = (): NextAuthOptions => ({
  secret: settings.secret,
  session: { strategy: 'jwt', maxAge: SESSION_AGE },
  pages: { signIn: '/', error: '/' },
  providers: [
    Credentials({
      id: 'guest',
      name: 'guest',
      credentials: { name: { type: 'text' }, timeZone: { type: 'text' } },
      authorize: (given) => (given?.name.trim() ? newGuest(given.name.trim(), given.timeZone) : null),
    }),
  ],
  cookies: {
    sessionToken: {
      name: sessionCookie(settings.publicUrl),
      options: {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: settings.publicUrl.startsWith('https:'),
      },
    },
  },
  callbacks: {
    jwt: ({ token, user }) =>
      user ? { ...token, userId: user.id, name: user.name ?? '', epoch: user.epoch } : token,
  },
  jwt: {
    encode: async ({ token }) => {
      if (!token?.userId || token.epoch === undefined) return ''
      return await signSession(
        { userId: token.userId, name: token.name ?? '', epoch: token.epoch },
        settings.secret,
      )
    },
    decode: async ({ token }) => (token ? ((await readSession(token, settings.secret)) ?? null) : null),
  },
})
