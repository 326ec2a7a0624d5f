import type { SeatName } from '../board'
import { cardOf, goldOf, titleOf } from './faces'
import type { Card, Move, View } from './view'

/** Who sits at a seat, as a sentence calls him. */
export const captain = (seats: readonly SeatName[], seat: number): string => {
  const found = seats.find(({ index }) => index === seat)
  return found?.isMe ? 'you' : (found?.name ?? `seat ${seat + 1}`)
}

const whose = (seats: readonly SeatName[], seat: number) => {
  const name = captain(seats, seat)
  return name === 'you' ? 'your' : `${name}’s`
}

const titles = (items: readonly string[]) =>
  items
    .flatMap((item) => {
      const card = cardOf(item)
      return card ? [titleOf(card)] : []
    })
    .join(', ')

/** What a move would do, before it is made. */
export function sentenceOf(move: Move, view: View, seats: readonly SeatName[]): string {
  const title = (item: string) => titles([item])
  switch (move.type) {
    case 'discard':
      return move.cards.length > 0 ? `Put away ${titles(move.cards)}.` : 'Keep every card.'
    case 'bid': {
      const bid = move.cards.flatMap((item): readonly Card[] => {
        const card = cardOf(item)
        return card ? [card] : []
      })
      return `Bid ${titles(move.cards)}: ${goldOf(bid, view.auction)} gold as they lie.`
    }
    case 'pass':
      return view.phase === 'tie' ? 'Forfeit the tie.' : 'Pass: you sit this auction out.'
    case 'withdraw':
      return 'Take your sealed bid back into your hand.'
    case 'stand':
      return 'Stand by your sealed bid.'
    case 'call':
      return `Call ${captain(seats, move.seat)} a cheat.`
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
