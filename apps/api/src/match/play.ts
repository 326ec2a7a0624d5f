import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { markOf } from '../live/hub.js'
import { type Caller, requireCaller } from '../people/caller.js'
import { Problem } from '../problems.js'
import { rewind } from './clock.js'
import { gameOf, leftSeats, type MatchRow, seatOf } from './record.js'
import type { Writing } from './store.js'
import { botsToCall, whomToTell } from './tell.js'
import { afterTurn, type Impulse, leaveTurn, playTurn, type Turn } from './turn.js'

export const submitMoveInput = z.object({
  match: z.string().max(100).describe('The match’s id'),
  decision: z.string().max(200).describe('The id of the open decision that the move answers'),
  move: z.unknown().describe('As the game’s move schema in the catalogue says'),
  idempotencyKey: z
    .string()
    .min(1)
    .max(100)
    .describe(
      'Made up by the client, new for each move; the same key again gets the same answer and plays nothing',
    ),
})

/** A move that was played: the version that it made, and the match as it is now. */
export type Played = { readonly version: number; readonly match: MatchRow }

/** How often a turn is played again because somebody else’s came between. */
const TRIES = 8

/**
 * Plays a caller's move: one read, one write. docs/a-moves-way.md tells it step by step.
 *
 * @throws Problem not_found, not_your_seat, not_playing, decision_closed, key_reused, illegal_move, try_again
 */
export async function submitMove(house: House, caller: Caller | undefined, input: unknown): Promise<Played> {
  const { userId } = requireCaller(caller, 'play')
  const { match: id, decision, move, idempotencyKey: key } = parseInput(submitMoveInput, input, '')
  return playOn(house, id, { userId, key }, (match) => {
    const seat = seatOf(match, userId)
    if (!seat) throw notYours(match)
    if (match.prior) {
      const { prior } = match
      const same = prior.decision === decision && isDeepStrictEqual(prior.move, move)
      if (same) return { version: prior.index + 1 }
      throw new Problem('key_reused', 'This idempotency key came before with another move.', {
        where: 'idempotencyKey',
        hint: 'Make up a new key for each move; repeat one only to repeat the same request.',
      })
    }
    requirePlaying(match)
    return { type: 'move', decision, seat: seat.index, move, cause: 'player', key }
  })
}

/**
 * Gives up the caller's seat; if only one is left, the match is over. Doing it again changes nothing.
 *
 * @throws Problem not_found, not_your_seat, not_playing
 */
export async function resign(house: House, caller: Caller | undefined, id: string): Promise<MatchRow> {
  const { userId } = requireCaller(caller, 'play')
  const played = await playOn(house, id, { userId, key: null }, (match) => {
    const seat = seatOf(match, userId)
    if (!seat) throw notYours(match)
    if (seat.leftAt !== null) return { version: match.version }
    requirePlaying(match)
    return { type: 'leave', seat: seat.index }
  })
  return played.match
}

/** Plays the absence rule for a decision that is overdue; does nothing if it was settled or put off meanwhile. */
export async function playAbsence(house: House, id: string, decision: string): Promise<void> {
  await playOn(house, id, undefined, (match) => {
    const open = match.decisions.find((row) => row.id === decision)
    const overdue = match.status === 'playing' && open?.due && open.due <= house.now()
    return overdue ? { type: 'absence', decision } : { version: match.version }
  })
}

/** Plays a bot's move; does nothing if the decision was settled meanwhile. */
export async function playBotMove(house: House, id: string, decision: string, move: unknown): Promise<void> {
  await playOn(house, id, undefined, (match) => {
    const open = match.decisions.find((row) => row.id === decision)
    if (match.status !== 'playing' || !open) return { version: match.version }
    return { type: 'move', decision, seat: open.seat, move, cause: 'bot', key: null }
  })
}

/** What to play on the match as it was read, or the version to answer with if there is nothing to play. */
type Plan = (match: MatchRow) => Impulse | { readonly version: number }

