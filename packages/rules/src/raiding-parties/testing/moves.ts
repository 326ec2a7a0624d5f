import type { CardName } from '../cards.js'
import type { Move } from '../index.js'
import type { WeaponName } from '../sheet.js'

/** Moves, short to write. Cards in play go by their numbers. */
export const end: Move = { type: 'end' }
export const awaits: Move = { type: 'await' }
export const stop: Move = { type: 'stop' }
export const play = (card: CardName): Move => ({ type: 'play', card })
export const shoot = (by: number, weapon: WeaponName, target: number): Move => ({
  type: 'shoot',
  by,
  weapon,
  target,
})
export const fireAt = (by: number, hold: number): Move => ({ type: 'shoot', by, weapon: 'cannon', hold })
export const charge = (by: number, weapon: WeaponName, target: number): Move => ({
  type: 'charge',
  by,
  weapon,
  target,
})
export const strike = (by: number, weapon: WeaponName): Move => ({ type: 'strike', by, weapon })
export const ransack = (by: number, hold: number): Move => ({ type: 'ransack', by, hold })
export const recruit = (by: number): Move => ({ type: 'recruit', by })
export const stand = (weapon: WeaponName): Move => ({ type: 'stand', weapon })
export const aim = (target: number): Move => ({ type: 'aim', target })
export const rally = (by: number, unit: number): Move => ({ type: 'rally', by, unit })
/** Somebody in the locker, so that nobody is beaten before a test is over. */
export const spare = { locker: 'pirate pirate' }
