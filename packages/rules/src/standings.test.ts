import { expect, it } from 'vitest'
import { standings } from './standings.js'

it.each([
  ['nobody left, still playing', undefined, [], 3, undefined],
  ['nobody left, over', { ranking: [2, 1], how: 'raft' }, [], 2, { ranking: [2, 1], how: 'raft' }],
  ['one of three left', undefined, [1], 3, undefined],
  ['only one stays', undefined, [1, 0], 3, { ranking: [2, 3, 1], how: 'left' }],
  [
    'the winner had left',
    { ranking: [1, 2, 3], how: 'points' },
    [0],
    3,
    { ranking: [3, 1, 2], how: 'points' },
  ],
  [
    'ties among those who stayed',
    { ranking: [1, 2, 2, 4], how: 'points' },
    [3],
    4,
    { ranking: [1, 2, 2, 4], how: 'points' },
  ],
  [
    'a tie above a leaver',
    { ranking: [2, 1, 2], how: 'points' },
    [1],
    3,
    { ranking: [1, 3, 1], how: 'points' },
  ],
])('standings: %s', (_, outcome, left, seats, expected) => {
  expect(standings(outcome, left, seats)).toEqual(expected)
})
