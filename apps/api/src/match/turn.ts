import type { Decision, Event, Game, Outcome } from '@marque/rules'
import { matchChance, standings } from '@marque/rules'
import { parseInput } from '../input.js'
import { Problem } from '../problems.js'
import { ABSENCES_TO_LOSE } from './clock.js'
import { leftSeats, type MatchRow } from './record.js'

export type Cause = 'player' | 'order' | 'absence' | 'bot'

/** An action as it will be recorded. */
export type NewAction = {
  readonly index: number
  readonly seat: number
  readonly type: 'move' | 'leave'
  readonly cause: Cause
  readonly decision: string
  readonly move: unknown
  readonly events: readonly Event[]
  readonly key: string | null
}

/** What one request does to a match: its own action and all that follow by themselves. */
export type Turn = {
  readonly state: unknown
  readonly actions: readonly NewAction[]
  /** Open after it all; none once there is an outcome. */
  readonly decisions: readonly Decision[]
  readonly outcome: Outcome | undefined
  /** The seats whose count of absences changed or that were left. */
  readonly seats: readonly { index: number; absences: number; leftAt: number | null }[]
}

/** What sets a turn off. `decision` is the id of an open decision. */
export type Impulse =
  | {
      readonly type: 'move'
      readonly decision: string
      readonly seat: number
      readonly move: unknown
      readonly cause: 'player' | 'bot'
      readonly key: string | null
    }
  | { readonly type: 'absence'; readonly decision: string }
  | { readonly type: 'leave'; readonly seat: number }

/** A game whose standing orders answer each other without end must not hold the server. */
const LONGEST_CHAIN = 500

/**
 * Plays an impulse, then whatever follows without waiting for anybody: standing orders, and absent moves
 * for seats that were left. Pure; see docs/a-moves-way.md, step 3.
 *
 * @throws Problem decision_closed, not_your_seat, bad_input, illegal_move
 */
export function playTurn(game: Game, match: MatchRow, impulse: Impulse): Turn {
  const table = new Table(game, match)
  if (impulse.type === 'leave') table.leave(impulse.seat, 'player')
  else if (impulse.type === 'absence') table.absent(table.open(impulse.decision))
  else {
    const decision = table.openFor(impulse.seat, impulse.decision)
    table.move(decision, parseInput(game.move, impulse.move, 'move'), impulse.cause, impulse.key)
  }
  table.goOn()
  return table.turn()
}

/** The decisions open at the start of a match, after standing orders had their say. */
export function openingTurn(game: Game, match: MatchRow): Turn {
  const table = new Table(game, match)
  table.goOn()
  return table.turn()
}

/**
 * A seat is left, and the rules are not asked: enough where only one seat stays, and all that can be done
 * where this server does not have the match’s rules any more, or they are broken.
 */
export function leaveTurn(match: MatchRow, seat: number): Turn {
  const outcome = standings(undefined, [...leftSeats(match), seat], match.seats.length)
  const leave = {
    index: match.version,
    seat,
    type: 'leave',
    cause: 'player',
    decision: '',
    move: null,
    events: [],
    key: null,
  } as const
  return {
    state: match.state,
    actions: [leave],
    decisions: outcome
      ? []
      : match.decisions.filter((open) => open.seat !== seat).map((open) => ({ ...open, prompt: '' })),
    outcome,
    seats: [{ index: seat, absences: match.seats[seat]?.absences ?? 0, leftAt: match.version }],
  }
}

const closed = () =>
  new Problem('decision_closed', 'That decision is settled already.', {
    where: 'decision',
    hint: 'Fetch the match again: it lists what is asked of you now.',
  })

const notYourDecision = () =>
  new Problem('not_your_seat', 'That decision is another seat’s.', {
    where: 'decision',
    hint: 'Answer one of the decisions that the match lists for you.',
  })

class Table {
  #state: unknown
  readonly #actions: NewAction[] = []
  readonly #absences: number[]
  readonly #left: number[]
  readonly #leftAt: (number | null)[]
  /** Decisions whose standing order the rules refused: their seat is asked instead. */
  readonly #refused = new Set<string>()

  constructor(
    private readonly game: Game,
    private readonly match: MatchRow,
  ) {
    this.#state = game.state.parse(match.state)
    this.#absences = match.seats.map((seat) => seat.absences)
    this.#leftAt = match.seats.map((seat) => seat.leftAt)
    this.#left = leftSeats(match)
  }

  /**
   * A decision that this seat is asked. Whether another seat still holds an optional one is its secret: the
   * answer is the same as for one that is settled.
   *
   * @throws Problem decision_closed, not_your_seat
   */
  openFor(seat: number, id: string): Decision {
    const decision = this.open(id)
    if (decision.seat === seat) return decision
    throw decision.kind === 'optional' ? closed() : notYourDecision()
  }

