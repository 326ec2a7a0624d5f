import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { z } from 'zod'
import { Problem } from '../problems.js'

const CHANNEL = 'marque'

/** The topic of what is known of callers: a token or a session ended. */
export const CALLERS = 'callers'

/** The topic of a user's list of matches; the topic of a match is its id. */
export const userTopic = (userId: string) => `user:${userId}`

/** The mark of a match: another one after every change, moves and players alike. */
export const markOf = (match: { readonly version: number; readonly changedAt: Date }) =>
  `${match.version}@${match.changedAt.getTime()}`

/** What is watched, as the database has it now: of a match its mark, of a user which matches are his. */
const marksSql = `
select id as topic, version, changed_at as "changedAt", null as matches from match where id = any ($1)
union all
select 'user:' || user_id, null, null, md5(string_agg(match_id, ' ' order by match_id)) from seat
where user_id = any ($2::uuid[]) group by user_id`

const marks = z.array(
  z.object({
    topic: z.string(),
    version: z.int().nullable(),
    changedAt: z.date().nullable(),
    matches: z.string().nullable(),
  }),
)

/** How often the watched matches are compared with the database, in case a message was lost, in milliseconds. */
const RECONCILE = 10_000

/**
 * Carries "this match is now at this mark" between processes, over LISTEN/NOTIFY, and nothing else: each
 * subscriber then reads what he may see. Messages may be lost (a dropped connection, a process that dies
 * between commit and publish), so the hub also compares marks now and then.
 */
