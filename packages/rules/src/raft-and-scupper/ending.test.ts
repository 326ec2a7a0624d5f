import { describe, expect, it } from 'vitest'
import { raftAndScupper as game, type State, whyNot } from './index.js'
import { attempt, jump, pass, play, position, refusal, sail, scupper } from './testing/position.js'

const black = { turn: 'black' } as const
/** Far from any raft, with room to jump about. */
const open = `
  A  By A  D
  C  C  Bk D
  Cy A  C  Bk`
const winner = ({ winner }: State) =>
  winner && `${winner.side} ${winner.how} ${winner.raft?.kind ?? ''}`.trim()

describe('turns', () => {
  it('R2, R10, R11 the chooser gets the crew he asks for and Yellow begins', () => {
    const start = position(open, { phase: 'choosing', turn: null, sides: { yellow: null, black: null } })
    const chosen = play(start, { type: 'side', side: 'black' })
    expect(chosen.sides).toEqual({ yellow: 0, black: 1 })
    expect(game.decisions(chosen)).toMatchObject([{ id: 'turn-0', seat: 0 }])
    expect(game.decisions(play(chosen, pass))).toMatchObject([{ id: 'turn-1', seat: 1 }])
    expect(play(start, { type: 'side', side: 'yellow' }).sides).toEqual({ yellow: 1, black: 0 })
    expect(refusal(start, pass)).toBe('wrong_move')
  })

  it('A6 an absent chooser takes Yellow, A26 an absent sailor passes', () => {
    const chance = { below: () => 0 }
    for (const [state, move] of [
      [position(open, { phase: 'choosing', turn: null }), { type: 'side', side: 'yellow' }],
      [position(open), pass],
    ] as const) {
      const [decision] = game.decisions(state)
      expect(decision && game.absent(state, decision, chance)).toEqual(move)
    }
  })

  it('R14 one action of four, answered once', () => {
    const state = position(open)
    const [decision] = game.decisions(state)
    if (!decision) throw new Error('Nothing is open')
    expect(refusal(state, { type: 'side', side: 'yellow' })).toBe('wrong_move')
    const stale = game.apply(play(state, pass), decision, pass, { below: () => 0 })
    expect(stale).toMatchObject({ ok: false, code: 'not_open' })
    expect(game.apply(state, { ...decision, seat: 1 }, pass, { below: () => 0 }).ok).toBe(false)
  })

  it('R17, A22 a forced pass is all that is left, and standing orders may play it', () => {
    const stuck = position('Ay Dk By Ck')
    const [decision] = game.decisions(stuck)
    if (!decision) throw new Error('Nothing is open')
    expect(game.legal(stuck, decision)).toEqual([{ move: pass }])
    expect(game.standing(stuck, decision, game.orders.parse({}))).toBeUndefined()
    expect(game.standing(stuck, decision, { forcedPass: 'auto' })).toEqual(pass)
    const free = position(open)
    const [other] = game.decisions(free)
    expect(other && game.standing(free, other, { forcedPass: 'auto' })).toBeUndefined()
  })

  it('A29 a pass is allowed when there is something else to do', () => {
    expect(attempt(position(open), pass).ok).toBe(true)
  })
})

describe('rafts', () => {
  it.each([
    [
      'V7, R23 round, by the sail of Yellow',
      'By D Ay D\n. Bk . D\n. Ck A A',
      'yellow',
      sail('c1', 'c2'),
      'yellow raft round',
    ],
    [
      'V7, R23 gold, by the scupper of Yellow',
      'D Bk Ck D\nC A B Cy\nA Cy D D',
      'yellow',
      scupper('a3'),
      'yellow raft gold',
    ],
    [
      'V7, A15 round, by the scupper of Black',
      '. D Ay C\n. . D By\nBk D Dk A',
      'black',
      scupper('d3'),
      'yellow raft round',
    ],
    [
      'V8, A14, A15 gold, when Black sinks the gold ship apart',
      'A . . D\nCk Bk Ay By\nA A . C',
      'black',
      scupper('a1'),
      'yellow raft gold',
    ],
    [
      'R23 square, by the sail of Black',
      'C Ck A Bk\n. By D .\n. C D Cy',
      'black',
      sail('d1', 'd2'),
      'black raft square',
    ],
    [
      'R23 spice, by the sail of Black',
      'B Ck . Ay\nBk A Cy B\nA B . .',
      'black',
      sail('b1', 'c1'),
      'black raft spice',
    ],
    [
      'A15 spice, by the scupper of Yellow',
      'Bk C Ay D\nA . A D\nCy D Ck D',
      'yellow',
      scupper('b1'),
      'black raft spice',
    ],
    [
      'A15 square, by the sail of Yellow',
      'A D . By\nAy Bk Ck A\n. B B D',
      'yellow',
      sail('d1', 'c1'),
      'black raft square',
    ],
  ] as const)('%s', (_, drawing, turn, move, expected) => {
    const over = play(position(drawing, { turn }), move)
    expect(winner(over)).toBe(expected)
    expect(over.phase).toBe('over')
    expect(game.decisions(over)).toEqual([])
    expect(game.outcome(over)).toEqual({
      ranking: expected.startsWith('yellow') ? [1, 2] : [2, 1],
      how: 'raft',
    })
  })

  it.each([
    ['yellow', 'B Bk . C\nBk . . By\nA By D D', scupper('d1')],
    ['black', 'D A . Bk\nC Cy B By\n. B Bk C', scupper('d3')],
  ] as const)('A16, R26a both rafts by the scupper of %s: the mover wins', (turn, drawing, move) => {
    const lastScuppered = turn === 'yellow' ? 'black' : 'yellow'
    expect(winner(play(position(drawing, { turn, lastScuppered }), move))).toBe(`${turn} vengeance`)
  })

  it.each([
    ['yellow', 'D B Dk D\nC C . Cy\nA C Ay Bk', sail('d2', 'c2')],
    ['black', 'A A Ay D\nCy Bk . D\n. Ck A .', sail('b2', 'c2')],
  ] as const)(
    'A17, R26a both rafts by the sail of %s: the last to scupper wins, else Yellow',
    (turn, drawing, move) => {
      expect(winner(play(position(drawing, { turn }), move))).toBe('yellow vengeance')
      expect(winner(play(position(drawing, { turn, lastScuppered: 'black' }), move))).toBe('black vengeance')
    },
  )
})

