import { describe, it } from 'vitest'
import { conformance } from '../conformance/index.js'
import { recordedOf } from '../conformance/testing/recorded.js'
import { sealedLots } from './index.js'
import { laws } from './testing/laws.js'

describe('Sealed Lots keeps to the contract', () => {
  const recorded = recordedOf(sealedLots.id, sealedLots.rulesVersion)
  for (const { name, run } of conformance(sealedLots, { laws, recorded, matches: 60 })) it(name, run)
})
