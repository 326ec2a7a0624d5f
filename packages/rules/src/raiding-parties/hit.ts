import { pickOne } from '../chance.js'
import { arrive } from './abilities/arrival.js'
import { attack, first } from './attack.js'
import { CARDS, type CardName } from './cards.js'
import {
  enter,
  flip,
  isStructure,
  kill,
  killInHold,
  playerAt,
  pop,
  spendOneTimer,
  type Table,
  takeFromHold,
  wound,
} from './table.js'
import { isOut, shotTargets } from './targets.js'
import type { HitFrame, Piece, State, Unit } from './types.js'
import { CANNON_DAMAGE, damageBy, has, leftOf, pieceOf, unitOf, weaponOf } from './units.js'

/** The card that is hit; nothing while it is one in a hold, and nobody knows which. */
export const hitPiece = ({ unit, card, seat }: HitFrame): Piece | undefined =>
  card === null ? undefined : { id: unit, card, seat }

/** How many other cards the owner has in the hold: among them may be a Jolly Roger (A45). Everybody knows. */
export const othersInHold = (state: State, { seat, unit }: HitFrame): number =>
  playerAt(state, seat).hold.length - (unit === null ? 1 : 0)

/** Whether the owner holds a Jolly Roger besides the card that is hit (A45). */
export function holdsJollyRoger(state: State, frame: HitFrame): boolean {
  const count = playerAt(state, frame.seat).hold.filter((card) => has({ card }, 'jolly_roger')).length
  const isHitItself = frame.unit === null && frame.card === 'jolly_roger'
  return count > (isHitItself ? 1 : 0)
}

/**
 * One step of what follows a hit (A41, A49): a Navigator may save the hold; a random card of it is hit; the card
 * tries its Evade, then its Fortify; a Jolly Roger may save it; then comes the harm. Steps at which the owner has
 * a choice wait for it (see `asks.ts`), and do not come here.
 */
export function stepHit(table: Table, frame: HitFrame): void {
  const { state } = table
  const target = frame.unit === null ? undefined : unitOf(state, frame.unit)
  const isLost = frame.unit === null ? playerAt(state, frame.seat).hold.length === 0 : !target
  if (isLost || isOut(state, frame.seat)) {
    pop(table)
    return
  }
  switch (frame.step) {
    case 'navigator':
    case 'draw':
      drawHit(table, frame)
      return
    case 'evade':
      tryEvade(table, frame, target)
      return
    case 'fortify':
      tryFortify(table, frame, target)
      return
    case 'jolly_roger':
      frame.step = 'harm'
      return
    case 'harm':
      pop(table)
      if (target)
        wound(table, target, damageBy(frame.harm, target), frame.harm === 'cannon' ? 'cannon' : 'wounds')
      else harmInHold(table, frame)
      return
  }
}

/** A random card of the hold is the one that is hit, and is shown (R34, A78). */
function drawHit({ state, events, chance }: Table, frame: HitFrame): void {
  const card = pickOne(chance, playerAt(state, frame.seat).hold)
  frame.card = card
  frame.step = 'evade'
  events.push({ type: 'hold_hit', unit: { id: null, card, seat: frame.seat } })
}

/** R52, R35; a Scalawag that evades throws grenades (A42–A44). */
function tryEvade(table: Table, frame: HitFrame, target: Unit | undefined): void {
  const piece = hitPiece(frame)
  const printed = piece && CARDS[piece.card].evade
  frame.step = 'fortify'
  if (!piece || !printed || !flip(table, piece, 'evade', printed)) return
  pop(table)
  if (target) throwGrenades(table, target)
}

/** A Scalawag in play and out of melee throws once because of each attack, and within a chain but once (A44). */
function throwGrenades(table: Table, unit: Unit): void {
  const { state } = table
  const attacks = state.stack.flatMap((frame) => (frame.type === 'attack' ? [frame] : []))
  const cause = attacks.at(-1)
  const weapon = weaponOf(state, unit, 'grenades')
  if (!has(unit, 'grenades_on_evade') || unit.foe !== null || !cause || !weapon) return
  if (attacks.some(({ thrown }) => thrown.includes(unit.id))) return
  if (shotTargets(state, unit.seat, weapon).length === 0) return
  cause.thrown = [...cause.thrown, unit.id]
  attack(table, unit, weapon, first('grenades'), {})
}

/** R53: in play, and not against cannons. */
function tryFortify(table: Table, frame: HitFrame, target: Unit | undefined): void {
  const printed = target && CARDS[target.card].fortify
  frame.step = 'jolly_roger'
  if (!target || !printed || frame.harm !== 'wound') return
  if (flip(table, pieceOf(target), 'fortify', printed)) pop(table)
}

/** The owner shows a Navigator, or does not (R66, A47, A48). */
export function navigate(table: Table, frame: HitFrame, use: boolean): void {
  frame.step = 'draw'
  if (!use) return
  const by: Piece = { id: null, card: 'navigator', seat: frame.seat }
  table.events.push({ type: 'navigator_shown', unit: by })
  if (flip(table, by, 'navigator', CARDS.navigator.flip ?? '')) pop(table)
}

/** The owner plays a Jolly Roger for the card that is hit, or does not (R54, A45). */
export function flyJollyRoger(table: Table, frame: HitFrame, use: boolean): void {
  const piece = hitPiece(frame)
  if (!use || !piece) {
    frame.step = 'harm'
    return
  }
  const by: Piece = { id: null, card: 'jolly_roger', seat: frame.seat }
  spendOneTimer(table, frame.seat, by.card)
  table.events.push({ type: 'jolly_roger_played', unit: by, for: piece })
  if (flip(table, by, 'jolly_roger', CARDS.jolly_roger.flip ?? '', { target: piece })) pop(table)
}

/** Whether the harm would kill the card, if nothing saves it. */
export function wouldDie(state: State, frame: HitFrame): boolean {
  const unit = frame.unit === null ? undefined : unitOf(state, frame.unit)
  if (!unit) return frame.card === null || frame.harm === 'destroy' || !isStructure(frame.card)
  return damageBy(frame.harm, unit) >= leftOf(unit)
}

/** A card in a hold takes the hit: it dies, or a Ship, Fort or Land comes out damaged (R33, R36, R37, R65, A51). */
function harmInHold(table: Table, { seat, card, harm: how }: HitFrame): void {
  if (card === null) return
  if (how === 'cannon' && isStructure(card)) forceOut(table, seat, card)
  else killInHold(table, seat, card, how === 'cannon' ? 'cannon' : 'destroyed')
}

/** R37, A52, A53. */
function forceOut(table: Table, seat: number, card: CardName): void {
  takeFromHold(table, seat, card)
  const unit = enter(table, seat, card, { made: false, damage: CANNON_DAMAGE })
  table.events.push({ type: 'forced_out', unit: pieceOf(unit), damage: CANNON_DAMAGE })
  arrive(table, unit)
  if (unit.damage >= CARDS[card].hp) kill(table, unit, 'cannon')
}
