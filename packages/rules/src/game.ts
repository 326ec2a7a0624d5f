import type { z } from 'zod'
import type { Chance } from './chance.js'
import type { Choice } from './choice.js'

/** Who looks at a match: a seat by its number, or `null` for a spectator. */
export type Viewer = number | null

/** Something a seat must or may decide now. */
export type Decision = {
  /** Unique in its match; stays the same until the decision is settled. */
  readonly id: string
  readonly seat: number
  /**
   * - `turn`: the ordinary course of play waits for this seat;
   * - `reaction`: play waits for an answer out of turn;
   * - `optional`: the seat may act, and nobody waits for it. No other viewer is told of it.
   */
  readonly kind: 'turn' | 'reaction' | 'optional'
  /** The seat has half of the time that a decision has: for a short answer that holds up somebody else's turn. */
  readonly hurried?: boolean
  /** One sentence to the seat that is asked, such as "Choose your side". */
  readonly prompt: string
}

/** What happened because of an action; `audience` lists the viewers who may know, absent means everybody. */
export type Event = {
  readonly type: string
  readonly audience?: readonly number[]
}

/** A refused move: nothing changed and no chance was used up. */
export type Refusal = {
  readonly ok: false
  /** snake_case, for programs. */
  readonly code: string
  /** One sentence that says what would be legal, for people. */
  readonly reason: string
}

/** A move that was played. */
export type Applied<S, E> = { readonly ok: true; readonly state: S; readonly events: readonly E[] }

/** A seat was left, and the match goes on without it. */
export type Departure<S, E> = { readonly state: S; readonly events: readonly E[] }

/** How a match ended. */
export type Outcome = {
  /** Place of each seat, by seat number: 1 is best, ties share a place. */
  readonly ranking: readonly number[]
  /** snake_case, for programs: `raft`, `scupper`, `vengeance`, … */
  readonly how: string
}

/** For whom a sentence is written, and what the seats are called in it. */
export type Telling = {
  readonly viewer: Viewer
  /** By seat number. */
  readonly names: readonly string[]
}

/**
 * A set of rules. Every function is pure and deterministic, takes frozen input, and every state, move,
 * event and view is plain JSON.
 *
 * Written with method syntax on purpose: it lets `Game<RaftState, …>` stand where a `Game` of unknown
 * parts is asked for. Who handles a game without knowing it (the server does) passes every state through
 * `game.state.parse` first.
 *
 * @typeParam S state · @typeParam O options · @typeParam M move · @typeParam R standing orders ·
 * @typeParam V view · @typeParam E event
 */
export interface Game<
  S = unknown,
  O = unknown,
  M = unknown,
  R = unknown,
  V = unknown,
  E extends Event = Event,
> {
  /** kebab-case; never changes. */
  readonly id: string
  readonly title: string
  /** One sentence for the catalogue. */
  readonly summary: string
  /** Raised with every change of behaviour; a match keeps the version that it began with. */
  readonly rulesVersion: number
  readonly players: { readonly min: number; readonly max: number }

  /** Table options. Every field has a default, so that `{}` parses. */
  readonly options: z.ZodType<O>
  readonly move: z.ZodType<M>
  /** Standing orders of a seat. Every field has a default, so that `{}` parses. */
  readonly orders: z.ZodType<R>
  readonly state: z.ZodType<S>

  setup(options: O, seats: number, chance: Chance): S
  /** All decisions open now; none once there is an outcome. */
  decisions(state: S): readonly Decision[]
  /** All legal answers to an open decision. */
  legal(state: S, decision: Decision): readonly Choice<M>[]
  /** Plays the move as the answer to an open decision. */
  apply(state: S, decision: Decision, move: M, chance: Chance): Applied<S, E> | Refusal
  /** The move played for a seat whose time ran out. */
  absent(state: S, decision: Decision, chance: Chance): M
  /**
   * Takes a seat out of a match that goes on between the others: what becomes of its cards, and of whatever waits
   * for it. Nothing is asked of the seat afterwards. Without this, the absent moves are played for it.
   */
  leave?(state: S, seat: number, chance: Chance): Departure<S, E>
  /** The move that the seat's standing orders give for this decision, or `undefined`. */
  standing(state: S, decision: Decision, orders: R): M | undefined
  /** The move that the seat's standing orders give once its time ran out; `undefined`, as without this: the absent move. */
  overdue?(state: S, decision: Decision, orders: R): M | undefined
  /** Built up from what the viewer may see, never the state with things taken out. */
  view(state: S, viewer: Viewer): V
  outcome(state: S): Outcome | undefined
  /** One English sentence for the log, mails and screen readers; `undefined` if the viewer is told nothing. */
  describe(event: E, telling: Telling): string | undefined
  /** One English sentence that says what a move would do, such as "Jump from c4 to d4". */
  describeMove(move: M): string
  /** A full state consistent with what the seat sees; chance fills in what it does not. For bots. */
  imagine(view: V, seat: number, chance: Chance): S
  /** How well each seat stands, 0 (lost) to 1 (won), for bots that stop looking ahead before the end. */
  estimate?(state: S): readonly number[]
  /**
   * Answers to an open decision that are worth a thought, from what the decision's seat sees, the most promising first: for
   * bots, where "any of these cards" describes more moves than blind trying would get through. If there is
   * one only, it is played; if none, bots try what is legal.
   */
  suggest?(view: V, decision: Decision, chance: Chance): readonly M[]
}
