import type { MatchRow } from './record.js'

const botNames = ['Parrot', 'Cabin cat', 'Ship’s monkey', 'Albatross', 'Barnacle', 'Dolphin', 'Crab', 'Gull']

/** What a response tells of a seat. */
export type SeenSeat = {
  readonly index: number
  readonly name: string | null
  readonly kind: 'open' | 'player' | 'bot'
  readonly isMe: boolean
  readonly left: boolean
  readonly absences: number
  /** The player's id, for his profile; null for bots and free seats. */
  readonly userId: string | null
  /** When he last had the table before him. */
  readonly seenAt: Date | null
}

type NamedSeat = Pick<
  MatchRow['seats'][number],
  'index' | 'name' | 'bot' | 'userId' | 'absences' | 'leftAt' | 'seenAt'
>

/** A seat as anyone may see it. @param isOpen the match still waits for players */
export function seenSeat(seat: NamedSeat, viewer: number | null, isOpen: boolean): SeenSeat {
  const isFree = seat.userId === null && !seat.bot && isOpen
  return {
    index: seat.index,
    name: isFree ? null : nameOf(seat),
    kind: seat.bot ? 'bot' : isFree ? 'open' : 'player',
    isMe: seat.index === viewer,
    left: seat.leftAt !== null,
    absences: seat.absences,
    userId: seat.userId,
    seenAt: seat.seenAt,
  }
}

/** What the seats are called in sentences. */
export const namesOf = (match: { readonly seats: readonly NamedSeat[] }): string[] => match.seats.map(nameOf)

function nameOf(seat: Pick<NamedSeat, 'index' | 'name' | 'bot'>): string {
  if (seat.bot) return botNames[seat.index] ?? 'Parrot'
  // An account that was deleted leaves a nameless seat.
  return seat.name ?? 'A nameless sailor'
}

/** Who won, in one sentence. */
export function outcomeSentence(
  ranking: readonly number[],
  names: readonly string[],
  viewer: number | null,
): string {
  const winners = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (winners.length === 1 && winners[0] === viewer) return 'You won.'
  const list = new Intl.ListFormat('en').format(
    winners.map((seat) => (seat === viewer ? 'you' : (names[seat] ?? ''))),
  )
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} won.`
}
