import { bidValue, isWinning } from '@marque/rules/all-hands-on-deck'
import { expect, it } from 'vitest'
import { auction, bids, seven, threes } from './scenes'

it('draws what the rules say', () => {
  expect(isWinning(seven)).toBe(true)
  expect(isWinning(threes)).toBe(true)
  expect(bids.map(({ cards }) => bidValue(cards, auction))).toEqual([13, 10, 8])
  expect(bids.map(({ left }) => bidValue(left, auction))).toEqual([5, 10, 8])
})
