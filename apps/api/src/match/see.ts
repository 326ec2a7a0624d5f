import {
  actionTold,
  type Budget,
  type Choice,
  type Event,
  type Game,
  type Pick as RulesPick,
  type Viewer,
} from '@marque/rules'
import { z } from 'zod'
import type { House } from '../house.js'
import { type Caller, seenBy } from '../people/caller.js'
import { Problem } from '../problems.js'
import { namesOf, outcomeSentence, type SeenSeat, seenSeat } from './names.js'
import { notFound } from './play.js'
import { gameOf, loadMatch, type MatchRow, seatOf } from './record.js'

/**
 * A match in the eyes of one viewer. Everything that leaves the server about a match is made here, from
 * what the rules say that this viewer may see; nothing else of the row may reach a response.
 */
export class Seen {
  readonly viewer: Viewer
  #state: unknown

  constructor(
    private readonly house: House,
    readonly row: MatchRow,
    readonly caller: Caller | undefined,
  ) {
    this.viewer = seatOf(row, seenBy(caller))?.index ?? null
  }

  /** The game's title. */
  title(): string {
    return (gameOf(this.house.games, this.row) ?? { title: this.row.game }).title
  }

  /** The table; null before the start. */
  view(): unknown {
    return this.#ask(null, (game, state) => game.view(state, this.viewer))
  }

  /** What is asked of the viewer now. */
  decisions(): AskedDecision[] {
    const due = new Map(this.row.decisions.map((open) => [open.id, open.due]))
    return this.#ask<AskedDecision[]>([], (game, state) =>
      game
        .decisions(state)
        .filter(
          (decision) =>
            decision.seat === this.viewer && this.row.decisions.some(({ id }) => id === decision.id),
        )
        .map((decision) => ({
          ...decision,
          due: due.get(decision.id) ?? null,
          legal: () => this.#legal(decision),
        })),
    )
  }

  #legal(decision: Parameters<Game['legal']>[1]): SeenChoice[] {
    return this.#ask<SeenChoice[]>([], (game, state) =>
      game.legal(state, decision).map((choice: Choice<unknown>) => ({
        move: choice.move,
        sentence: choice.picks ? null : game.describeMove(choice.move),
        picks: choice.picks?.map((pick) => ({ ...pick, copies: pick.copies ?? null })) ?? null,
        disjoint: choice.picks ? (choice.disjoint ?? false) : false,
        budget: choice.picks ? (choice.budget ?? null) : null,
      })),
    )
  }

  /** For whom the match waits: never a seat that only may act, for that would tell of what it holds. */
  waitingFor(): { seat: number; due: Date | null }[] {
    return this.row.decisions
      .filter((open) => open.kind !== 'optional')
      .map(({ seat, due }) => ({ seat, due }))
  }

  /** The viewer’s own standing orders, completed with the game’s defaults. */
  orders(): unknown {
    const seat = this.viewer === null ? undefined : this.row.seats[this.viewer]
    const game = gameOf(this.house.games, this.row)
    return seat && game ? game.orders.parse(seat.orders ?? {}) : null
  }

  /**
   * What happened, in sentences for this viewer.
   *
   * @param since only what came after this version
   * @param last only so many of the newest
   */
  async log(since = 0, last?: number): Promise<LogEntry[]> {
    const actions = await loadActions(this.house, this.row.id, since, this.row.version, last)
    const game = gameOf(this.house.games, this.row)
    const names = namesOf(this.row)
    return this.house.rules.run(() => tellAll(game, actions, this.viewer, names))
  }

  /** How the match ended, in words too. */
  outcome(): { ranking: number[]; how: string; sentence: string } | null {
    const { outcome } = this.row
    return (
      outcome && { ...outcome, sentence: outcomeSentence(outcome.ranking, namesOf(this.row), this.viewer) }
    )
  }

  seats(): SeenSeat[] {
    return this.row.seats.map((seat) => seenSeat(seat, this.viewer, this.row.status === 'open'))
  }

  /** What the viewer had seen when he last looked; 0 for who has no seat. */
  seenVersion(): number {
    return (this.viewer === null ? undefined : this.row.seats[this.viewer]?.seenVersion) ?? 0
  }

  mayJoin(): boolean {
    return this.viewer === null && this.seats().some((seat) => seat.kind === 'open')
  }

  mayCancel(): boolean {
    return (
      this.row.status === 'open' && this.caller !== undefined && this.row.creatorId === this.caller.userId
    )
  }

  #ask<T>(otherwise: T, question: (game: Game, state: unknown) => T): T {
    const game = gameOf(this.house.games, this.row)
    if (!game || this.row.state === null) return otherwise
    return this.house.rules.run(() => {
      this.#state ??= game.state.parse(this.row.state)
      return question(game, this.#state)
    })
  }
}

