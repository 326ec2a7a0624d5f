import 'server-only'
import type { Account } from 'next-auth'
import Discord from 'next-auth/providers/discord'
import GitHub from 'next-auth/providers/github'
import Google from 'next-auth/providers/google'
import { z } from 'zod'

type Keys = { readonly clientId: string; readonly clientSecret: string }

// Their profiles differ; what we read of them is parsed below.
const known = [
  { id: 'github', name: 'GitHub', make: (keys: Keys) => GitHub(keys) },
  { id: 'google', name: 'Google', make: (keys: Keys) => Google(keys) },
  { id: 'discord', name: 'Discord', make: (keys: Keys) => Discord(keys) },
] as const

/** Other services whose login is good here: those whose keys are set. */
export const services = () =>
  known.flatMap(({ id, name, make }) => {
    const clientId = process.env[`${id.toUpperCase()}_ID`]
    const clientSecret = process.env[`${id.toUpperCase()}_SECRET`]
    return clientId && clientSecret ? [{ id, name, provider: make({ clientId, clientSecret }) }] : []
  })

const claims = z.object({
  email: z.email().optional().catch(undefined),
  email_verified: z.boolean().catch(false),
  verified: z.boolean().catch(false),
})
const githubAddresses = z.array(z.object({ email: z.email(), primary: z.boolean(), verified: z.boolean() }))

/** The address that a service vouches for; one that it has not verified could be anybody's. */
export async function vouchedAddress(account: Account, profile: unknown): Promise<string | undefined> {
  if (account.provider === 'github') return githubAddress(account.access_token)
  const { data } = claims.safeParse(profile)
  return data && (data.email_verified || data.verified) ? data.email : undefined
}

async function githubAddress(token: string | undefined): Promise<string | undefined> {
  try {
    const response = await fetch('https://api.github.com/user/emails', {
      headers: { authorization: `Bearer ${token ?? ''}`, accept: 'application/vnd.github+json' },
      signal: AbortSignal.timeout(10_000),
    })
    const addresses = githubAddresses.parse(await response.json())
    return addresses.find(({ primary, verified }) => primary && verified)?.email
  } catch {
    return undefined
  }
}
