import type { Chance } from '../chance.js'
import { CARDS, type CardName } from './cards.js'
import { finish } from './ending.js'
import type { RaidEvent } from './events.js'
import { sorted, without } from './lists.js'
import { isHit, PLAYING_CARDS } from './playing.js'
import { isOut } from './targets.js'
import type { Flip, Frame, Piece, State, Unit, Work } from './types.js'
import { hitsFor, leftOf, newUnit, pieceOf } from './units.js'

/** A match while an action changes it: a state of its own, what happened so far, and chance. */
export type Table = { readonly state: Work; readonly events: RaidEvent[]; readonly chance: Chance }

/** A table to work on; the state that it is made from is never changed. Arrays of cards are replaced, not written to. */
export const tableOf = (state: State, chance: Chance): Table => ({
  state: {
    ...state,
    players: state.players.map((player) => ({ ...player })),
    units: state.units.map((unit) => ({ ...unit })),
    stack: state.stack.map((frame) => ({ ...frame })),
    turn: { ...state.turn },
  },
  events: [],
  chance,
})

/** At most so many cards of a player that came from outside are in play at once (A13). */
export const MOST_MADE = 12

/** A player at the table. */
export function playerAt<P>(state: { readonly players: readonly P[] }, seat: number): P {
  const player = state.players[seat]
  if (!player) throw new RangeError(`There is no seat ${seat}`)
  return player
}

export const push = ({ state }: Table, frame: Frame): void => void state.stack.push(frame)
export const pop = ({ state }: Table): void => void state.stack.pop()

/** Hits the deck: turns up a playing card and tells whether it is a hit. An empty deck is made anew first (A17). */
export function flip(
  table: Table,
  by: Piece,
  what: Flip['what'],
  printed: string,
  about: Partial<Pick<Flip, 'weapon' | 'target' | 'hold'>> = {},
): boolean {
  const { state, events, chance } = table
  if (state.deck === '') {
    state.deck = [...PLAYING_CARDS].filter((letter) => state.pile.includes(letter)).join('')
    state.pile = ''
    events.push({ type: 'reshuffled' })
  }
  const at = chance.below(state.deck.length)
  const playing = state.deck.charAt(at)
  state.deck = state.deck.slice(0, at) + state.deck.slice(at + 1)
  state.pile += playing
  state.stirred = true
  const hits = hitsFor(state, by, printed)
  const { weapon = null, target = null, hold = null } = about
  const result: Flip = { by, what, weapon, target, hold, hits, playing, hit: isHit(hits, playing) }
  state.latest = [...state.latest, result]
  events.push({ type: 'flip', ...result })
  return result.hit
}

/** Draws a card from the locker into the hold, if there is one (R12, A55, A56). */
export function draw({ state, events, chance }: Table, seat: number, why: 'turn' | 'advice'): void {
  const player = playerAt(state, seat)
  if (player.locker.length === 0) return
  const card = player.locker[chance.below(player.locker.length)]
  if (card === undefined) return
  player.locker = without(player.locker, card)
  player.hold = sorted([...player.hold, card])
  state.stirred = true
  events.push({ type: 'drew', seat, why }, { type: 'drawn', seat, card, audience: [seat] })
}

/** Takes a chosen card out of the locker; what is left is shuffled by being in no order (R62). */
export function search({ state, events }: Table, seat: number, card: CardName): void {
  const player = playerAt(state, seat)
  player.locker = without(player.locker, card)
  player.hold = sorted([...player.hold, card])
  state.stirred = true
  events.push({ type: 'drew', seat, why: 'search' }, { type: 'drawn', seat, card, audience: [seat] })
}

/** Puts a card into play. It is for the caller to tell of it, and to let its abilities happen. */
export function enter(
  { state }: Table,
  seat: number,
  card: CardName,
  about: { readonly made: boolean; readonly damage?: number },
): Unit {
  state.made++
  const unit: Unit = {
    ...newUnit(state.made, seat, card),
    damage: about.damage ?? 0,
    made: about.made,
    fresh: seat === state.onTurn,
  }
  state.units.push(unit)
  return unit
}

