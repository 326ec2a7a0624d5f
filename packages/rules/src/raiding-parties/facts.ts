// What is printed, and what follows from it at a glance: for boards, which leave out what reads and plays matches.

export { CARDS, type CardName, NAMES } from './cards.js'
export { goldOf, verbFor } from './lists.js'
export { PARTIES, type Party, type PartyMove, partyMove, partyObjection } from './party.js'
export { countHits, faceOf, PLAYING_CARDS } from './playing.js'
export {
  type Ability,
  type HitSet,
  type Kind,
  WEAPONS,
  type Weapon,
  type WeaponName,
} from './sheet.js'
export type { Own, View } from './sight.js'
export { mustFight } from './targets.js'
export type { Flip, Frame, Move, Piece, Unit } from './types.js'
export { hasUse, hitsFor, newUnit, shotsOf, weaponsOf } from './units.js'
