import vm from 'node:vm'
import { Problem } from './problems.js'

/**
 * Runs synchronous code and cuts it off when it takes too long, so that an engine that loops costs its own
 * match one request and not everybody the server. V8's own watchdog does it: the loop need not cooperate.
 */
export class RulesBudget {
  #task: () => unknown = () => undefined
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
    this.#task = () => {
      result = { value: task() }
    }
    try {
      this.#script.runInContext(this.#context, { timeout: this.limit })
    } catch (error) {
      if (!isTimeout(error)) throw error
      this.onCutOff()
      throw new Problem('try_again', 'The rules of this game took too long.', {
        hint: 'Nothing was changed. Try once more; if it goes on, tell whoever runs this site.',
      })
    }
    if (!result) throw new Error('The rules gave no result')
    return result.value
  }
}

/** The error comes out of the script's own context, so it is no instance of this one's Error. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