export class Hub {
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  /** The mark last heard of, for the topics that somebody here watches. */
  readonly #watched = new Map<string, { watchers: number; mark: string | undefined }>()
  readonly #outgoing = new Map<string, string>()
  #sending: Promise<void> | undefined
  #listener: pg.Client | undefined
  #closed = false
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly pool: pg.Pool,
    private readonly connectionString: string,
    private readonly log: FastifyBaseLogger,
  ) {}

  async open(): Promise<void> {
    await this.#listen()
    this.#timer = setInterval(() => void this.reconcile(), RECONCILE).unref()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    await this.#sending
    await this.#listener?.end()
  }

  /** To be called after the commit. Messages of one moment go out in one statement, off the move's way. */
  publish(topic: string, mark: string): void {
    this.#outgoing.set(topic, mark)
    this.#sending ??= this.#flush().finally(() => {
      this.#sending = undefined
    })
  }

  /** Publishes here at once and waits until the database has it: for what must hold before the caller is answered. */
  async publishNow(topic: string): Promise<void> {
    this.#heard(topic, undefined)
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, topic])
  }

  /** Watches from this very moment on; to be closed by the caller. */
  watch(...topics: string[]): Watcher {
    const watcher = new Watcher(
      (topic, wake) => {
        const entry = this.#watched.get(topic) ?? { watchers: 0, mark: undefined }
        entry.watchers++
        this.#watched.set(topic, entry)
        this.#emitter.on(topic, wake)
      },
      (topic, wake) => {
        const entry = this.#watched.get(topic)
        if (entry && --entry.watchers === 0) this.#watched.delete(topic)
        this.#emitter.off(topic, wake)
      },
    )
    for (const topic of topics) watcher.add(topic)
    return watcher
  }

  /** Asks the database for the marks of all that is watched here and tells of what changed unheard. */
  async reconcile(): Promise<void> {
    if (this.#watched.size === 0) return
    try {
      const topics = [...this.#watched.keys()]
      const users = topics.flatMap((topic) => /^user:(.+)$/.exec(topic)?.[1] ?? [])
      const { rows } = await this.pool.query(marksSql, [topics, users])
      for (const { topic, matches, version, changedAt } of marks.parse(rows)) {
        const mark = matches ?? markOf({ version: version ?? 0, changedAt: changedAt ?? new Date(0) })
        if (this.#watched.get(topic)?.mark !== mark) this.#heard(topic, mark)
      }
    } catch (error) {
      this.log.warn({ err: error }, 'could not compare watched matches with the database')
    }
  }

  #heard(topic: string, mark: string | undefined): void {
    const entry = this.#watched.get(topic)
    if (!entry) return
    entry.mark = mark
    this.#emitter.emit(topic)
  }

  async #flush(): Promise<void> {
    await undefined // lets the other publications of this moment join
    while (this.#outgoing.size > 0) {
      const batch = [...this.#outgoing]
      this.#outgoing.clear()
      try {
        await this.pool.query('select pg_notify($1, m) from unnest($2::text[]) as m', [
          CHANNEL,
          batch.map(([topic, mark]) => `${topic} ${mark}`),
        ])
      } catch (error) {
        this.log.warn({ err: error }, 'could not publish; subscribers will notice by comparing')
      }
    }
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.connectionString, keepAlive: true })
    client.on('notification', ({ payload }) => {
      const [topic, mark] = (payload ?? '').split(' ')
      if (topic) this.#heard(topic, mark)
    })
    client.on('error', () => void this.#relisten(client))
    client.on('end', () => void this.#relisten(client))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    this.#listener = client
  }

  async #relisten(lost: pg.Client): Promise<void> {
    if (this.#closed || this.#listener !== lost) return
    this.#listener = undefined
    lost.removeAllListeners('end')
    while (!this.#closed) {
      try {
        await this.#listen()
        // What the database cannot compare may have changed unheard.
        this.#heard(CALLERS, undefined)
        await this.reconcile()
        return
      } catch (error) {
        this.log.warn({ err: error }, 'the live connection to the database is down; trying again')
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
    }
  }
}

/** Wakes whenever one of its topics changes. What happens while its owner is busy wakes it once, not twice. */
/** How many things one connection watches at a time. */
const MOST_WATCHED = 100

/** In how many seconds to try again; a client ends some of its subscriptions first. */
const COME_BACK = 10

/** What one connection watches: so much and no more, or a single socket could keep the database busy. */
export class Lookout {
  readonly #watchers = new Set<Watcher>()

  constructor(private readonly hub: Hub) {}

  /** Watches from this very moment on; to be closed by the caller. @throws Problem too_many_requests */
  watch(topic: string): Watcher {
    if (this.#watchers.size >= MOST_WATCHED)
      throw new Problem(
        'too_many_requests',
        `One connection carries ${MOST_WATCHED} subscriptions at a time.`,
        {
          hint: 'End those that nobody looks at, or watch what waits for you instead of each match.',
          retryAfter: COME_BACK,
        },
      )
    const watcher = this.hub.watch(topic)
    this.#watchers.add(watcher)
    watcher.closing = () => this.#watchers.delete(watcher)
    return watcher
  }
}

export class Watcher {
  /** Called when it is closed. */
  closing: () => void = () => {}
  readonly #topics = new Set<string>()
  #dirty = false
  #closed = false
  #resume: () => void = () => {}

  constructor(
    private readonly subscribe: (topic: string, wake: () => void) => void,
    private readonly unsubscribe: (topic: string, wake: () => void) => void,
  ) {}

  add(topic: string): void {
    if (this.#closed || this.#topics.has(topic)) return
    this.#topics.add(topic)
    this.subscribe(topic, this.#wake)
  }

  /** Resolves at the next change, at once if there was one since the last call; `false` once it is closed. */
  async changed(): Promise<boolean> {
    if (!this.#dirty && !this.#closed) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve
      })
    }
    this.#dirty = false
    return !this.#closed
  }

  close(): void {
    this.#closed = true
    for (const topic of this.#topics) this.unsubscribe(topic, this.#wake)
    this.#topics.clear()
    this.#resume()
    this.closing()
  }

  readonly #wake = () => {
    this.#dirty = true
    this.#resume()
  }
}
