import { describe, it } from 'vitest'
import { conformance } from '../conformance/index.js'
import { recordedOf } from '../conformance/testing/recorded.js'
import { allHandsOnDeck } from './index.js'
import { laws } from './testing/laws.js'

describe('All Hands on Deck! keeps to the contract', () => {
  const recorded = recordedOf(allHandsOnDeck.id, allHandsOnDeck.rulesVersion)
  const checks = conformance(allHandsOnDeck, { laws, recorded, matches: 20, maxActions: 20_000 })
  for (const { name, run } of checks) it(name, run)
})
