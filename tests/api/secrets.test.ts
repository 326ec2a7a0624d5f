import type { Game } from '@marque/rules'
import { sealedLots } from '@marque/rules/sample-game'
import { describe, expect, it } from 'vitest'
import { SealedTable, voyage } from '../support/sealed.js'
import { walk } from '../support/walk.js'

/**
 * Walks everything at every phase, as every kind of viewer.
 *
 * @param enough a leak that ends the walk
 */
async function leaksOf(
  games?: readonly Game[],
  enough?: RegExp,
): Promise<{ leaks: string[]; answers: number }> {
  const table = await SealedTable.open(games)
  const leaks: string[] = []
  let answers = 0
  for await (const phase of voyage(table)) {
    for (const onlooker of table.onlookers) {
      const seen = await walk(onlooker.client, await table.sight(onlooker.client))
      answers += seen.length
      leaks.push(...(await table.leaks(onlooker, seen)).map((leak) => `${phase}: ${leak}`))
      if (enough && leaks.some((leak) => enough.test(leak))) return { leaks, answers }
    }
  }
  return { leaks, answers }
}

type Sample = typeof sealedLots
const { view, apply, describe: tell, decisions } = sealedLots

/** Faults that a game may have, and where the walk must meet them. */
const planted: [string, RegExp, Partial<Sample>][] = [
  [
    'a view that shows the deck',
    /match\.view tells a stranger lot-/,
    { view: (state, viewer) => ({ ...view(state, viewer), deck: state.deck }) },
  ],
  [
    'a view that shows spectators a hand',
    /GET \/v1\/matches\/\{match\} tells Anne by a token without scope lot-/,
    { view: (state, viewer) => view(state, viewer ?? 0) },
  ],
  [
    'an event that names the sealed card to everybody',
    /live match tells Bob lot-/,
    {
      apply: (state, decision, move, chance) => {
        const result = apply(state, decision, move, chance)
        if (!result.ok || move.type !== 'seal') return result
        const { seat } = decision
        return { ...result, events: [{ type: 'revealed', seat, card: move.card }, ...result.events] }
      },
    },
  ],
  [
    'a refusal that names cards of others',
    /submitMove tells .* lot-|moves tells .* lot-/,
    {
      apply: (state, decision, move, chance) => {
        const result = apply(state, decision, move, chance)
        return result.ok ? result : { ...result, reason: `Not while ${JSON.stringify(state.players)} holds.` }
      },
    },
  ],
  [
    'a prompt that names the next card',
    /match\.decisions tells Cleo lot-/,
    { decisions: (state) => decisions(state).map((open) => ({ ...open, prompt: `Beat ${state.deck[0]}` })) },
  ],
  [
    'a sentence that tells everybody of a draw',
    /match\.log tells a spectator lot-/,
    {
      apply: (...args) => {
        const result = apply(...args)
        if (!result.ok) return result
        const loud = result.events.map((event) =>
          event.type === 'drew' ? { type: 'revealed' as const, seat: event.seat, card: event.card } : event,
        )
        return { ...result, events: loud }
      },
      describe: tell,
    },
  ],
]

describe('fault 1: secrets', { timeout: 240_000 }, () => {
  it('fault 1: no query, subscription, route or error tells a viewer what is hidden from him', async () => {
    const { leaks, answers } = await leaksOf()
    expect(leaks).toEqual([])
    expect(answers).toBeGreaterThan(2_000)
  })

  it.each(planted)('fault 1: the same walk finds %s', async (_what, where, fault) => {
    const { leaks } = await leaksOf([{ ...sealedLots, ...fault }], where)
    expect(leaks.join('\n')).toMatch(where)
  })
})
