import { sealedLots } from '@marque/rules/sample-game'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse } from '../support/house.js'

const setupShape = z.object({
  game: z.string(),
  name: z.string(),
  move: z.unknown(),
  savedAt: z.iso.datetime(),
})
const game = sealedLots.id
const lot = (number: number) => ({ type: 'seal', card: `lot-${number}` })

/** The two ways to do the same; each refuses with the problem's code. */
const ways = {
  graphql: {
    list: (client: Client, of = game) =>
      client
        .ask(
          z.object({ setups: z.array(setupShape) }),
          'query ($game: ID!) { setups(game: $game) { game name move savedAt } }',
          { game: of },
        )
        .then(({ setups }) => setups),
    save: (client: Client, name: string, move: unknown, of = game) =>
      client
        .ask(
          z.object({ saveSetup: setupShape }),
          `mutation ($game: ID!, $name: String!, $move: JSON!) {
            saveSetup(game: $game, name: $name, move: $move) { game name move savedAt } }`,
          { game: of, name, move },
        )
        .then(({ saveSetup }) => saveSetup),
    remove: (client: Client, name: string, of = game) =>
      client
        .ask(
          z.object({ deleteSetup: setupShape }),
          'mutation ($game: ID!, $name: String!) { deleteSetup(game: $game, name: $name) { game name move savedAt } }',
          { game: of, name },
        )
        .then(({ deleteSetup }) => deleteSetup),
  },
  rest: {
    list: (client: Client, of = game) => byRest(z.array(setupShape), client, 'GET', { game: of }),
    save: (client: Client, name: string, move: unknown, of = game) =>
      byRest(setupShape, client, 'PUT', {}, { game: of, name, move }),
    remove: (client: Client, name: string, of = game) =>
      byRest(setupShape, client, 'DELETE', { game: of, name }),
  },
}

async function byRest<T>(
  shape: z.ZodType<T>,
  client: Client,
  method: string,
  query: Record<string, string>,
  sent?: unknown,
): Promise<T> {
  const { status, body } = await client.rest(method, `/v1/me/setups?${new URLSearchParams(query)}`, sent)
  if (status >= 400) throw Object.assign(new Error('refused'), { details: body }, body)
  return shape.parse(body)
}

const names = (setups: readonly { name: string }[]) => setups.map(({ name }) => name)

