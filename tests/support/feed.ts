import { GraphQLError } from 'graphql'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { type Client, Refused } from './client.js'

const refusals = z
  .array(z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()) }))
  .min(1)

/** What a subscription brings, as it comes in. It ends with the test. */
export class Feed<T> {
  readonly updates: T[] = []
  /** Resolves when the other side, or this one, has ended it. */
  readonly ended: Promise<void>
  /** Why the connection was closed. */
  closing: { code: number; reason: string } | undefined
  #failure: unknown
  #wake: () => void = () => {}
  readonly #stop: () => void

  constructor(client: Client, shape: z.ZodType<T>, query: string, variables: Record<string, unknown> = {}) {
    const live = client.live()
    live.on('closed', (event) => {
      const parsed = z.object({ code: z.number(), reason: z.string() }).safeParse(event)
      if (parsed.success) this.closing = { code: parsed.data.code, reason: parsed.data.reason }
    })
    let end = () => {}
    this.ended = new Promise((resolve) => {
      end = resolve
    })
    const unsubscribe = live.subscribe(
      { query, variables },
      {
        next: ({ data, errors }) => {
          if (errors) this.#fail(errors)
          else this.updates.push(shape.parse(data))
          this.#wake()
        },
        error: (error) => {
          this.#fail(error)
          end()
        },
        complete: end,
      },
    )
    this.#stop = () => {
      unsubscribe()
      void live.dispose()
    }
    onTestFinished(() => this.#stop())
  }

  #fail(error: unknown): void {
    const parsed = refusals.safeParse(
      Array.isArray(error) ? error.map((one) => (one instanceof GraphQLError ? one.toJSON() : one)) : error,
    )
    const [first] = parsed.data ?? []
    this.#failure = first
      ? new Refused(String(first.extensions['code']), first.message, first.extensions)
      : (error ?? new Error('the connection failed'))
    this.#wake()
  }

  /** The first update, come in or to come, that is as wanted. @throws Refused if the subscription fails */
  async first(wanted: (update: T) => boolean = () => true): Promise<T> {
    for (;;) {
      const found = this.updates.find(wanted)
      if (found !== undefined) return found
      if (this.#failure !== undefined) throw this.#failure
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  close(): void {
    this.#stop()
  }
}

const entry = z.object({ version: z.int(), seat: z.int(), sentences: z.array(z.string()) })
export const updateShape = z.object({
  match: z.object({
    version: z.int(),
    log: z.array(entry),
    match: z.object({
      status: z.string(),
      view: z.unknown(),
      seats: z.array(z.object({ kind: z.string() })),
    }),
  }),
})
export type Update = z.infer<typeof updateShape>

/** A match and its changes. */
export const follow = (client: Client, id: string, since?: number): Feed<Update> =>
  new Feed(
    client,
    updateShape,
    `subscription ($id: ID!, $since: Int) { match(id: $id, since: $since) {
      version log { version seat sentences } match { status view seats { kind } } } }`,
    { id, since },
  )

const waitingShape = z.object({
  waiting: z.object({ count: z.int(), matches: z.array(z.object({ id: z.string() })) }),
})

/** What waits for the caller. */
export const followWaiting = (client: Client): Feed<z.infer<typeof waitingShape>> =>
  new Feed(client, waitingShape, 'subscription { waiting { count matches { id } } }')

/** The log entries of all updates, one after the other. */
export const told = (feed: Feed<Update>) => feed.updates.flatMap(({ match }) => match.log)
