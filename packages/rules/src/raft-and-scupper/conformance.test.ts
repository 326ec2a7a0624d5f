import { describe, expect, it } from 'vitest'
import { conformance } from '../conformance/index.js'
import { randomMatches } from '../conformance/matches.js'
import { recordedOf } from '../conformance/testing/recorded.js'
import { raftAndScupper } from './index.js'

describe('Raft & Scupper keeps to the contract', () => {
  const recorded = recordedOf(raftAndScupper.id, raftAndScupper.rulesVersion)
  const checks = conformance(raftAndScupper, {
    recorded,
    matches: 16,
    laws: {
      options: [{ length: 'short' }],
      orders: [{ forcedPass: 'auto' }],
      /** R1, R2, R25: every ship is on the table, in front of a crew or out of the game. */
      pieces({ tiles, scuppered, discarded, pirates, phase }) {
        const ships = [...(tiles + scuppered.yellow + scuppered.black + discarded)]
        const count = (letter: string) => ships.filter((ship) => ship === letter).length
        const aboard = phase === 'placing' ? 4 : pirates.yellow.length + pirates.black.length
        return { A: count('A'), B: count('B'), C: count('C'), D: count('D'), pirates: aboard }
      },
    },
  })
  for (const { name, run } of checks) it(name, run)

  it('A23 a thousand random matches of either length end', () => {
    const laws = { options: [{ length: 'short' as const }] }
    const matches = randomMatches(raftAndScupper, { laws, matches: 1000, seed: 9 })
    expect(matches.flatMap(({ fault }) => fault ?? [])).toEqual([])
  }, 30_000)
})
