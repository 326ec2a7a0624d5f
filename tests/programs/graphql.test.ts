import { seededChance } from '@marque/rules'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openHouse } from '../support/house.js'
import { anyMove, CHOICE, matchShape, newKey } from '../support/play.js'

/** What a program asks when it looks at a match. */
const LOOK = `query ($id: ID!) { match(id: $id) { id status version outcome { ranking }
  decisions { id kind legal { ${CHOICE} } } } }`
const finishedShape = matchShape.extend({ outcome: z.object({ ranking: z.array(z.int()) }).nullable() })

it('programs with nothing but tokens play a long match to its end over GraphQL', async () => {
  const api = await openHouse()
  const first = await (await api.guest('First program')).withToken('read', 'play')
  const second = await (await api.guest('Second program')).withToken('read', 'play')

  const { games } = await first.ask(
    z.object({
      games: z.array(
        z.object({
          id: z.string(),
          minPlayers: z.int(),
          maxPlayers: z.int(),
          moveSchema: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    '{ games { id minPlayers maxPlayers moveSchema } }',
  )
  const game = games.find(({ maxPlayers }) => maxPlayers === 2)
  if (!game) throw new Error('no game for two')
  const fits = new Ajv2020({ strict: false }).compile(game.moveSchema)

  const created = await first.ask(
    z.object({ createMatch: z.object({ id: z.string() }) }),
    'mutation ($game: ID!) { createMatch(input: { game: $game, options: { length: "long" }, seats: [me, open] }) { id } }',
    { game: game.id },
  )
  const { id } = created.createMatch
  const lobby = await second.ask(
    z.object({ matches: z.object({ nodes: z.array(z.object({ id: z.string() })) }) }),
    'query ($game: ID) { matches(game: $game) { nodes { id } } }',
    { game: game.id },
  )
  expect(lobby.matches.nodes).toContainEqual({ id })
  await second.ask(
    z.unknown(),
    'mutation ($id: ID!) { joinMatch(match: $id, entropy: "made up by a program") { status } }',
    { id },
  )

  const chance = seededChance(11)
  let turns = 0
  for (let over = false; !over; ) {
    for (const program of [first, second]) {
      const { match } = await program.ask(z.object({ match: finishedShape }), LOOK, { id })
      over = match.status === 'finished'
      const decision = match.decisions[0]
      if (over || !decision) continue
      const move = anyMove(decision, chance)
      expect(fits(move)).toBe(true)
      await program.ask(
        z.unknown(),
        `mutation ($match: ID!, $decision: ID!, $move: JSON!, $idempotencyKey: String!) {
          submitMove(match: $match, decision: $decision, move: $move, idempotencyKey: $idempotencyKey) { version } }`,
        { match: id, decision: decision.id, move, idempotencyKey: newKey() },
      )
      turns++
    }
  }
  const { match } = await first.ask(z.object({ match: finishedShape }), LOOK, { id })
  expect(match).toMatchObject({ version: turns, outcome: { ranking: expect.arrayContaining([1, 2]) } })
})