  /** @throws Problem decision_closed */
  open(id: string): Decision {
    const decision = this.game.decisions(this.#state).find((open) => open.id === id)
    if (decision) return decision
    throw closed()
  }

  move(decision: Decision, move: unknown, cause: Cause, key: string | null): void {
    const applied = this.game.apply(this.#state, decision, move, this.#chance(String(this.#index)))
    if (!applied.ok) {
      throw new Problem('illegal_move', 'That move is not legal here.', {
        where: 'move',
        hint: applied.reason,
        rule: applied.code,
      })
    }
    this.#record({
      seat: decision.seat,
      type: 'move',
      cause,
      decision: decision.id,
      move,
      events: applied.events,
      key,
    })
    this.#state = applied.state
    if (cause === 'player') this.#absences[decision.seat] = 0
  }

  absent(decision: Decision): void {
    const { seat } = decision
    const ordered = this.game.overdue?.(this.#state, decision, this.#ordersOf(seat))
    if (ordered === undefined) {
      const move = this.game.absent(this.#state, decision, this.#chance(`absent:${this.#index}`))
      this.move(decision, move, 'absence', null)
    } else this.move(decision, ordered, 'order', null)
    if (this.match.seats[seat]?.bot || this.#leftAt[seat] !== null) return
    const absences = (this.#absences[seat] ?? 0) + 1
    this.#absences[seat] = absences
    if (absences >= ABSENCES_TO_LOSE && this.#outcome() === undefined) this.leave(seat, 'absence')
  }

  leave(seat: number, cause: Cause): void {
    this.#leftAt[seat] = this.#index
    this.#left.push(seat)
    const goesOn = this.#outcome() === undefined
    const gone = goesOn
      ? this.game.leave?.(this.#state, seat, this.#chance(`leave:${this.#index}`))
      : undefined
    const events = gone?.events ?? []
    this.#record({ seat, type: 'leave', cause, decision: '', move: null, events, key: null })
    if (gone) this.#state = gone.state
  }

  /** Plays on until somebody must be waited for. */
  goOn(): void {
    while (this.#actions.length < LONGEST_CHAIN && this.#outcome() === undefined) {
      if (!this.game.decisions(this.#state).some((decision) => this.#answeredByItself(decision))) return
    }
  }

  turn(): Turn {
    const outcome = this.#outcome()
    return {
      state: this.#state,
      actions: this.#actions,
      decisions: outcome ? [] : this.game.decisions(this.#state),
      outcome,
      seats: this.match.seats
        .map(({ index }) => ({
          index,
          absences: this.#absences[index] ?? 0,
          leftAt: this.#leftAt[index] ?? null,
        }))
        .filter(({ index, absences, leftAt }) => {
          const before = this.match.seats[index]
          return before?.absences !== absences || before.leftAt !== leftAt
        }),
    }
  }

  #answeredByItself(decision: Decision): boolean {
    const seat = this.match.seats[decision.seat]
    if (seat === undefined || this.#refused.has(decision.id)) return false
    if (this.#leftAt[seat.index] !== null) {
      if (decision.kind === 'optional') return false
      this.absent(decision)
      return true
    }
    // Orders speak to what opens after them: a decision that was open before this turn waits for its player.
    if (this.match.decisions.some(({ id }) => id === decision.id)) return false
    const move = this.game.standing(this.#state, decision, this.#ordersOf(seat.index))
    if (move === undefined) return false
    try {
      this.move(decision, move, 'order', null)
      return true
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      this.#refused.add(decision.id)
      return false
    }
  }

  /** The seat's standing orders; who gave none has the game's defaults, as a bot has. */
  #ordersOf(seat: number): unknown {
    return this.game.orders.parse(this.match.seats[seat]?.orders ?? {})
  }

  #outcome(): Outcome | undefined {
    return standings(this.game.outcome(this.#state), this.#left, this.match.seats.length)
  }

  get #index(): number {
    return this.match.version + this.#actions.length
  }

  #record(action: Omit<NewAction, 'index'>): void {
    this.#actions.push({ index: this.#index, ...action })
  }

  #chance(stream: string) {
    return chanceOf(this.match, stream)
  }
}

/** The chance of a match for one of its streams. */
export const chanceOf = (match: Pick<MatchRow, 'secret' | 'seats'>, stream: string) =>
  matchChance({ secret: match.secret, entropy: match.seats.map((seat) => seat.entropy), stream })

/** The match as it is after a turn, without reading it again. */
export function afterTurn(
  match: MatchRow,
  turn: Turn,
  decisions: MatchRow['decisions'],
  now: Date,
): MatchRow {
  return {
    ...match,
    state: turn.state,
    version: match.version + turn.actions.length,
    status: turn.outcome ? 'finished' : 'playing',
    startedAt: match.startedAt ?? now,
    outcome: turn.outcome ? { ranking: [...turn.outcome.ranking], how: turn.outcome.how } : match.outcome,
    finishedAt: turn.outcome ? now : match.finishedAt,
    changedAt: now,
    decisions,
    seats: match.seats.map((seat) => {
      const changed = turn.seats.find(({ index }) => index === seat.index)
      return changed ? { ...seat, absences: changed.absences, leftAt: changed.leftAt } : seat
    }),
  }
}