describe('scuppering', () => {
  it('R24, R25, V9 counts since the other side sank one', () => {
    const three = position(open, {
      scuppered: { yellow: 'AAB', black: '' },
      lastScuppered: 'yellow',
      turn: 'black',
    })
    const answered = play(three, scupper('d2'))
    expect(answered.scuppered).toEqual({ yellow: '', black: 'D' })
    expect(answered.discarded).toBe('AAB')
    expect(answered.lastScuppered).toBe('black')
    const again = play(answered, scupper('a1'))
    expect(again.scuppered).toEqual({ yellow: 'A', black: '' })
    expect(again.discarded).toBe('AABD')
    expect(again.winner).toBeNull()
  })

  it('R24, V9, A25 the fourth in a row wins, passes and jumps in between or not', () => {
    const three = position(open, { scuppered: { yellow: 'AAB', black: '' }, lastScuppered: 'yellow' })
    const later = play(three, pass, jump('c2', 'd2'))
    expect(winner(play(three, scupper('a1')))).toBe('yellow scupper')
    expect(winner(play(later, scupper('a1')))).toBe('yellow scupper')
    expect(game.outcome(play(three, scupper('a1')))).toEqual({ ranking: [1, 2], how: 'scupper' })
  })

  it('A18 the fourth in a row counts before the raft that it gives the other side', () => {
    const state = position('Bk C Ay D\nA . A D\nCy D Ck D', { scuppered: { yellow: 'AAB', black: '' } })
    expect(winner(play(state, scupper('b1')))).toBe('yellow scupper')
  })
})

describe('vengeance', () => {
  it('V10, R26b, A20 both pass', () => {
    expect(winner(play(position(open), pass, pass))).toBe('yellow vengeance')
    expect(winner(play(position(open, { lastScuppered: 'black' }), pass, pass))).toBe('black vengeance')
    expect(winner(play(position(open, black), pass, pass))).toBe('yellow vengeance')
  })

  it('V11, R26c, A21 four passes of one side, whatever the other does', () => {
    const third = play(position(open), pass, jump('c2', 'd2'), pass, jump('d2', 'd1'), pass, jump('d3', 'd2'))
    expect(third.passes).toEqual({ yellow: 3, black: 0 })
    expect(third.winner).toBeNull()
    expect(winner(play(third, pass))).toBe('yellow vengeance')
    expect(winner(play({ ...third, lastScuppered: 'black' }, pass))).toBe('black vengeance')
  })

  it('A21 any other action of that side starts its count anew', () => {
    const after = play(position(open, { passes: { yellow: 3, black: 0 } }), jump('b1', 'a1'))
    expect(after.passes.yellow).toBe(0)
    expect(play(after, jump('c2', 'd2'), pass).winner).toBeNull()
  })

  it.each([
    ['long', 200],
    ['short', 100],
  ] as const)('A23 the %s game ends after %d turns without a scupper', (length, limit) => {
    const tiles = { long: position(open).tiles, short: 'ABAD.CCBD.CACB...........' }[length]
    const calm = position(open, { length, tiles, calm: limit - 2 })
    const before = play(calm, jump('b1', 'c1'))
    expect(before.winner).toBeNull()
    expect(winner(play(before, jump('c2', 'd2')))).toBe('yellow vengeance')
    expect(play(calm, scupper('a1')).calm).toBe(0)
  })
})

it('whyNot says why in words, or nothing where the move is fine', () => {
  const view = game.view(position(open), null)
  expect(whyNot(view, scupper('b2'))).toContain('shut in')
  expect(whyNot(view, scupper('a1'))).toBeUndefined()
  expect(whyNot(game.view(play(position(open), pass, pass), 0), pass)).toBe('The match is over.')
})

it('tells what happened to whoever looks', () => {
  const names = ['Anne', 'Jack']
  const state = position(open)
  const result = attempt(state, scupper('a1'))
  if (!result.ok) throw new Error(result.reason)
  const [event] = result.events
  if (!event) throw new Error('Nothing happened')
  expect(game.describe(event, { viewer: 0, names })).toBe(
    'You scupper the gold round-rigger at a1; 1 in a row.',
  )
  for (const viewer of [1, null]) {
    expect(game.describe(event, { viewer, names })).toBe(
      'Anne (Yellowbeards) scuppers the gold round-rigger at a1; 1 in a row.',
    )
  }
})
