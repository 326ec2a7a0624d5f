import { hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chance, commitment, type Draw, matchChance, noted, pickOne, seededChance } from './chance.js'
import { sample } from './choice.js'
import { recordPlaythrough } from './conformance/index.js'
import { recordedOf } from './conformance/testing/recorded.js'
import type { Event, Game, Viewer } from './game.js'
import { sameJson } from './json.js'
import { raftAndScupper } from './raft-and-scupper/index.js'
import { games } from './registry.js'
import { type MatchRecord, matchRecord, type RecordedAction, replay, replaySteps } from './replay.js'
import { sealedLots } from './sample-game/index.js'
import { actionTold } from './tell.js'
import { type Told, type Verified, verify, verifySteps } from './verify.js'

const { record } = recordPlaythrough(sealedLots, { seed: 5, seats: 3, options: { rounds: 3 } })
const { record: raft } = recordPlaythrough(raftAndScupper, {
  seed: 6,
  seats: 2,
  options: { length: 'short' },
})
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
    expect(verify(raftAndScupper, raft)).toEqual({ ok: true })
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

/** What a server tells a viewer of a match, action by action. */
function toldOf<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  match: MatchRecord,
  viewer: Viewer,
): Told {
  const names = ['Anne', 'Bart', 'Calico', 'Drake', 'Edward', 'Flint']
  const log = [...replaySteps(game, match)].flatMap(({ action, events }) => {
    if (!action) return []
    const sentences = actionTold(game, action, events, { viewer, names })
    const { index, seat, cause } = action
    return sentences.length > 0 ? [{ version: index + 1, seat, cause, sentences }] : []
  })
  return { viewer, names, log }
}

/** The record with another legal move at that place; nothing if chance hit on the same. */
function another<S, O, M, R, V, E extends Event>(
  game: Game<S, O, M, R, V, E>,
  match: MatchRecord,
  at: number,
  chance: Chance,
) {
  const { state } = replay(game, match, at)
  const action = match.actions[at]
  const decision = game.decisions(state).find(({ id }) => id === action?.decision)
  if (!action || !decision) throw new Error(`nothing is decided at ${at}`)
  const move = sample(pickOne(chance, game.legal(state, decision)), chance)
  if (sameJson(move, action.move)) return undefined
  return { at, action, record: { ...match, actions: match.actions.with(at, { ...action, move }) } }
}

const viewers = [0, 1, 2, null] as const
const faultOf = (steps: readonly Verified[]) => steps.find(({ fault }) => fault !== undefined)

