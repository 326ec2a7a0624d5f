import { reveal } from './auction.js'
import { type Card, sorted, without } from './cards.js'
import { resolveOn } from './deeds.js'
import { isMatchOver } from './ending.js'
import { nextHand } from './setup.js'
import { playerAt, type Table } from './table.js'

/**
 * A captain bids these cards, or passes with none (R16–R18, R28). By the book a bid out of turn, or while
 * the choice after a call waits, is sealed: it is laid down when its turn comes (A20, A51).
 */
export function bid(table: Table, seat: number, cards: readonly Card[]): void {
  const { state, events } = table
  const player = playerAt(state, seat)
  if (state.visits === 'one_visit' || (state.queue[0] === seat && !state.keep)) {
    lay(table, seat, cards)
    return
  }
  player.sealed = sorted(cards)
  player.seals++
  events.push({ type: 'sealed', seat, audience: [seat], cards: player.sealed })
}

/** The owner takes his sealed bid back. */
export function withdraw({ state, events }: Table, seat: number): void {
  playerAt(state, seat).sealed = null
  events.push({ type: 'withdrawn', seat, audience: [seat] })
}

/** Cards go face down on the table. In one visit nobody is told whether there are any, or how many (A52). */
function lay({ state, events }: Table, seat: number, cards: readonly Card[]): void {
  const player = playerAt(state, seat)
  player.hand = without(player.hand, cards)
  player.sealed = null
  player.step = 'done'
  state.queue = state.queue.filter((other) => other !== seat)
  state.laid = [
    ...state.laid,
    ...sorted(cards).map((card) => ({ seat, card, up: false, stage: 'live' as const, claim: null })),
  ]
  if (state.visits === 'one_visit') {
    events.push({ type: 'sealed', seat, audience: [seat], cards: sorted(cards) }, { type: 'ready', seat })
    return
  }
  player.most -= cards.length
  if (cards.length > 0) events.push({ type: 'bid', seat, count: cards.length })
  else events.push({ type: 'passed', seat, forfeit: state.phase === 'tie' })
}

/** Whatever follows without anybody's choice: sealed bids, the reveal, actions, the next hand. */
export function goOn(table: Table): void {
  while (step(table));
}

/** One such thing; false when somebody has to be waited for. */
function step(table: Table): boolean {
  const { state } = table
  if (state.phase === 'over') {
    if (isMatchOver(state)) return false
    nextHand(table)
    return true
  }
  if (state.keep || state.phase === 'discard') return false
  if (state.phase === 'resolve') {
    if (state.deed || state.ordering !== null) return false
    resolveOn(table)
    return true
  }
  const [next] = state.queue
  if (next === undefined) {
    reveal(table)
    return true
  }
  const { sealed } = playerAt(state, next)
  if (state.visits === 'one_visit' || !sealed) return false
  lay(table, next, sealed)
  return true
}
