import { pickOne, seededChance } from '../../chance.js'
import { sample } from '../../choice.js'
import type { Decision, Event, Game, Viewer } from '../../game.js'
import { sameJson } from '../../json.js'
import { mayKnow } from '../../tell.js'
import { isWaitedFor, type Subject, seatsOf, spread, statesOf, viewersOf } from '../matches.js'
import { ensure } from '../options.js'

/** All that a viewer is given of a state. */
function given<S, O, M, R, V, E extends Event>(game: Game<S, O, M, R, V, E>, state: S, viewer: Viewer) {
  const open = game.decisions(state)
  const own = open.filter(({ seat }) => seat === viewer)
  return {
    view: game.view(state, viewer),
    decisions: own,
    choices: own.map((decision) => game.legal(state, decision)),
    waiting: open.filter(isWaitedFor).map(({ id, seat, kind }) => ({ id, seat, kind })),
    outcome: game.outcome(state) ?? null,
  }
}

function toldOf<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  events: readonly E[],
  viewer: Viewer,
  seats: number,
) {
  const names = seatsOf(seats).map((seat) => `Player ${seat}`)
  return events
    .filter((event) => mayKnow(event, viewer))
    .map((event) => ({ event, text: game.describe(event, { viewer, names }) ?? null }))
}

/**
 * Two states that differ only in what a seat may not see (the true one, and one imagined from the seat's view)
 * give the seat, and spectators, the same. Then the same decision is answered in both, by whatever is
 * legal there: as long as the views stay the same, so do the events.
 */
export function noninterference<S, O, M, R, V, E extends Event>({
  game,
  laws,
  matches,
}: Subject<S, O, M, R, V, E>) {
  const lasting = (events: readonly E[]) => events.filter(({ type }) => !laws.fleeting?.includes(type))
  for (const match of matches()) {
    const chance = seededChance(match.seed)
    for (const state of statesOf(match)) {
      for (const seat of seatsOf(match.seats)) {
        const other = game.imagine(game.view(state, seat), seat, chance)
        ensure(
          game.state.safeParse(other).success,
          'An imagined state does not pass the state schema.',
          other,
        )
        for (const viewer of [seat, null]) {
          const truth = given(game, state, viewer)
          const twin = given(game, other, viewer)
          ensure(sameJson(truth, twin), `Hidden things show to ${viewer ?? 'spectators'}.`, truth, twin)
        }
        const answers = bothAnswer(game, state, other, seat, chance.below(2 ** 31))
        if (!answers) continue
        for (const viewer of [seat, null]) {
          const views = answers.map((answer) => game.view(answer.state, viewer))
          if (!sameJson(views[0], views[1])) continue
          const [truth, twin] = answers.map(({ events }) =>
            toldOf(game, lasting(events), viewer, match.seats),
          )
          ensure(sameJson(truth, twin), `Events tell ${viewer ?? 'spectators'} hidden things.`, truth, twin)
        }
      }
    }
  }
}

/** Answers a decision that is open in both states; the seat's own in the same way, others' by chance. */
function bothAnswer<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  state: S,
  twin: S,
  seat: number,
  seed: number,
): { readonly state: S; readonly events: readonly E[] }[] | undefined {
  const chance = seededChance(seed)
  const inTwin = new Set(game.decisions(twin).map(({ id }) => id))
  const shared = game.decisions(state).filter(({ id }) => inTwin.has(id))
  if (shared.length === 0) return undefined
  const decision: Decision = pickOne(chance, shared)
  const answers = [state, twin].flatMap((from, index) => {
    const choosing = seededChance(decision.seat === seat ? seed : seed + index)
    const move = sample(pickOne(choosing, game.legal(from, decision)), choosing)
    const result = game.apply(from, decision, move, seededChance(seed))
    return result.ok ? [result] : []
  })
  return answers.length === 2 ? answers : undefined
}

/** The words that a game says are hidden from a viewer appear in nothing that the viewer is given. */
export function canaries<S, O, M, R, V, E extends Event>({ game, laws, matches }: Subject<S, O, M, R, V, E>) {
  for (const match of matches()) {
    for (const state of statesOf(match, 30)) {
      for (const viewer of viewersOf(match.seats)) {
        const words = new Set(laws.hidden?.(state, viewer) ?? [])
        const found = wordsIn(given(game, state, viewer)).find((word) => words.has(word))
        ensure(found === undefined, `${viewer ?? 'Spectators'} can see ${found}.`, state)
      }
    }
    for (const { before, after, events } of spread(match.steps, 60)) {
      for (const viewer of viewersOf(match.seats)) {
        // What the viewer knew before (a card that he gave away) or may see from now on is no secret.
        const unknown = new Set(laws.hidden?.(before, viewer) ?? [])
        const words = new Set(laws.hidden?.(after, viewer).filter((word) => unknown.has(word)) ?? [])
        const told = toldOf(game, events, viewer, match.seats)
        const found = wordsIn(told).find((word) => words.has(word))
        ensure(found === undefined, `${viewer ?? 'Spectators'} are told of ${found}.`, told)
      }
    }
  }
}

/** Every string inside some JSON, and every word of it. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split(/[\s.,;:!?()"'“”]+/u)]
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([key, part]) => [key, ...wordsIn(part)])
}
