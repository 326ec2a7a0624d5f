import * as rules from '@marque/rules/all-hands-on-deck'
import { expect, it } from 'vitest'
import { cards, goldOf, named, titleOf } from './faces'

it('knows the cards of the rules by the same names', () => {
  expect(cards).toEqual(rules.CARDS)
  expect(cards.map(titleOf)).toEqual(rules.CARDS.map(rules.titleOf))
  expect(named(['b7', 'b7', 'rum']).map(({ item }) => item)).toEqual(rules.itemsOf(['b7', 'b7', 'rum']))
})

it('counts the gold of a bid', () => {
  expect(goldOf(['b4', 'r5'], 'b7')).toBe(13)
  expect(goldOf(['pirate_king', 'b4', 'r5'], 'b7')).toBe(18)
  expect(goldOf(['rum', 'mermaid'], null)).toBe(5)
})
