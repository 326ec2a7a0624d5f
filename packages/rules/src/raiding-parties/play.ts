import type { Chance } from '../chance.js'
import type { Applied, Decision, Refusal } from '../game.js'
import { carryOut, objectionTo } from './answer.js'
import { askFor, frameAsk } from './asks.js'
import { stepAttack, stepCounter } from './attack.js'
import { stepCharge } from './charge.js'
import type { RaidEvent } from './events.js'
import { stepHit } from './hit.js'
import { pop, type Table, tableOf } from './table.js'
import { isOut, refuse } from './targets.js'
import { passTurn } from './turn.js'
import type { Frame, Move, State } from './types.js'

/** Plays a move as the answer to an open decision, and whatever follows from it without a choice. */
export function apply(
  state: State,
  decision: Decision,
  move: Move,
  chance: Chance,
): Applied<State, RaidEvent> | Refusal {
  const ask = askFor(state, decision)
  if (!ask) return refuse('not_open', 'This is settled already: look at the table again.')
  const objection = objectionTo(state, ask, move)
  if (objection) return objection
  const table = tableOf(state, chance)
  table.state.asks++
  carryOut(table, ask, move)
  goOn(table)
  return { ok: true, state: table.state, events: table.events }
}

/** Resolves what can be resolved, until somebody has to decide or the match is over. */
export function goOn(table: Table): void {
  const { state } = table
  while (state.phase === 'play') {
    const frame = state.stack.at(-1)
    if (!frame) {
      // Whoever is beaten in his own turn has no more of it (A10).
      if (!isOut(state, state.onTurn)) return
      passTurn(table)
    } else if (frameAsk(state)) return
    else step(table, frame)
  }
}

function step(table: Table, frame: Frame): void {
  switch (frame.type) {
    case 'attack':
      stepAttack(table, frame)
      return
    case 'hit':
      stepHit(table, frame)
      return
    case 'charge':
      stepCharge(table, frame)
      return
    case 'search':
      pop(table)
      return
    default:
      stepCounter(table, frame)
      return
  }
}