/** Whose request it is, and the idempotency key that came with it. */
type Mover = { readonly userId: string; readonly key: string | null }

async function playOn(house: House, id: string, mover: Mover | undefined, plan: Plan): Promise<Played> {
  const stop = house.metrics.turnSeconds.startTimer()
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await house.reads.do({ id, ...mover })
    if (!before) throw notFound()
    const impulse = plan(before)
    if ('version' in impulse) return { version: impulse.version, match: before }
    const turn = await turnOf(house, before, impulse)
    const after = await writeDown(house, (writing) => house.writes.do(writing), before, turn, mover?.userId)
    if (after) {
      announce(house, after, turn)
      stop()
      // The version right after the impulse's own action: orders may have played on.
      return { version: before.version + 1, match: after }
    }
    house.metrics.conflicts.inc()
  }
  throw new Problem('try_again', 'Too many moves came in for this match at once.', {
    hint: 'Send the same request again, with the same idempotency key.',
  })
}

/** Plays the impulse by the match's rules. Leaving needs none where it ends the match or they are gone. */
async function turnOf(house: House, match: MatchRow, impulse: Impulse): Promise<Turn> {
  const game = gameOf(house.games, match)
  if (impulse.type === 'leave' && (!game || match.seats.length - leftSeats(match).length <= 2)) {
    return leaveTurn(match, impulse.seat)
  }
  if (!game)
    throw new Problem('try_again', 'This server does not have the rules of this match.', {
      hint: 'You can still resign.',
    })
  return house.rules.runSoon(() => playTurn(game, match, impulse))
}

/**
 * Writes a turn with all that belongs to it.
 *
 * @param write with others that come up at the same time, or in a transaction
 * @param mover the user whose request it was, if any
 * @returns the match after it, or `undefined` if another turn came between and nothing was written
 */
export async function writeDown(
  house: House,
  write: (writing: Writing) => Promise<boolean>,
  before: MatchRow,
  turn: Turn,
  mover: string | undefined,
): Promise<MatchRow | undefined> {
  const now = house.now()
  const isBot = (seat: number) => before.seats[seat]?.bot ?? false
  const { closed, opened } = rewind(before.decisions, turn.decisions, before, isBot, now)
  const still = before.decisions.filter(({ id }) => !closed.includes(id))
  const after = afterTurn(before, turn, [...still, ...opened], now)
  const written = await write({
    before,
    after,
    turn,
    closed,
    opened,
    notices: whomToTell(before, after, opened, mover),
    bots: botsToCall(after, opened),
    now,
    noticeDelay: house.settings.NOTICE_DELAY_SECONDS,
  })
  return written ? after : undefined
}

/** Tells the subscribers and the metrics of a turn; only ever after its commit. */
export function announce(house: House, after: MatchRow, turn: Turn): void {
  for (const { cause } of turn.actions) house.metrics.actions.inc({ game: after.game, cause })
  if (turn.outcome) house.metrics.finished.inc({ game: after.game })
  house.hub.publish(after.id, markOf(after))
}

export function requirePlaying(match: MatchRow): void {
  if (match.status === 'playing') return
  throw new Problem(
    'not_playing',
    match.status === 'open' ? 'The match has not started yet.' : 'The match is over.',
    {
      where: 'match',
      hint:
        match.status === 'open'
          ? 'It starts by itself when every seat is taken.'
          : 'Open a new match for a rematch.',
    },
  )
}

export const notFound = () =>
  new Problem('not_found', 'There is no such match.', {
    where: 'match',
    hint: 'Check the link; ids are case-sensitive.',
  })

const notYours = (match: MatchRow) =>
  new Problem('not_your_seat', 'You have no seat in this match.', {
    where: 'match',
    hint: match.status === 'open' ? 'Join it first.' : 'You may watch; only seated players move.',
  })
