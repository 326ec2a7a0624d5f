import type { Choice, Pick } from '../choice.js'
import type { Decision } from '../game.js'
import { suspects } from './call.js'
import { type Card, HAND_LIMIT, itemsOf, kindsOf, titleOf } from './cards.js'
import { liveOf, opponents, plunder, targets } from './deeds.js'
import { isMatchOver } from './ending.js'
import { playerAt } from './table.js'
import type { Move, State } from './types.js'

/** What a captain can be asked (D1–D13). */
export type Ask = Decision & {
  readonly ask: 'discard' | 'bid' | 'tie' | 'seal' | 'change' | 'call' | 'keep' | 'order' | 'deed'
}

/** All that is open now. */
export function decisions(state: State): Decision[] {
  return [...state.players.keys()].flatMap((seat) =>
    asksOf(state, seat).map(({ id, kind, prompt }) => ({ id, seat, kind, prompt })),
  )
}

/** What a decision asks, while it is open. */
export const askFor = (state: State, { id, seat }: Decision): Ask | undefined =>
  state.players[seat] && asksOf(state, seat).find((ask) => ask.id === id)

/** What one captain is asked now. Ids name hand, round and seat, and count only what everybody sees or he does. */
export function asksOf(state: State, seat: number): Ask[] {
  if (isMatchOver(state) || playerAt(state, seat).gone) return []
  const round = `${state.hand}.${state.round}`
  const asks: Ask[] = []
  const add = (ask: Ask['ask'], id: string, kind: Ask['kind'], prompt: string) =>
    asks.push({ ask, id: `${ask}-${id}`, seat, kind, prompt })
  const { keep, deed } = state
  if (keep?.seat === seat) {
    const prompt = keep.mayRefuse ? 'Keep one of the cards you drew, or none' : 'Keep one of the two cards'
    add('keep', `${round}-${state.calls}`, 'reaction', prompt)
  }
  if (deed?.seat === seat) add('deed', `${round}-${state.asks}`, 'turn', promptOf(deed.card))
  if (state.ordering === seat) {
    add('order', `${round}-${state.asks}`, 'turn', 'Choose which of your actions comes first')
  }
  addBidding(state, seat, round, add)
  const callable = suspects(state, seat)
  if (callable.length > 0) {
    const { trusted } = playerAt(state, seat)
    const prompt = `If you think that somebody holds more than ${HAND_LIMIT} cards, call him a cheat`
    add('call', `${round}-${seat}-${state.calls}-${trusted.length}`, 'optional', prompt)
  }
  return asks
}

type Add = (ask: Ask['ask'], id: string, kind: Ask['kind'], prompt: string) => void

/** Discards, bids in turn, bids in advance. */
function addBidding(state: State, seat: number, round: string, add: Add): void {
  const player = playerAt(state, seat)
  const { phase, visits, queue, auction } = state
  const at = queue.indexOf(seat)
  const isInVisit = phase === 'bid' && at >= 0
  if (player.step === 'discard' && (phase === 'discard' || isInVisit)) {
    add('discard', `${round}-${seat}`, 'turn', discardPrompt(state, seat))
    return
  }
  if (at < 0) return
  const isAsked = at === 0 || visits === 'one_visit'
  if (phase === 'tie') {
    const prompt = 'The bids are tied: add one or more cards, or forfeit'
    if (isAsked) add('tie', `${round}-${state.ties}-${seat}`, 'turn', prompt)
    return
  }
  const bid = auction ? `Bid for the ${titleOf(auction)}, or pass` : 'Bid or pass'
  if (isAsked) {
    if (!player.sealed) add('bid', `${round}-${seat}`, 'turn', bid)
    return
  }
  const id = `${round}-${seat}-${player.seals}`
  if (!player.sealed) add('seal', id, 'optional', `${bid}: it is sealed until your turn`)
  else if (!player.firm) add('change', id, 'optional', 'Your bid is sealed: stand by it, or take it back')
}

/** A22: who will hold more than the rules allow is warned. */
function discardPrompt(state: State, seat: number): string {
  const { hand, brawled, ashore } = playerAt(state, seat)
  const isDealtTo = state.phase === 'discard' ? !brawled : !ashore
  const will = hand.length + (isDealtTo ? 1 : 0)
  const warning = will > HAND_LIMIT ? `, more than the ${HAND_LIMIT} that the rules allow` : ''
  return `Put away any cards you like; keeping all, you will hold ${will}${warning}`
}

function promptOf(card: Card): string {
  switch (card) {
    case 'cutpurse':
      return 'Cutpurse: choose a bid card to remove'
    case 'pieces_of_eight':
      return 'Pieces of Eight: choose the bid card that will come to your hand'
    case 'hidden_plunder':
      return 'Hidden Plunder: take a card from the discard pile'
    case 'tavern_brawl':
      return 'Tavern Brawl: choose who misses the next deal and auction'
    case 'mermaid':
      return 'Mermaid: keep one of the cards she brought'
    default:
      return 'Stowaway: keep one of the two cards'
  }
}

/** All legal answers; "any of these cards" is one described choice (R16, R17, R32). */
export function legal(state: State, decision: Decision): Choice<Move>[] {
  const ask = askFor(state, decision)
  return ask ? answers(state, ask) : []
}

export function answers(state: State, { ask, seat }: Ask): Choice<Move>[] {
  const { hand } = playerAt(state, seat)
  const some = (min: number): Pick[] => [{ field: 'cards', from: itemsOf(hand), min, max: hand.length }]
  switch (ask) {
    case 'discard':
      return [{ move: { type: 'discard' }, picks: some(0) }]
    case 'bid':
    case 'tie':
    case 'seal':
      if (hand.length === 0) return [{ move: { type: 'pass' } }]
      return [{ move: { type: 'bid' }, picks: some(1) }, { move: { type: 'pass' } }]
    case 'change':
      return [{ move: { type: 'withdraw' } }, { move: { type: 'stand' } }]
    case 'call':
      return [
        ...suspects(state, seat).map((target): Choice<Move> => ({ move: { type: 'call', seat: target } })),
        { move: { type: 'trust' } },
      ]
    case 'keep': {
      const { cards = [], mayRefuse = false } = state.keep ?? {}
      return [...keeping(cards), ...(mayRefuse ? [{ move: { type: 'refuse' as const } }] : [])]
    }
    case 'order':
      return liveOf(state, seat).map((card) => ({ move: { type: 'resolve', card } }))
    case 'deed':
      return deedAnswers(state, seat)
  }
}

const keeping = (cards: readonly Card[]) =>
  kindsOf(cards).map((card): Choice<Move> => ({ move: { type: 'keep', card } }))

function deedAnswers(state: State, seat: number): Choice<Move>[] {
  const { deed } = state
  switch (deed?.card) {
    case 'cutpurse':
      return targets(state).map((target) => ({ move: { type: 'cut', ...target } }))
    case 'pieces_of_eight':
      return targets(state).map((target) => ({ move: { type: 'claim', ...target } }))
    case 'hidden_plunder':
      return keeping(plunder(state))
    case 'tavern_brawl':
      return opponents(state, seat).map((target) => ({ move: { type: 'brawl', seat: target } }))
    default:
      return keeping(deed?.drawn ?? [])
  }
}