describe('verify step by step', () => {
  it('checks the commitment first, the outcome last, and between them the set-up and every action', () => {
    const steps = [...verifySteps(sealedLots, record)]
    const actions = record.actions.map(({ index }) => index)
    expect(steps.map(({ at }) => at)).toEqual(['commitment', 'setup', ...actions, 'outcome'])
    expect(faultOf(steps)).toBeUndefined()
  })

  it('notes every draw under its stream, and a replay by hand draws the same', () => {
    const steps = [...verifySteps(sealedLots, record)]
    const drawn = steps.flatMap((step) => step.drawn)
    expect(drawn[0]?.stream).toBe('setup')
    expect(drawn.some(({ stream }) => stream.startsWith('absent:'))).toBe(true)
    const secret = hexToBytes(record.secret)
    for (const { stream, draws } of drawn) {
      const chance = matchChance({ secret, entropy: record.entropy, stream })
      for (const { of, result } of draws) expect(chance.below(of) + 1).toBe(result)
    }
    for (const { at, drawn } of steps) {
      for (const { stream } of drawn) expect([String(at), `absent:${at}`]).toContain(stream)
    }
  })

  it('draws what the rules draw, in the rules’ order, and nothing for an action without chance', () => {
    const [, setup, ...steps] = [...verifySteps(raftAndScupper, raft)]
    const again: Draw[] = []
    const secret = hexToBytes(raft.secret)
    const chance = matchChance({ secret, entropy: raft.entropy, stream: 'setup' })
    raftAndScupper.setup(
      { length: 'short' },
      2,
      noted(chance, (draw) => again.push(draw)),
    )
    expect(again.length).toBeGreaterThan(0)
    expect(setup?.drawn.flatMap(({ draws }) => draws)).toEqual(again)
    expect(steps.some(({ drawn }) => drawn.length === 0)).toBe(true)
  })

  it.each(viewers)('tells viewer %s what the log tells, and nothing else', (viewer) => {
    const told = toldOf(sealedLots, record, viewer)
    expect(verify(sealedLots, record, told)).toEqual({ ok: true })
    const steps = [...verifySteps(sealedLots, record, told)].filter(({ sentences }) => sentences.length > 0)
    expect(steps.map(({ sentences }) => sentences)).toEqual(told.log.map(({ sentences }) => sentences))
  })

  it('stops at the first fault', () => {
    const steps = [
      ...verifySteps(
        sealedLots,
        changed(3, () => ({ decision: 'none' })),
      ),
    ]
    expect(steps.map(({ at }) => at)).toEqual(['commitment', 'setup', 0, 1, 2, 3])
    expect(faultOf(steps)).toBe(steps.at(-1))
    const other = [...verifySteps(sealedLots, { ...record, commitment: '0'.repeat(64) })]
    expect(other.map(({ at, fault }) => [at, fault !== undefined])).toEqual([['commitment', true]])
  })

  it('finds any sentence that was told otherwise, at its action', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...viewers),
        fc.nat(),
        fc.string({ minLength: 1 }),
        (viewer, pick, more) => {
          const told = toldOf(sealedLots, record, viewer)
          const place = pick % told.log.length
          const log = told.log.map((entry, index) =>
            index === place ? { ...entry, sentences: [...entry.sentences, more] } : entry,
          )
          const verdict = verify(sealedLots, record, { ...told, log })
          return !verdict.ok && Number(verdict.at) + 1 === told.log[place]?.version
        },
      ),
    )
  })

  it('finds any entry that is left out, another seat or another cause, at its action', () => {
    const told = toldOf(sealedLots, record, null)
    for (const entry of told.log) {
      const { version, seat, cause } = entry
      const others = told.log.filter((other) => other !== entry)
      for (const change of [
        undefined,
        { ...entry, seat: seat + 1 },
        { ...entry, cause: cause === 'bot' ? 'order' : 'bot' },
      ]) {
        const log = change ? [...others, change] : others
        expect(verify(sealedLots, record, { ...told, log })).toMatchObject({ ok: false, at: version - 1 })
      }
    }
  })

  it('finds what was told to somebody who may not know it', () => {
    const mine = toldOf(sealedLots, record, 0)
    const unheard = mine.log.find(
      ({ version }) => !toldOf(sealedLots, record, 1).log.some((entry) => entry.version === version),
    )
    expect(unheard).toBeDefined()
    if (!unheard) return
    const others = toldOf(sealedLots, record, 1)
    const verdict = verify(sealedLots, record, { ...others, log: [...others.log, unheard] })
    expect(verdict).toMatchObject({ ok: false, at: unheard.version - 1 })
  })

  it('finds a telling of what is not in the record, at the end', () => {
    const told = toldOf(sealedLots, record, null)
    const extra = { version: record.actions.length + 1, seat: 0, cause: 'player', sentences: ['A kraken.'] }
    const verdict = verify(sealedLots, record, { ...told, log: [...told.log, extra] })
    expect(verdict).toMatchObject({ ok: false, at: 'outcome', reason: expect.stringContaining('A kraken.') })
  })

  it('finds another legal move at its own action, where moves are told openly', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (pick, seed) => {
        const other = another(raftAndScupper, raft, pick % raft.actions.length, seededChance(seed))
        if (!other) return true
        const verdict = verify(raftAndScupper, other.record, toldOf(raftAndScupper, raft, null))
        return !verdict.ok && verdict.at === other.at
      }),
    )
  })

  it('finds another sealed move when it is laid open, and never before it was made', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...viewers), (pick, seed, viewer) => {
        const other = another(sealedLots, record, pick % record.actions.length, seededChance(seed))
        if (!other) return true
        const verdict = verify(sealedLots, other.record, toldOf(sealedLots, record, viewer))
        // Cards put away face down are told to nobody, not even afterwards.
        if (verdict.ok) return typeOf(other.action) === 'discard'
        return verdict.at === 'outcome' || Number(verdict.at) >= other.at
      }),
    )
  })

  it('finds other entropy, which gives other draws', () => {
    const told = toldOf(raftAndScupper, raft, null)
    const verdict = verify(raftAndScupper, { ...raft, entropy: ['x', 'y'] }, told)
    expect(verdict).toMatchObject({ ok: false, at: expect.any(Number) })
  })
})

describe.each(games.map((game) => ({ name: game.id, game })))('a recorded match of $name', ({ game }) => {
  const [recorded] = Object.values(recordedOf(game.id, game.rulesVersion))
  if (!recorded) throw new Error('Nothing is recorded')
  const { record } = recorded

  it('is in order, and so is what each viewer was told', () => {
    for (const viewer of [null, ...record.entropy.keys()]) {
      expect(verify(game, record, toldOf(game, record, viewer))).toEqual({ ok: true })
    }
  })

  it('is found out by any roll, card or count that was told otherwise, at its action', () => {
    const told = toldOf(game, record, null)
    const numbered = [...told.log.entries()].filter(([, { sentences }]) => /\d/.test(sentences.join(' ')))
    expect(numbered.length).toBeGreaterThan(0)
    for (const [place, entry] of numbered.slice(0, 20)) {
      const sentences = entry.sentences.map((one) =>
        one.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
      )
      const verdict = verify(game, record, { ...told, log: told.log.with(place, { ...entry, sentences }) })
      expect(verdict).toMatchObject({ ok: false, at: entry.version - 1 })
    }
  })

  it('is found out by another secret, though it came with a commitment of its own', () => {
    const secret = record.secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    const forged = { ...record, secret, commitment: commitment(hexToBytes(secret)) }
    expect(verify(game, forged, toldOf(game, record, null))).toMatchObject({ ok: false })
  })
})
