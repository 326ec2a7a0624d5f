import type { Chance } from '@marque/rules'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { anyMove, MATCH, matchShape, type SeenDecision, type SeenMatch } from './play.js'

const cell = z.string()
const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('place'), yellow: z.array(cell), black: z.array(cell) }),
  z.object({ type: z.literal('side'), side: z.enum(['yellow', 'black']) }),
  z.object({ type: z.literal('jump'), from: cell, to: cell }),
  z.object({ type: z.literal('sail'), from: cell, to: cell }),
  z.object({ type: z.literal('scupper'), at: cell }),
  z.object({ type: z.literal('pass') }),
])
export type RaftMove = z.infer<typeof move>

/** What the API tells whoever sits at this page. */
export async function seenBy(page: Page, match: string): Promise<SeenMatch> {
  const { origin } = new URL(page.url())
  const answer = await page.request.post(`${origin}/graphql`, {
    headers: { origin },
    data: { query: `query ($id: ID!) { match(id: $id) { ${MATCH} } }`, variables: { id: match } },
  })
  return z.object({ data: z.object({ match: matchShape }) }).parse(await answer.json()).data.match
}

/** The decision with its mildest answers alone: a sail ends no match by chance as a jump or a scuppering may. */
export function mild(decision: SeenDecision): SeenDecision {
  for (const type of ['sail', 'jump', 'scupper']) {
    const legal = decision.legal.filter(({ move }) => move['type'] === type)
    if (legal.length > 0) return { ...decision, legal }
  }
  return decision
}

/** The decision without the pass, where anything else is open. */
export function eager(decision: SeenDecision): SeenDecision {
  const legal = decision.legal.filter(({ move }) => move['type'] !== 'pass')
  return legal.length > 0 ? { ...decision, legal } : decision
}

/** A legal move for whoever sits at this page, or `undefined` if he is not asked. */
export async function aMove(
  page: Page,
  match: string,
  chance: Chance,
  among = eager,
): Promise<RaftMove | undefined> {
  const decision = (await seenBy(page, match)).decisions[0]
  return decision && move.parse(anyMove(among(decision), chance))
}

const tap = (page: Page, at: string) => page.getByRole('button', { name: new RegExp(`^${at},`) }).click()

/** Proposes a move on the board, as a hand does it. */
export async function propose(page: Page, wanted: RaftMove): Promise<void> {
  switch (wanted.type) {
    case 'place':
      for (const at of [...wanted.yellow, ...wanted.black]) await tap(page, at)
      return
    case 'side':
      return page
        .getByRole('button', { name: wanted.side === 'yellow' ? /^Yellowbeards/ : /^Blackbeards/ })
        .click()
    case 'pass':
      return page.getByRole('button', { name: 'Pass', exact: true }).click()
    case 'scupper':
      await tap(page, wanted.at)
      return mean(page, /scupper|sink/i)
    default:
      await tap(page, wanted.from)
      await tap(page, wanted.to)
      return mean(page, wanted.type === 'jump' ? /jump/i : /sail/i)
  }
}

/** Where a tap could mean two things, says which. */
async function mean(page: Page, label: RegExp): Promise<void> {
  const meanings = page.getByRole('group', { name: 'This could mean two things' })
  if (await meanings.isVisible()) await meanings.getByRole('button', { name: label }).click()
}

/** Sends the proposed move and waits until the table shows it. */
export async function confirm(page: Page): Promise<void> {
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && response.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Confirm' }).click()
  await sent
}
