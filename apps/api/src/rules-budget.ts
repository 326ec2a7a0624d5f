import vm from 'node:vm'
import { Problem } from './problems.js'

/**
 * Runs synchronous code and cuts it off when it takes too long, so that an engine that loops costs its own
 * match one request and not everybody the server. V8's own watchdog does it: the loop need not cooperate.
 */
export class RulesBudget {
  #task: () => void = () => {}
  readonly #waiting: { play: () => void; reject: (reason: unknown) => void }[] = []
  readonly #context = vm.createContext({ run: () => this.#task() })
  readonly #script = new vm.Script('run()')

  /** @param limit in milliseconds */
  constructor(
    private readonly limit: number,
    private readonly onCutOff: () => void = () => {},
  ) {}

  /**
   * What `task` returns.
   *
   * @throws Problem try_again if it was cut off; whatever the task throws
   */
  run<T>(task: () => T): T {
    let result: { value: T } | undefined
    const finished = this.#guard(() => {
      result = { value: task() }
    })
    if (!finished) throw this.#cutOff()
    if (!result) throw new Error('The rules gave no result')
    return result.value
  }

  /**
   * Like `run`, a moment later and under one watchdog with all else that is asked until then: a watchdog is
   * a thread, and costs more than a move. A task must not mind to be begun twice.
   */
  runSoon<T>(task: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#runWaiting())
      this.#waiting.push({
        play: () => {
          try {
            resolve(task())
          } catch (error) {
            reject(error)
          }
        },
        reject,
      })
    })
  }

  #runWaiting(): void {
    const tasks = this.#waiting.splice(0)
    while (tasks.length > 0) {
      let done = 0
      const finished = this.#guard(() => {
        for (const { play } of tasks) {
          play()
          done++
        }
      })
      if (finished) return
      // The first had all the time to itself; a later one is owed that, and begins anew.
      if (done === 0) tasks.shift()?.reject(this.#cutOff())
      else tasks.splice(0, done)
    }
  }

  /** Whether `task` came to its end in time. */
  #guard(task: () => void): boolean {
    this.#task = task
    try {
      this.#script.runInContext(this.#context, { timeout: this.limit })
      return true
    } catch (error) {
      if (!isTimeout(error)) throw error
      return false
    }
  }

  #cutOff(): Problem {
    this.onCutOff()
    return new Problem('try_again', 'The rules of this game took too long.', {
      hint: 'Nothing was changed. Try once more; if it goes on, tell whoever runs this site.',
    })
  }
}

/** The error comes out of the script's own context, so it is no instance of this one's Error. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
