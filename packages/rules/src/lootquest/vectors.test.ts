import { describe, expect, it, vi } from 'vitest'
import { Voyage } from './testing/voyage.js'
import { fits } from './zones.js'

vi.mock('./heroes.js', async (importOriginal) => {
  const { CAST, withHeroes } = await import('./testing/cast.js')
  return withHeroes(await importOriginal<typeof import('./heroes.js')>(), CAST)
})

describe('The worked examples of the rules (vectors 1–8)', () => {
  it('1: three dice in three LOOT zones of three cards are 3 LOOT (R9)', () => {
    const match = new Voyage({
      armadas: [
        ['barnacle_bess', 'inky_octavia', 'captain_kelp'],
        ['finn_fathom', 'quill_the_gull', 'doubloon_dory'],
      ],
      dice: [3, 5, 2],
    })
    match.place('barnacle_bess', 'barnacle_bess', 'loot').place('inky_octavia', 'inky_octavia', 'loot')
    match.place('captain_kelp', 'captain_kelp', 'loot')
    expect(match.scores).toEqual(['3 LOOT'])
  })

  it('2: triangles and circles, grey and coloured (R7, R25)', () => {
    const up = { shape: 'up', pips: 4, colour: 'grey' } as const
    expect(fits(up, 'red', 4)).toBe(true)
    expect(fits(up, 'blue', 6)).toBe(true)
    expect(fits(up, 'red', 3)).toBe(false)
    const down = { shape: 'down', pips: 3, colour: 'green' } as const
    for (const face of [1, 2, 3]) expect(fits(down, 'green', face)).toBe(true)
    expect(fits(down, 'green', 4)).toBe(false)
    expect(fits(down, 'red', 2)).toBe(false)
    const circle = { shape: 'exact', pips: 6, colour: 'grey' } as const
    for (const colour of ['red', 'blue', 'green', 'yellow'] as const) {
      expect(fits(circle, colour, 6)).toBe(true)
      for (const face of [1, 2, 3, 4, 5]) expect(fits(circle, colour, face)).toBe(false)
    }
    expect(fits({ ...circle, colour: 'yellow' }, 'red', 6)).toBe(false)
    expect(fits({ ...circle, colour: 'yellow' }, 'yellow', 6)).toBe(true)
  })

  const bessAndKelp = [
    ['barnacle_bess', 'captain_kelp', 'doubloon_dory'],
    ['finn_fathom', 'old_saltwhisker', 'inky_octavia'],
  ] as const

  it('3: the difference is gained, and never less than nothing (R11, R12)', () => {
    const three = new Voyage({ armadas: bessAndKelp, dice: [3, 1, 4, 2, 1, 4] })
    three.place('barnacle_bess', 'barnacle_bess', 'loot').place('captain_kelp', 'captain_kelp', 'loot')
    three.place('doubloon_dory', 'doubloon_dory', 'loot')
    three.place('finn_fathom', 'finn_fathom', 'barge').done()
    expect(three.of('reckoned')[0]).toMatchObject({ loot: 3, barge: 1, gained: 2, total: 2 })

    const two = new Voyage({ armadas: bessAndKelp, dice: [3, 1, 4, 2, 4, 5] })
    two.place('barnacle_bess', 'barnacle_bess', 'loot').place('captain_kelp', 'captain_kelp', 'loot').done()
    two.place('finn_fathom', 'finn_fathom', 'barge').place('old_saltwhisker', 'old_saltwhisker', 'barge')
    expect(two.of('reckoned')[0]).toMatchObject({ loot: 2, barge: 2, gained: 0, total: 0 })

    const one = new Voyage({ armadas: bessAndKelp, dice: [3, 1, 4, 2, 4, 2] })
    one.place('barnacle_bess', 'barnacle_bess', 'loot').done()
    one.place('finn_fathom', 'finn_fathom', 'barge').place('old_saltwhisker', 'old_saltwhisker', 'barge')
    one.place('inky_octavia', 'inky_octavia', 'barge')
    expect(one.of('reckoned')[0]).toMatchObject({ loot: 1, barge: 3, gained: 0, total: 0 })
    expect(one.side(1).total).toBe(0)
  })

  it('4: with a goal of 3, one more LOOT to a total of 2 wins at once (R13)', () => {
    const match = new Voyage({
      armadas: [['barnacle_bess'], ['finn_fathom']],
      options: { goal: 3 },
      dice: [3, 6],
      totals: [2, 0],
    })
    match.place('barnacle_bess', 'barnacle_bess', 'loot')
    expect(match.asked).toBe('nothing')
    expect(match.state.ended).toEqual({ how: 'goal', winner: 0 })
  })

  it("5: who failed a looter's challenge sits out this turn's barge, and is back in the next loot round (R16, R21, R22)", () => {
    const match = new Voyage({
      armadas: [
        ['barnacle_bess', 'captain_kelp'],
        ['inky_octavia', 'finn_fathom'],
      ],
      // Bess 2 challenges, Octavia fails with 3, Finn alone rolls 2 to barge, and both roll for loot.
      dice: [2, 6, 3, 2, 4, 4],
    })
    match.place('barnacle_bess', 'barnacle_bess', 'challenge').face('inky_octavia')
    expect(match.rolled(1)).toEqual(['finn_fathom'])
    expect(match.refusal(match.placing('finn_fathom', 'inky_octavia', 'barge'))).toBe('sits_out')
    match.place('finn_fathom', 'finn_fathom', 'barge')
    expect(match.state).toMatchObject({ turn: 2, looter: 1, round: 'loot' })
    expect(match.rolled(1)).toEqual(['inky_octavia', 'finn_fathom'])
    expect(match.refusal(match.placing('finn_fathom', 'inky_octavia', 'loot'))).toBe('')
  })

  it("6: who failed a barger's challenge sits out his barge of the next turn, and nothing else (R17, R21, A22)", () => {
    const match = new Voyage({
      armadas: [
        ['inky_octavia', 'finn_fathom'],
        ['barnacle_bess', 'captain_kelp'],
      ],
      // Octavia 6 and Finn 6 loot; Bess 2 and Kelp 1 barge, and Bess challenges; Octavia fails with 3.
      dice: [6, 6, 2, 1, 3],
    })
    match.done().place('barnacle_bess', 'barnacle_bess', 'challenge')
    expect(match.decision.kind).toBe('reaction')
    match.face('inky_octavia')
    expect(match.side(0).out).toEqual([0])
    expect(match.state).toMatchObject({ turn: 2, looter: 1 })
    match.done()
    expect(match.rolled(0)).toEqual(['finn_fathom'])
    match.done()
    expect(match.side(0).out).toEqual([])
    expect(match.state).toMatchObject({ turn: 3, looter: 0 })
    expect(match.rolled(0)).toEqual(['inky_octavia', 'finn_fathom'])
  })

  const challengers = ['barnacle_bess', 'madame_mackerel', 'captain_kelp'] as const

  it('7: who failed the first of two challenges cannot face the second (R20)', () => {
    const match = new Voyage({
      armadas: [challengers, ['inky_octavia', 'old_saltwhisker', 'finn_fathom']],
      dice: [2, 6, 4, 1],
    })
    match.place('barnacle_bess', 'barnacle_bess', 'challenge')
    match.place('madame_mackerel', 'madame_mackerel', 'challenge').done()
    match.do({ type: 'order', challenges: [0, 1] }).face('inky_octavia')
    expect(match.asked).toBe('face 1')
    expect(match.refusal({ type: 'face', hero: 0 })).toBe('cannot_face')
    expect(match.refusal({ type: 'face', hero: 1 })).toBe('')
  })

  it('8: two dice on one card with two open zones, but not two in one zone (R6)', () => {
    const match = new Voyage({
      armadas: [
        ['old_saltwhisker', 'captain_kelp', 'barnacle_bess'],
        ['finn_fathom', 'inky_octavia', 'doubloon_dory'],
      ],
      dice: [2, 6, 6],
    })
    match.place('old_saltwhisker', 'old_saltwhisker', 1).place('captain_kelp', 'old_saltwhisker', 0)
    expect(match.refusal(match.placing('barnacle_bess', 'old_saltwhisker', 0))).toBe('zone_taken')
  })
})

