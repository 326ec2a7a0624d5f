import { seededChance } from '@marque/rules'
import { PARTIES, partyMove } from '@marque/rules/raiding-parties'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, DESKTOP, PHONE } from '../support/browser.js'
import { guestAt } from '../support/crew.js'
import { opensRaid, playsOut, proposeRaid, seesRaid } from '../support/raid.js'
import { openSite } from '../support/site.js'

/** Moves made on the pages before a match that draws out is brought to its end without them. */
const BY_HAND = 80

/** Rounds that four play on the pages. */
const ROUNDS = 2

const ask = (page: Page) => page.getByRole('region', { name: 'Asked of you' })
const hire = (page: Page, card: string) => page.locator(`[data-hire="${card}"]`)

/** The whole hold is in sight on a wide screen, with the page where it was opened. */
async function seesHold(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const hold = await page.getByRole('region', { name: 'Your hold' }).boundingBox()
  const bar = await page.getByRole('region', { name: /^Asked of you|^What the match/ }).boundingBox()
  if (!hold || !bar) throw new Error('no hold, or no bar')
  expect(hold.y + hold.height).toBeLessThanOrEqual(bar.y)
}

describe.skipIf(chromiumPath === undefined)('Raiding Parties', () => {
  it('is played by two to its end, parties hired and kept', { timeout: 420_000 }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const bob = await guestAt(url, 'Bob', DESKTOP)
    const pages = [anne, bob]
    const match = await opensRaid(pages, url)

    // What cannot come along says why (R2, R3), and what is hired counts.
    await hire(anne, 'sloop').getByText('no party has a Ship').waitFor()
    await hire(anne, 'captain').getByRole('button', { name: 'One more Captain' }).click()
    await hire(anne, 'captain').getByText('Take the Captain once').waitFor()
    await anne.getByText('14 of 20 gold left, 1 card', { exact: true }).waitFor()
    await anne.getByRole('button', { name: 'One Captain less' }).click()
    await anne.getByText('20 of 20 gold left, 0 cards', { exact: true }).waitFor()

    // A party is kept under a name, and hired again from it.
    const blades = partyMove(PARTIES.find(({ gold }) => gold === 20)?.cards ?? [])
    await proposeRaid(anne, blades)
    await ask(anne).getByText('Sail with 8 cards for 20 of 20 gold').waitFor()
    await anne.getByLabel('Keep this party as').fill('My blades')
    await anne.getByRole('button', { name: 'Keep', exact: true }).click()
    await anne.getByText('Kept as “My blades”.').waitFor()
    await anne.getByRole('button', { name: 'Empty' }).click()
    await anne.getByRole('button', { name: 'My blades', exact: true }).click()
    await ask(anne).getByText('Sail with 8 cards for 20 of 20 gold').waitFor()
    await anne.getByRole('button', { name: 'Confirm' }).click()
    await anne.getByText('1 of 2 are ready to sail').waitFor()
    expect((await seesRaid(bob, url, match)).view.own?.party).toBeNull()
    await bob.locator('[data-party="Coast Brethren"]').click()
    await bob.getByRole('button', { name: 'Confirm' }).click()
    for (const page of pages) await page.getByRole('region', { name: 'Your hold' }).waitFor()

    // Before a card is played the turn cannot end, and the page says so (R13).
    const first = (await seesRaid(anne, url, match)).view.onTurn === 0 ? anne : bob
    await first.getByText('Play a card before your turn ends.').waitFor()
    expect(await first.getByRole('button', { name: 'End turn' }).count()).toBe(0)

    let shots = 0
    await playsOut(pages, url, match, seededChance(3), async ({ page, decision, move }, moves) => {
      if (moves >= BY_HAND) return false
      if (move.type !== 'shoot' && move.type !== 'charge') return true
      // The odds are told before it is confirmed.
      await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
      await proposeRaid(page, move)
      await ask(page)
        .getByText(/\d+ of \d+ cards hit, \d+\s%\./)
        .waitFor()
      await page.getByRole('button', { name: 'Take back' }).click()
      shots++
      return true
    })
    expect(shots).toBeGreaterThan(3)
  })

  it('is played by four, two rounds of it on phones and wide screens', { timeout: 240_000 }, async () => {
    const { url } = await openSite()
    const pages: Page[] = []
    for (const [at, name] of ['Anne', 'Bartholomew the Long', 'Zoe', 'Calico Jack'].entries())
      pages.push(await guestAt(url, name, at % 2 === 0 ? PHONE : DESKTOP))
    const match = await opensRaid(pages, url)
    for (const [at, page] of pages.entries()) {
      await page.locator(`[data-party="${at < 2 ? 'Redd’s Blades' : 'Coast Brethren'}"]`).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
      if (at < 3) await page.getByText(`${at + 1} of 4 are ready to sail`).waitFor()
    }
    for (const page of pages) {
      await page.getByRole('region', { name: 'Your hold' }).waitFor()
      expect(await page.getByRole('region', { name: /’s side$/ }).count()).toBe(3)
    }
    let moves = 0
    await playsOut(pages, url, match, seededChance(5), async ({ page, seen }) => {
      if (seen.view.round > ROUNDS) return false
      moves++
      // Whatever is on the table, the hold lies above the bar that asks.
      if (page.viewportSize()?.width === 1440) await seesHold(page)
      return true
    })
    // Each captain plays at least a card and ends his turn, in each round.
    expect(moves).toBeGreaterThanOrEqual(2 * pages.length * ROUNDS)
  })
})
