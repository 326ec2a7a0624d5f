import type { SeatName } from '../board'
import { atStart, captain, whose } from '../kit/captains'
import { bidValue, cardOf, titleOf } from './faces'
import type { Bid, Card, Move, View } from './view'

export const cardsOf = (items: readonly string[]): readonly Card[] =>
  items.flatMap((item) => cardOf(item) ?? [])

const titles = (items: readonly string[]) => cardsOf(items).map(titleOf).join(', ')

/** What a call is worth, and what it costs. */
export const STAKES =
  'Over twelve cards: you draw what is too many and may keep one. If not, you lose two cards, one to that captain.'

/** The gold of a bid, with what of it already lies open in a tie. */
export const goldOf = (items: readonly string[], view: View, mySeat: number | null): number =>
  bidValue(
    [...cardsOf(items), ...(view.bids.find(({ seat }) => seat === mySeat)?.up ?? []).map(({ card }) => card)],
    view.auction,
  )

/** What a move would do, before it is made. */
export function sentenceOf(move: Move, view: View, seats: readonly SeatName[]): string {
  const title = (item: string) => titles([item])
  switch (move.type) {
    case 'discard':
      return move.cards.length > 0 ? `Throw away ${titles(move.cards)}.` : 'Keep every card.'
    case 'bid': {
      const me = seats.find(({ isMe }) => isMe)?.index ?? null
      return `Bid ${titles(move.cards)}: ${goldOf(move.cards, view, me)} gold${view.phase === 'tie' ? ' in all' : ''}.`
    }
    case 'pass':
      return view.phase === 'tie' ? 'Forfeit the tie.' : 'Pass: you sit this auction out.'
    case 'withdraw':
      return 'Take your sealed bid back into your hand.'
    case 'stand':
      return 'Stand by your sealed bid.'
    case 'call':
      return `Call ${captain(seats, move.seat)} a cheat. ${STAKES}`
    case 'trust':
      return 'Call none of those who can be called now.'
    case 'keep':
      return `Keep the ${title(move.card)}.`
    case 'refuse':
      return 'Keep none of them.'
    case 'resolve':
      return `Play the ${title(move.card)} next.`
    case 'cut':
      return `Remove the ${title(move.card)} from ${whose(seats, move.seat)} bid.`
    case 'claim':
      return `After the auction, take the ${title(move.card)} from ${whose(seats, move.seat)} bid.`
    case 'brawl':
      return `Start a brawl with ${captain(seats, move.seat)}, who misses the next deal and auction.`
  }
}

/** A move on a button of its own. */
export function buttonWords(move: Move, view: View): string {
  switch (move.type) {
    case 'discard':
      return 'Keep every card'
    case 'pass':
      return view.phase === 'tie' ? 'Forfeit' : 'Pass'
    case 'withdraw':
      return 'Take the bid back'
    case 'stand':
      return 'Stand by the bid'
    case 'trust':
      return 'Call nobody'
    case 'refuse':
      return 'Keep none'
    default:
      return titles('card' in move ? [move.card] : [])
  }
}

/** Where the round stands, in one sentence. */
export function stateOfPlay(view: View, seats: readonly SeatName[]): string {
  const { keep, deed, ordering, phase, onTurn, contest } = view
  if (keep)
    return `${atStart(captain(seats, keep.seat))} drew ${keep.count} from ${whose(seats, keep.from)} hand.`
  if (deed) return `${titleOf(deed.card)}: ${captain(seats, deed.seat)} to choose.`
  if (ordering !== null) return `${atStart(captain(seats, ordering))} to choose which action comes first.`
  if (phase === 'discard') return 'Everybody may throw cards away, unseen.'
  if (phase === 'tie') {
    const tied = (contest ?? []).map((seat) => captain(seats, seat)).join(' and ')
    return `A tie between ${tied}.`
  }
  if (phase === 'over') return 'The hand is over.'
  if (onTurn !== null) return `${atStart(captain(seats, onTurn))} to bid.`
  return view.visits === 'one_visit' ? 'Bids are sealed until the last is in.' : 'Bids are being laid.'
}

const bidWords: Readonly<Record<Bid['status'], string>> = {
  waiting: 'yet to bid',
  sealed: 'sealed',
  passed: 'passed',
  ashore: 'ashore',
  down: 'bid',
  up: 'gold',
}

/** How a captain stands in the round. */
export function standingOf(view: View, seat: number): string {
  const player = view.players[seat]
  const bid = view.bids[seat]
  if (!player || !bid) return ''
  if (view.phase === 'over') return ''
  if (player.gone) return 'has left'
  if (view.phase === 'discard') return player.step === 'discard' ? 'throws away' : 'ready'
  if (view.phase === 'bid' && bid.status === 'waiting' && player.step === 'discard') return 'throws away'
  if (bid.status === 'up') return `${bid.value} gold`
  return view.onTurn === seat ? 'to bid now' : bidWords[bid.status]
}
