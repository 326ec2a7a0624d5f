import { sealedLots } from '@marque/rules/sample-game'
import { expect, it } from 'vitest'
import { newKey, submit } from '../support/play.js'
import { type Onlooker, SealedTable, voyage } from '../support/sealed.js'
import { toldTwice } from '../support/told.js'
import type { Answer } from '../support/walk.js'

const TWO_TABLES = 120_000

const told = async (table: SealedTable, { client }: Onlooker) => toldTwice(client, await table.sight(client))

const byName = (table: SealedTable, name: string): Onlooker => {
  const onlooker = table.onlookers.find((other) => other.name === name)
  if (!onlooker) throw new Error(`${name} is not there`)
  return onlooker
}

/** Play, up to the moment when Cleo has sealed a card and Bob has swapped one in secret. */
async function midVoyage(): Promise<SealedTable> {
  const table = await SealedTable.open()
  for await (const phase of voyage(table)) if (phase.startsWith('when one has sealed')) return table
  throw new Error('the voyage went elsewhere')
}

it('fault 3: what Anne and Cleo hide, and how much of it, changes nothing that anybody else is told', {
  timeout: TWO_TABLES,
}, async () => {
  const table = await midVoyage()
  const others = ['Bob', 'a spectator', 'a stranger', 'Anne by a token without scope'].map((name) =>
    byName(table, name),
  )
  const before = await Promise.all(others.map((onlooker) => told(table, onlooker)))

  const state = await table.state()
  if (!state) throw new Error('the match has no state')
  const [anne, bob, cleo] = state.players
  if (!anne || !bob || !cleo?.sealed) throw new Error('the players are not where they should be')
  const [one, two, three, four, five, ...deck] = state.deck
  if (!one || !two || !three || !four || !five) throw new Error('the deck is too small')
  const other = sealedLots.state.parse({
    ...state,
    players: [
      { ...anne, hand: [one, two, three], discarded: [four], hasSwapped: true },
      bob,
      { ...cleo, sealed: five, discarded: [], hand: cleo.hand.toReversed() },
    ],
    deck: [...deck, ...anne.hand, ...anne.discarded, ...cleo.discarded, cleo.sealed],
  })
  const { pool } = table.api.house
  await pool.query('update match set state = $2 where id = $1', [table.match, JSON.stringify(other)])
  await pool.query(`delete from decision where match_id = $1 and id = 'swap-0'`, [table.match])
  await pool.query(`update seat set orders = '{"seal":"lowest"}' where match_id = $1 and index = 0`, [
    table.match,
  ])

  for (const [index, onlooker] of others.entries()) {
    expect(await told(table, onlooker)).toEqual(before[index])
  }
  // They are not all blind: whom it concerns sees the change.
  const hers = JSON.stringify(await told(table, byName(table, 'Anne')))
  for (const card of [one, two, three]) expect(hers).toContain(card)
  expect(hers).toContain('lowest')
})

it('fault 2: whether Anne puts away two cards or none, the others are told the same to the byte', {
  timeout: TWO_TABLES,
}, async () => {
  const secret = Buffer.alloc(32, 7)
  const transcripts: Answer[][][] = []
  const hands: string[] = []
  for (const count of [0, 2]) {
    const table = await SealedTable.open()
    await table.api.house.pool.query('update match set secret = $2 where id = $1', [table.match, secret])
    await table.start()
    const decision = await table.asked(0)
    const [choice] = decision.legal
    const cards = choice?.picks?.[0]?.from.slice(0, count)
    const anne = byName(table, 'Anne')
    await submit(anne.client, {
      ...{ match: table.match, decision: decision.id, move: { type: 'discard', cards } },
      idempotencyKey: newKey(),
    })
    const others = ['Bob', 'Cleo', 'a spectator', 'a stranger'].map((name) => byName(table, name))
    transcripts.push(await Promise.all(others.map((onlooker) => told(table, onlooker))))
    hands.push(JSON.stringify((await table.state())?.players[0]))
  }
  expect(transcripts[1]).toEqual(transcripts[0])
  expect(hands[1]).not.toEqual(hands[0])
})

it('fault 2: nobody finds out by probing whether another seat may still swap', async () => {
  const table = await midVoyage()
  const probe = (decision: string) =>
    submit(byName(table, 'Anne').client, {
      ...{ match: table.match, decision, move: { type: 'swap', card: 'lot-1' } },
      idempotencyKey: newKey(),
    }).then(
      () => 'played',
      (error: unknown) => JSON.stringify(error),
    )
  expect((await table.state())?.players.map(({ hasSwapped }) => hasSwapped)).toEqual([false, true, false])
  const [ofBob, ofCleo] = [await probe('swap-1'), await probe('swap-2')]
  expect(ofBob).toContain('decision_closed')
  expect(ofCleo).toBe(ofBob)
})

it('fault 2: the past does not tell who acted in secret', async () => {
  const table = await midVoyage()
  const { version } = await table.row()
  const path = `/v1/matches/${table.match}/versions/${version}`
  const [his, hers] = await Promise.all(
    ['Bob', 'Anne'].map((name) => byName(table, name).client.rest('GET', path)),
  )
  expect(his?.body).toMatchObject({
    log: [{ seat: 1, sentences: [expect.stringContaining('You'), expect.stringContaining('You')] }],
  })
  expect(hers?.body).toMatchObject({ log: [] })
})
