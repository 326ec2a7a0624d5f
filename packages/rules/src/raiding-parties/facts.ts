// What is printed, and what follows from it at a glance: for boards, which leave out what reads and plays matches.

export { CARDS, type CardName, CREW, FLEET, goldOf, isFleet, NAMES, TRICKS } from './cards.js'
export { PARTIES, type Party, type PartyMove, partyMove, partyObjection } from './party.js'
export { countHits, type Face, faceOf, PLAYING_CARDS } from './playing.js'
export {
  type Ability,
  type HitSet,
  type Kind,
  type Sheet,
  WEAPONS,
  type Weapon,
  type WeaponName,
} from './sheet.js'
export type { Own, PublicPlayer, View } from './sight.js'
export { mustFight } from './targets.js'
export type { Flip, Frame, Move, Piece, Unit } from './types.js'
export { hasUse, hitsFor, leftOf, newUnit, weaponsOf } from './units.js'
