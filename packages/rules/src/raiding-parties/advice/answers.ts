import { best } from '../../best.js'
import type { Question } from '../asks.js'
import { counterWeapons, nextTargets } from '../attack.js'
import { CARDS } from '../cards.js'
import { standingWeapons } from '../charge.js'
import { holdsJollyRoger, wouldDie } from '../hit.js'
import { playerAt } from '../table.js'
import type { AttackFrame, ChargeFrame, CounterFrame, HitFrame, Move, State } from '../types.js'
import { damageBy, unitOf, weaponOf } from '../units.js'
import { lifeOf, lossOf } from '../worth.js'
import { awaitedWorth, blowAt, stoodWorth } from './blows.js'
import { promiseOf } from './cards.js'
import { chanceOf } from './odds.js'

/** The answer to what is being resolved; nothing if nothing waits for one. */
export function answerTo(state: State, seat: number, what: Question): Move | undefined {
  const frame = state.stack.at(-1)
  switch (frame?.type) {
    case 'attack':
      return nextShot(state, frame, what === 'grenade' ? 'grenade' : 'aim')
    case 'charge':
      return standOrAwait(state, frame)
    case 'retaliation':
      return counter(state, frame, 'weapon')
    case 'answer':
      return counter(state, frame, 'answer')
    case 'hit':
      if (what === 'navigator') return { type: what, use: playerAt(state, seat).hold.includes('navigator') }
      return { type: 'jolly_roger', use: wantsJollyRoger(state, frame) }
    case 'search': {
      const card = best(playerAt(state, seat).locker, (each) => promiseOf(state, seat, each))
      return card && { type: 'search', by: frame.by, card }
    }
    default:
      return undefined
  }
}

/** The next shot goes where it does most: one flip at a time, so what came of the last one counts. */
function nextShot(state: State, frame: AttackFrame, type: 'aim' | 'grenade'): Move {
  const by = unitOf(state, frame.by)
  const weapon = by && weaponOf(state, by, frame.weapon)
  const target =
    by && weapon && best(nextTargets(state, frame), (each) => blowAt(state, by, weapon, each, 1).gain)
  return target ? { type, target: target.id } : { type: 'stop' }
}

/** Stands and shoots if the charge is then worth less to whoever makes it (R39, R41). */
function standOrAwait(state: State, frame: ChargeFrame): Move | undefined {
  const charger = unitOf(state, frame.by)
  const target = unitOf(state, frame.target)
  const weapon = charger && weaponOf(state, charger, frame.weapon)
  if (!charger || !target || !weapon) return undefined
  const toCharger = (shot: (typeof shots)[number]) => stoodWorth(state, charger, weapon, target, shot)
  const shots = standingWeapons(state, frame)
  const shot = best(shots, (each) => -toCharger(each))
  return shot && toCharger(shot) < awaitedWorth(state, charger, weapon, target)
    ? { type: 'stand', weapon: shot.name }
    : { type: 'await' }
}

function counter(state: State, frame: CounterFrame, type: 'weapon' | 'answer'): Move | undefined {
  const unit = unitOf(state, frame.by)
  const foe = unitOf(state, frame.at)
  if (!unit || !foe) return undefined
  const weapon = best(counterWeapons(state, frame), (each) => blowAt(state, unit, each, foe).gain)
  return weapon && { type, weapon: weapon.name }
}

/** What a Jolly Roger must promise to save, in gold, to be worth its own life. */
const WORTH_A_FLAG = 1.2

/** For what is dear enough; but one that must soon be played for nothing flies for anything (A7, A45). */
function wantsJollyRoger(state: State, frame: HitFrame): boolean {
  const { seat } = frame
  if (!holdsJollyRoger(state, frame)) return false
  const { hold, locker } = playerAt(state, seat)
  const isIdle = locker.length === 0 && hold.every((card) => CARDS[card].kind === 'one_timer')
  const odds = chanceOf(state, { id: null, card: 'jolly_roger', seat }, CARDS.jolly_roger.flip)
  return isIdle || odds * stakeOf(state, frame) >= WORTH_A_FLAG
}

/** What the hit costs if nothing saves the card, in gold. */
function stakeOf(state: State, frame: HitFrame): number {
  const unit = frame.unit === null ? undefined : unitOf(state, frame.unit)
  if (unit) return lossOf(unit, damageBy(frame.harm, unit))
  return frame.card !== null && wouldDie(state, frame) ? lifeOf(frame.card) : 0
}
