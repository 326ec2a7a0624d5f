import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickOne, seededChance } from '../chance.js'
import { sample } from '../choice.js'
import { boardOf, isJoined, raftOf } from './board.js'
import { CALM_LIMIT } from './ending.js'
import { raftAndScupper as game, type Length, type Move, type State } from './index.js'
import { tell } from './testing/telling.js'

type Step = { readonly before: State; readonly move: Move; readonly after: State }

function randomMatch(length: Length, seed: number): Step[] {
  const chance = seededChance(seed)
  const steps: Step[] = []
  let before = game.setup({ length }, 2, chance)
  for (;;) {
    const [decision] = game.decisions(before)
    if (!decision) return steps
    const choices = game.legal(before, decision)
    // Passing seldom makes for long matches.
    const active = choices.filter((choice) => choice.picks || choice.move.type !== 'pass')
    const from = active.length > 0 && chance.below(8) > 0 ? active : choices
    const move = sample(pickOne(chance, from), chance)
    const result = game.apply(before, decision, move, chance)
    if (!result.ok) throw new Error(result.reason)
    for (const event of result.events) tell(event)
    steps.push({ before, move, after: result.state })
    before = result.state
  }
}

const bySeed = (check: (steps: Step[], length: Length) => void) =>
  fc.assert(
    fc.property(fc.constantFrom<Length>('short', 'short', 'long'), fc.nat(), (length, seed) =>
      check(randomMatch(length, seed), length),
    ),
    { numRuns: 60 },
  )

const picture = ({ tiles, pirates }: State) => `${tiles} ${pirates.yellow.join()} ${pirates.black.join()}`
const letters = (text: string) => [...text].filter((letter) => letter !== '.').length

describe('random matches', () => {
  it('R15 all ships stay joined', () => {
    bySeed((steps) => {
      for (const { after } of steps) expect(isJoined(boardOf(after))).toBe(true)
    })
  })

  it('R1, R20, R25 no ship gets lost', () => {
    bySeed((steps, length) => {
      for (const { after } of steps) {
        const all = after.tiles + after.scuppered.yellow + after.scuppered.black + after.discarded
        expect(letters(all)).toBe(length === 'long' ? 36 : 16)
      }
    })
  })

  it('R2, R3, R4 two pirates of each crew, on ships that they may stand on, each its own', () => {
    bySeed((steps, length) => {
      for (const { after } of steps) {
        const size = length === 'long' ? 7 : 5
        const under = (cell: string) =>
          after.tiles.charAt((Number(cell.charAt(1)) - 1) * size + 'abcdefg'.indexOf(cell.charAt(0)))
        expect(after.pirates.yellow.map(under).join('')).toMatch(/^[ABC]{2}$/)
        expect(after.pirates.black.map(under).join('')).toMatch(/^[BCD]{2}$/)
        expect(new Set([...after.pirates.yellow, ...after.pirates.black]).size).toBe(4)
      }
    })
  })

  it('R16 only a pass leaves a position that has been there before', () => {
    bySeed((steps) => {
      const seen = new Set<string>()
      for (const { move, after } of steps) {
        if (move.type !== 'pass' && move.type !== 'side') expect(seen.has(picture(after))).toBe(false)
        seen.add(picture(after))
      }
    })
  })

  it('R21 the play area never grows', () => {
    const extent = (tiles: string, size: number) => {
      const used = [...tiles].flatMap((letter, index) => (letter === '.' ? [] : [index]))
      const columns = used.map((index) => index % size)
      const rows = used.map((index) => Math.floor(index / size))
      return [Math.min(...columns), -Math.max(...columns), Math.min(...rows), -Math.max(...rows)]
    }
    bySeed((steps, length) => {
      const size = length === 'long' ? 7 : 5
      for (const { before, after } of steps) {
        const was = extent(before.tiles, size)
        for (const [edge, now] of extent(after.tiles, size).entries()) {
          expect(now).toBeGreaterThanOrEqual(was[edge] ?? 0)
        }
      }
    })
  })

  it('R23, R26, A14, A23 nobody plays on over a raft or through a calm', () => {
    bySeed((steps, length) => {
      for (const { before } of steps) {
        const board = boardOf(before)
        expect(raftOf(board, 'yellow') ?? raftOf(board, 'black')).toBeUndefined()
        expect(before.calm).toBeLessThan(CALM_LIMIT[length])
        expect(before.winner).toBeNull()
      }
    })
  })
})
