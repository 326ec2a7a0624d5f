import type { Chance } from '../chance.js'
import { includes } from '../choice.js'
import type { Applied, Decision, Refusal } from '../game.js'
import { type Ask, answers, askFor } from './asks.js'
import { bid, goOn, withdraw } from './bidding.js'
import { call, keep } from './call.js'
import { type Card, cardOf, type Item } from './cards.js'
import { brawl, claim, cut, resolve, take } from './deeds.js'
import type { DeckEvent } from './events.js'
import { discard } from './round.js'
import { playerAt, type Table, tableOf } from './table.js'
import type { Move, State } from './types.js'

const refuse = (code: string, reason: string): Refusal => ({ ok: false, code, reason })

/** Plays a move as the answer to an open decision, and whatever follows from it without a choice. */
export function apply(
  state: State,
  decision: Decision,
  move: Move,
  chance: Chance,
): Applied<State, DeckEvent> | Refusal {
  const ask = askFor(state, decision)
  if (!ask) return refuse('not_open', 'This is settled already: look at the table again.')
  if (!answers(state, ask).some((choice) => includes(choice, move))) return explain(state, ask, move)
  const table = tableOf(state, chance)
  carryOut(table, ask, move)
  goOn(table)
  return { ok: true, state: table.state, events: table.events }
}

function carryOut(table: Table, { seat, ask }: Ask, move: Move): void {
  switch (move.type) {
    case 'discard':
      discard(table, seat, cardsOf(move.cards))
      break
    case 'bid':
      bid(table, seat, cardsOf(move.cards))
      break
    case 'pass':
      bid(table, seat, [])
      break
    case 'withdraw':
      withdraw(table, seat)
      break
    case 'stand':
      playerAt(table.state, seat).firm = true
      break
    case 'call':
      call(table, seat, move.seat)
      break
    case 'trust':
      trust(table, seat)
      break
    case 'keep':
      if (ask === 'keep') keep(table, move.card)
      else take(table, seat, move.card)
      break
    case 'refuse':
      keep(table, null)
      break
    case 'resolve':
      resolve(table, seat, move.card)
      break
    case 'cut':
      cut(table, seat, move)
      break
    case 'claim':
      claim(table, seat, move)
      break
    case 'brawl':
      brawl(table, seat, move.seat)
  }
}

const cardsOf = (items: readonly Item[]): Card[] => items.flatMap((each) => cardOf(each) ?? [])

/** He is not asked again about those who can be called now; those who pick up later are another matter. */
function trust({ state }: Table, seat: number): void {
  const player = playerAt(state, seat)
  const others = state.players.flatMap(({ pickedUp, immune }, other) =>
    other !== seat && pickedUp && !immune && !player.trusted.includes(other) ? [other] : [],
  )
  player.trusted = [...player.trusted, ...others]
}

/** Why a move is no answer, and what would be. */
function explain(state: State, { ask, seat }: Ask, move: Move): Refusal {
  const hand = playerAt(state, seat).hand.join(', ') || 'none'
  switch (ask) {
    case 'discard':
      if (move.type !== 'discard') return refuse('wrong_move', 'First put cards away, or keep them all.')
      return refuse('not_your_cards', `Put away only cards that you hold, each once: ${hand}.`)
    case 'bid':
    case 'tie':
    case 'seal':
      if (move.type !== 'bid') return refuse('wrong_move', 'Bid one or more of your cards, or pass.')
      return refuse('not_your_cards', `Bid only cards that you hold, each once: ${hand}.`)
    case 'change':
      return refuse('wrong_move', 'Your bid is sealed: stand by it, or take it back first.')
    case 'call':
      if (move.type !== 'call') return refuse('wrong_move', 'Call a captain a cheat, or call nobody.')
      return refuse(
        'not_callable',
        'Only another captain who picked up this round’s card and is not immune can be called.',
      )
    case 'keep':
      return refuse('not_drawn', `Keep one of the cards that you drew: ${state.keep?.cards.join(', ')}.`)
    case 'order':
      return refuse('not_your_action', 'Choose one of the actions in your bid that are still to come.')
    case 'deed':
      return refuse('no_target', 'Choose one of the things that this action offers.')
  }
}
