import { describe, it } from 'vitest'
import { conformance } from '../conformance/index.js'
import { recordedOf } from '../conformance/testing/recorded.js'
import { raidingParties } from './index.js'
import { laws } from './testing/laws.js'

describe('Raiding Parties keeps to the contract', () => {
  const recorded = recordedOf(raidingParties.id, raidingParties.rulesVersion)
  const checks = conformance(raidingParties, { laws, recorded, matches: 24, maxActions: 20_000 })
  for (const { name, run } of checks) it(name, run)
})
