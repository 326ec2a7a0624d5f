import type { Server } from 'node:http'
import path from 'node:path'
import { build } from './build.js'
import { createGateway } from './gateway.js'
import { waitForPort } from './ports.js'
import { programs } from './programs.js'
import { waitUntilReady } from './ready.js'
import { keptSecret } from './secret.js'
import type { Settings } from './settings.js'
import { Supervised } from './supervise.js'

/** Where the built-in Postgres would like to listen; it takes the next port if somebody else is there. */
const POSTGRES_PORT = 25_432

type Log = (sentence: string) => void

/** The whole site: its database, its programs and the gateway before them. */
export class Site {
  #database: { stop(): Promise<void> } | undefined
  #running: Supervised[] = []
  #gateway: Server | undefined
  #ready = false
  #starting: Promise<void> | undefined
  #stopped: Promise<void> | undefined
  readonly #ended = new AbortController()

  constructor(
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  /** Starts everything, and returns when visitors can come in. */
  start(environment: NodeJS.ProcessEnv): Promise<void> {
    this.#starting = this.#start(environment)
    return this.#starting
  }

  async #start(environment: NodeJS.ProcessEnv): Promise<void> {
    const { port, host, apiPort, webPort } = this.settings
    const { signal } = this.#ended
    const { log } = this
    // Before anything is started: another site that runs from this same folder must not be disturbed.
    await waitForPort(port, 'PORT', host, { log })
    await waitForPort(apiPort, 'API_PORT', '127.0.0.1', { log })
    await waitForPort(webPort, 'WEB_PORT', '127.0.0.1', { log })
    await build(this.log, signal)
    signal.throwIfAborted()

    const secret = this.settings.secret ?? (await keptSecret(this.settings.dataDirectory))
    const databaseUrl = this.settings.databaseUrl ?? (await this.#startPostgres())
    signal.throwIfAborted()
    await this.#migrate(databaseUrl)
    signal.throwIfAborted()

    this.#running = programs(this.settings, { databaseUrl, secret }, environment).map(
      (program) => new Supervised(program, this.log, () => this.#endedByItself()),
    )
    for (const program of this.#running) program.start()
    await this.#openGateway()
    await Promise.all([
      waitUntilReady('The API', `http://127.0.0.1:${apiPort}/ready`, signal),
      waitUntilReady('The web', `http://127.0.0.1:${webPort}/`, signal),
    ])
    this.#ready = true
  }

  /** Stops everything, the database last. May be called at any time, and more than once. */
  stop(): Promise<void> {
    this.#ended.abort()
    this.#stopped ??= this.#stop()
    return this.#stopped
  }

  /** Ends the programs at once. The database is left running; the next start adopts it. */
  kill(): void {
    for (const program of this.#running) program.kill()
  }

  async #stop(): Promise<void> {
    // What is just being started shall not be left behind.
    await this.#starting?.catch(() => {})
    const gateway = this.#gateway
    if (gateway) await new Promise<void>((resolve) => gateway.close(() => resolve()))
    // The web asks the API, and both ask the database: each is stopped before what it needs.
    for (const program of this.#running.toReversed()) await program.stop()
    await this.#database?.stop()
  }

  async #startPostgres(): Promise<string> {
    // Loaded only now: it is among what the build has just made.
    const { startPostgres } = await import('@marque/postgres')
    const postgres = await startPostgres({
      directory: path.join(this.settings.dataDirectory, 'postgres'),
      port: POSTGRES_PORT,
      database: 'marque',
      log: this.log,
    })
    this.#database = postgres
    return postgres.url
  }

  async #migrate(databaseUrl: string): Promise<void> {
    const { migrate } = await import('@marque/database')
    try {
      const applied = await migrate(databaseUrl)
      if (applied.length > 0) this.log(`Migrated the database: ${applied.join(', ')}.`)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (!['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'].includes(String(code)))
        throw error
      // Only the host: the rest of the address may hold a password.
      const where = new URL(databaseUrl).host
      throw new Error(`The database at ${where} does not answer (${String(code)}). See DATABASE_URL.`, {
        cause: error,
      })
    }
  }

  #openGateway(): Promise<void> {
    const { port, host, apiPort, webPort } = this.settings
    const gateway = createGateway({ api: `http://127.0.0.1:${apiPort}`, web: `http://127.0.0.1:${webPort}` })
    this.#gateway = gateway
    return new Promise((resolve, reject) => {
      gateway.once('error', reject)
      gateway.listen({ port, host }, () => {
        gateway.off('error', reject)
        resolve()
      })
    })
  }

  /** A program that fails before the site was ever ready will fail again: better to stop and let it be read. */
  #endedByItself(): boolean {
    if (!this.#ready) this.#ended.abort(new Error('The site could not start; the reason is told above.'))
    return this.#ready
  }
}
