import { describe, expect, it } from 'vitest'
import { ago, onTheClock, pace, span, timeLeft } from './time'

const now = Date.parse('2026-03-28T12:00:00Z')
const after = (ms: number) => new Date(now + ms).toISOString()
const hours = (n: number) => n * 3_600_000

describe('time as a person says it', () => {
  it('rounds down', () => {
    expect(span(59_000)).toBe('less than a minute')
    expect(span(60_000)).toBe('1 minute')
    expect(span(hours(2) - 1)).toBe('1 hour')
    expect(span(hours(47.9))).toBe('47 hours')
    expect(span(hours(71))).toBe('2 days')
  })

  it('never counts below nothing', () => {
    expect(timeLeft(after(-1), now)).toBe('time is up')
    expect(timeLeft(after(hours(3)), now)).toBe('3 hours left')
  })

  it('says how long ago', () => {
    expect(ago(after(-5_000), now)).toBe('just now')
    expect(ago(after(-hours(5)), now)).toBe('5 hours ago')
  })

  it('shows the zone with its offset on both sides of a change of clocks', () => {
    expect(onTheClock('2026-03-28T17:00:00Z', 'Europe/Berlin', now)).toBe('Sat 18:00 GMT+1')
    expect(onTheClock('2026-03-29T17:00:00Z', 'Europe/Berlin', now)).toBe('Sun 19:00 GMT+2')
    expect(onTheClock('2026-03-28T17:00:00Z', 'Nowhere/Land', now)).toBe('Sat 17:00 GMT+0')
  })

  it('says the pace in days where it can', () => {
    expect(pace(48)).toBe('2 days a decision')
    expect(pace(12)).toBe('12 hours a decision')
    expect(pace(0.5)).toBe('30 minutes a decision')
  })
})
