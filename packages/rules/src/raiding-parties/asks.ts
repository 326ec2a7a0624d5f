import type { Decision } from '../game.js'
import { counterWeapons, isToAim } from './attack.js'
import { CARDS } from './cards.js'
import { standingWeapons } from './charge.js'
import { hitPiece, othersInHold } from './hit.js'
import { verbFor } from './lists.js'
import { playerAt } from './table.js'
import { isOut } from './targets.js'
import type { Frame, HitFrame, State } from './types.js'
import { unitOf } from './units.js'

/** What a player can be asked (D1–D15). */
export type Question =
  | 'party'
  | 'turn'
  | 'aim'
  | 'grenade'
  | 'stand'
  | 'weapon'
  | 'answer'
  | 'jolly_roger'
  | 'navigator'
  | 'search'
export type Ask = { readonly what: Question; readonly seat: number; readonly prompt: string }

/** All that is open now: every party that is not chosen yet, or the one question that play waits for. */
export function decisions(state: State): Decision[] {
  if (state.phase === 'play') return [decisionOf(state, askNow(state))]
  if (state.phase === 'over') return []
  return [...state.players.keys()].flatMap((seat) => {
    const ask = partyAsk(state, seat)
    return ask ? [decisionOf(state, ask)] : []
  })
}

/** What a decision asks, while it is open. */
export function askFor(state: State, { id, seat }: Decision): Ask | undefined {
  if (state.phase === 'over') return undefined
  const ask = state.phase === 'play' ? askNow(state) : state.players[seat] && partyAsk(state, seat)
  return ask && ask.seat === seat && idOf(state, ask) === id ? ask : undefined
}

/** Parties are chosen in any order; all else comes one after the other and is numbered. */
const idOf = ({ asks }: State, { what, seat }: Ask): string =>
  what === 'party' ? `party-${seat}` : `${what}-${asks}`

function decisionOf(state: State, ask: Ask): Decision {
  const { what, seat, prompt } = ask
  const isTurn = what === 'party' || (seat === state.onTurn && (what === 'turn' || what === 'aim'))
  return { id: idOf(state, ask), seat, kind: isTurn ? 'turn' : 'reaction', prompt }
}

function partyAsk(state: State, seat: number): Ask | undefined {
  const { party, gone } = playerAt(state, seat)
  if (party !== null || gone) return undefined
  return { what: 'party', seat, prompt: `Choose your party for ${state.gold} gold` }
}

/** The question that play waits for: of what is being resolved, or else what to do in the turn. */
function askNow(state: State): Ask {
  return frameAsk(state) ?? { what: 'turn', seat: state.onTurn, prompt: turnPrompt(state) }
}

const turnPrompt = ({ turn }: State): string =>
  turn.any
    ? 'Your turn: use your cards, or end your turn'
    : 'Your turn: play a card, use those in play, or end your turn'

/** What the innermost thing that is being resolved asks; nothing if it goes on by itself. Only what everybody sees decides. */
export function frameAsk(state: State): Ask | undefined {
  const frame = state.stack.at(-1)
  return frame && !isOut(state, seatOf(state, frame)) ? questionOf(state, frame) : undefined
}

/** Whose answer a frame may wait for. */
function seatOf(state: State, frame: Frame): number {
  if (frame.type !== 'charge') return frame.seat
  return unitOf(state, frame.target)?.seat ?? state.onTurn
}

function questionOf(state: State, frame: Frame): Ask | undefined {
  const seat = seatOf(state, frame)
  switch (frame.type) {
    case 'attack':
      if (!isToAim(state, frame)) return undefined
      return frame.why === 'grenades'
        ? { what: 'grenade', seat, prompt: 'Throw a grenade, or stop' }
        : { what: 'aim', seat, prompt: 'Choose a target for your next shot, or stop' }
    case 'hit':
      return hitQuestion(state, frame)
    case 'charge': {
      if (standingWeapons(state, frame).length === 0) return undefined
      const by = unitOf(state, frame.by)
      const who = by ? `${CARDS[by.card].title} ${verbFor(by.card, 'charges', 'charge')}` : 'Somebody charges'
      return { what: 'stand', seat, prompt: `${who}: stand and shoot, or await` }
    }
    case 'retaliation':
      if (counterWeapons(state, frame).length < 2) return undefined
      return { what: 'weapon', seat, prompt: `Strike back at ${titleOf(state, frame.at)}: choose a weapon` }
    case 'answer':
      if (counterWeapons(state, frame).length === 0) return undefined
      return { what: 'answer', seat, prompt: `Retaliate against ${titleOf(state, frame.at)}, or decline` }
    case 'search':
      if (playerAt(state, seat).locker.length === 0) return undefined
      return { what: 'search', seat, prompt: 'Choose a card of your locker for your hold' }
  }
}

/** A hit asks on public grounds: whether a hold has cards, never which (A46). */
function hitQuestion(state: State, frame: HitFrame): Ask | undefined {
  const { seat } = frame
  if (frame.step === 'navigator' && playerAt(state, seat).hold.length > 0) {
    return { what: 'navigator', seat, prompt: 'Your hold is hit: show a Navigator, or take it' }
  }
  if (frame.step !== 'jolly_roger' || othersInHold(state, frame) <= 0) return undefined
  const piece = hitPiece(frame)
  const isHit = piece ? `${CARDS[piece.card].title} ${verbFor(piece.card, 'is', 'are')} hit` : 'card is hit'
  return { what: 'jolly_roger', seat, prompt: `Your ${isHit}: play a Jolly Roger, or take it` }
}

function titleOf(state: State, id: number): string {
  const unit = unitOf(state, id)
  return unit ? CARDS[unit.card].title : 'whoever it was'
}
