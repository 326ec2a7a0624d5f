import type { Decision } from '../game.js'
import { askFor } from './asks.js'
import { bidOf } from './auction.js'
import { type Card, faceOf, isCrew, kindsOf } from './cards.js'
import { liveOf, opponents, plunder, targetsOn } from './deeds.js'
import { bidValue } from './gold.js'
import { playerAt } from './table.js'
import type { Move, Orders, State } from './types.js'

/** The best of some cards: a Pirate Monkey, else the highest rank, else any (A20). */
export function bestOf(cards: readonly Card[]): Card | undefined {
  const worth = (card: Card) => (card === 'pirate_monkey' ? 100 : faceOf(card).rank)
  return kindsOf(cards).reduce<Card | undefined>(
    (best, card) => (best === undefined || worth(card) > worth(best) ? card : best),
    undefined,
  )
}

/** What is played for a captain whose time ran out (A48 and the last column of D1–D13). */
export function absent(state: State, decision: Decision): Move {
  const ask = askFor(state, decision)
  const { seat } = decision
  switch (ask?.ask) {
    case 'discard':
      return { type: 'discard', cards: [] }
    case 'change':
      return { type: 'stand' }
    case 'call':
      return { type: 'trust' }
    case 'keep':
      return keepOr(bestOf(state.keep?.cards ?? []), { type: 'refuse' })
    case 'order':
      return resolveFirst(state, seat)
    case 'deed':
      return deed(state, seat)
    default:
      return { type: 'pass' }
  }
}

const keepOr = (card: Card | undefined, otherwise: Move): Move =>
  card === undefined ? otherwise : { type: 'keep', card }

function resolveFirst(state: State, seat: number): Move {
  const [card] = liveOf(state, seat)
  return card === undefined ? { type: 'pass' } : { type: 'resolve', card }
}

function deed(state: State, seat: number): Move {
  const drawn = state.deed?.drawn ?? []
  switch (state.deed?.card) {
    case 'cutpurse':
      return pointing(state, seat, 'cut')
    case 'pieces_of_eight':
      return pointing(state, seat, 'claim')
    case 'tavern_brawl':
      return { type: 'brawl', seat: opponents(state, seat)[0] ?? 0 }
    case 'hidden_plunder': {
      const crew = plunder(state).filter(isCrew)
      return keepOr(bestOf(crew.length > 0 ? crew : plunder(state)), { type: 'pass' })
    }
    default:
      return keepOr(bestOf(drawn), { type: 'pass' })
  }
}

/** Cutpurse: the dearest card of the leading opponent (D6). Pieces of Eight: the own highest crew card (D7). */
function pointing(state: State, seat: number, type: 'cut' | 'claim'): Move {
  const value = (other: number) => bidValue(bidOf(state, other), state.auction)
  const leader = opponents(state, seat).toSorted((a, b) => value(b) - value(a))[0]
  const favourite = type === 'cut' ? leader : seat
  const worth = (card: Card) => bidValue([card], state.auction)
  const open = targetsOn(state.laid).filter(
    ({ laid }) => laid.stage !== 'acting' && !(type === 'claim' && laid.claim),
  )
  const [first] = open.toSorted(
    (a, b) =>
      Number(b.seat === favourite) - Number(a.seat === favourite) || worth(b.laid.card) - worth(a.laid.card),
  )
  return first ? { type, seat: first.seat, card: first.card } : { type: 'pass' }
}

/** The answers that a captain left with the server: the skip rules (A21). */
export function standing(state: State, decision: Decision, orders: Orders): Move | undefined {
  const ask = askFor(state, decision)
  if (!ask) return undefined
  const held = playerAt(state, ask.seat).hand.length
  if (ask.ask === 'discard' && orders.skipDiscard && held < orders.skipBelow) {
    return { type: 'discard', cards: [] }
  }
  const mustBid = ask.ask === 'bid' || ask.ask === 'tie'
  if (mustBid && orders.passEmptyHanded && held === 0) return { type: 'pass' }
  return undefined
}
