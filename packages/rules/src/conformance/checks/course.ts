import { pickOne, seededChance } from '../../chance.js'
import { includes, sample } from '../../choice.js'
import type { Decision, Event, Game, Outcome } from '../../game.js'
import { sameJson } from '../../json.js'
import { isWaitedFor, type Match, type Subject, statesOf } from '../matches.js'
import { ensure, fail } from '../options.js'

export function matchesEnd<S, O, M, R, V, E extends Event>({ game, matches }: Subject<S, O, M, R, V, E>) {
  for (const match of matches()) {
    if (match.fault !== undefined) fail(`A match did not end: ${match.fault}`, match.options, match.end)
    for (const { before } of match.steps) {
      const open = game.decisions(before)
      ensure(open.some(isWaitedFor), 'Nobody is waited for.', before)
      const pressed = open.find((decision) => decision.hurried === true && !isWaitedFor(decision))
      ensure(!pressed, 'Somebody is hurried for whom nobody waits.', pressed)
    }
    ensure(game.decisions(match.end).length === 0, 'Somebody is asked after the end.', match.end)
    if (match.outcome) checkRanking(match.outcome, match.seats)
  }
}

function checkRanking({ ranking, how }: Outcome, seats: number): void {
  ensure(ranking.length === seats, 'The ranking does not name every seat.', ranking)
  for (const place of ranking) {
    const better = ranking.filter((other) => other < place).length
    ensure(place === better + 1, 'A place does not follow from those above it.', ranking)
  }
  ensure(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(how), 'How a match ended is not in snake_case.', how)
}

export function decisionIds<S, O, M, R, V, E extends Event>({ game, matches }: Subject<S, O, M, R, V, E>) {
  for (const match of matches()) {
    const gone = new Set<string>()
    for (const { before, decision, after } of match.steps) {
      const open = game.decisions(before)
      const next = game.decisions(after)
      const ids = next.map(({ id }) => id)
      ensure(new Set(ids).size === ids.length, 'Two open decisions share an id.', ids)
      ensure(!ids.includes(decision.id), 'A settled decision is still open.', decision)
      for (const { id } of open) if (!ids.includes(id)) gone.add(id)
      for (const id of ids) ensure(!gone.has(id), 'An id has come back.', id)
      for (const old of open) {
        if (old.id !== decision.id && !ids.includes(old.id)) stays(game, before, old, after, next)
      }
    }
  }
}

/** A decision that was not answered and is asked again in the same words with the same answers kept its id. */
function stays<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  before: S,
  old: Decision,
  after: S,
  next: readonly Decision[],
): void {
  if (!isWaitedFor(old)) return
  for (const now of next) {
    if (now.seat !== old.seat || now.kind !== old.kind || now.prompt !== old.prompt) continue
    const same = sameJson(game.legal(before, old), game.legal(after, now))
    ensure(!same, 'A decision changed its id without being settled.', old, now)
  }
}

/** Whoever stays away, from any moment on, the match goes on to its end. */
export function absenceEnds<S, O, M, R, V, E extends Event>(subject: Subject<S, O, M, R, V, E>) {
  for (const match of subject.matches()) {
    for (const state of statesOf(match, 6)) playAbsent(subject, match, state, () => true)
    for (let seat = 0; seat < match.seats; seat++) {
      playAbsent(subject, match, match.start, (decision) => decision.seat === seat)
    }
  }
}

function playAbsent<S, O, M, R, V, E extends Event>(
  { game, maxActions }: Subject<S, O, M, R, V, E>,
  { seed }: Match<S, O, M, E>,
  from: S,
  isAway: (decision: Decision) => boolean,
): void {
  const chance = seededChance(seed)
  let state = from
  for (let actions = 0; !game.outcome(state); actions++) {
    ensure(actions < maxActions, `With somebody absent, the match goes on after ${maxActions} actions.`)
    const waiting = game.decisions(state).filter(isWaitedFor)
    ensure(waiting.length > 0, 'With somebody absent, nobody is waited for.', state)
    const decision = pickOne(chance, waiting)
    const legal = game.legal(state, decision)
    const move = isAway(decision)
      ? game.absent(state, decision, chance)
      : sample(pickOne(chance, legal), chance)
    ensure(
      legal.some((choice) => includes(choice, move)),
      'The move of an absent player is not legal.',
      decision,
      move,
    )
    const result = game.apply(state, decision, move, chance)
    if (!result.ok) fail('The move of an absent player was refused.', decision, move, result)
    state = result.state
  }
}

export function piecesConserved<S, O, M, R, V, E extends Event>({
  laws,
  matches,
}: Subject<S, O, M, R, V, E>) {
  for (const match of matches()) {
    const all = laws.pieces?.(match.start)
    for (const { decision, move, after } of match.steps) {
      const now = laws.pieces?.(after)
      ensure(sameJson(now, all), 'Pieces appeared or got lost.', decision, move, all, now)
    }
  }
}

export function estimates<S, O, M, R, V, E extends Event>({ game, matches }: Subject<S, O, M, R, V, E>) {
  for (const match of matches()) {
    for (const state of statesOf(match)) {
      const values = game.estimate?.(state) ?? []
      ensure(values.length === match.seats, 'An estimate does not cover every seat.', values)
      ensure(
        values.every((value) => value >= 0 && value <= 1),
        'An estimate is not between 0 and 1.',
        values,
      )
    }
  }
}
