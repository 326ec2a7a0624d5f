import { type Chance, seededChance, shuffle } from '@marque/rules'
import { expect, it } from 'vitest'
import type { Client } from '../support/client.js'
import { openHouse } from '../support/house.js'
import { anyMove, join, look, newKey, open, type SeenDecision, submit } from '../support/play.js'

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

it.each(['book', 'one'])(
  'A51, A52: six programs play to the end, visits %s, while their sealed bids arrive in ever other orders',
  { timeout: 120_000 },
  async (visits) => {
    const api = await openHouse()
    const programs = await Promise.all(
      Array.from({ length: SEATS }, async (_, seat) =>
        (await api.guest(`Program ${seat + 1}`)).withToken('read', 'play'),
      ),
    )
    const [first, ...others] = programs
    if (!first) throw new Error('a table without seats')
    const { id } = await open(first, 'all-hands-on-deck', { length: 'short', visits }, [
      'me',
      ...others.map(() => 'open'),
    ])
    for (const program of others) await join(program, id)

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
