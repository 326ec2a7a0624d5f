import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Row } from './begin'
import { start, withRows } from './course'
import { faultWords, fineWords, uncheckedWords } from './words'

const row = (at: Row['at'], more: Partial<Row> = {}): Row => ({ at, told: '', drawn: [], ...more })
const rolled = { drawn: [{ stream: '1', draws: [{ of: 6, result: 4 }] }] }

describe('the course of a check', () => {
  it('takes rows in any portions, in parts of a hundred, and full parts stay the same', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 130 }), { maxLength: 9 }), (portions) => {
        let course = start
        let next = 0
        for (const size of portions) {
          const before = course.parts
          course = withRows(
            course,
            Array.from({ length: size }, () => row(next++)),
          )
          for (const [index, part] of before.entries())
            if (part.length === 100) expect(course.parts[index]).toBe(part)
        }
        const [...lengths] = course.parts.map(({ length }) => length)
        expect(lengths.slice(0, -1).every((length) => length === 100)).toBe(true)
        expect(course.parts.flat().map(({ at }) => at)).toEqual(Array.from({ length: next }, (_, at) => at))
      }),
    )
  })

  it('keeps apart what comes before the moves, what comes after them, and what is at fault', () => {
    const rows = [row('commitment'), row('setup'), row(0), row('outcome', { fault: 'Wrong.' })]
    const { before, parts, outcome, fault } = withRows(start, rows)
    expect(before.map(({ at }) => at)).toEqual(['commitment', 'setup'])
    expect(parts.flat().map(({ at }) => at)).toEqual([0])
    expect(outcome?.at).toBe('outcome')
    expect(fault).toBe(outcome)
  })
})

describe('what came of a check', () => {
  it('counts moves and draws', () => {
    const course = withRows({ ...start, actions: 2 }, [row('setup', rolled), row(0), row(1, rolled)])
    expect(fineWords(course)).toContain('all 2 moves, played again here with 2 draws of chance,')
  })

  it.each([
    ['commitment', 'The secret is not in order.', 'Moves 1 to 9 and the end were not checked'],
    ['setup', 'The set-up is not in order.', 'Moves 1 to 9 and the end were not checked'],
    [3, 'Move 4 is not in order', 'Moves 5 to 9 and the end were not checked'],
    [7, 'Move 8 is not in order', 'Move 9 and the end were not checked'],
    [8, 'Move 9 is not in order', 'The end was not checked'],
    ['outcome', 'The end is not in order.', undefined],
  ] as const)('a fault at %s of nine moves', (at, where, unchecked) => {
    const fault = row(at, { fault: 'Wrong.' })
    expect(faultWords(fault)).toContain(where)
    if (unchecked === undefined) expect(uncheckedWords(fault, 9)).toBeUndefined()
    else expect(uncheckedWords(fault, 9)).toContain(unchecked)
  })
})
