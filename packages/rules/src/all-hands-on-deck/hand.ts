// What a board needs to know of cards and crews. Apart from the game, and without schemas: zod alone would weigh more
// in a browser than the board and its drawings.

export * from './cards.js'
export {
  isWinning,
  lacking,
  type NearestCrew,
  nearestCrew,
  type Run,
  runsIn,
  type Score,
  scoreOf,
} from './crew.js'
export { bidValue } from './gold.js'
