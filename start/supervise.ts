import { type ChildProcess, spawn } from 'node:child_process'

/** A program that runs for as long as the site does. */
export interface Program {
  /** How the user knows it: "The API", say. */
  name: string
  /** What Node runs. */
  options: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

export interface Patience {
  firstRestartMs: number
  longestRestartMs: number
  /** A program that ran this long starts anew without having earlier failures counted against it. */
  soundMs: number
  /** How long a program may take to end when asked to. */
  stopMs: number
}

const PATIENCE: Patience = {
  firstRestartMs: 1_000,
  longestRestartMs: 30_000,
  soundMs: 60_000,
  stopMs: 15_000,
}

/**
 * Keeps one program running: started anew when it ends by itself, ever later if it keeps failing.
 *
 * It gets a process group of its own, so Ctrl-C in the terminal does not reach it before its turn to stop, and
 * an IPC channel, whose end tells it that its parent is gone.
 */
export class Supervised {
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #stopping = false
  #ended: Promise<void> = Promise.resolve()

  constructor(
    readonly program: Program,
    private readonly log: (sentence: string) => void,
    /** Called when the program ends though nobody asked it to; false means that it shall not start anew. */
    private readonly onEnd: () => boolean = () => true,
    private readonly patience: Patience = PATIENCE,
  ) {}

  /** The process id, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  start(): void {
    const { options, cwd, env, name } = this.program
    const startedAt = Date.now()
    const child = spawn(process.execPath, options, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#child = child
    this.#ended = new Promise((resolve) => {
      let over = false
      const end = (how: string) => {
        if (over) return
        over = true
        this.#child = undefined
        resolve()
        if (!this.#stopping) this.#restart(`${name} ended ${how}`, Date.now() - startedAt)
      }
      child.once('error', (error) => end(`(${error.message})`))
      child.once('exit', (code, signal) => end(signal ? `by ${signal}` : `with exit code ${code}`))
    })
  }

  /** Asks the program to end, makes it end if it does not, and returns when it has. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    const child = this.#child
    if (!child) return
    child.kill('SIGTERM')
    const timer = setTimeout(() => this.kill(), this.patience.stopMs)
    await this.#ended
    clearTimeout(timer)
  }

  /** Ends the program and all it started, at once. */
  kill(): void {
    this.#stopping = true
    const pid = this.#child?.pid
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      this.#child?.kill('SIGKILL') // no process groups here, or it is gone already
    }
  }

  #restart(what: string, ranMs: number): void {
    if (!this.onEnd()) {
      this.log(`${what}.`)
      return
    }
    if (ranMs >= this.patience.soundMs) this.#failures = 0
    const wait = Math.min(this.patience.firstRestartMs * 2 ** this.#failures, this.patience.longestRestartMs)
    this.#failures += 1
    this.log(`${what}; it starts again in ${wait / 1000} s.`)
    this.#timer = setTimeout(() => this.start(), wait)
  }
}
