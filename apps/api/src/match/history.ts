import { commitment, type MatchRecord, replay } from '@marque/rules'
import type { House } from '../house.js'
import { Problem } from '../problems.js'
import { namesOf } from './names.js'
import { gameOf, type MatchRow } from './record.js'
import { type ActionRow, type LogEntry, loadActions, requireVersion, type Seen, tellAll } from './see.js'

/** The table as a viewer saw it after so many actions, and the sentences of the last of them. */
export type PastView = { readonly version: number; readonly view: unknown; readonly log: readonly LogEntry[] }

/**
 * The table after so many actions, played again from the start.
 *
 * @throws Problem bad_input, not_playing
 */
export async function viewAt(house: House, seen: Seen, version: number): Promise<PastView> {
  const { row, viewer } = seen
  requireVersion(row, version)
  const game = gameOf(house.games, row)
  if (!game || row.state === null) {
    throw new Problem('not_playing', 'There is nothing to look back on yet.', {
      where: 'version',
      hint: 'Come back when the match has started.',
    })
  }
  const actions = await loadActions(house, row.id, 0, version)
  const names = namesOf(row)
  return house.rules.run(() => {
    const { state } = replay(game, secretRecord(row, actions))
    const log = tellAll(game, actions.slice(-1), viewer, names)
    return { version, view: game.view(state, viewer), log }
  })
}

/** What a viewer may take home of a match. */
export type Export = {
  readonly match: string
  readonly finished: boolean
  readonly names: readonly string[]
  readonly log: readonly LogEntry[]
  readonly view: unknown
  /** Complete, with the secret, once the match is over: with it anyone can check every draw of chance. */
  readonly record: MatchRecord | Omit<MatchRecord, 'secret' | 'actions' | 'outcome'>
}

/** The match as JSON: all that the viewer may see, and once it is over the whole record with its secret. */
export async function exportMatch(house: House, seen: Seen): Promise<Export> {
  const { row } = seen
  const actions = await loadActions(house, row.id, 0, row.version)
  const whole = secretRecord(row, actions)
  const finished = row.status === 'finished'
  const { game, rulesVersion, options, seats, commitment, entropy } = whole
  return {
    match: row.id,
    finished,
    names: namesOf(row),
    log: await seen.log(),
    view: seen.view(),
    record: finished
      ? whole
      : { game, rulesVersion, options, seats, commitment, entropy: row.status === 'playing' ? entropy : [] },
  }
}

/** For the server’s eyes while the match goes on: it holds the secret and every sealed move. */
function secretRecord(row: MatchRow, actions: readonly ActionRow[]): MatchRecord {
  return {
    game: row.game,
    rulesVersion: row.rulesVersion,
    options: row.options,
    seats: row.seats.length,
    commitment: commitment(row.secret),
    secret: Buffer.from(row.secret).toString('hex'),
    entropy: row.seats.map((seat) => seat.entropy),
    actions: actions.map(({ index, seat, type, cause, decision, move }) => ({
      index,
      seat,
      type,
      cause,
      decision,
      move: move ?? null,
    })),
    ...(row.outcome ? { outcome: row.outcome } : {}),
  }
}
