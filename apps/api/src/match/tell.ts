import type { MatchRow, OpenDecision } from './record.js'

/** A notice to write with a turn. */
export type NewNotice = { readonly kind: 'started' | 'turn' | 'over'; readonly userId: string }

/** A job for a bot that is asked something. */
export type BotCall = { readonly seat: number; readonly decision: string }

/**
 * Whom to tell of a turn: of the end every player but the one who brought it about; of the start everybody;
 * of a decision the seat that is asked, even if it moved just now, for it may close the page. The sender
 * asks again, later, whether each still holds.
 *
 * @param mover the user whose own request this was, if any
 */
export function whomToTell(
  before: MatchRow,
  after: MatchRow,
  opened: readonly OpenDecision[],
  mover: string | undefined,
): NewNotice[] {
  const users = after.seats.flatMap(({ userId, index }) => (userId === null ? [] : [{ userId, index }]))
  if (after.status === 'finished') {
    return users.filter(({ userId }) => userId !== mover).map(({ userId }) => ({ kind: 'over', userId }))
  }
  const asked = new Set(
    opened.filter((decision) => decision.kind !== 'optional').map((decision) => decision.seat),
  )
  const starts = before.status === 'open'
  return users.flatMap(({ userId, index }): NewNotice[] => {
    if (starts && userId !== mover) return [{ kind: 'started', userId }]
    return asked.has(index) ? [{ kind: 'turn', userId }] : []
  })
}

/** The bots that have something to decide now and were not called before. */
export const botsToCall = (after: MatchRow, opened: readonly OpenDecision[]): BotCall[] =>
  opened
    .filter(({ seat }) => after.seats[seat]?.bot === true && after.seats[seat]?.leftAt === null)
    .map(({ seat, id }) => ({ seat, decision: id }))
