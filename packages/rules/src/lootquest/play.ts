import type { Chance } from '../chance.js'
import type { Applied, Decision, Refusal } from '../game.js'
import { choose, draft } from './armadas.js'
import { askFor, askNow } from './asks.js'
import { again, challenges, face, order } from './challenge.js'
import type { LootEvent } from './events.js'
import { objectionTo, refuse } from './objections.js'
import { placeDie, rerollDie, turnDie } from './placing.js'
import { close, pass, place, roll, type Stage, setSail } from './round.js'
import { type Table, tableOf } from './table.js'
import type { Move, State } from './types.js'

/** Plays a move as the answer to an open decision, and whatever follows from it without a choice. */
export function apply(
  state: State,
  decision: Decision,
  move: Move,
  chance: Chance,
): Applied<State, LootEvent> | Refusal {
  const ask = askFor(state, decision)
  if (!ask) return refuse('not_open', 'This is settled already: look at the table again.')
  const objection = objectionTo(state, ask, move)
  if (objection) return objection
  const { state: next, events } = playOut(state, ask.seat, move, chance)
  return { ok: true, state: next, events }
}

/**
 * The state after a legal answer to the one question that play waits for, without asking whether it is one: for bots,
 * who take it from `legal`.
 */
export function forward(state: State, move: Move, chance: Chance): State {
  return playOut(state, askNow(state)?.seat ?? 0, move, chance).state
}

/** Carries a move out, and goes on until somebody has to decide or the match is over. */
function playOut(state: State, seat: number, move: Move, chance: Chance): Table {
  const table = tableOf(state, chance)
  let stage = carryOut(table, seat, move)
  while (stage !== 'stop') stage = STAGES[stage](table)
  table.state.actions++
  return table
}

/** Does what the move says, and tells where play goes on. */
function carryOut(table: Table, seat: number, move: Move): Stage {
  switch (move.type) {
    case 'armada':
      return choose(table, seat, move.heroes) ? setSail(table) : 'stop'
    case 'draft':
      return draft(table, seat, move.hero) ? setSail(table) : 'stop'
    case 'place':
      return placeDie(table, move)
    case 'reroll':
      return rerollDie(table, move)
    case 'turn':
      return turnDie(table, move)
    case 'done':
      return 'close'
    case 'order':
      return order(table, move.challenges)
    case 'face':
      return face(table, move.hero)
    case 'again':
      return again(table, move.roll)
  }
}

const STAGES: Readonly<Record<Exclude<Stage, 'stop'>, (table: Table) => Stage>> = {
  roll,
  place,
  close,
  challenges,
  pass,
}
