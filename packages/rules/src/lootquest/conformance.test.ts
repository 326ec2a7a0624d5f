import { describe, it } from 'vitest'
import { conformance } from '../conformance/index.js'
import { recordedOf } from '../conformance/testing/recorded.js'
import { lootQuest } from './index.js'
import { laws } from './testing/laws.js'

describe('LootQuest keeps to the contract', () => {
  const recorded = recordedOf(lootQuest.id, lootQuest.rulesVersion)
  for (const { name, run } of conformance(lootQuest, { laws, recorded, matches: 24 })) it(name, run)
})
