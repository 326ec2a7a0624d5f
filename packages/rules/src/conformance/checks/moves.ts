import { type Chance, pickOne, seededChance, shuffle } from '../../chance.js'
import { includes, sample } from '../../choice.js'
import type { Decision, Event, Game } from '../../game.js'
import { sameJson } from '../../json.js'
import { type Match, type Subject, statesOf } from '../matches.js'
import { ensure, fail } from '../options.js'
import { copy, reloaded } from './data.js'

export function listedAccepted<S, O, M, R, V, E extends Event>({ game, matches }: Subject<S, O, M, R, V, E>) {
  for (const match of matches()) {
    const chance = seededChance(match.seed)
    ensure(!match.fault?.startsWith('A listed'), match.fault ?? '')
    for (const state of statesOf(match)) {
      for (const decision of game.decisions(state)) {
        const choices = game.legal(state, decision)
        ensure(choices.length > 0, 'Nothing is legal for an open decision.', decision)
        for (const choice of choices) {
          for (let samples = choice.picks ? 4 : 1; samples > 0; samples--) {
            const move = sample(choice, chance)
            ensure(game.move.safeParse(move).success, 'A listed move does not pass the move schema.', move)
            const result = game.apply(state, decision, move, chance)
            if (!result.ok) fail('A listed move was refused.', decision, move, result)
          }
        }
      }
    }
  }
}

export function othersRefused<S, O, M, R, V, E extends Event>({ game, matches }: Subject<S, O, M, R, V, E>) {
  const all = matches()
  const pool = all.flatMap(({ steps }) => steps.map(({ move }) => move))
  for (const match of all) {
    const chance = seededChance(match.seed)
    for (const state of statesOf(match)) {
      for (const decision of game.decisions(state)) {
        for (const move of otherMoves(game, state, decision, pool, chance))
          refused(game, state, decision, move)
      }
    }
  }
}

/** Well-formed moves that are not on the list: from elsewhere, from other seats, or bent a little. */
function otherMoves<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  state: S,
  decision: Decision,
  pool: readonly M[],
  chance: Chance,
): M[] {
  const legal = game.legal(state, decision)
  const own = shuffle(chance, legal)
    .slice(0, 6)
    .map((choice) => sample(choice, chance))
  const ofOthers = game
    .decisions(state)
    .flatMap((other) => shuffle(chance, game.legal(state, other)).slice(0, 3))
    .map((choice) => sample(choice, chance))
  const foreign = pool.length > 0 ? Array.from({ length: 6 }, () => pickOne(chance, pool)) : []
  const values = atoms([...own, ...ofOthers, ...foreign])
  const bent = own.flatMap((move) => [bend(copy(move), values, chance), bend(copy(move), values, chance)])
  return [...ofOthers, ...foreign, ...bent].flatMap((move) => {
    const parsed = game.move.safeParse(move)
    return parsed.success && !legal.some((choice) => includes(choice, parsed.data)) ? [parsed.data] : []
  })
}

function refused<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  state: S,
  decision: Decision,
  move: M,
): void {
  const before = reloaded(game, state)
  const chance: Chance = { below: () => fail('A refused move used up chance.', decision, move) }
  let result: ReturnType<typeof game.apply> | undefined
  try {
    result = game.apply(before, decision, move, chance)
  } finally {
    ensure(sameJson(before, state), 'A refused move changed the state.', decision, move)
  }
  if (result.ok) fail('A move that is not listed was accepted.', decision, move)
  ensure(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(result.code), 'A code is not in snake_case.', result.code)
  ensure(isSentence(result.reason), 'A refusal does not say why in a sentence.', result.reason)
}

/** All strings, numbers and so on inside some JSON. */
function atoms(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return Object.values(value).flatMap(atoms)
}

/** The same JSON with one random leaf exchanged, or one item of an array dropped or doubled. */
function bend(value: unknown, values: readonly unknown[], chance: Chance): unknown {
  if (typeof value !== 'object' || value === null) return values.length > 0 ? pickOne(chance, values) : value
  if (Array.isArray(value)) {
    if (value.length === 0) return values.length > 0 ? [pickOne(chance, values)] : value
    const at = chance.below(value.length)
    if (chance.below(4) === 0) return value.toSpliced(at, 1)
    if (chance.below(4) === 0) return [...value, value[at]]
    return value.with(at, bend(value[at], values, chance))
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return value
  const [key, part] = pickOne(chance, entries)
  return { ...value, [key]: bend(part, values, chance) }
}

export function standingLegal<S, O, M, R, V, E extends Event>({
  game,
  laws,
  matches,
}: Subject<S, O, M, R, V, E>) {
  const all = [game.orders.parse({}), ...(laws.orders ?? [])]
  for (const match of matches()) {
    for (const state of statesOf(match)) {
      for (const decision of game.decisions(state)) {
        for (const orders of all) {
          const moves = [game.standing(state, decision, orders), game.overdue?.(state, decision, orders)]
          for (const move of moves.filter((each) => each !== undefined)) {
            ensure(
              game.legal(state, decision).some((choice) => includes(choice, move)),
              'Standing orders gave a move that is not legal.',
              orders,
              move,
            )
          }
        }
      }
    }
  }
}

/** What a game suggests to bots, from a seat's view, is legal. */
export function suggestionsLegal<S, O, M, R, V, E extends Event>({
  game,
  matches,
}: Subject<S, O, M, R, V, E>) {
  for (const match of matches()) {
    const chance = seededChance(match.seed)
    for (const state of statesOf(match)) {
      for (const decision of game.decisions(state)) {
        const legal = game.legal(state, decision)
        for (const move of game.suggest?.(game.view(state, decision.seat), decision, chance) ?? []) {
          const isLegal = legal.some((choice) => includes(choice, move))
          ensure(isLegal, 'A suggestion is not legal.', decision, move)
        }
      }
    }
  }
}

export function isSentence(text: string): boolean {
  return /^\S.*[.!?]$/u.test(text) && !/\n|undefined|\[object|NaN/.test(text)
}

export function sentences<S, O, M, R, V, E extends Event>({ game, matches }: Subject<S, O, M, R, V, E>) {
  ensure(isSentence(game.summary), 'The summary is not a sentence.', game.summary)
  const label = (what: string, text: string) =>
    ensure(
      /^\S/.test(text) && !/\n|undefined|\[object|NaN/.test(text),
      `A ${what} is not put in words.`,
      text,
    )
  for (const match of matches()) {
    const names = Array.from({ length: match.seats }, (_, seat) => `Player ${seat}`)
    for (const { decision, move, events } of match.steps) {
      label('prompt', decision.prompt)
      label('move', game.describeMove(move))
      for (const event of events) told(game, event, match, names)
    }
  }
}

function told<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  event: E,
  { seats }: Match<S, O, M, E>,
  names: readonly string[],
): void {
  const viewers = event.audience ?? [...names.keys(), null]
  ensure(
    viewers.every((viewer) => viewer === null || (viewer >= 0 && viewer < seats)),
    'An event is for a seat that does not exist.',
    event,
  )
  for (const viewer of viewers) {
    const text = game.describe(event, { viewer, names })
    ensure(text === undefined || isSentence(text), 'An event is not told in a sentence.', event, text)
  }
}
