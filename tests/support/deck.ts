import type { Chance } from '@marque/rules'
import { suggest, type View } from '@marque/rules/all-hands-on-deck'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import { z } from 'zod'
import { asks } from './crew.js'
import { anyMove, MATCH, matchShape, newKey, type SeenDecision, type SeenMatch } from './play.js'
import { confirm } from './raft.js'

const items = z.object({ type: z.enum(['discard', 'bid']), cards: z.array(z.string()).min(1) })
type Move = Record<string, unknown>

/** Proposes a move of All Hands on Deck! on the board, as a hand does it: cards by tapping, all else by its button. */
export async function proposeDeck(page: Page, move: Move): Promise<void> {
  const some = items.safeParse(move)
  // Copies of an action in one bid are alike: either button plays it.
  if (!some.success)
    return page
      .locator(`[data-move='${JSON.stringify(move)}']`)
      .first()
      .click()
  for (const item of some.data.cards) await page.locator(`button[data-item="${item}"]`).click()
}

const seenShape = matchShape.extend({
  mySeat: z.int(),
  view: z.custom<View>((value) => typeof value === 'object' && value !== null),
})
export type SeenDeck = z.infer<typeof seenShape>

/** The match as the API shows it to whoever sits at this page, table and all. */
export async function seesDeck(page: Page, url: string, match: string): Promise<SeenDeck> {
  const query = `query ($id: ID!) { match(id: $id) { ${MATCH} mySeat view } }`
  return (await asks(page, url, z.object({ match: seenShape }), query, { id: match })).match
}

/** What a decision asks, by the first word of its id. */
export const asking = ({ decisions }: SeenMatch, what: string): SeenDecision | undefined =>
  decisions.find(({ id }) => id.startsWith(`${what}-`))

/** A sensible answer, so that a match comes to its end: by lot it might go on for 75 rounds. */
export function deckMove(seen: SeenDeck, decision: SeenDecision, chance: Chance): Move {
  const asked = { id: decision.id, seat: seen.mySeat, kind: 'turn' as const, prompt: '' }
  return suggest(seen.view, asked, chance)[0] ?? anyMove(decision, chance)
}

/** What some captain must answer now: who, what, and a sensible answer. */
export async function nextDeck(pages: readonly Page[], url: string, match: string, chance: Chance) {
  for (const page of pages) {
    const seen = await seesDeck(page, url, match)
    const decision = seen.decisions.find(({ kind }) => kind !== 'optional')
    if (decision) return { page, seen, decision, move: deckMove(seen, decision, chance) }
  }
  return undefined
}

/** Plays a move without the page. */
export async function sendsDeck(page: Page, url: string, match: string, decision: string, move: Move) {
  const mutation = `mutation ($match: ID!, $decision: ID!, $move: JSON!, $key: String!) {
    submitMove(match: $match, decision: $decision, move: $move, idempotencyKey: $key) { version } }`
  await asks(page, url, z.unknown(), mutation, { match, decision, move, key: newKey() })
}

/** Plays a move on the page, which has to have heard that it is asked, and waits until it is settled. */
export async function playsDeck(page: Page, url: string, match: string, decision: string, move: Move) {
  await page.locator(`[data-asked~="${decision}"]`).waitFor()
  await proposeDeck(page, move)
  await confirm(page)
  await vi.waitFor(async () => {
    const { decisions } = await seesDeck(page, url, match)
    if (decisions.some(({ id }) => id === decision)) throw new Error(`${decision} is still open`)
  }, 15_000)
}
