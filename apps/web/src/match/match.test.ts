import { describe, expect, it } from 'vitest'
import { listed } from '@/words/listed'
import { type LogEntry, merged } from './match'

const entry = (version: number): LogEntry => ({
  version,
  at: '2026-01-01T00:00:00Z',
  seat: 0,
  type: 'move',
  cause: 'player',
  sentences: [],
})

describe('the log', () => {
  it('holds every entry once, in the order of play, however they arrive', () => {
    const log = merged([entry(1), entry(2)], [entry(4), entry(2), entry(3)])
    expect(log.map(({ version }) => version)).toEqual([1, 2, 3, 4])
  })
})

it('lists names as a sentence does', () => {
  expect(listed(['Ann', 'Ben', 'Cid'])).toBe('Ann, Ben and Cid')
  expect(listed(['Ann'])).toBe('Ann')
})
