import { type Chance, pickOne, shuffle } from '../chance.js'
import { sample } from '../choice.js'
import type { Decision, Event, Game, Outcome } from '../game.js'

/** How many moves may still be tried. */
export type Budget = { left: number; readonly until: () => boolean }

/** What a line of thought needs at hand. */
export type Line<S, O, M, R, V, E extends Event> = {
  readonly game: Game<S, O, M, R, V, E>
  readonly seat: number
  readonly chance: Chance
  readonly budget: Budget
}

/** Random play is followed so far before the bot judges where it led; further if it cannot judge. */
const HORIZON = { judging: 6, blind: 80 } as const
/** How many answers to a move are looked at. */
const MOST_ANSWERS = 60

/** 1 for the sole winner, 0 for the last, the ranks between them evenly. */
function worthOf({ ranking }: Outcome, seat: number): number {
  if (ranking.length < 2) return 1
  const mine = ranking[seat] ?? ranking.length
  const below = ranking.filter((place) => place > mine).length
  const level = ranking.filter((place) => place === mine).length - 1
  return (below + level / 2) / (ranking.length - 1)
}

/** How the seat stands: for certain if it is over, else by the game's estimate. */
function worthNow<S, O, M, R, V, E extends Event>({ game, seat }: Line<S, O, M, R, V, E>, state: S): number {
  const outcome = game.outcome(state)
  // Estimates stay clear of the ends, so that a sure win beats every hope.
  return outcome ? worthOf(outcome, seat) : 0.02 + 0.96 * (game.estimate?.(state)[seat] ?? 0.5)
}

function attempt<S, O, M, R, V, E extends Event>(
  { game, chance, budget }: Line<S, O, M, R, V, E>,
  state: S,
  decision: Decision,
  move: M,
): S | undefined {
  budget.left--
  const result = game.apply(state, decision, move, chance)
  return result.ok ? result.state : undefined
}

/** What a move is worth if the next to be asked, should it be another seat, gives the answer that hurts most. */
export function foresee<S, O, M, R, V, E extends Event>(
  line: Line<S, O, M, R, V, E>,
  state: S,
  decision: Decision,
  move: M,
): number | undefined {
  const { game, seat, budget } = line
  const after = attempt(line, state, decision, move)
  if (after === undefined) return undefined
  const now = worthNow(line, after)
  if (game.outcome(after)) return now
  const reply = game.decisions(after).find((next) => next.kind !== 'optional' && next.seat !== seat)
  if (!reply) return now
  let worst = 1
  let seen = 0
  for (const answer of answersTo(line, after, reply)) {
    if (budget.left <= 0 || worst === 0) break
    const answered = attempt(line, after, reply, answer)
    if (answered === undefined) continue
    worst = Math.min(worst, worthNow(line, answered))
    seen++
  }
  return seen > 0 ? worst : now
}

/** What may come back: what the game suggests to that seat, else some of all that is legal. */
function answersTo<S, O, M, R, V, E extends Event>(
  { game, chance }: Line<S, O, M, R, V, E>,
  state: S,
  reply: Decision,
): readonly M[] {
  const ideas = game.suggest?.(game.view(state, reply.seat), reply, chance) ?? []
  if (ideas.length > 0) return ideas
  const choices = shuffle(chance, game.legal(state, reply)).slice(0, MOST_ANSWERS)
  return choices.map((choice) => sample(choice, chance))
}

/** What a move turned out to be worth when everybody went on at random for a while. */
export function playOn<S, O, M, R, V, E extends Event>(
  line: Line<S, O, M, R, V, E>,
  state: S,
  decision: Decision,
  move: M,
): number | undefined {
  const after = attempt(line, state, decision, move)
  if (after === undefined) return undefined
  let now: S = after
  for (let ahead = line.game.estimate ? HORIZON.judging : HORIZON.blind; ahead > 0; ahead--) {
    const next = wander(line, now)
    if (next === undefined) break
    now = next
  }
  return worthNow(line, now)
}

/** One move of whoever is waited for, likely or by lot; nothing once the match is over. */
function wander<S, O, M, R, V, E extends Event>(line: Line<S, O, M, R, V, E>, state: S): S | undefined {
  const { game, chance } = line
  const waiting = game.decisions(state).filter(({ kind }) => kind !== 'optional')
  if (waiting.length === 0) return undefined
  const decision = pickOne(chance, waiting)
  const move = likelyMove(line, state, decision)
  return move === undefined ? undefined : attempt(line, state, decision, move)
}

/** What a seat might do: something that the game suggests to it, else anything legal. */
function likelyMove<S, O, M, R, V, E extends Event>(
  { game, chance }: Line<S, O, M, R, V, E>,
  state: S,
  decision: Decision,
): M | undefined {
  if (game.suggest) {
    const ideas = game.suggest(game.view(state, decision.seat), decision, chance)
    if (ideas.length > 0) return pickOne(chance, ideas)
  }
  const choices = game.legal(state, decision)
  return choices.length === 0 ? undefined : sample(pickOne(chance, choices), chance)
}
