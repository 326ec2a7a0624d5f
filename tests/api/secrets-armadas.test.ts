import { type HeroName, lootQuest } from '@marque/rules/lootquest'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse } from '../support/house.js'
import { join, look, newKey, open, submit } from '../support/play.js'
import { told, toldTwice } from '../support/told.js'
import type { Sight } from '../support/walk.js'

const CHOSEN: HeroName[] = ['barnacle_bess', 'finn_fathom', 'captain_kelp']
const OTHERS: HeroName[] = ['captain_kelp', 'inky_octavia', 'barnacle_bess']

const outbox = z.object({ outbox: z.array(z.object({ to: z.string(), text: z.string() })) })
const logShape = z.object({
  match: z.object({ log: z.array(z.object({ sentences: z.array(z.string()) })) }),
})

it('fault 3, A3, A31: which armada Anne has sealed changes no byte of what others are told, mails included, until both are shown', {
  timeout: 120_000,
}, async () => {
  const api = await openHouse({ games: [lootQuest] })
  const { house } = api
  const anne = await api.guest('Anne')
  const bob = await api.guest('Bob')
  await house.prisma.user.update({ where: { id: bob.userId }, data: { address: 'bob@canary.example' } })
  const { id } = await open(anne, lootQuest.id, { heroes: 3 }, ['me', 'open'])
  await join(bob, id)
  const choose = (client: Client, seat: number, heroes: HeroName[]) =>
    submit(client, {
      ...{ match: id, decision: `armada-${seat}`, idempotencyKey: newKey() },
      move: { type: 'armada', heroes },
    })
  await choose(anne, 0, CHOSEN)

  /** The same match, had Anne chosen otherwise: its table and its record, from which the past is played again. */
  const write = async (heroes: HeroName[]) => {
    const { state } = await house.prisma.match.findUniqueOrThrow({ where: { id } })
    const table = lootQuest.state.parse(state)
    const twin = { ...table, sealed: table.sealed.with(0, heroes) }
    await house.pool.query('update match set state = $2 where id = $1', [id, JSON.stringify(twin)])
    await house.pool.query('update action set move = $2 where match_id = $1 and index = 0', [
      ...[id, JSON.stringify({ type: 'armada', heroes })],
    ])
  }
  const sightOf = ({ userId }: Client): Sight => ({
    ...{ game: lootQuest.id, match: id, version: 1, player: anne.userId },
    isSeated: userId === anne.userId || userId === bob.userId,
  })
  const onlookers: Record<string, Client> = {
    Bob: bob,
    'Bob by a token': await bob.withToken('read', 'play'),
    'Anne by a token without scope': await anne.withToken('manage'),
    'a spectator': await api.guest('Wanda'),
    'a stranger': api.stranger(),
  }
  for (const [name, client] of Object.entries(onlookers)) {
    const before = await toldTwice(client, sightOf(client))
    await write(OTHERS)
    expect(await told(client, sightOf(client)), name).toEqual(before)
    await write(CHOSEN)
  }
  // She is told what she has chosen, so the walk does see armadas where there are any to be seen.
  const own = JSON.stringify(await toldTwice(anne, sightOf(anne)))
  await write(OTHERS)
  expect(JSON.stringify(await told(anne, sightOf(anne)))).not.toBe(own)
  await write(CHOSEN)

  const logOf = async (client: Client) => {
    const { match } = await client.ask(
      logShape,
      'query ($id: ID!) { match(id: $id) { log { sentences } } }',
      {
        id,
      },
    )
    return match.log.flatMap(({ sentences }) => sentences)
  }
  expect(await logOf(bob)).toEqual(['Anne has chosen an armada.'])
  const mailsToBob = async () => {
    const { outbox: mails } = await api.stranger().ask(outbox, '{ outbox { to text } }')
    return mails.filter(({ to }) => to === 'bob@canary.example').map(({ text }) => text)
  }
  expect((await mailsToBob()).length).toBeGreaterThan(0)
  expect((await mailsToBob()).join()).not.toMatch(/Bess|Finn|Kelp/)

  await choose(bob, 1, OTHERS)
  expect((await logOf(bob)).join(' ')).toMatch(/Anne sails with .*Bess.*Finn/)
  expect((await look(bob, id)).version).toBeGreaterThanOrEqual(2)
})
