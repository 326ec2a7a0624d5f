import { describe, expect, it } from 'vitest'
import { sealedLots } from '../sample-game/index.js'
import { laws } from '../sample-game/testing/laws.js'
import { checkPlaythrough, conformance } from './index.js'
import { faults } from './testing/faults.js'
import type { Sample } from './testing/planting.js'
import { recordedOf } from './testing/recorded.js'

function failures(game: Sample): string[] {
  const checks = conformance(game, { laws, matches: 12, maxActions: 150 })
  return checks.flatMap(({ name, run }) => {
    try {
      run()
      return []
    } catch {
      return [name]
    }
  })
}

describe('the conformance suite', () => {
  it('finds nothing wrong with the sample game', () => {
    expect(failures(sealedLots)).toEqual([])
  })

  it.each(faults)('catches $what', ({ game, caughtBy }) => {
    expect(failures({ ...sealedLots, ...game }).join('\n')).toMatch(caughtBy)
  })

  it('catches a recorded match that is told or shown otherwise now', () => {
    const [recorded] = Object.values(recordedOf(sealedLots.id, sealedLots.rulesVersion))
    if (!recorded) throw new Error('Nothing is recorded')
    const check = (game: Partial<Sample>) => () => checkPlaythrough({ ...sealedLots, ...game }, recorded)
    expect(check({})).not.toThrow()
    expect(check({ view: (state, viewer) => ({ ...sealedLots.view(state, viewer), rounds: 9 }) })).toThrow(
      'other views',
    )
    expect(check({ describe: () => 'Something happened.' })).toThrow('other told')
    expect(check({ outcome: () => undefined })).toThrow('ends otherwise')
    const { record, steps } = recorded
    expect(() => checkPlaythrough(sealedLots, { record, steps: steps.slice(1) })).toThrow()
  })
})
