import { hexToBytes } from '@noble/hashes/utils.js'
import { commitment } from './chance.js'
import type { Event, Game, Telling } from './game.js'
import { sameJson } from './json.js'
import {
  type At,
  type Drawn,
  type MatchRecord,
  ReplayError,
  type ReplayedStep,
  replaySteps,
} from './replay.js'
import { standings } from './standings.js'
import { actionTold } from './tell.js'

/** What a server told one viewer of a match: the log's entries, in the order of play. */
export type Told = Telling & {
  readonly log: readonly {
    /** How many actions there were with this one: its index and one. */
    readonly version: number
    readonly seat: number
    readonly cause: string
    readonly sentences: readonly string[]
  }[]
}

/** One thing that was checked: the commitment first, then the set-up, every action, and the outcome. */
export type Verified = {
  readonly at: At
  readonly drawn: readonly Drawn[]
  /** What the viewer is told of the action when it is played again. */
  readonly sentences: readonly string[]
  /** Why it is not in order; then nothing after it is checked. */
  readonly fault?: string
}

/** The verdict on a record. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly at: At; readonly reason: string }

/**
 * Checks a published record: the secret is the one committed to, every move was legal in its turn, the
 * moves of absent players are those that the rules and chance give, and the match ended as recorded.
 *
 * @param told also check what a viewer was told: that it is, action by action, what the replay tells
 */
export function verify<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  record: MatchRecord,
  told?: Told,
): Verdict {
  for (const { at, fault } of verifySteps(game, record, told)) {
    if (fault !== undefined) return { ok: false, at, reason: fault }
  }
  return { ok: true }
}

/** As `verify`, one thing at a time and with the draws of chance; ends after the first fault. */
export function* verifySteps<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  record: MatchRecord,
  told?: Told,
): Generator<Verified, void> {
  const kept = commitment(hexToBytes(record.secret)) === record.commitment
  yield verified('commitment', kept ? undefined : 'The secret is not the one that was committed to.')
  if (!kept) return
  const log = told && new Log(told)
  let last: ReplayedStep<S, E> | undefined
  try {
    for (const step of replaySteps(game, record)) {
      const { action, events, drawn } = step
      const sentences = action && told ? actionTold(game, action, events, told) : []
      const fault = action && log?.differs({ ...action, version: action.index + 1, sentences })
      yield { ...verified(action?.index ?? 'setup', fault), drawn, sentences }
      if (fault !== undefined) return
      last = step
    }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    yield verified(error.at, error.message)
    return
  }
  const outcome = last && standings(game.outcome(last.state), last.left, record.seats)
  const ended = sameJson(outcome, record.outcome) ? undefined : 'The match did not end as recorded.'
  yield verified('outcome', log?.more() ?? ended)
}

const verified = (at: At, fault: string | undefined): Verified => ({
  at,
  drawn: [],
  sentences: [],
  ...(fault !== undefined && { fault }),
})

type Entry = Told['log'][number]

/** The log as it was told, to be held against the replay entry by entry. */
class Log {
  readonly #open: Set<Entry>
  readonly #byVersion: ReadonlyMap<number, Entry>

  constructor({ log }: Told) {
    this.#open = new Set(log)
    this.#byVersion = new Map(log.map((entry) => [entry.version, entry]))
  }

  /** How the log tells an action otherwise than the replay does, in one sentence. */
  differs({ version, seat, cause, sentences }: Entry): string | undefined {
    const entry = this.#byVersion.get(version)
    const said = entry?.sentences ?? []
    const places = Math.max(said.length, sentences.length)
    for (let place = 0; place < places; place++) {
      if (said[place] !== sentences[place]) return otherwise(said[place], sentences[place])
    }
    if (!entry) return undefined
    this.#open.delete(entry)
    if (sentences.length === 0) return 'The log tells of a move of which there is nothing to tell.'
    if (entry.seat !== seat) return 'The log says that somebody else made this move.'
    return entry.cause === cause ? undefined : 'The log gives another cause for this move.'
  }

  /** What the log tells beyond the actions of the record, in one sentence. */
  more(): string | undefined {
    const [entry] = this.#open
    return entry && `The log tells of a move that is not in the record: “${entry.sentences.join(' ')}”`
  }
}

function otherwise(said: string | undefined, right: string | undefined): string {
  if (said === undefined) return `The log leaves this out: “${right}”`
  if (right === undefined) return `The log says “${said}”, where played again there is nothing to tell.`
  return `The log says “${said}”, but played again it is “${right}”`
}
