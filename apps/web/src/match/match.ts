import type { LogFieldsFragment, MatchFieldsFragment } from '@/gql/graphql'

export type Match = MatchFieldsFragment
export type LogEntry = LogFieldsFragment
export type Decision = Match['decisions'][number]
export type Seat = Match['seats'][number]

/** How a move came about, where that is worth a word. */
export const causeWords = {
  order: 'by standing order',
  absence: 'time ran out',
  bot: '',
  player: '',
} as const

/** Puts log entries together, each once, in the order of play: a resumed subscription may send some twice. */
export function merged(log: readonly LogEntry[], more: readonly LogEntry[]): readonly LogEntry[] {
  if (more.length === 0) return log
  const byVersion = new Map([...log, ...more].map((entry) => [entry.version, entry]))
  return [...byVersion.values()].toSorted((a, b) => a.version - b.version)
}

/** The later of two states of a match: answers may overtake each other on the way. */
export const later = (known: Match, other: Match): Match => {
  if (other.version !== known.version) return other.version > known.version ? other : known
  return other.serverTime >= known.serverTime ? other : known
}

export const nameOf = (match: Pick<Match, 'seats'>, index: number): string => {
  const seat = match.seats.find((one) => one.index === index)
  return seat?.name ?? (seat?.kind === 'bot' ? 'Bot' : `Seat ${index + 1}`)
}

/** A seat that was heard of within this time has somebody at it: a little more than the time between two signs. */
const PRESENT_MS = 75_000

/** Whether the player has the table before him. */
export const isHere = ({ seenAt, isMe, left }: Seat, now: number): boolean =>
  !left && (isMe || (typeof seenAt === 'string' && now - Date.parse(seenAt) < PRESENT_MS))

/** What is asked: what the match waits for comes before what one only may. */
export const inOrder = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions.toSorted((a, b) => Number(a.kind === 'optional') - Number(b.kind === 'optional'))
