import type { Cluster } from './cluster.js'
import { findRunning, isThere, launchOn, type Running, stopServer } from './server.js'

/** How often to look whether the server still runs, in milliseconds; ever more seldom while it cannot be started. */
const FIRST_LOOK_MS = 1_000
const LONGEST_LOOK_MS = 30_000

/** A server that is started anew, on its port, when it ends though nobody asked it to: out of memory, say. */
export class Kept {
  #timer: NodeJS.Timeout | undefined
  #wait = FIRST_LOOK_MS
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
    }, this.#wait).unref()
  }

  async #look(): Promise<void> {
    if (isThere(this.running.pid)) return
    this.log('The built-in Postgres ended by itself; it starts again.')
    try {
      await this.#startAgain()
      this.#wait = FIRST_LOOK_MS
    } catch (error) {
      this.#wait = Math.min(this.#wait * 2, LONGEST_LOOK_MS)
      this.log(error instanceof Error ? error.message : String(error))
    }
  }

  async #startAgain(): Promise<void> {
    const { port } = this.running
    const again = (await findRunning(this.cluster)) ?? (await launchOn(this.cluster, port, this.durable))
    if (!again) throw new Error(`Something else took port ${port}, which the built-in Postgres needs.`)
    this.running = again
  }
}
