import { sweepOverdue } from '@marque/api'
import { type Chance, matchChance, seededChance, verify, verifySteps } from '@marque/rules'
import { lootQuest } from '@marque/rules/lootquest'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse, type TestHouse } from '../support/house.js'
import { anyMove, join, look, newKey, open, type SeenDecision, submit } from '../support/play.js'
import { takeHome } from '../support/record.js'

const HOURS = 24
const ASK = { champion: 'none', challenges: 'ask', second_roll: 'ask' }

const stepOf = ({ id }: { readonly id: string }) => id.replace(/-\d+$/, '')

/** Any answer, but dice are placed as long as one fits. */
function answer(decision: SeenDecision, chance: Chance) {
  const places = decision.legal.filter(({ move }) => move['type'] === 'place')
  return anyMove(places.length > 0 ? { ...decision, legal: places } : decision, chance)
}

async function plays(program: Client, match: string, id: string, chance: Chance) {
  const decision = (await look(program, match)).decisions.find((open) => open.id === id)
  if (!decision) throw new Error(`${id} is not asked`)
  await submit(program, { match, decision: id, move: answer(decision, chance), idempotencyKey: newKey() })
}

const order = (program: Client, match: string, orders: object) =>
  program.ask(
    z.unknown(),
    'mutation ($match: ID!, $orders: JSON!) { setOrders(match: $match, orders: $orders) { id } }',
    { match, orders },
  )

/** Two programs at a table that has begun, with a long match that is the same in every run. */
async function tableOfTwo(api: TestHouse, options: object, orders = [ASK, ASK]) {
  const guests = await Promise.all(['Anne', 'Bob'].map((name) => api.guest(name)))
  const programs = await Promise.all(guests.map((guest) => guest.withToken('read', 'play')))
  const [anne, bob] = programs
  if (!anne || !bob) throw new Error('nobody came')
  const more = { entropy: 'a', hoursPerDecision: HOURS }
  const all = { goal: 10, heroes: 5, ...options }
  const { id } = await open(anne, lootQuest.id, all, ['me', 'open'], more)
  await api.house.pool.query('update match set secret = $2 where id = $1', [id, Buffer.alloc(32, 7)])
  await join(bob, id, { entropy: 'b' })
  for (const [seat, program] of programs.entries()) await order(program, id, orders[seat] ?? ASK)
  return { id, programs, anne, bob }
}

/** The time for one decision is over, or for all that are open. */
const runOut = (api: TestHouse, match: string, decision: string | null = null) =>
  api.house.pool.query(
    `update decision set due = now() - interval '1 second'
     where match_id = $1 and ($2::text is null or id = $2)`,
    [match, decision],
  )

it('R1, R13, D6: two programs play to the end over the API, one by standing orders, and the record holds', {
  timeout: 180_000,
}, async () => {
  const api = await openHouse({ games: [lootQuest] })
  const orders = [{ ...ASK, challenges: 'best_odds', second_roll: 'auto' }, ASK]
  const { id, programs, bob } = await tableOfTwo(api, {}, orders)
  const chance = seededChance(10)
  const asked = new Set<string>()
  for (let isOver = false; !isOver; ) {
    for (const [seat, program] of programs.entries()) {
      const { status, decisions } = await look(program, id)
      isOver = status === 'finished'
      const [decision] = decisions
      if (!decision) continue
      asked.add(`${seat} ${stepOf(decision)}`)
      await plays(program, id, decision.id, chance)
    }
  }
  expect(asked).toContain('1 face')
  expect(asked).not.toContain('0 face')
  expect(asked).not.toContain('0 again')

  const { record, told } = await takeHome(bob, id)
  const faced = record.actions.filter(({ decision }) => decision.startsWith('face-'))
  expect(faced.some(({ seat, cause }) => seat === 0 && cause === 'order')).toBe(true)
  for (const { seat, cause } of faced) expect(cause).toBe(seat === 0 ? 'order' : 'player')
  expect(told.log.some(({ seat, cause }) => seat === 0 && cause === 'order')).toBe(true)
  expect(verify(lootQuest, record, told)).toEqual({ ok: true })

  // Every roll that the table shows in the end is proved by its action and its draws, and by nothing else.
  const { match } = await bob.ask(
    z.object({ match: z.object({ view: z.object({ rolls: z.array(rollShape) }) }) }),
    'query ($id: ID!) { match(id: $id) { view } }',
    { id },
  )
  expect(match.view.rolls.length).toBeGreaterThan(0)
  const steps = [...verifySteps(lootQuest, record)]
  for (const { action, draw, dice } of match.view.rolls) {
    const drawn = steps.find(({ at }) => at === action)?.drawn.find(({ stream }) => stream === String(action))
    const results = drawn?.draws.slice(draw - 1, draw - 1 + dice.length)
    expect(results).toEqual(dice.map(({ face }) => ({ of: 6, result: face })))
    const secret = Uint8Array.from(Buffer.from(record.secret, 'hex'))
    const again = matchChance({ secret, entropy: record.entropy, stream: action })
    for (let before = 1; before < draw; before++) again.below(6)
    expect(dice.map(() => again.below(6) + 1)).toEqual(dice.map(({ face }) => face))
  }
})

