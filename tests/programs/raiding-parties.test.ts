import { seededChance, verify } from '@marque/rules'
import { raidingParties } from '@marque/rules/raiding-parties'
import { expect, it } from 'vitest'
import { openHouse } from '../support/house.js'
import { anyMove, fullTable, look, newKey, submit } from '../support/play.js'
import { takeHome } from '../support/record.js'

it('R1, R2, A4: four programs with 40 gold each raid to the end over the API, and the record holds', {
  timeout: 180_000,
}, async () => {
  const api = await openHouse()
  const { id, first, programs } = await fullTable(api, raidingParties.id, { gold: 40 }, 4)
  const chance = seededChance(40)
  for (let isOver = false; !isOver; ) {
    for (const program of programs) {
      const { status, decisions } = await look(program, id)
      isOver = status === 'finished'
      const [decision] = decisions
      if (!decision) continue
      const move = anyMove(decision, chance)
      await submit(program, { match: id, decision: decision.id, move, idempotencyKey: newKey() })
    }
  }
  const { record, told } = await takeHome(first, id)
  expect(new Set(record.actions.slice(0, 4).map(({ decision }) => decision)).size).toBe(4)
  expect(verify(raidingParties, record, told)).toEqual({ ok: true })
})
