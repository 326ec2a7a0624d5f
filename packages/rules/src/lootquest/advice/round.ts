import { best } from '../../best.js'
import { orders } from '../legal.js'
import { onTurn, sideAt, sittingOut } from '../table.js'
import type { Move, State } from '../types.js'
import { endOf, endsOf, type Ground, groundOf, type Lay } from './ground.js'
import { memory } from './memory.js'
import { harmSoFar, ordealOf } from './ordeal.js'
import { slotsOf } from './scene.js'
import { bargeStake, lootStake } from './stakes.js'
import { after, placings, promise, textSteps } from './texts.js'

/** The chance to win with what a round ends in: its score, and the cards that challenge, a bit for each slot. */
type Worth = (score: number, cards: number) => number

/** Between ends that promise the same, the higher score. */
const SCORE_COUNTS = 1e-6
/** A text has to promise more than what can be had without it, and no rounding. */
const MORE = 1e-9

/**
 * What to do next in a round: the step after which the chance to win is best, over all that texts may still bring and
 * all that can be placed, for the score or to challenge.
 */
export function nextInRound(state: State): Move {
  const { armada, dice } = sideAt(state, onTurn(state))
  const ground = groundOf(armada, state.round, sittingOut(state))
  return nextStep(ground, { dice, earned: state.earned }, worthIn(state))
}

/** What to do next for the highest score of the round, challenging nobody (A30). */
export function highestScore(state: State): Move {
  const { armada, dice } = sideAt(state, onTurn(state))
  const ground = groundOf(armada, state.round, sittingOut(state))
  const lay = { dice, earned: state.earned }
  // Challenges that are placed already stay (A8).
  const { cards: placed } = endOf(ground, lay)
  return nextStep(ground, lay, (score, cards) => (cards === placed ? score : -1))
}

function nextStep(ground: Ground, lay: Lay, worth: Worth): Move {
  const leaf = (each: Lay) =>
    Math.max(...[...endsOf(ground, each)].map(([cards, score]) => worth(score, cards)))
  const reckon = promise<number>(ground, { leaf, mix: mean, worth: (end) => end })
  const laid = leaf(lay)
  const tried = textSteps(ground, lay).map((step) => ({
    step,
    worth: mean(after(ground, lay, step).map(reckon)),
  }))
  const text = best(tried, (each) => each.worth)
  if (text && text.worth > laid + MORE) return text.step
  const now = endOf(ground, lay)
  if (worth(now.score, now.cards) >= laid) return { type: 'done' }
  const leafAfter = (step: ReturnType<typeof placings>[number]) =>
    Math.max(...after(ground, lay, step).map(leaf))
  return best(placings(ground, lay), leafAfter) ?? { type: 'done' }
}

/** Of numbers that are equally likely. */
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

function worthIn(state: State): Worth {
  const worths = memory<number>(1000)
  const harm = harmSoFar(state)
  return (score, cards) =>
    worths(`${score} ${cards}`, () => {
      const stake =
        state.round === 'loot' ? lootStake(state, score) : bargeStake(state, Math.max(0, state.loot - score))
      const { ordered } = ordealOf(state, stake)
      const chances = orders(slotsOf(cards)).map((order) => ordered(order, harm))
      return Math.max(...chances) + score * SCORE_COUNTS
    })
}
