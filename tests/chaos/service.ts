import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { PUBLIC_URL, SECRET } from '../support/house.js'

/** What each program says when it is at work. */
const READY = { main: 'Server listening', worker: 'the worker is at work' }
const KEPT_LINES = 20

/** A part of the site as a process of its own, that can be killed without warning and started again. */
export class Service {
  #child: ChildProcess | undefined
  #ready: Promise<void>
  readonly #lines: string[] = []

  constructor(
    private readonly part: keyof typeof READY,
    private readonly environment: Record<string, string>,
    private readonly nodeFlags: readonly string[] = [],
  ) {
    this.#ready = this.#start()
    this.#ready.catch(() => {})
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Resolves once it is at work, at once if it is. @throws Error with its last words if it died by itself */
  ready(): Promise<void> {
    return this.#ready
  }

  /** Kills it with -9, then starts it again. From the call on, `ready` waits for the new process. */
  restart(): Promise<void> {
    this.#ready = this.kill().then(() => this.#start())
    this.#ready.catch(() => {})
    return this.#ready
  }

  /** Kills it with -9. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Asks it to stop. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  async #start(): Promise<void> {
    const program = fileURLToPath(new URL(`../../apps/api/dist/${this.part}.js`, import.meta.url))
    const child = spawn(process.execPath, [...this.nodeFlags, program], {
      env: { PATH: process.env['PATH'], NEXTAUTH_SECRET: SECRET, PUBLIC_URL, ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    const died = new Promise<never>((_, reject) => {
      child.once('close', () => {
        const failure = new Error(`${this.part} ended by itself:\n${this.#lines.join('\n')}`)
        if (this.#child === child) this.#ready = Promise.reject(failure)
        this.#ready.catch(() => {})
        reject(failure)
      })
    })
    died.catch(() => {})
    const begun = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        createInterface(stream).on('line', (line) => {
          this.#lines.push(line)
          if (this.#lines.length > KEPT_LINES) this.#lines.shift()
          if (line.includes(READY[this.part])) resolve()
        })
      }
    })
    await Promise.race([begun, died])
  }
}