export type AskedDecision = {
  readonly id: string
  readonly seat: number
  readonly kind: 'turn' | 'reaction' | 'optional'
  readonly prompt: string
  readonly due: Date | null
  readonly legal: () => SeenChoice[]
}

export type SeenChoice = {
  readonly move: unknown
  readonly sentence: string | null
  readonly picks: readonly SeenPick[] | null
  readonly disjoint: boolean
  readonly budget: Budget | null
}

export type SeenPick = Omit<RulesPick, 'copies'> & {
  readonly copies: Readonly<Record<string, number>> | null
}

/** One action in the log. `version` is the one that it made. */
export type LogEntry = {
  readonly version: number
  readonly at: Date
  readonly seat: number
  readonly type: 'move' | 'leave'
  readonly cause: 'player' | 'order' | 'absence' | 'bot'
  readonly sentences: readonly string[]
}

const action = z.object({
  index: z.int(),
  seat: z.int(),
  type: z.enum(['move', 'leave']),
  cause: z.enum(['player', 'order', 'absence', 'bot']),
  decision: z.string(),
  move: z.unknown(),
  events: z.array(z.looseObject({ type: z.string(), audience: z.array(z.int()).optional() })),
  at: z.date(),
})
export type ActionRow = z.infer<typeof action>

/** Actions from version `since` on, oldest first: for the server’s eyes. */
export async function loadActions(
  house: Pick<House, 'pool'>,
  match: string,
  since: number,
  upTo: number,
  last = upTo,
): Promise<ActionRow[]> {
  const { rows } = await house.pool.query({
    name: 'load-actions',
    text: `select index, seat, type, cause, decision, move, events, at from action
      where match_id = $1 and index >= $2 and index < $3 order by index`,
    values: [match, Math.max(since, upTo - last, 0), upTo],
  })
  return z.array(action).parse(rows)
}

/**
 * Actions as the log tells them to one viewer. What tells him nothing is not listed: that somebody acted may
 * itself be a secret.
 */
export const tellAll = (
  game: Game | undefined,
  actions: readonly ActionRow[],
  viewer: Viewer,
  names: readonly string[],
): LogEntry[] =>
  actions.map((action) => tell(game, action, viewer, names)).filter((entry) => entry.sentences.length > 0)

/** Where this server has a match's rules no more, there is nobody to tell its events. */
const silent: Pick<Game, 'describe'> = { describe: () => undefined }

function tell(game: Game | undefined, action: ActionRow, viewer: Viewer, names: readonly string[]): LogEntry {
  const { index, at, seat, type, cause } = action
  const events = action.events.map(
    ({ audience, ...event }): Event => (audience === undefined ? event : { ...event, audience }),
  )
  const sentences = actionTold(game ?? silent, action, events, { viewer, names })
  return { version: index + 1, at, seat, type, cause, sentences }
}

/**
 * A match as the caller may see it: public ones for everybody, unlisted ones for whoever has the link.
 *
 * @throws Problem not_found
 */
export async function seeMatch(house: House, caller: Caller | undefined, id: string): Promise<Seen> {
  const row = await loadMatch(house.pool, id)
  if (!row) throw notFound()
  return new Seen(house, row, caller)
}

/** @throws Problem bad_input if the match has not come that far */
export function requireVersion(row: MatchRow, version: number): void {
  if (Number.isInteger(version) && version >= 0 && version <= row.version) return
  throw new Problem('bad_input', 'The match has not come that far.', {
    where: 'version',
    hint: `A whole number from 0 to ${row.version}.`,
  })
}
