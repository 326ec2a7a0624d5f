import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOT_PATIENCE, dueAfterOutage, dueAt, OUTAGE, rewind } from './clock.js'

const HOUR = 3_600_000
const now = new Date('2026-03-29T00:30:00Z')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const nobody = () => false

describe('when a decision is due', () => {
  it('so many hours after it opened, whatever the local clocks do that night', () => {
    expect(dueAt({ kind: 'turn' }, { hoursPerDecision: 24 }, false, now)).toEqual(after(24 * HOUR))
  })

  it('never, if nobody waits for it', () => {
    expect(dueAt({ kind: 'optional' }, { hoursPerDecision: 24 }, false, now)).toBeNull()
  })

  it.each(['turn', 'reaction'] as const)('after half the time, if a %s is hurried', (kind) => {
    expect(dueAt({ kind, hurried: true }, { hoursPerDecision: 24 }, false, now)).toEqual(after(12 * HOUR))
    expect(dueAt({ kind, hurried: false }, { hoursPerDecision: 24 }, false, now)).toEqual(after(24 * HOUR))
  })

  it('no later for a bot that is hurried', () => {
    const quick = { hoursPerDecision: 0.1 }
    expect(dueAt({ kind: 'reaction', hurried: true }, quick, true, now)).toEqual(after(0.05 * HOUR))
  })

  it('soon for a bot, but no sooner than for a person at a quick table', () => {
    expect(dueAt({ kind: 'turn' }, { hoursPerDecision: 24 }, true, now)).toEqual(after(BOT_PATIENCE))
    expect(dueAt({ kind: 'turn' }, { hoursPerDecision: 0.05 }, true, now)).toEqual(after(0.05 * HOUR))
  })
})

describe('what changes on the clock table', () => {
  const open = (id: string, seat: number) => ({
    id,
    seat,
    kind: 'turn' as const,
    openedAt: now,
    due: after(HOUR),
  })
  const asked = (id: string, seat: number) => ({ id, seat, kind: 'turn' as const, prompt: '' })

  it('a decision that stays open keeps its time; others close and open', () => {
    const later = after(HOUR / 2)
    const { closed, opened } = rewind(
      [open('a', 0), open('b', 1)],
      [asked('b', 1), asked('c', 0)],
      { hoursPerDecision: 1 },
      nobody,
      later,
    )
    expect(closed).toEqual(['a'])
    expect(opened).toEqual([
      { id: 'c', seat: 0, kind: 'turn', openedAt: later, due: new Date(later.getTime() + HOUR) },
    ])
  })

  it('a decision that opens hurried is due after half the time', () => {
    const { opened } = rewind([], [{ ...asked('a', 0), hurried: true }], { hoursPerDecision: 1 }, nobody, now)
    expect(opened).toEqual([{ id: 'a', seat: 0, kind: 'turn', openedAt: now, due: after(HOUR / 2) }])
  })
})

describe('fault 14: after the service was away', () => {
  /** A decision with so many hours, due so many milliseconds from now. */
  const asked = (hours: number, left: number) => ({ openedAt: after(left - hours * HOUR), due: after(left) })

  it('a silence of a minute or less moves nothing', () => {
    expect(dueAfterOutage(asked(24, 1), after(-OUTAGE), now)).toEqual(after(1))
  })

  it('nobody is due sooner than the silence lasted, or than his whole time for the decision if that is shorter', () => {
    expect(dueAfterOutage(asked(24, -5), after(-3 * HOUR), now)).toEqual(after(3 * HOUR))
    expect(dueAfterOutage(asked(24, -5), after(-300 * HOUR), now)).toEqual(after(24 * HOUR))
    // Whoever is hurried gets back no more than he had.
    expect(dueAfterOutage(asked(12, -5), after(-300 * HOUR), now)).toEqual(after(12 * HOUR))
  })

  it('nobody ever loses time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 1e9 }),
        fc.double({ min: 0.05, max: 720, noNaN: true }),
        (left, silence, hours) => {
          const { openedAt, due } = asked(hours, left)
          const moved = dueAfterOutage({ openedAt, due }, after(-silence), now)
          const span = due.getTime() - openedAt.getTime()
          return moved >= due && (silence <= OUTAGE || moved >= after(Math.min(silence, span)))
        },
      ),
    )
  })
})