describe.each(Object.entries(ways))('set-ups by %s', (_, { list, save, remove }) => {
  it('are kept under a name, offered again and forgotten', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    expect(await list(anne)).toEqual([])
    const first = await save(anne, '  my ship’s best / ../.. ', lot(7))
    expect(first).toMatchObject({ game, name: 'my ship’s best / ../..', move: lot(7) })
    await save(anne, '..', lot(2))
    expect(await list(anne)).toEqual([expect.objectContaining({ name: '..', move: lot(2) }), first])
    expect(await list(anne, 'raft-and-scupper')).toEqual([])

    expect(await remove(anne, '..')).toMatchObject({ name: '..', move: lot(2) })
    expect(await list(anne)).toEqual([first])
    await expect(remove(anne, '..')).rejects.toMatchObject({ details: { code: 'not_found', where: 'name' } })
  })

  it('have one name each: saved over, they are replaced, however the name is spelt', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    await save(anne, 'Café', lot(1))
    await save(anne, 'café', lot(2))
    await save(anne, 'Cafe\u0301 ', lot(3))
    expect((await list(anne)).map(({ name, move }) => [name, move])).toEqual([
      ['Café', lot(3)],
      ['café', lot(2)],
    ])
  })

  it('are one’s own: others neither see nor change them', async () => {
    const api = await openHouse()
    const [anne, eve] = [await api.guest('Anne'), await api.guest('Eve')]
    await save(anne, 'secret', lot(1))
    expect(await list(eve)).toEqual([])
    await expect(remove(eve, 'secret')).rejects.toMatchObject({ details: { code: 'not_found' } })
    await save(eve, 'secret', lot(2))
    await remove(eve, 'secret')
    expect(await list(anne)).toMatchObject([{ name: 'secret', move: lot(1) }])
  })

  it('are moves as the schema of the game says', async () => {
    const api = await openHouse()
    const anne = await api.guest('Anne')
    const wrong: [unknown, string][] = [
      [{ type: 'seal', card: 'ace' }, 'move.card'],
      [{ type: 'seal', card: 'lot-1', hack: true }, 'move'],
      [{ type: 'mutiny' }, 'move.type'],
      ['seal', 'move'],
      [{ type: 'seal', card: 'lot-1\u0000' }, ''],
    ]
    for (const [move, where] of wrong) {
      const details = { code: 'bad_input', hint: expect.any(String), ...(where && { where }) }
      await expect(save(anne, 'wrong', move)).rejects.toMatchObject({ details })
    }
    await expect(save(anne, 'foreign', lot(1), 'raft-and-scupper')).rejects.toMatchObject({
      details: { code: 'bad_input', where: 'move.type' },
    })
    for (const refused of [save(anne, 'chess', lot(1), 'chess'), list(anne, 'chess')]) {
      await expect(refused).rejects.toMatchObject({ details: { code: 'unknown_game', where: 'game' } })
    }
    expect(await list(anne)).toEqual([])
  })

  it.each(['', '   ', 'x'.repeat(61), 'nul \u0000'])(
    'have a name of 1 to 60 characters: not %j',
    async (name) => {
      const api = await openHouse()
      const anne = await api.guest('Anne')
      const refusal = { details: { code: 'bad_input', hint: expect.any(String) } }
      await expect(save(anne, name, lot(1))).rejects.toMatchObject(refusal)
      await expect(remove(anne, name)).rejects.toMatchObject(refusal)
      expect(names([await save(anne, 'x'.repeat(60), lot(1))])).toEqual(['x'.repeat(60)])
    },
  )

  it('are 50 at the most for each player and game, even if all are saved at once', async () => {
    const api = await openHouse()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    const saves = Array.from({ length: 55 }, (_, number) => save(anne, `set-up ${number}`, lot(number)))
    const refused = (await Promise.allSettled(saves)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(5)
    for (const { reason } of z.array(z.object({ reason: z.unknown() })).parse(refused))
      expect(reason).toMatchObject({ details: { code: 'bad_input', where: 'name' } })
    const kept = await list(anne)
    expect(kept).toHaveLength(50)

    // Full as it is, one may be saved over, another game has its own, and so has another player.
    const [{ name = '' } = {}] = kept
    expect(await save(anne, name, lot(99))).toMatchObject({ move: lot(99) })
    await save(anne, 'another game', { type: 'pass' }, 'raft-and-scupper')
    await save(bob, 'another player', lot(1))
    await remove(anne, name)
    await save(anne, 'room again', lot(1))
    expect(names(await list(anne))).toContain('room again')
  })
})

describe('set-ups', () => {
  it('are not kept beyond a size that any game needs', async () => {
    const move = z.strictObject({ type: z.literal('note'), text: z.string() })
    const api = await openHouse({ games: [{ ...sealedLots, move }] })
    const anne = await api.guest('Anne')
    const { save, list } = ways.graphql
    const room = 8_192 - JSON.stringify({ type: 'note', text: '' }).length
    await save(anne, 'fits', { type: 'note', text: 'x'.repeat(room) })
    for (const text of ['x'.repeat(room + 1), 'é'.repeat(room - 10)]) {
      await expect(save(anne, 'too much', { type: 'note', text })).rejects.toMatchObject({
        details: { code: 'bad_input', where: 'move' },
      })
    }
    expect(names(await list(anne))).toEqual(['fits'])
  })

  it('go with the account', async () => {
    const api = await openHouse()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    for (const client of [anne, bob]) await ways.graphql.save(client, 'mine', lot(1))
    await anne.ask(z.unknown(), 'mutation { deleteMe }')
    expect(await api.house.prisma.setup.findMany({ select: { userId: true } })).toEqual([
      { userId: bob.userId },
    ])
  })
})
