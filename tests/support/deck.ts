import type { Page } from 'playwright-core'
import { z } from 'zod'

const items = z.object({ type: z.enum(['discard', 'bid']), cards: z.array(z.string()).min(1) })

/** Proposes a move of All Hands on Deck! on the board, as a hand does it: cards by tapping, all else by its button. */
export async function proposeDeck(page: Page, move: Record<string, unknown>): Promise<void> {
  const some = items.safeParse(move)
  if (!some.success) return page.locator(`[data-move='${JSON.stringify(move)}']`).click()
  for (const item of some.data.cards) await page.locator(`button[data-item="${item}"]`).click()
}
