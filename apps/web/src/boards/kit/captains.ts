import type { SeatName } from '../board'

/** Who sits where. */
export type Seats = readonly SeatName[]

/** Who sits at a seat, as a sentence calls him: "you", "Bob". */
export const captain = (seats: Seats, seat: number): string => {
  const found = seats.find(({ index }) => index === seat)
  return found?.isMe ? 'you' : (found?.name ?? `seat ${seat + 1}`)
}

/** "your", "Bob’s". */
export const whose = (seats: Seats, seat: number): string => {
  const name = captain(seats, seat)
  return name === 'you' ? 'your' : `${name}’s`
}

/** Words that begin with `captain` or `whose`, where a sentence begins: "You", "Your ship"; a name stays as its owner writes it. */
export const atStart = (words: string): string => words.replace(/^you(?=r?\b)/, 'You')
