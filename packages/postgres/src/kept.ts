import type { Cluster } from './cluster.js'
import { findRunning, isPostgres, launchOn, type Running, stopServer } from './server.js'

/** How often to look whether the server still runs, in milliseconds. */
const LOOK_MS = 1_000

/** A server that is started anew, on its port, when it ends though nobody asked it to: out of memory, say. */
export class Kept {
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(
    private readonly cluster: Cluster,
    private running: Running,
    private readonly durable: boolean,
    private readonly log: (sentence: string) => void,
  ) {
    this.#lookLater()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#looking
    await stopServer(this.cluster.data, this.running.pid, 'SIGINT')
  }

  #lookLater(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => this.#lookLater())
    }, LOOK_MS).unref()
  }

  async #look(): Promise<void> {
    if (isPostgres(this.running.pid)) return
    this.log('The built-in Postgres ended by itself; it starts again.')
    try {
      const { port } = this.running
      const again = (await findRunning(this.cluster)) ?? (await launchOn(this.cluster, port, this.durable))
      if (again) this.running = again
      else this.log(`Something else took port ${port}, which the built-in Postgres needs.`)
    } catch (error) {
      this.log(error instanceof Error ? error.message : String(error))
    }
  }
}