const rollShape = z.object({
  dice: z.array(z.object({ face: z.int() })),
  action: z.int(),
  draw: z.int(),
})

const ASKED = [
  'again reaction',
  'again turn',
  'armada turn',
  'draft turn',
  'face reaction',
  'face turn',
  'order turn',
  'place turn',
]
/** More than it takes until chance has asked everything. */
const MATCHES = 30
const decisionRows = z.array(
  z.object({ id: z.string(), seat: z.int(), kind: z.string(), hours: z.coerce.number() }),
)

it('A29, A30: whatever is asked, the match goes on without its player, and a challenge out of turn waits half as long', {
  timeout: 240_000,
}, async () => {
  const api = await openHouse({ games: [lootQuest] })
  const missed = new Set<string>()
  const waiting = async (id: string) => {
    const { rows } = await api.house.pool.query(
      `select id, seat, kind, extract(epoch from due - opened_at) / 3600 as hours from decision
       where match_id = $1 order by id`,
      [id],
    )
    return decisionRows.parse(rows)[0]
  }
  /** Lets the time for one decision run out. */
  const misses = async (match: string, decision: string) => {
    await runOut(api, match, decision)
    expect(await sweepOverdue(api.house)).toBe(1)
    const action = await api.house.prisma.action.findFirstOrThrow({ where: { matchId: match, decision } })
    expect([action.cause, action.type]).toEqual(['absence', 'move'])
  }
  const chance = seededChance(3)
  for (let matches = 0; matches < MATCHES && missed.size < ASKED.length; matches++) {
    const armadas = ['draft', 'secret_choice', 'dealt'][matches % 3]
    const { id, programs, anne } = await tableOfTwo(api, { armadas })
    for (let open = await waiting(id); open; open = await waiting(id)) {
      expect(open.hours).toBeCloseTo(open.kind === 'reaction' ? HOURS / 2 : HOURS, 3)
      const what = `${stepOf(open)} ${open.kind}`
      const isMissed = !missed.has(what)
      missed.add(what)
      if (isMissed) await misses(id, open.id)
      else await plays(programs[open.seat] ?? anne, id, open.id, chance)
    }
    expect((await look(anne, id)).status).toBe('finished')
    const { record, told } = await takeHome(anne, id)
    expect(verify(lootQuest, record, told)).toEqual({ ok: true })
  }
  expect([...missed].sort()).toEqual(ASKED)
})

it('A30: with both away from the start, the match ends by itself', async () => {
  const api = await openHouse({ games: [lootQuest] })
  const { id, anne } = await tableOfTwo(api, { goal: 3 })
  for (let sweeps = 0; sweeps < 30 && (await look(anne, id)).status === 'playing'; sweeps++) {
    await runOut(api, id)
    await sweepOverdue(api.house)
  }
  expect((await look(anne, id)).status).toBe('finished')
  const { record, told } = await takeHome(anne, id)
  expect(verify(lootQuest, record, told)).toEqual({ ok: true })
})
