import { sessionCookie, signLink, signSession } from '@marque/session'
import { createClient, type Client as LiveClient } from 'graphql-ws'
import WebSocket from 'ws'
import { z } from 'zod'
import { PUBLIC_URL, SECRET } from './facts.js'

const guestShape = z.object({ id: z.string(), name: z.string(), epoch: z.number() })
const answerShape = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z
        .object({ message: z.string(), extensions: z.object({ code: z.string() }).loose().optional() })
        .loose(),
    )
    .optional(),
})

/** A request that the API refused, with the problem's code. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(`${code}: ${message}`)
  }
}

/** One caller of the API, over GraphQL, REST and WebSocket. */
export class Client {
  readonly userId: string

  constructor(
    readonly url: string,
    readonly headers: Record<string, string>,
    userId = '',
  ) {
    this.userId = userId
  }

  /** A new guest, signed in as the web does it. */
  static async guest(url: string, name: string, timeZone = 'Europe/Berlin'): Promise<Client> {
    const response = await fetch(`${url}/internal/guests`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await signLink('internal', {}, SECRET, 60)}`,
      },
      body: JSON.stringify({ name, timeZone }),
    })
    const guest = guestShape.parse(await response.json())
    const cookie = await signSession({ userId: guest.id, name, epoch: guest.epoch }, SECRET)
    return new Client(url, { cookie: `${sessionCookie(PUBLIC_URL)}=${cookie}`, origin: PUBLIC_URL }, guest.id)
  }

  /** The same user by a new personal token. */
  async withToken(...scopes: string[]): Promise<Client> {
    const { createToken } = await this.ask(
      z.object({ createToken: z.object({ secret: z.string() }) }),
      'mutation ($scopes: [Scope!]!) { createToken(name: "test", scopes: $scopes) { secret } }',
      { scopes },
    )
    return new Client(this.url, { authorization: `Bearer ${createToken.secret}` }, this.userId)
  }

  /** Sends a GraphQL request as it is. */
  async graphql(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<z.infer<typeof answerShape>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return answerShape.parse(await response.json())
  }

  /** Sends a GraphQL request and reads its data. @throws Refused */
  async ask<T>(shape: z.ZodType<T>, query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const { data, errors } = await this.graphql(query, variables)
    const error = errors?.[0]
    if (error) throw new Refused(error.extensions?.code ?? 'none', error.message, error.extensions)
    return shape.parse(data)
  }

  /** Sends a REST request. */
  async rest(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown; headers: Headers }> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }

  /** Sends a request and returns what came back, headers and all, as it was written. */
  async text(method: string, path: string, body?: unknown): Promise<string> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
    return `${response.status}\n${headers.join('\n')}\n\n${await response.text()}`
  }

  /** Opens a live connection; the caller disposes of it. */
  live(): LiveClient {
    const { headers } = this
    return createClient({
      url: `${this.url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string[]) {
          super(address, protocols, { headers })
        }
      },
      retryAttempts: 0,
    })
  }
}
