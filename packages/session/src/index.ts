import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** What the web's session cookie says. */
export type Session = {
  /** User id. */
  readonly userId: string
  readonly name: string
  /** The user's session epoch when it was made; a raised epoch ends the session. */
  readonly epoch: number
}

/** How long a session lasts, in seconds. */
export const SESSION_AGE = 90 * 24 * 3600

/** The cookie's name; browsers keep the `__Secure-` one to https. */
export const sessionCookie = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Secure-marque.session' : 'marque.session'

const key = (secret: string, audience: string) => new TextEncoder().encode(`${audience}:${secret}`)

const issuer = 'marque'

const sessionClaims = z.object({ sub: z.uuid(), name: z.string(), epoch: z.int() })

/** Signs a session for the cookie. */
export function signSession(session: Session, secret: string): Promise<string> {
  return new SignJWT({ name: session.name, epoch: session.epoch })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience('session')
    .setSubject(session.userId)
    .setIssuedAt()
    .setExpirationTime(`${SESSION_AGE}s`)
    .sign(key(secret, 'session'))
}

/** Reads a session cookie: `undefined` if it is forged, expired or not one of ours. */
export async function readSession(token: string, secret: string): Promise<Session | undefined> {
  const claims = await verified(token, 'session', secret)
  const parsed = sessionClaims.safeParse(claims)
  return parsed.success
    ? { userId: parsed.data.sub, name: parsed.data.name, epoch: parsed.data.epoch }
    : undefined
}

/**
 * Signs a link that a mail or the web may carry, for one purpose (the audience) alone.
 *
 * @param seconds how long it holds; links in old mails that must go on working name none
 */
export function signLink(
  audience: string,
  claims: Record<string, string>,
  secret: string,
  seconds?: number,
): Promise<string> {
  const link = new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(audience)
  return (seconds === undefined ? link : link.setExpirationTime(`${seconds}s`)).sign(key(secret, audience))
}

/** Reads what `signLink` signed for this purpose: `undefined` if it is forged or expired. */
export async function readLink(
  audience: string,
  token: string,
  secret: string,
): Promise<Record<string, string> | undefined> {
  const claims = await verified(token, audience, secret)
  const strings = Object.entries(claims ?? {}).filter((e): e is [string, string] => typeof e[1] === 'string')
  return claims && Object.fromEntries(strings)
}

async function verified(token: string, audience: string, secret: string) {
  try {
    const options = { issuer, audience, algorithms: ['HS256'] }
    return (await jwtVerify(token, key(secret, audience), options)).payload
  } catch {
    return undefined
  }
}
