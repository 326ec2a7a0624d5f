import type { Decision } from '@marque/rules'
import type { OpenDecision } from './record.js'

/** A match's time control: for now, so many hours for each decision. */
export type Pace = { readonly hoursPerDecision: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A bot that has not moved by then has lost its job somewhere, and the absence rule moves for it. */
export const BOT_PATIENCE = 10 * MINUTE

/** After so many absences in a row a seat is lost. */
export const ABSENCES_TO_LOSE = 3

/** While the API was silent for longer than this, in milliseconds, clocks stood still. */
export const OUTAGE = MINUTE

/** When a decision that opens now is due, or null if nobody waits for it. A hurried one has half the time. */
export function dueAt(
  { kind, hurried = false }: Pick<Decision, 'kind' | 'hurried'>,
  pace: Pace,
  isBot: boolean,
  now: Date,
): Date | null {
  if (kind === 'optional') return null
  const span = (pace.hoursPerDecision * HOUR) / (hurried ? 2 : 1)
  return new Date(now.getTime() + (isBot ? Math.min(span, BOT_PATIENCE) : span))
}

/** What changes on the clock table when the open decisions become `after`: a decision that stays keeps its time. */
export function rewind(
  before: readonly OpenDecision[],
  after: readonly Decision[],
  pace: Pace,
  isBot: (seat: number) => boolean,
  now: Date,
): { closed: string[]; opened: OpenDecision[] } {
  const still = new Set(after.map((decision) => decision.id))
  const known = new Set(before.map((decision) => decision.id))
  return {
    closed: before.filter((decision) => !still.has(decision.id)).map((decision) => decision.id),
    opened: after
      .filter((decision) => !known.has(decision.id))
      .map((decision) => ({
        id: decision.id,
        seat: decision.seat,
        kind: decision.kind,
        openedAt: now,
        due: dueAt(decision, pace, isBot(decision.seat), now),
      })),
  }
}

/**
 * The due time after the service was silent from `silentSince` to `now`: nobody is due sooner than the
 * silence lasted, or than his whole time for the decision if that is shorter.
 */
export function dueAfterOutage(
  { openedAt, due }: { readonly openedAt: Date; readonly due: Date },
  silentSince: Date,
  now: Date,
): Date {
  const silence = now.getTime() - silentSince.getTime()
  if (silence <= OUTAGE) return due
  const fair = now.getTime() + Math.min(silence, due.getTime() - openedAt.getTime())
  return new Date(Math.max(due.getTime(), fair))
}
