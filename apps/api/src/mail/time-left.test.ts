import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left.js'

const now = new Date('2026-03-28T12:00:00Z')

describe('fault 16: the time that a mail names', () => {
  it('is the reader’s own, with its zone, on both sides of a change of clocks', () => {
    const due = new Date('2026-03-29T18:00:00Z')
    expect(timeLeft(due, now, 'Europe/London')).toBe('Sunday 29 March at 19:00 BST (30 hours left)')
    expect(timeLeft(due, now, 'America/New_York')).toBe('Sunday 29 March at 14:00 GMT-4 (30 hours left)')
    expect(timeLeft(due, now, 'UTC')).toBe('Sunday 29 March at 18:00 UTC (30 hours left)')
  })

  it.each([
    [30_000, '0 minutes'],
    [60_000, '1 minute'],
    [3_600_000, '1 hour'],
    [47 * 3_600_000, '47 hours'],
    [48 * 3_600_000, '2 days'],
    [-5_000, '0 minutes'],
  ])('%i milliseconds are %s', (left, words) => {
    expect(timeLeft(new Date(now.getTime() + left), now, 'UTC')).toContain(`(${words} left)`)
  })
})
