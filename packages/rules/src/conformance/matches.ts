import { pickOne, seededChance } from '../chance.js'
import { sample } from '../choice.js'
import type { Decision, Event, Game, Outcome, Viewer } from '../game.js'
import type { ConformanceOptions, Laws } from './options.js'

/** One action of a random match. */
export type Step<S, M, E> = {
  readonly before: S
  readonly decision: Decision
  readonly move: M
  /** The seed of the chance that the action drew from. */
  readonly seed: number
  readonly after: S
  readonly events: readonly E[]
}

/** A random match, as far as it went. */
export type Match<S, O, M, E> = {
  readonly options: O
  readonly seats: number
  readonly seed: number
  readonly start: S
  readonly steps: readonly Step<S, M, E>[]
  readonly end: S
  readonly outcome: Outcome | undefined
  /** Why it stopped, if not by an outcome. */
  readonly fault?: string
}

/** What the checks work on. */
export type Subject<S, O, M, R, V, E extends Event> = {
  readonly game: Game<S, O, M, R, V, E>
  readonly laws: Laws<S, O, R>
  readonly maxActions: number
  readonly recorded: NonNullable<ConformanceOptions<S, O, R>['recorded']>
  matches(): readonly Match<S, O, M, E>[]
}

export const seatsOf = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat)
export const viewersOf = (seats: number): Viewer[] => [...seatsOf(seats), null]
export const isWaitedFor = ({ kind }: Decision) => kind !== 'optional'

/** States all through a match, a limited number of them. */
export function statesOf<S, O, M, E>({ start, steps }: Match<S, O, M, E>, limit = 12): S[] {
  return spread([start, ...steps.map(({ after }) => after)], limit)
}

export function spread<T>(items: readonly T[], limit: number): T[] {
  const stride = Math.max(1, items.length / limit)
  return items.filter((_, index) => Math.floor(index / stride) !== Math.floor((index - 1) / stride))
}

/** Plays random matches over all table options and numbers of players in turn. */
export function randomMatches<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  { laws = {}, matches = 40, seed = 1, maxActions = 3000 }: ConformanceOptions<S, O, R>,
): Match<S, O, M, E>[] {
  const options = [game.options.parse({}), ...(laws.options ?? [])]
  const { min, max } = game.players
  const tables = options.flatMap((table) =>
    seatsOf(max - min + 1).map((more) => ({ table, seats: min + more })),
  )
  return Array.from({ length: Math.max(matches, tables.length) }, (_, index) => {
    const { table, seats } = pickOne({ below: (n) => index % n }, tables)
    return randomMatch(game, table, seats, seed * 1_000_003 + index * 10_007, maxActions)
  })
}

function randomMatch<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  options: O,
  seats: number,
  seed: number,
  maxActions: number,
): Match<S, O, M, E> {
  const chance = seededChance(seed)
  const start = game.setup(options, seats, seededChance(seed + 1))
  const steps: Step<S, M, E>[] = []
  let end = start
  const stopped = (fault?: string): Match<S, O, M, E> => ({
    options,
    seats,
    seed,
    start,
    steps,
    end,
    outcome: game.outcome(end),
    ...(fault !== undefined && { fault }),
  })
  try {
    while (!game.outcome(end)) {
      if (steps.length >= maxActions) return stopped(`It goes on after ${maxActions} actions.`)
      const open = game.decisions(end)
      if (!open.some(isWaitedFor)) return stopped('It is not over, and yet nobody is waited for.')
      const decision = pickOne(chance, open)
      const choices = game.legal(end, decision)
      if (choices.length === 0) return stopped(`Nothing is legal for ${decision.id}.`)
      const move = sample(pickOne(chance, choices), chance)
      const stepSeed = seed + 2 + steps.length
      const result = game.apply(end, decision, move, seededChance(stepSeed))
      if (!result.ok) return stopped(`A listed move was refused: ${JSON.stringify(move)}: ${result.reason}`)
      steps.push({ before: end, decision, move, seed: stepSeed, after: result.state, events: result.events })
      end = result.state
    }
    return stopped()
  } catch (error) {
    return stopped(`It threw: ${String(error)}`)
  }
}
