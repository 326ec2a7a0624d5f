import { type Chance, seededChance } from '@marque/rules'
import { expect } from 'vitest'
import { type Client, Refused } from '../support/client.js'
import { anyMove, look, newKey, type SeenMatch, type Submission, submit } from '../support/play.js'
import type { Service } from './service.js'

/** A move that the API said it had played. */
export type Acknowledged = Submission & { readonly version: number }

const MOST_TRIES = 100
/** One in so many answered moves is sent once more. */
const NERVES = 4

/** Clients that send every request until it is answered, and remember what they were told. */
export class Players {
  readonly acknowledged: Acknowledged[] = []
  /** Requests that were never answered: the API died over them. */
  lost = 0

  /** @param onMove hears of each acknowledged move */
  constructor(
    private readonly api: Service,
    private readonly onMove: () => void = () => {},
  ) {}

  /** What the API answers, however often it has to be asked. @throws Refused */
  async ask<T>(request: () => Promise<T>): Promise<T> {
    let last: unknown
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.api.ready()
      try {
        return await request()
      } catch (error) {
        if (error instanceof Refused && error.code !== 'try_again') throw error
        last = error
        this.lost++
      }
    }
    throw new Error('The API gives no answer.', { cause: last })
  }

  /** Plays random legal moves for these clients, in turn, until the match is over. */
  async playOut(clients: readonly Client[], match: string, seed: number): Promise<void> {
    const chance = seededChance(seed)
    for (;;) {
      let moved = false
      for (const client of clients) {
        const seen = await this.ask(() => look(client, match))
        if (seen.status === 'finished') return
        if (await this.move(client, seen, chance)) moved = true
      }
      if (!moved) throw new Error(`Nobody is asked anything in match ${match}.`)
    }
  }

  /** Answers what this client is asked, if anything. */
  async move(client: Client, seen: SeenMatch, chance: Chance): Promise<boolean> {
    const decision = seen.decisions.find(({ kind }) => kind !== 'optional')
    if (!decision) return false
    const submission: Submission = {
      match: seen.id,
      decision: decision.id,
      move: anyMove(decision, chance),
      idempotencyKey: newKey(),
    }
    const { version } = await this.ask(() => submit(client, submission))
    this.acknowledged.push({ ...submission, version })
    this.onMove()
    if (chance.below(NERVES) === 0)
      expect((await this.ask(() => submit(client, submission))).version).toBe(version)
    return true
  }
}

/** Calls `strike` now and then: after a random number of things that happened, and never while it is at it. */
export class Fate {
  strikes = 0
  readonly #began = performance.now()
  #left: number
  #busy: Promise<void> | undefined

  constructor(
    private readonly chance: Chance,
    private readonly limits: { readonly strikes: number; readonly gap: number; readonly within: number },
    private readonly strike: () => Promise<void>,
  ) {
    this.#left = this.#next()
  }

  readonly happened = (): void => {
    const { strikes, within } = this.limits
    if (--this.#left > 0 || this.#busy || this.strikes >= strikes) return
    if (performance.now() - this.#began > within) return
    this.strikes++
    this.#left = this.#next()
    this.#busy = this.strike().finally(() => {
      this.#busy = undefined
    })
    // Whoever waits for the service hears of it, too.
    this.#busy.catch(() => {})
  }

  /** Resolves when no strike is under way. */
  async calm(): Promise<void> {
    await this.#busy
  }

  #next(): number {
    return 1 + this.chance.below(this.limits.gap)
  }
}
