import { hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { type Chance, type Draw, matchChance, noted } from './chance.js'
import { includes } from './choice.js'
import type { Departure, Event, Game, Outcome } from './game.js'
import { sameJson } from './json.js'
import { standings } from './standings.js'

const hex64 = z.string().regex(/^[0-9a-f]{64}$/)

/** Everything about a finished match that is needed to play it again and check every draw of chance. */
export const matchRecord = z.object({
  game: z.string().describe("The game's id"),
  rulesVersion: z.number().int(),
  options: z.unknown().describe('The table options that the match was played with'),
  seats: z.number().int().min(1).describe('How many seats took part'),
  commitment: hex64.describe('SHA-256 of the secret, shown since the match was opened'),
  secret: hex64.describe('The 32 bytes that all chance of the match was made from, shown when it was over'),
  entropy: z.array(z.string()).describe("Each player's own contribution to chance, by seat"),
  actions: z
    .array(
      z.object({
        index: z.number().int().min(0),
        seat: z.number().int().min(0),
        decision: z.string().describe("The decision's id; empty when a seat leaves"),
        move: z.unknown().describe('The move; null when a seat leaves'),
        type: z.enum(['move', 'leave']),
        cause: z.enum(['player', 'order', 'absence', 'bot']),
      }),
    )
    .describe('In the order of play'),
  outcome: z.object({ ranking: z.array(z.number().int().min(1)), how: z.string() }).optional(),
})
export type MatchRecord = z.infer<typeof matchRecord>
export type RecordedAction = MatchRecord['actions'][number]

/** Where in a record something is wrong. */
export type At = number | 'commitment' | 'setup' | 'outcome'

/** Thrown by a replay when the record cannot have come about by the rules. */
export class ReplayError extends Error {
  constructor(
    readonly at: At,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options)
    this.name = 'ReplayError'
  }
}

/** A match played again. */
export type Replayed<S, E> = {
  readonly state: S
  /** What each action brought about, by the action's index. */
  readonly events: readonly (readonly E[])[]
  /** The seats that left, in the order of leaving. */
  readonly left: readonly number[]
  readonly outcome: Outcome | undefined
}

/** What was drawn from one stream of chance, in order. */
export type Drawn = { readonly stream: string; readonly draws: readonly Draw[] }

/** The state after the set-up (then there is no action) or after an action. */
export type ReplayedStep<S, E> = {
  readonly action?: RecordedAction
  readonly state: S
  readonly events: readonly E[]
  readonly left: readonly number[]
  /** Only the streams of which something was drawn. */
  readonly drawn: readonly Drawn[]
}

/**
 * Plays a recorded match again, from its secret, one step at a time.
 *
 * @throws ReplayError where an action is not legal
 */
export function* replaySteps<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  record: MatchRecord,
): Generator<ReplayedStep<S, E>, void> {
  const streams = new Streams(record)
  let state = begin(game, record, streams)
  let left: readonly number[] = []
  yield { state, events: [], left, drawn: streams.drawn }
  for (const [index, action] of record.actions.entries()) {
    const fail = (reason: string, cause?: unknown) => new ReplayError(index, reason, { cause })
    if (action.index !== index) throw fail(`Action ${action.index} stands at place ${index}.`)
    if (standings(game.outcome(state), left, record.seats)) throw fail('The match was already over.')
    let events: readonly E[] = []
    const streams = new Streams(record)
    if (action.type === 'leave') {
      if (action.seat >= record.seats) throw fail('There is no such seat.')
      if (left.includes(action.seat)) throw fail('This seat had already left.')
      left = [...left, action.seat]
      const gone = guarded(() => depart(game, record, state, left, action, streams), fail)
      if (gone) {
        state = gone.state
        events = gone.events
      }
    } else {
      const before = state
      const played = guarded(() => play(game, before, action, streams), fail)
      state = played.state
      events = played.events
    }
    yield { action, state, events, left, drawn: streams.drawn }
  }
}

/**
 * Plays a recorded match again, up to (without) action `upTo`.
 *
 * @throws ReplayError where an action is not legal
 */
export function replay<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  record: MatchRecord,
  upTo = record.actions.length,
): Replayed<S, E> {
  const events: (readonly E[])[] = []
  const steps = replaySteps(game, { ...record, actions: record.actions.slice(0, upTo) })
  let last: ReplayedStep<S, E> | undefined
  for (const step of steps) {
    if (step.action) events.push(step.events)
    last = step
  }
  if (!last) throw new ReplayError('setup', 'The match never began.')
  const { state, left } = last
  return { state, events, left, outcome: standings(game.outcome(state), left, record.seats) }
}

function begin<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  record: MatchRecord,
  streams: Streams,
): S {
  const fail = (reason: string, cause?: unknown) => new ReplayError('setup', reason, { cause })
  if (record.game !== game.id || record.rulesVersion !== game.rulesVersion) {
    throw fail(`This was not played by ${game.id} in version ${game.rulesVersion}.`)
  }
  if (record.seats < game.players.min || record.seats > game.players.max) {
    throw fail(`${game.title} is not played by ${record.seats}.`)
  }
  if (record.entropy.length !== record.seats) throw fail('Each seat must have its entropy, even if empty.')
  return guarded(() => {
    const options = game.options.parse(record.options)
    return game.setup(options, record.seats, streams.open('setup'))
  }, fail)
}

function play<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  state: S,
  action: RecordedAction,
  streams: Streams,
): { readonly state: S; readonly events: readonly E[] } {
  const decision = game
    .decisions(state)
    .find(({ id, seat }) => id === action.decision && seat === action.seat)
  if (!decision) throw new ReplayError(action.index, 'This seat had no such decision to make.')
  const move = game.move.parse(action.move)
  if (!game.legal(state, decision).some((choice) => includes(choice, move))) {
    throw new ReplayError(action.index, 'The move was not legal.')
  }
  if (action.cause === 'absence') {
    const absent = game.absent(state, decision, streams.open(`absent:${action.index}`))
    if (!sameJson(absent, move)) {
      throw new ReplayError(action.index, 'This is not the move that an absent player makes here.')
    }
  }
  const result = game.apply(state, decision, move, streams.open(String(action.index)))
  if (!result.ok) throw new ReplayError(action.index, result.reason)
  return result
}

/** What the rules make of a seat that was left; nothing where that ended the match, or they say nothing of it. */
function depart<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  record: MatchRecord,
  state: S,
  left: readonly number[],
  { seat, index }: RecordedAction,
  streams: Streams,
): Departure<S, E> | undefined {
  if (standings(game.outcome(state), left, record.seats)) return undefined
  return game.leave?.(state, seat, streams.open(`leave:${index}`))
}

/** The streams of chance of one step, with notes of what is drawn from them. */
class Streams {
  readonly drawn: Drawn[] = []

  constructor(private readonly record: MatchRecord) {}

  open(stream: string): Chance {
    const { secret, entropy } = this.record
    const draws: Draw[] = []
    return noted(matchChance({ secret: hexToBytes(secret), entropy, stream }), (draw) => {
      if (draws.length === 0) this.drawn.push({ stream, draws })
      draws.push(draw)
    })
  }
}

/** Bad data in a record (a move that does not parse, say) is a fault of the record, not of the program. */
function guarded<T>(work: () => T, fail: (reason: string, cause?: unknown) => ReplayError): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof ReplayError) throw error
    throw fail(error instanceof z.ZodError ? 'This is not well-formed for the game.' : String(error), error)
  }
}
