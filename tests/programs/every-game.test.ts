import { games, seededChance } from '@marque/rules'
import { expect, it } from 'vitest'
import { openHouse } from '../support/house.js'
import { anyMove, fullTable, look, newKey, submit } from '../support/play.js'

/** How often a program uses what it only may do. */
const ONE_IN = 8

it.each(games.map(({ id, players }) => ({ id, seats: players.max })))(
  '$id: a full table of $seats programs plays to the end, all at once where all are asked',
  async ({ id: game, seats }) => {
    const api = await openHouse()
    const { id, first, programs } = await fullTable(api, game, {}, seats)
    const chance = seededChance(21)
    for (let over = false; !over; ) {
      const seen = await Promise.all(
        programs.map(async (program) => ({ program, match: await look(program, id) })),
      )
      over = seen.some(({ match }) => match.status === 'finished')
      const answers = seen.flatMap(({ program, match }) => {
        const asked = match.decisions.find(({ kind }) => kind !== 'optional')
        const may = match.decisions.find(({ kind }) => kind === 'optional')
        const decision = may && chance.below(ONE_IN) === 0 ? may : asked
        return decision ? [{ program, decision, move: anyMove(decision, chance) }] : []
      })
      const played = await Promise.allSettled(
        answers.map(({ program, decision, move }) =>
          submit(program, { match: id, decision: decision.id, move, idempotencyKey: newKey() }),
        ),
      )
      // Somebody's move may have settled another's decision meanwhile, or ended the match: that is said so.
      for (const answer of played)
        if (answer.status === 'rejected')
          expect(answer.reason).toMatchObject({
            code: expect.stringMatching(/^(decision_closed|illegal_move|not_playing)$/),
          })
    }
    const { house } = api
    const actions = await house.prisma.action.count({ where: { matchId: id } })
    expect((await look(first, id)).version).toBe(actions)
    expect(await house.prisma.decision.count({ where: { matchId: id } })).toBe(0)
  },
)
