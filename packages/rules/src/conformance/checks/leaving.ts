import { pickOne, seededChance } from '../../chance.js'
import { sample } from '../../choice.js'
import type { Event } from '../../game.js'
import { deepFreeze, sameJson } from '../../json.js'
import { isWaitedFor, type Subject, statesOf } from '../matches.js'
import { ensure, fail } from '../options.js'

/** Whoever leaves, and whenever, the others play on to the end, and nothing waits for the seat or gets lost. */
export function leaversLeave<S, O, M, R, V, E extends Event>(subject: Subject<S, O, M, R, V, E>) {
  const { game, laws } = subject
  for (const match of subject.matches().filter(({ seats }) => seats > 2)) {
    const pieces = laws.pieces?.(match.start)
    const states = statesOf(match, 6).filter((state) => !game.outcome(state))
    for (const [index, before] of states.entries()) {
      const seat = (match.seed + index) % match.seats
      const left = game.leave?.(deepFreeze(before), seat, seededChance(match.seed))
      if (!left) return
      ensure(game.state.safeParse(left.state).success, 'A state after leaving does not parse.', left.state)
      ensure(sameJson(laws.pieces?.(left.state), pieces), 'Pieces got lost with a leaver.', left.state)
      playWithout(subject, left.state, seat, match.seed)
    }
  }
}

function playWithout<S, O, M, R, V, E extends Event>(
  { game, maxActions }: Subject<S, O, M, R, V, E>,
  from: S,
  gone: number,
  seed: number,
): void {
  const chance = seededChance(seed)
  let state = from
  for (let actions = 0; !game.outcome(state); actions++) {
    ensure(actions < maxActions, `Without a leaver, the match goes on after ${maxActions} actions.`)
    const open = game.decisions(state)
    ensure(!open.some(({ seat }) => seat === gone), 'A seat that was left is asked.', open)
    ensure(open.some(isWaitedFor), 'Without a leaver, nobody is waited for.', state)
    const decision = pickOne(chance, open)
    const move = sample(pickOne(chance, game.legal(state, decision)), chance)
    const result = game.apply(state, decision, move, chance)
    if (!result.ok) fail('A listed move was refused after somebody left.', decision, move, result)
    state = result.state
  }
}
