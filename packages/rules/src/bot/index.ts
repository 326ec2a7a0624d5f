import { best } from '../best.js'
import { type Chance, pickOne, shuffle } from '../chance.js'
import { type Choice, includes, sample } from '../choice.js'
import type { Decision, Event, Game } from '../game.js'
import { type Budget, foresee, type Line, playOn } from './lookahead.js'

export type BotTask<S, O, M, R, V, E extends Event> = {
  readonly game: Game<S, O, M, R, V, E>
  /** What the bot's seat sees: the bot knows no more than a player would. */
  readonly view: V
  readonly seat: number
  /** The open decision that is to be answered. */
  readonly decision: Decision
  /** The same chance gives the same move. */
  readonly chance: Chance
  /** How many moves the bot may try in its head; 500 is a casual, 5000 a thorough player. */
  readonly effort: number
  /** Asked between tries; once it says true, the best move found so far is taken. */
  readonly until?: () => boolean
}

/** How many tries an estimate made at the start counts for, against one played out. */
const TRUST_IN_FORESIGHT = 12
/** How many moves of a described choice are weighed. */
const SAMPLES = 24
const MOST_CANDIDATES = 120

type Candidate<M> = { readonly move: M; total: number; tries: number }

/**
 * Chooses a legal move, for any game, out of what the game suggests or else of all that is legal: imagines
 * states that fit the view, looks at each move's consequences one answer ahead (so that wins and blunders at
 * hand are seen), then plays the promising ones on for as long as its effort lasts.
 */
export function chooseMove<S, O, M, R, V, E extends Event>(task: BotTask<S, O, M, R, V, E>): M {
  const { game, view, seat, decision, chance, effort, until = () => false } = task
  const imagine = () => game.imagine(view, seat, chance)
  const world = imagine()
  const open = game.decisions(world).find(({ id }) => id === decision.id)
  if (!open) throw new Error(`In ${game.id}, seat ${seat} has no decision ${decision.id} to make`)
  const ideas = ideasOf(game, view, open, world, chance)
  const candidates = ideas ?? movesOf(game.legal(world, open), chance)
  const [first] = candidates
  if (!first) throw new Error(`In ${game.id}, no move answers ${decision.id}`)
  if (candidates.length === 1) return first.move

  const budget: Budget = { left: effort, until }
  const line: Line<S, O, M, R, V, E> = { game, seat, chance, budget }
  for (const candidate of candidates) {
    if (isSpent(budget)) break
    const value = foresee(line, world, open, candidate.move)
    if (value === undefined) continue
    candidate.total = value * TRUST_IN_FORESIGHT
    candidate.tries = TRUST_IN_FORESIGHT
  }
  const weighed = candidates.filter(({ tries }) => tries > 0)
  while (!isSpent(budget)) {
    const candidate = mostPromising(weighed)
    if (!candidate) break
    const other = imagine()
    const value = playOn(
      line,
      other,
      game.decisions(other).find(({ id }) => id === open.id) ?? open,
      candidate.move,
    )
    candidate.total += value ?? 0
    candidate.tries++
  }
  return (best(weighed, mean) ?? pickOne(chance, candidates)).move
}

const isSpent = ({ left, until }: Budget) => left <= 0 || until()

/** What the game suggests, as far as it is legal; `undefined` where it has no advice. */
function ideasOf<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  view: V,
  decision: Decision,
  world: S,
  chance: Chance,
): Candidate<M>[] | undefined {
  const legal = game.legal(world, decision)
  const moves = game.suggest?.(view, decision, chance) ?? []
  const ideas = moves.filter((move) => legal.some((choice) => includes(choice, move)))
  return ideas.length > 0 ? ideas.map((move) => ({ move, total: 0, tries: 0 })) : undefined
}

/** All plain moves and a sample of the described ones, in random order so that ties fall fairly. */
function movesOf<M>(choices: readonly Choice<M>[], chance: Chance): Candidate<M>[] {
  const moves = new Map<string, M>()
  for (const choice of choices) {
    for (let samples = choice.picks ? SAMPLES : 1; samples > 0; samples--) {
      const move = sample(choice, chance)
      moves.set(JSON.stringify(move), move)
    }
  }
  return shuffle(chance, [...moves.values()])
    .slice(0, MOST_CANDIDATES)
    .map((move) => ({ move, total: 0, tries: 0 }))
}

const mean = <M>({ total, tries }: Candidate<M>) => total / tries

/** The rule known as UCB1: what did well is tried more, what was tried little gets a chance. */
function mostPromising<M>(candidates: readonly Candidate<M>[]): Candidate<M> | undefined {
  const tries = candidates.reduce((sum, candidate) => sum + candidate.tries, 0)
  return best(candidates, (candidate) => mean(candidate) + 0.3 * Math.sqrt(Math.log(tries) / candidate.tries))
}
