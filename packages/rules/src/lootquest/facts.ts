// What is printed on the cards, and what follows from it at a glance: for boards, which leave out what reads and plays matches.

export { HEROES, type HeroName, heroOf, NAMES } from './heroes.js'
export { oddsOf, secondOdds } from './odds.js'
export { scoreOf } from './score.js'
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
export type { Die, Faced, Move, Roll } from './types.js'
export { useOf } from './zones.js'
