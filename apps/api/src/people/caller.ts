import { createHash } from 'node:crypto'
import { readSession, sessionCookie } from '@marque/session'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { House } from '../house.js'
import { CALLERS, type Watcher } from '../live/hub.js'
import { Problem } from '../problems.js'

/** What a personal token may be used for. */
export const scopes = ['read', 'play', 'manage'] as const
export type Scope = (typeof scopes)[number]

/** Who is calling, by the web's session or by a personal token. */
export type Caller = {
  readonly userId: string
  readonly scopes: readonly Scope[]
  readonly via: 'session' | 'token'
}

const row = z.object({ userId: z.string(), epoch: z.int(), scopes: z.array(z.enum(scopes)) })

/**
 * Finds out who is calling. What the database says of a session or token is remembered for a moment, so
 * that the move's way stays at one read; ending either is published, and every process forgets at once.
 */
export class Callers {
  readonly #known = new LRUCache<string, { userId: string; epoch: number; scopes: Scope[] }>({
    max: 10_000,
    ttl: 5_000,
  })
  /** Raised whenever all is forgotten: what was read before that is not remembered after it. */
  #generation = 0
  readonly #cookie: string
  readonly #sessions = new LRUCache<string, { userId: string; epoch: number }>({ max: 10_000, ttl: 60_000 })

  constructor(private readonly house: Pick<House, 'pool' | 'settings' | 'hub'>) {
    this.#cookie = sessionCookie(house.settings.PUBLIC_URL)
    void this.#forgetOnChange(house.hub.watch(CALLERS))
  }

  async #forgetOnChange(watcher: Watcher): Promise<void> {
    while (await watcher.changed()) {
      this.#generation++
      this.#known.clear()
    }
  }

  /**
   * The caller of a request, or `undefined` for one who is signed out.
   *
   * @throws Problem not_signed_in if it carries a token or session that is unknown or has ended,
   *   foreign_origin if a page of another site sent it with the session cookie
   */
  async of(request: Pick<FastifyRequest, 'headers' | 'cookies' | 'method'>): Promise<Caller | undefined> {
    const { authorization, origin, upgrade } = request.headers
    if (authorization !== undefined) return this.#byToken(/^Bearer (\S+)$/.exec(authorization)?.[1])
    const cookie = request.cookies[this.#cookie]
    if (cookie === undefined) return undefined
    if (upgrade !== undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
      this.#checkOrigin(origin)
    return this.#bySession(cookie)
  }

  async #byToken(token: string | undefined): Promise<Caller> {
    const hash = token === undefined ? undefined : hashToken(token)
    const known = hash && (await this.#lookUp(`token:${hash.toString('hex')}`, tokenSql, [hash]))
    if (!known) throw ended('This token is unknown or was revoked.', 'Make a new one in the settings.')
    return { userId: known.userId, scopes: known.scopes, via: 'token' }
  }

  async #bySession(cookie: string): Promise<Caller | undefined> {
    let session = this.#sessions.get(cookie)
    if (!session) {
      session = await readSession(cookie, this.house.settings.NEXTAUTH_SECRET)
      // An expired or foreign cookie is as good as none: its owner simply is signed out.
      if (!session) return undefined
      this.#sessions.set(cookie, session)
    }
    const known = await this.#lookUp(`user:${session.userId}`, userSql, [session.userId])
    if (!known || known.epoch !== session.epoch) return undefined
    return { userId: known.userId, scopes, via: 'session' }
  }

  #checkOrigin(origin: string | undefined): void {
    if (origin === this.house.settings.PUBLIC_URL) return
    throw new Problem('foreign_origin', 'This came from a page of another site.', {
      where: 'Origin',
      hint: 'Programs use a personal token in place of the session cookie.',
    })
  }

  async #lookUp(key: string, text: string, values: unknown[]) {
    const known = this.#known.get(key)
    if (known) return known
    const generation = this.#generation
    const { rows } = await this.house.pool.query({
      name: text === tokenSql ? 'caller-token' : 'caller-user',
      text,
      values,
    })
    if (rows[0] === undefined) return undefined
    const found = row.parse(rows[0])
    if (generation === this.#generation) this.#known.set(key, found)
    return found
  }
}

const tokenSql = `select t.user_id as "userId", a.session_epoch as epoch, t.scopes
  from token t join account a on a.id = t.user_id where t.hash = $1 and t.revoked_at is null`
const userSql = `select id as "userId", session_epoch as epoch, '{}'::text[] as scopes from account where id = $1`

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * The caller, who must be signed in and, if by a token, hold the scope.
 *
 * @throws Problem not_signed_in, missing_scope
 */
export function requireCaller(caller: Caller | undefined, scope: Scope): Caller {
  if (!caller)
    throw ended('You are not signed in.', 'Sign in, or send a personal token as `Authorization: Bearer …`.')
  if (!caller.scopes.includes(scope)) {
    throw new Problem('missing_scope', `This token may not ${scope}.`, {
      where: 'Authorization',
      hint: `Make a token with the scope \`${scope}\`.`,
    })
  }
  return caller
}

/**
 * The user as whom a caller looks at matches: what a player alone may see is not for a token that may
 * neither read nor play.
 */
export const seenBy = (caller: Caller | undefined): string | undefined =>
  caller?.scopes.some((scope) => scope === 'read' || scope === 'play') ? caller.userId : undefined

const ended = (message: string, hint: string) =>
  new Problem('not_signed_in', message, { where: 'Authorization', hint })
