import 'server-only'
import { readSession, SESSION_AGE, sessionCookie, signSession } from '@marque/session'
import type { Account, NextAuthOptions, User } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import type { Answer } from '@/api/answer'
import { whoAsks } from '@/api/server'
import { settings } from '@/settings'
import { askHouse, signedIn } from './house'
import { ownPath } from './path'
import { services, vouchedAddress } from './services'

declare module 'next-auth' {
  interface User {
    epoch?: number
  }
}
declare module 'next-auth/jwt' {
  interface JWT {
    userId?: string
    epoch?: number
  }
}

/** What next-auth hands on as an error is shown to the person as it stands. */
function orThrow<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data
  throw new Error([answer.trouble.message, answer.trouble.hint].filter(Boolean).join(' '))
}

const zone = (given: string | undefined) => (given ? { timeZone: given } : {})

const providers = (): NextAuthOptions['providers'] => [
  Credentials({
    id: 'guest',
    name: 'guest',
    credentials: { name: { type: 'text' }, timeZone: { type: 'text' } },
    authorize: async (given) =>
      orThrow(
        await askHouse('guests', { name: given?.name.trim() ?? '', ...zone(given?.timeZone) }, signedIn),
      ),
  }),
  Credentials({
    id: 'link',
    name: 'link',
    credentials: { token: { type: 'text' }, timeZone: { type: 'text' } },
    authorize: async (given) => {
      // A guest who opens his own link stays signed in elsewhere; for anybody else those sessions end.
      const me = await whoAsks()
      const link = { token: given?.token ?? '', ...zone(given?.timeZone), ...(me && { sessionId: me.id }) }
      return orThrow(await askHouse('sign-in', link, signedIn))
    },
  }),
  ...services().map(({ provider }) => provider),
]

/** Whoever comes by another service; a guest who does keeps his matches. */
async function byService(user: User, account: Account, profile: unknown) {
  const [me, address] = await Promise.all([whoAsks(), vouchedAddress(account, profile)])
  const login = {
    provider: account.provider,
    providerId: account.providerAccountId,
    name: user.name ?? '',
    ...(address && { address }),
    ...(me && { guestId: me.id }),
  }
  return orThrow(await askHouse('logins', login, signedIn))
}

/** Sessions as the API reads them too: signed by @marque/session, in a cookie of that name. */
export const authOptions = (): NextAuthOptions => ({
  secret: settings.secret,
  session: { strategy: 'jwt', maxAge: SESSION_AGE },
  pages: { signIn: '/sign-in', signOut: '/settings', error: '/sign-in' },
  providers: providers(),
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
    redirect: ({ url }) => `${settings.publicUrl}${ownPath(url, settings.publicUrl, '/')}`,
    jwt: async ({ token, user, account, profile }) => {
      if (!user) return token
      const who = account?.type === 'oauth' ? await byService(user, account, profile) : user
      return {
        ...token,
        userId: who.id,
        name: who.name ?? '',
        ...(who.epoch !== undefined && { epoch: who.epoch }),
      }
    },
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
