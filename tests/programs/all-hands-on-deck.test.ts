import { type Chance, seededChance, shuffle, verify } from '@marque/rules'
import { allHandsOnDeck } from '@marque/rules/all-hands-on-deck'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse } from '../support/house.js'
import { anyMove, fullTable, look, newKey, type SeenDecision, submit } from '../support/play.js'
import { takeHome } from '../support/record.js'

const SEATS = 6
/** A program seals whenever it may; in one visit a round, bids are asked of all at once. */
const SEALS = /^(seal|bid)-/

/** What it answers, if anything: mostly small bids, so that hands grow and the match comes to its end by a crew. */
function answerTo(decisions: readonly SeenDecision[], chance: Chance) {
  const decision =
    decisions.find(({ kind }) => kind !== 'optional') ?? decisions.find(({ id }) => SEALS.test(id))
  if (!decision) return undefined
  const isPassed = SEALS.test(decision.id) && chance.below(3) > 0
  const passes = decision.legal.filter(({ move }) => isPassed && move['type'] === 'pass')
  return {
    decision,
    move: anyMove({ ...decision, legal: passes.length > 0 ? passes : decision.legal }, chance),
  }
}

it.each(['by_the_book', 'one_visit'])(
  'A51, A52: six programs play to the end, visits %s, while their sealed bids arrive in ever other orders',
  { timeout: 120_000 },
  async (visits) => {
    const api = await openHouse()
    const { id, first, programs } = await fullTable(
      api,
      allHandsOnDeck.id,
      { length: 'short', visits },
      SEATS,
    )

    const chance = seededChance(34)
    const orders = new Map<string, number[]>()
    const visit = async (program: Client, seat: number) => {
      const { decisions } = await look(program, id)
      const answer = answerTo(decisions, chance)
      if (!answer) return
      const { decision, move } = answer
      await submit(program, { match: id, decision: decision.id, move, idempotencyKey: newKey() })
      const [, round] = /^(?:seal|bid)-(\d+\.\d+)/.exec(decision.id) ?? []
      if (round) orders.set(round, [...(orders.get(round) ?? []), seat])
    }
    while ((await look(first, id)).status !== 'finished') {
      for (const { program, seat } of shuffle(
        chance,
        programs.map((client, at) => ({ program: client, seat: at })),
      ))
        await visit(program, seat)
    }
    const whole = [...orders.values()].filter((order) => order.length === SEATS).map(String)
    expect(new Set(whole).size).toBeGreaterThan(3)
    expect(await api.house.prisma.decision.count({ where: { matchId: id } })).toBe(0)
  },
)

it('A49: the others play on without a captain who gives up his seat, and the record of it holds', {
  timeout: 60_000,
}, async () => {
  const api = await openHouse()
  const { id, programs } = await fullTable(api, allHandsOnDeck.id, {}, 3)
  const [anne, bob, cleo] = programs
  if (!anne || !bob || !cleo) throw new Error('nobody came')
  const chance = seededChance(4)
  const goRound = async (captains: readonly Client[]) => {
    for (const captain of captains) {
      const answer = answerTo((await look(captain, id)).decisions, chance)
      if (!answer) continue
      const { decision, move } = answer
      await submit(captain, { match: id, decision: decision.id, move, idempotencyKey: newKey() })
    }
  }
  for (let rounds = 0; rounds < 4; rounds++) await goRound(programs)
  await bob.ask(z.unknown(), 'mutation ($match: ID!) { resign(match: $match) { id } }', { match: id })
  expect((await look(bob, id)).decisions).toEqual([])
  expect((await api.house.prisma.decision.findMany({ where: { matchId: id, seat: 1 } })).length).toBe(0)
  const shape = z.object({ match: z.object({ log: z.array(z.object({ sentences: z.array(z.string()) })) }) })
  const { match } = await anne.ask(shape, 'query ($id: ID!) { match(id: $id) { log { sentences } } }', { id })
  const sentences = match.log.flatMap((entry) => entry.sentences)
  expect(sentences).toContain('Program 2 gave up the seat.')
  expect(sentences).toContain('Program 2’s cards are set aside, and play goes on without Program 2.')

  while ((await look(anne, id)).status !== 'finished') await goRound([anne, cleo])
  const { record, told } = await takeHome(anne, id)
  expect(verify(allHandsOnDeck, record, told)).toEqual({ ok: true })
})
