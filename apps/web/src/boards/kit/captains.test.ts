import { expect, it } from 'vitest'
import { atStart, captain, whose } from './captains'

const seats = [
  { index: 0, name: 'anne', isMe: false },
  { index: 1, name: 'Bob', isMe: true },
]

it('calls captains as a sentence does, and leaves their names as they write them', () => {
  expect([0, 1, 2].map((seat) => captain(seats, seat))).toEqual(['anne', 'you', 'seat 3'])
  expect([0, 1].map((seat) => atStart(captain(seats, seat)))).toEqual(['anne', 'You'])
  expect([0, 1].map((seat) => atStart(whose(seats, seat)))).toEqual(['anne’s', 'Your'])
  expect(atStart(`${whose(seats, 1)} Rogue`)).toBe('Your Rogue')
  expect(atStart('young Tom')).toBe('young Tom')
})