/** Whether a player can have one more card from outside in play. */
export const canMake = ({ units }: State, seat: number): boolean =>
  units.filter((unit) => unit.made && unit.seat === seat).length < MOST_MADE

/** Brings a card into play from outside (R61). */
export function make(table: Table, by: Piece, card: CardName): void {
  if (!canMake(table.state, by.seat)) return
  const unit = enter(table, by.seat, card, { made: true })
  table.events.push({ type: 'made', unit: pieceOf(unit), by })
}

/** Damage that stays (R23). */
export function wound(table: Table, unit: Unit, damage: number, why: 'wounds' | 'cannon'): void {
  unit.damage += damage
  if (leftOf(unit) <= 0) kill(table, unit, why)
  else table.events.push({ type: 'wounded', unit: pieceOf(unit), damage, left: leftOf(unit) })
}

/** A card in play dies; those who fought it are free (R11, R42, A16). */
export function kill(table: Table, unit: Unit, why: 'wounds' | 'cannon' | 'destroyed'): void {
  const { state, events } = table
  events.push({ type: 'died', unit: pieceOf(unit), why })
  remove(table, unit)
  if (!unit.made) {
    const player = playerAt(state, unit.seat)
    player.djl = [...player.djl, unit.card]
  }
  checkBeaten(table, unit.seat)
}

/** Takes a card out of play and frees those who fought it. */
export function remove({ state, events }: Table, unit: Unit): void {
  state.units = state.units.filter(({ id }) => id !== unit.id)
  for (const other of state.units) {
    if (other.foe !== unit.id) continue
    other.foe = null
    if (other.answer === 'given') other.answer = 'ready'
    events.push({ type: 'freed', unit: pieceOf(other) })
  }
}

/** A card in a hold dies. */
export function killInHold(table: Table, seat: number, card: CardName, why: 'cannon' | 'destroyed'): void {
  table.events.push({ type: 'died', unit: { id: null, card, seat }, why })
  bury(table, seat, card)
  checkBeaten(table, seat)
}

/** From the hold to Davy Jones Locker. */
export function bury(table: Table, seat: number, card: CardName): void {
  takeFromHold(table, seat, card)
  const player = playerAt(table.state, seat)
  player.djl = [...player.djl, card]
}

/** A card leaves the hold. */
export function takeFromHold({ state }: Table, seat: number, card: CardName): void {
  const player = playerAt(state, seat)
  player.hold = without(player.hold, card)
  state.stirred = true
}

/** A one timer is played. On the own turn, before the turn's card, it is the turn's card (R60). */
export function spendOneTimer(table: Table, seat: number, card: CardName): void {
  const { state } = table
  bury(table, seat, card)
  if (seat !== state.onTurn) return
  state.turn.any = true
  // The bonus card was the turn's card, then; the bonus is free again.
  if (!state.turn.regular) state.turn.bonus = false
  state.turn.regular = true
}

/** Whoever has no card left in locker, hold and play is beaten (R9). */
export function checkBeaten(table: Table, seat: number): void {
  const { state, events } = table
  const { hold, locker } = playerAt(state, seat)
  if (isOut(state, seat) || hold.length > 0 || locker.length > 0) return
  if (state.units.some((unit) => unit.seat === seat)) return
  state.out = [...state.out, seat]
  events.push({ type: 'beaten', seat })
  checkWon(table)
}

/** The last one afloat has won. */
export function checkWon({ state, events }: Table): void {
  if (state.players.length - state.out.length === 1) finish(state, events, 'victory')
}

/** Whether the card is a Ship, Fort or Land. */
export const isStructure = (card: CardName): boolean => ['ship', 'fort', 'land'].includes(CARDS[card].kind)
