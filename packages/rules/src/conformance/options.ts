import type { Viewer } from '../game.js'
import type { Playthrough } from './playthrough.js'

/** What a game says about itself so that the suite can check more than the contract alone. */
export type Laws<S, O, R> = {
  /** Table options to try besides the defaults. */
  readonly options?: readonly O[]
  /** Standing orders to try besides the defaults. */
  readonly orders?: readonly R[]
  /** What stays the same all through a match, such as how often there is each card, wherever it is. */
  pieces?(state: S): Readonly<Record<string, number>>
  /** Words (cards, say) that this viewer may find in no view, sentence or event now. */
  hidden?(state: S, viewer: Viewer): readonly string[]
  /** Types of events that rightly tell a viewer something that no view keeps. */
  readonly fleeting?: readonly string[]
}

export type ConformanceOptions<S, O, R> = {
  readonly laws?: Laws<S, O, R>
  /** How many random matches to play. */
  readonly matches?: number
  readonly seed?: number
  /** A match longer than this counts as endless. */
  readonly maxActions?: number
  /** Recorded playthroughs, by file name. */
  readonly recorded?: Readonly<Record<string, Playthrough>>
}

/** One check; `run` throws where the game fails it. */
export type Check = { readonly name: string; run(): void }

/** Thrown by a check, with the place in a match where the fault shows. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError'
}

export function fail(message: string, ...about: readonly unknown[]): never {
  throw new ConformanceError([message, ...about.map((value) => JSON.stringify(value))].join('\n  '))
}

export function ensure(condition: boolean, message: string, ...about: readonly unknown[]): void {
  if (!condition) fail(message, ...about)
}
