import { describe, expect, it } from 'vitest'
import { recordPlaythrough } from './conformance/index.js'
import { raftAndScupper } from './raft-and-scupper/index.js'
import { type MatchRecord, matchRecord, type RecordedAction, replay, verify } from './replay.js'
import { sealedLots } from './sample-game/index.js'

const { record } = recordPlaythrough(sealedLots, { seed: 5, seats: 3, options: { rounds: 3 } })
const leave = (seat: number, index: number): RecordedAction => ({
  index,
  seat,
  decision: '',
  move: null,
  type: 'leave',
  cause: 'player',
})
/** The record with one action changed. */
const changed = (at: number, change: (action: RecordedAction) => Partial<RecordedAction>): MatchRecord => ({
  ...record,
  actions: record.actions.map((action, index) => (index === at ? { ...action, ...change(action) } : action)),
})
const firstAt = (is: (action: RecordedAction) => boolean) => record.actions.findIndex(is)
const cut = (length: number, ...more: RecordedAction[]): RecordedAction[] => [
  ...record.actions.slice(0, length),
  ...more,
]
const typeOf = ({ move }: RecordedAction) => sealedLots.move.parse(move).type

describe('verify', () => {
  it('accepts a match that came about by the rules', () => {
    expect(verify(sealedLots, matchRecord.parse(JSON.parse(JSON.stringify(record))))).toEqual({ ok: true })
    const raft = recordPlaythrough(raftAndScupper, { seed: 6, seats: 2, options: { length: 'short' } })
    expect(verify(raftAndScupper, raft.record)).toEqual({ ok: true })
  })

  it('finds another secret than the one committed to', () => {
    const secret = record.secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    expect(verify(sealedLots, { ...record, secret })).toMatchObject({ ok: false, at: 'commitment' })
  })

  it.each([
    ['other rules', { rulesVersion: 2 }],
    ['another game', { game: 'raft-and-scupper' }],
    ['too many seats', { seats: 5, entropy: ['', '', '', '', ''] }],
    ['missing entropy', { entropy: [''] }],
    ['other options', { options: { rounds: 'many' } }],
  ])('finds a set-up with %s', (_, change) => {
    expect(verify(sealedLots, { ...record, ...change })).toMatchObject({ ok: false, at: 'setup' })
  })

  it('finds other entropy, which gives other cards', () => {
    expect(verify(sealedLots, { ...record, entropy: ['x', 'y', 'z'] }).ok).toBe(false)
  })

  it('finds an absent player whose move is not the one that chance gives', () => {
    const at = firstAt((action) => action.cause === 'absence' && typeOf(action) === 'seal')
    expect(at).toBeGreaterThan(0)
    const { state } = replay(sealedLots, record, at)
    const action = record.actions[at]
    const played = action && sealedLots.move.parse(action.move)
    const decision = sealedLots.decisions(state).find(({ id }) => id === action?.decision)
    const other =
      decision &&
      sealedLots
        .legal(state, decision)
        .find(({ move }) => move.type === 'seal' && played?.type === 'seal' && move.card !== played.card)
    const verdict = verify(
      sealedLots,
      changed(at, () => ({ move: other?.move })),
    )
    expect(verdict).toEqual({
      ok: false,
      at,
      reason: 'This is not the move that an absent player makes here.',
    })
  })

  it.each([
    ['a move that is not legal', () => ({ move: { type: 'seal', card: 'lot-999' } })],
    ['a move that is no move', () => ({ move: { type: 'dance' } })],
    ['a decision of nobody', () => ({ decision: 'none' })],
    ['the wrong seat', ({ seat }: RecordedAction) => ({ seat: (seat + 1) % 3 })],
    ['a wrong index', () => ({ index: 99 })],
  ])('finds %s', (_, change) => {
    const at = firstAt((action) => typeOf(action) === 'seal')
    expect(verify(sealedLots, changed(at, change))).toMatchObject({ ok: false, at })
  })

  it('finds an outcome that did not happen, is missing or came too early', () => {
    const wrong = { ranking: [1, 1, 1], how: 'rounds' }
    expect(verify(sealedLots, { ...record, outcome: wrong })).toMatchObject({ ok: false, at: 'outcome' })
    expect(verify(sealedLots, { ...record, outcome: undefined })).toMatchObject({ ok: false, at: 'outcome' })
    expect(verify(sealedLots, { ...record, actions: cut(2) })).toMatchObject({ ok: false, at: 'outcome' })
  })

  it('ends a match when all but one have left', () => {
    const actions = cut(2, leave(2, 2), leave(0, 3))
    const outcome = { ranking: [2, 1, 3], how: 'left' }
    expect(verify(sealedLots, { ...record, actions, outcome })).toEqual({ ok: true })
    expect(verify(sealedLots, { ...record, actions: [...actions, leave(1, 4)], outcome })).toMatchObject({
      at: 4,
    })
  })

  it('finds a seat that leaves twice, or that does not exist', () => {
    expect(verify(sealedLots, { ...record, actions: cut(1, leave(0, 1), leave(0, 2)) })).toMatchObject({
      at: 2,
    })
    expect(verify(sealedLots, { ...record, actions: cut(1, leave(7, 1)) })).toMatchObject({ at: 1 })
  })
})

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
