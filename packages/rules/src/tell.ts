import type { Event, Game, Telling, Viewer } from './game.js'
import type { RecordedAction } from './replay.js'

/** Whether a viewer may know of an event. */
export function mayKnow(event: Event, viewer: Viewer): boolean {
  return !event.audience || (viewer !== null && event.audience.includes(viewer))
}

/** What one viewer is told of events, a sentence for each that he may know of and that has one. */
export function eventsTold<E extends Event>(
  game: Pick<Game<unknown, unknown, unknown, unknown, unknown, E>, 'describe'>,
  events: readonly E[],
  telling: Telling,
): string[] {
  return events
    .filter((event) => mayKnow(event, telling.viewer))
    .flatMap((event) => game.describe(event, telling) ?? [])
}

/**
 * An action as the log tells it to one viewer. No sentence at all means that he is not told of it: that somebody acted
 * may itself be a secret.
 */
export function actionTold<E extends Event>(
  game: Pick<Game<unknown, unknown, unknown, unknown, unknown, E>, 'describe'>,
  { seat, type, cause }: Pick<RecordedAction, 'seat' | 'type' | 'cause'>,
  events: readonly E[],
  telling: Telling,
): string[] {
  const told = eventsTold(game, events, telling)
  if (type === 'move') return told
  const name = seat === telling.viewer ? 'You' : (telling.names[seat] ?? `Seat ${seat + 1}`)
  const left =
    cause === 'absence' ? `${name} lost the seat after too long an absence.` : `${name} gave up the seat.`
  return [left, ...told]
}