describe('The worked examples of the heroes (vectors 9–18)', () => {
  it('9: Saltwhisker’s circle is worth 2 LOOT, and takes a 5 with Captain Kelp (R8, R27)', () => {
    const alone = new Voyage({ armadas: [['old_saltwhisker'], ['finn_fathom']], dice: [6] })
    expect(alone.place('old_saltwhisker', 'old_saltwhisker', 0).scores[0]).toBe('2 LOOT')
    const five = [
      ['old_saltwhisker', 'captain_kelp'],
      ['finn_fathom', 'inky_octavia'],
    ] as const
    const allied = new Voyage({ armadas: five, dice: [5, 6] })
    expect(allied.place('old_saltwhisker', 'old_saltwhisker', 0).done().scores[0]).toBe('2 LOOT')
    const without = new Voyage({
      armadas: [['old_saltwhisker', 'inky_octavia'], five[1]],
      dice: [5, 6],
    })
    expect(without.refusal(without.placing('old_saltwhisker', 'old_saltwhisker', 0))).toBe('does_not_fit')
  })

  it('10: a red die on Dory’s LOOT zone is 2 LOOT, a green one 1 (R23)', () => {
    const armadas = [
      ['doubloon_dory', 'madame_mackerel'],
      ['finn_fathom', 'inky_octavia'],
    ] as const
    const red = new Voyage({ armadas, dice: [1, 4] })
    expect(red.place('madame_mackerel', 'doubloon_dory', 'loot').scores[0]).toBe('2 LOOT')
    const green = new Voyage({ armadas, dice: [4, 1] })
    expect(green.place('doubloon_dory', 'doubloon_dory', 'loot').scores[0]).toBe('1 LOOT')
  })

  it('11: all dice odd are 1 LOOT more for Pip, but not if nothing is placed (R24)', () => {
    const about = {
      armadas: [
        ['pip_powdermouse', 'inky_octavia'],
        ['finn_fathom', 'barnacle_bess'],
      ],
      dice: [3, 5],
    } as const
    const placed = new Voyage(about)
    placed.place('pip_powdermouse', 'pip_powdermouse', 'loot').place('inky_octavia', 'inky_octavia', 'loot')
    expect(placed.scores[0]).toBe('3 LOOT')
    expect(new Voyage(about).done().scores[0]).toBe('0 LOOT')
  })

  it('12: Bramble’s die is one higher with Bess, and 6 stays 6 (R27)', () => {
    const blue = { type: 'place', die: 0, hero: 0, zone: 0 } as const
    const without = new Voyage({
      armadas: [
        ['bosun_bramble', 'captain_kelp'],
        ['finn_fathom', 'inky_octavia'],
      ],
      dice: [2, 6],
    })
    expect(without.refusal(blue)).toBe('does_not_fit')
    const armadas = [
      ['bosun_bramble', 'barnacle_bess'],
      ['finn_fathom', 'inky_octavia'],
    ] as const
    expect(new Voyage({ armadas, dice: [2, 6] }).refusal(blue)).toBe('')
    expect(new Voyage({ armadas, dice: [6, 6] }).refusal(blue)).toBe('')
  })

  it('13: a 1 in Quill’s power zone turns another die to any face (R8, D4)', () => {
    const match = new Voyage({
      armadas: [
        ['quill_the_gull', 'barnacle_bess'],
        ['finn_fathom', 'inky_octavia'],
      ],
      dice: [1, 2],
    })
    match.place('quill_the_gull', 'quill_the_gull', 'power').do({ type: 'turn', by: 0, die: 1, face: 6 })
    expect(match.place('barnacle_bess', 'quill_the_gull', 'loot').scores[0]).toBe('1 LOOT')
  })

  it('14: Bess’s Arm-wrestle: Mackerel’s star makes her 2 a 4, Octavia fails with 3 and sits out (R18, R26)', () => {
    const armadas = [
      ['barnacle_bess', 'captain_kelp'],
      ['madame_mackerel', 'inky_octavia'],
    ] as const
    const challenge = (roll: number) =>
      new Voyage({ armadas, dice: [2, 6, roll, 3, 3] }).place('barnacle_bess', 'barnacle_bess', 'challenge')
    const strong = challenge(2).face('madame_mackerel')
    expect(strong.of('faced')[0]).toMatchObject({ faces: [2], counts: 4, ok: true })
    expect(strong.side(1).out).toEqual([])
    const weak = challenge(3).face('inky_octavia')
    expect(weak.of('faced')[0]).toMatchObject({ faces: [3], counts: 3, ok: false })
    expect(weak.side(1).out).toEqual([1])
  })

  it('15: whoever equals Quill in a Race succeeds (A28)', () => {
    const match = new Voyage({
      armadas: [
        ['quill_the_gull', 'captain_kelp'],
        ['inky_octavia', 'barnacle_bess'],
      ],
      dice: [6, 6, 4, 4],
    })
    match.place('quill_the_gull', 'quill_the_gull', 'challenge').done().face('inky_octavia')
    expect(match.of('faced')[0]).toMatchObject({ faces: [4], against: 4, ok: true })
    expect(match.faced).toEqual([{ by: 0, against: 4, ok: true }, null])
  })

  it('16: both heroes fail: the barge is skipped, and scores 0 (A21)', () => {
    const match = new Voyage({
      armadas: [
        ['barnacle_bess', 'madame_mackerel'],
        ['inky_octavia', 'old_saltwhisker'],
      ],
      dice: [2, 6, 3, 4],
    })
    match.place('barnacle_bess', 'barnacle_bess', 'challenge')
    match.place('madame_mackerel', 'madame_mackerel', 'challenge')
    match.do({ type: 'order', challenges: [0, 1] }).face('inky_octavia')
    expect(match.of('skipped')).toHaveLength(1)
    expect(match.faced).toEqual([
      { by: 0, against: null, ok: false },
      { by: 1, against: null, ok: false },
    ])
    expect(match.scores.slice(0, 2)).toEqual(['0 LOOT', '0 BARGE'])
    expect(match.of('reckoned')[0]).toMatchObject({ barge: 0 })
  })

  it('17: two dice alike are 1 BARGE more for Kelp (R24)', () => {
    const match = new Voyage({
      armadas: [
        ['finn_fathom', 'inky_octavia'],
        ['captain_kelp', 'quill_the_gull'],
      ],
      dice: [6, 1, 5, 5],
    })
    match.done().place('captain_kelp', 'captain_kelp', 'barge').done()
    expect(match.scores[1]).toBe('2 BARGE')
  })

  it('18: Finn fails with 2, rolls once more and succeeds with 5 (R26)', () => {
    const match = new Voyage({
      armadas: [
        ['barnacle_bess', 'captain_kelp'],
        ['finn_fathom', 'inky_octavia'],
      ],
      dice: [2, 6, 2, 5],
    })
    match.place('barnacle_bess', 'barnacle_bess', 'challenge').face('finn_fathom')
    expect(match.asked).toBe('again 1')
    match.do({ type: 'again', roll: true })
    expect(match.of('faced').map(({ faces, ok }) => ({ faces, ok }))).toEqual([
      { faces: [2], ok: false },
      { faces: [5], ok: true },
    ])
    expect(match.faced).toEqual([
      { by: 0, against: null, ok: false },
      { by: 0, against: null, ok: true },
    ])
    expect(match.side(1).out).toEqual([])
  })
})
