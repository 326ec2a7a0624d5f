import { z } from 'zod'
import { seededChance } from '../../chance.js'
import type { Event, Game, Viewer } from '../../game.js'
import { deepFreeze, sameJson } from '../../json.js'
import { type Step, type Subject, seatsOf, spread, statesOf, viewersOf } from '../matches.js'
import { ensure, fail } from '../options.js'

export const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** A state as the server loads it: text once, then through its schema. */
export function reloaded<S, O, M, R, V, E extends Event>(game: Game<S, O, M, R, V, E>, state: S): S {
  return game.state.parse(copy(state))
}

/** States, views, moves and events are plain JSON, and states and moves pass their schemas unchanged. */
export function jsonRoundTrip<S, O, M, R, V, E extends Event>({ game, matches }: Subject<S, O, M, R, V, E>) {
  const plain = (what: string, value: unknown) =>
    ensure(sameJson(copy(value), value), `A ${what} is not plain JSON.`, value)
  for (const match of matches()) {
    for (const state of statesOf(match, 30)) {
      plain('state', state)
      ensure(sameJson(reloaded(game, state), state), 'The state schema changes a state.', state)
      for (const viewer of viewersOf(match.seats)) plain('view', game.view(state, viewer))
      for (const decision of game.decisions(state)) {
        plain('decision', decision)
        plain('choice', game.legal(state, decision))
      }
    }
    for (const { move, events } of match.steps) {
      ensure(sameJson(game.move.parse(copy(move)), move), 'The move schema changes a move.', move)
      plain('list of events', events)
    }
  }
}

/** Calls everything that takes a state, and returns what came of it. */
function everything<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  seats: number,
  { before, decision, move, seed }: Step<S, M, E>,
): unknown[] {
  const orders = game.orders.parse({})
  const applied = game.apply(before, decision, move, seededChance(seed))
  const tellings = viewersOf(seats).map((viewer: Viewer) => ({ viewer, names: seatsOf(seats).map(String) }))
  const views = seatsOf(seats).map((seat) => deepFreeze(game.view(before, seat)))
  return [
    game.decisions(before),
    game.legal(before, decision),
    applied,
    game.absent(before, decision, seededChance(seed)),
    game.standing(before, decision, orders) ?? null,
    views,
    game.view(before, null),
    game.outcome(before) ?? null,
    game.describeMove(move),
    views.map((view, seat) => game.imagine(view, seat, seededChance(seed))),
    game.estimate?.(before) ?? null,
    applied.ok &&
      applied.events.map((event) =>
        tellings.map((telling) => game.describe(deepFreeze(event), telling) ?? null),
      ),
  ]
}

export function inputUnchanged<S, O, M, R, V, E extends Event>({ game, matches }: Subject<S, O, M, R, V, E>) {
  for (const match of matches()) {
    game.setup(deepFreeze(match.options), match.seats, seededChance(match.seed))
    for (const step of spread(match.steps, 12)) {
      const before = reloaded(game, step.before)
      const was = JSON.stringify(before)
      const frozen = deepFreeze({ ...step, before, move: game.move.parse(copy(step.move)) })
      try {
        everything(game, match.seats, frozen)
      } catch (error) {
        if (error instanceof TypeError) fail(`Input was changed: ${error.message}`, step.decision, step.move)
        throw error
      }
      ensure(JSON.stringify(before) === was, 'A state was changed.', step.decision, step.move)
    }
  }
}

export function deterministic<S, O, M, R, V, E extends Event>({ game, matches }: Subject<S, O, M, R, V, E>) {
  for (const match of matches()) {
    const start = game.setup(match.options, match.seats, seededChance(match.seed + 1))
    ensure(sameJson(start, match.start), 'The same chance gave another start.', start, match.start)
    for (const step of spread(match.steps, 12)) {
      const first = everything(game, match.seats, step)
      const second = everything(game, match.seats, { ...step, before: reloaded(game, step.before) })
      for (const [index, value] of first.entries()) {
        ensure(sameJson(value, second[index]), 'The same input gave other output.', value, second[index])
      }
    }
  }
}

export function schemas<S, O, M, R, V, E extends Event>({ game, laws }: Subject<S, O, M, R, V, E>) {
  for (const part of ['options', 'move', 'orders', 'state'] as const) {
    const schema = z.toJSONSchema(game[part], { io: 'input' })
    ensure(Object.keys(schema).length > 1, `The schema of ${part} says nothing.`, schema)
  }
  for (const part of ['options', 'orders'] as const) {
    ensure(game[part].safeParse({}).success, `{} is no value for ${part}: a field has no default.`)
    ensure(!game[part].safeParse('nonsense').success, `The schema of ${part} lets anything through.`)
  }
  ensure(!game.move.safeParse('nonsense').success, 'The schema of move lets anything through.')
  for (const options of laws.options ?? []) game.options.parse(options)
  for (const orders of laws.orders ?? []) game.orders.parse(orders)
}
