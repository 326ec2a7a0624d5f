import type { Refusal } from '../../game.js'
import { CARDS, type CardName } from '../cards.js'
import {
  canMake,
  checkBeaten,
  enter,
  make,
  playerAt,
  spendOneTimer,
  type Table,
  takeFromHold,
} from '../table.js'
import { refuse } from '../targets.js'
import type { State } from '../types.js'
import { has, pieceOf } from '../units.js'
import { arrive } from './arrival.js'

const isOneTimer = (card: CardName) => CARDS[card].kind === 'one_timer'

/** Pirates that a Flotilla makes. */
const FLOTILLA = 3

/** Whether a card of the hold must still be played in this turn (R13, A9). */
export const mustPlay = (state: State): boolean =>
  !state.turn.any && playerAt(state, state.onTurn).hold.length > 0

/** A hold of one timers only must give one of them, whatever its effect (A7). */
const mustThrow = (state: State): boolean =>
  mustPlay(state) && playerAt(state, state.onTurn).hold.every(isOneTimer)

/** Whether a one timer has an effect when it is played on the own turn (A8, A59). */
const hasEffect = (state: State, card: CardName): boolean =>
  has({ card }, 'flotilla') && canMake(state, state.onTurn)

/** Why a card of the hold may not be played now; nothing if it may (R13, R14, R59, R60). */
export function playObjection(state: State, card: CardName): Refusal | undefined {
  const { turn } = state
  if (!playerAt(state, state.onTurn).hold.includes(card)) {
    return refuse('not_in_hold', 'Play a card that you have in your hold.')
  }
  if (isOneTimer(card)) {
    return hasEffect(state, card) || mustThrow(state)
      ? undefined
      : refuse(
          'no_effect',
          `The ${CARDS[card].title} would do nothing now: keep it until it helps, and play another card.`,
        )
  }
  const isExtra = (turn.chain && has({ card }, 'brethren_chain')) || (!turn.bonus && has({ card }, 'ranger'))
  return isExtra || !turn.regular
    ? undefined
    : refuse(
        'card_played',
        'You have played your card for this turn: only one timers, a Ranger, or Brethren after Brethren may follow.',
      )
}

/** Plays a card from the hold of whoever is on turn. */
export function play(table: Table, card: CardName): void {
  const { state, events } = table
  const { turn, onTurn: seat } = state
  if (isOneTimer(card)) {
    const by = { id: null, card, seat }
    const works = hasEffect(state, card)
    spendOneTimer(table, seat, card)
    events.push(works ? { type: 'played', unit: by, why: 'one_timer' } : { type: 'fizzled', unit: by })
    if (works) for (let made = 0; made < FLOTILLA; made++) make(table, by, 'pirate')
    checkBeaten(table, seat)
    return
  }
  const isChained = turn.chain && has({ card }, 'brethren_chain')
  const isBonus = isChained || (!turn.bonus && has({ card }, 'ranger'))
  turn.any = true
  if (!isBonus) turn.regular = true
  else if (!isChained) turn.bonus = true
  if (has({ card }, 'brethren_chain')) turn.chain = true
  takeFromHold(table, seat, card)
  const unit = enter(table, seat, card, { made: false })
  events.push({ type: 'played', unit: pieceOf(unit), why: isBonus ? 'bonus' : 'turn' })
  arrive(table, unit)
}
