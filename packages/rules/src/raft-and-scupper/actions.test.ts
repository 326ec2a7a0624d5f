import { describe, expect, it } from 'vitest'
import { flotillas, sailPath } from './index.js'
import {
  at,
  attempt,
  jump,
  pass,
  play,
  position,
  refusal,
  sail,
  scupper,
  scuppers,
  targets,
} from './testing/position.js'
import { view } from './view.js'

const v1 = `
  A  By A  D
  C  C  Bk D
  Cy A  C  Bk`
const v3 = `
  .  A  B  Dk
  Ay D  .  C
  B  .  .  By
  .  C  Dk A`
const v4 = `
  Ay .  .
  D  B  C
  Dk C  Bk
  .  Ay .`
const v6 = `
  Ay D
  B  C
  .  Dk`
const black = { turn: 'black' } as const

describe('flotillas', () => {
  it('V1, R12, R13 ships that touch sides and share an attribute', () => {
    const sizes = Object.entries(flotillas(view(position(v1)))).map(([kind, groups]) => [
      kind,
      groups.map((group) => group.length).sort((a, b) => b - a),
    ])
    expect(Object.fromEntries(sizes)).toEqual({
      gold: [4, 1, 1],
      spice: [3, 2, 1],
      round: [6, 1],
      square: [4, 1],
    })
  })
})

describe('jump', () => {
  it.each([
    ['yellow', at(0, 1), [at(0, 0), at(0, 2)]],
    ['yellow', at(2, 0), [at(0, 0), at(1, 0), at(1, 1), at(2, 1), at(2, 2)]],
    ['black', at(1, 2), [at(0, 3), at(1, 3)]],
    ['black', at(2, 3), [at(0, 3), at(1, 3)]],
  ] as const)('V1, R18, R19 %s from %s', (turn, from, expected) => {
    expect(targets(position(v1, { turn }), 'jump', from).sort()).toEqual([...expected].sort())
  })

  it('V1, R18 says which flotilla a pirate must stay in', () => {
    const state = position(v1, black)
    expect(refusal(state, jump(at(1, 2), at(1, 1)))).toBe('not_in_flotilla')
    expect(refusal(state, jump(at(1, 2), at(2, 3)))).toBe('ship_taken')
    expect(refusal(state, jump(at(0, 1), at(0, 2)))).toBe('not_your_pirate')
    expect(refusal(state, jump(at(1, 2), at(6, 6)))).toBe('no_ship')
  })

  it('A28 not to the same ship', () => {
    expect(refusal(position(v1), jump(at(0, 1), at(0, 1)))).toBe('same_place')
  })

  it('V6 through either flotilla', () => {
    expect(targets(position(v6), 'jump', at(0, 0))).toEqual([at(1, 0)])
    expect(targets(position(v6, black), 'jump', at(2, 1)).sort()).toEqual([at(0, 1), at(1, 1)].sort())
  })

  it('V13, R3 Yellow never lands on spice square ships, Black never on gold round ones', () => {
    expect(refusal(position('Ay D B Bk Dk By'), jump('a1', 'b1'))).toBe('not_in_flotilla')
    expect(refusal(position('Bk A C Ay Cy Dk', black), jump('a1', 'b1'))).toBe('not_in_flotilla')
  })

  it('R19 a Yellowbeard on a gold round ship uses both flotillas, on another only the one', () => {
    expect(targets(position('C Ay B Cy Dk Dk'), 'jump', 'b1').sort()).toEqual(['a1', 'c1'])
    expect(targets(position('C By A Cy Dk Dk'), 'jump', 'b1').sort()).toEqual(['c1'])
  })
})

describe('scupper', () => {
  it('V1, R20 free, beside a pirate, with an open edge, the rest joined', () => {
    expect(scuppers(position(v1)).sort()).toEqual([at(0, 0), at(0, 2), at(1, 0), at(2, 1)].sort())
    expect(scuppers(position(v1, black)).sort()).toEqual([at(0, 2), at(1, 3), at(2, 2)].sort())
    expect(refusal(position(v1), scupper(at(1, 1)))).toBe('no_open_edge')
    expect(refusal(position(v1), scupper(at(0, 3)))).toBe('not_beside')
    expect(refusal(position(v1), scupper(at(1, 2)))).toBe('ship_taken')
    expect(refusal(position(v1), scupper(at(5, 5)))).toBe('no_ship')
  })

  it('V2 a ship without open edge stays', () => {
    const v2 = `
      A  A  B
      Ay D  D
      B  B  Dk`
    expect(scuppers(position(v2)).sort()).toEqual([at(0, 0), at(2, 0)].sort())
    expect(scuppers(position(v2, black)).sort()).toEqual([at(1, 2), at(2, 1)].sort())
  })

  it('A13 a hole inside is an open edge', () => {
    const ring = `
      A  B  C  D
      Ay C  B  A
      B  .  D  Bk
      C  A  Dk C
      D  D  Cy B`
    expect(scuppers(position(ring))).toContain(at(1, 1))
  })

  it('V6, R15 the rest must stay joined', () => {
    expect(scuppers(position(v6)).sort()).toEqual([at(0, 1), at(1, 0)].sort())
    expect(scuppers(position(v6, black))).toEqual([])
    expect(refusal(position(v6, black), scupper(at(1, 1)))).toBe('drifts_off')
  })
})

