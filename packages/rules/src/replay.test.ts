import { describe, expect, it } from 'vitest'
import { recordPlaythrough } from './conformance/index.js'
import { replay } from './replay.js'
import { sealedLots } from './sample-game/index.js'

const { record } = recordPlaythrough(sealedLots, { seed: 5, seats: 3, options: { rounds: 3 } })

describe('replay', () => {
  it('stops before the action that is asked for', () => {
    const whole = replay(sealedLots, record)
    expect(whole.events.length).toBe(record.actions.length)
    expect(whole.outcome).toEqual(record.outcome)
    const half = replay(sealedLots, record, 4)
    expect(half.events).toEqual(whole.events.slice(0, 4))
    expect(half.outcome).toBeUndefined()
  })
})
