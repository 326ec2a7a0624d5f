// What is printed on the cards, and what follows from it at a glance: for boards, which leave out what reads and plays matches.

export { type Assignment, bestAssignment } from './assignment.js'
export { challengeOn, countsAs, mayRollAgain, succeeds } from './duel.js'
export { HEROES, type HeroName, heroAt, heroOf, MOST_HEROES, NAMES } from './heroes.js'
export { oddsOf } from './odds.js'
export { bonusesOf, cubeScore, isHand, scoreOf, zoneScore } from './score.js'
export {
  type Alliance,
  type Challenge,
  COLOURS,
  type Colour,
  type Face,
  type Fit,
  type Gain,
  type Hand,
  type Hero,
  type Need,
  type Penalty,
  type Power,
  type Round,
  type Shape,
  type Task,
  type Zone,
} from './sheet.js'
export type { View } from './sight.js'
export type { Die, Duel, Earned, Faced, Move, Result, Roll, Side } from './types.js'
export { earnsUse, fits, meets, type Spot, spotsOf, takenBy, takes, type Use, useOf } from './zones.js'
