import { expect, it } from 'vitest'
import { Voyage } from './testing/voyage.js'

const armadas = [
  ['inky_octavia', 'finn_fathom'],
  ['barnacle_bess', 'captain_kelp'],
] as const

it("A29: a barger's challenge holds up the next turn: its answer is hurried, and so is a second roll", () => {
  // Octavia 6 and Finn 6 loot; Bess 2 and Kelp 1 barge, and Bess challenges; Finn fails with 2.
  const match = new Voyage({ armadas, dice: [6, 6, 2, 1, 2] })
  match.done()
  expect(match.decision.hurried).toBeUndefined()
  match.place('barnacle_bess', 'barnacle_bess', 'challenge')
  expect(match.asked).toBe('face 0')
  expect(match.decision).toMatchObject({ kind: 'reaction', hurried: true })
  match.face('finn_fathom')
  expect(match.asked).toBe('again 0')
  expect(match.decision).toMatchObject({ kind: 'reaction', hurried: true })
})

it("A29: a looter's challenge is answered by who barges next anyway, in his own time", () => {
  const match = new Voyage({ armadas: [armadas[1], armadas[0]], dice: [2, 6] })
  match.place('barnacle_bess', 'barnacle_bess', 'challenge')
  expect(match.asked).toBe('face 1')
  expect(match.decision.kind).toBe('turn')
  expect(match.decision.hurried).toBeUndefined()
})