describe('sail', () => {
  it('V3, R15, R21 to where every ship stays joined', () => {
    expect(targets(position(v3), 'sail', at(1, 0))).toEqual([])
    expect(targets(position(v3), 'sail', at(2, 3))).toEqual([at(2, 1)])
    expect(targets(position(v3, black), 'sail', at(3, 2))).toEqual([at(2, 1)])
    expect(targets(position(v3, black), 'sail', at(0, 3))).toEqual([])
    expect(refusal(position(v3), sail(at(2, 3), at(1, 2)))).toBe('drifts_off')
  })

  it('V4 along the edge of the box', () => {
    expect(targets(position(v4), 'sail', at(0, 0)).sort()).toEqual([at(0, 1), at(0, 2)].sort())
    expect(targets(position(v4), 'sail', at(3, 1)).sort()).toEqual([at(3, 0), at(3, 2)].sort())
    expect(targets(position(v4, black), 'sail', at(2, 0))).toEqual([at(3, 0)])
    expect(targets(position(v4, black), 'sail', at(2, 2))).toEqual([at(3, 2)])
  })

  it('V5, R21, A10 never wider or longer than the ships lie', () => {
    const state = position('Ay D B C')
    expect(targets(state, 'sail', 'a1')).toEqual([])
    expect(refusal(state, sail('a1', 'a2'))).toBe('out_of_reach')
  })

  it('V6 into a corner of the box', () => {
    expect(targets(position(v6), 'sail', at(0, 0))).toEqual([])
    expect(targets(position(v6, black), 'sail', at(2, 1))).toEqual([at(2, 0)])
  })

  it('A12 not diagonally into a hole', () => {
    const closed = `
      .  Ay B  .
      A  .  C  D
      B  C  Dk By
      .  Dk .  .`
    expect(targets(position(closed), 'sail', at(0, 1))).not.toContain(at(0, 3))
    const hole = `
      Ay B  C
      A  .  D
      B  C  Dk
      Dk By .`
    expect(targets(position(hole), 'sail', at(3, 1))).not.toContain(at(1, 1))
    expect(refusal(position(hole), sail(at(3, 1), at(1, 1)))).toBe('out_of_reach')
  })

  it('A11, R21 the ships may be apart on the way', () => {
    const state = position(`
      Ay .  C
      B  A  D
      .  Cy Dk
      Dk D  B`)
    expect(targets(state, 'sail', at(0, 0))).toEqual([at(0, 1)])
  })

  it('R22 not back to where it was, nor onto another ship', () => {
    expect(refusal(position(v4), sail(at(0, 0), at(0, 0)))).toBe('same_place')
    expect(refusal(position(v4), sail(at(0, 0), at(1, 1)))).toBe('water_taken')
    expect(refusal(position(v4), sail(at(1, 1), at(0, 1)))).toBe('not_your_pirate')
  })

  it('R21 the pirate goes with its ship', () => {
    const after = play(position(v4), sail(at(0, 0), at(0, 2)))
    expect(after.pirates.yellow).toEqual(['b4', 'c1'])
    expect(after.tiles.slice(0, 3)).toBe('..A')
  })

  it('shows the way that a ship sails', () => {
    expect(sailPath(view(position(v4)), at(0, 0), at(0, 2))).toEqual([at(0, 0), at(0, 1), at(0, 2)])
    expect(sailPath(view(position(v4)), at(0, 0), at(3, 0))).toBeUndefined()
    expect(sailPath(view(position(v4)), at(0, 0), at(0, 0))).toBeUndefined()
  })
})

describe('repetition', () => {
  const start = position(v1)
  const there = play(start, jump('b1', 'c1'), jump('d3', 'd2'), jump('c1', 'b1'))

  it('V12, R16, R17, A8, A9 no jump brings an earlier position back, but a pass may', () => {
    expect(refusal(there, jump('d2', 'd3'))).toBe('repeats_position')
    expect(targets(there, 'jump', 'd2')).not.toContain('d3')
    expect(attempt(there, pass).ok).toBe(true)
  })

  it('R16 no sail brings an earlier position back', () => {
    const back = play(
      position(v4),
      sail(at(0, 0), at(0, 1)),
      sail(at(2, 0), at(3, 0)),
      sail(at(0, 1), at(0, 0)),
    )
    expect(refusal(back, sail(at(3, 0), at(2, 0)))).toBe('repeats_position')
    expect(targets(back, 'sail', at(3, 0))).not.toContain(at(2, 0))
  })

  it('A7 like pirates are not told apart', () => {
    const two = position('A Ay A Ay C Dk D Dk B')
    const swapped = play(two, jump('b1', 'a1'), pass, jump('d1', 'b1'), pass)
    expect(refusal(swapped, jump('a1', 'd1'))).toBe('repeats_position')
  })

  it('A7 after a scupper the past is forgotten, for fewer ships lie on the table', () => {
    expect(play(there, scupper('d1')).trail).toBe('')
  })
})
