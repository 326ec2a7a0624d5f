/** Items that came in while others were under way, done together. */
type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

type Options<Item, Result> = {
  /** Does several items at once; its results stand in the items' order. If it fails, none of them was done. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Items of one key are never under way at the same time. */
  readonly key?: (item: Item) => string
  /** How many batches may be under way at once. */
  readonly lanes: number
}

/** No batch is larger: it would keep its first item waiting for its last. */
const MOST = 64

/**
 * Does what comes in at about the same time in one go: the first at once, and what comes while it is under
 * way together after it. Under no load nothing waits; under load a statement and a commit serve many.
 */
export class Batches<Item, Result> {
  #waiting: Waiting<Item, Result>[] = []
  readonly #busy = new Set<string>()
  #lanes: number
  #isDue = false

  constructor(private readonly options: Options<Item, Result>) {
    this.#lanes = options.lanes
  }

  /** The item's result. A failure of its batch is looked into one by one, so it fails only for itself. */
  do(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#startSoon()
    })
  }

  #startSoon(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      while (this.#lanes > 0 && this.#start());
    })
  }

  /** Whether there was anything to start. */
  #start(): boolean {
    const batch = this.#take()
    if (batch.length === 0) return false
    this.#lanes--
    void this.#run(batch).finally(() => {
      for (const key of this.#keys(batch)) this.#busy.delete(key)
      this.#lanes++
      if (this.#waiting.length > 0) this.#startSoon()
    })
    return true
  }

  #take(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = []
    const rest: Waiting<Item, Result>[] = []
    for (const waiting of this.#waiting) {
      const [key] = this.#keys([waiting])
      if (batch.length >= MOST || (key !== undefined && this.#busy.has(key))) rest.push(waiting)
      else {
        if (key !== undefined) this.#busy.add(key)
        batch.push(waiting)
      }
    }
    this.#waiting = rest
    return batch
  }

  async #run(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.options.run(batch.map(({ item }) => item))
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await this.#run([one])
    }
  }

  #keys(batch: readonly Waiting<Item, Result>[]): string[] {
    const { key } = this.options
    return key ? batch.map(({ item }) => key(item)) : []
  }
}
