import { seededChance } from '@marque/rules'
import { PARTIES, partyMove } from '@marque/rules/raiding-parties'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, DESKTOP, PHONE } from '../support/browser.js'
import { guestAt, joins, opens } from '../support/crew.js'
import { nextRaid, playsRaid, proposeRaid, seesRaid, sendsRaid } from '../support/raid.js'
import { openSite } from '../support/site.js'

/** Moves made on the pages before a match that draws out is brought to its end without them. */
const BY_HAND = 80

const ask = (page: Page) => page.getByRole('region', { name: 'Asked of you' })
const hire = (page: Page, card: string) => page.locator(`[data-hire="${card}"]`)

describe.skipIf(chromiumPath === undefined)('Raiding Parties', () => {
  it('is played by two to its end, parties hired and kept', { timeout: 420_000 }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const bob = await guestAt(url, 'Bob', DESKTOP)
    const pages = [anne, bob]
    const match = await opens(anne, url, { game: 'raiding-parties', options: { gold: 20 } })
    await joins(bob, url, match)
    for (const page of pages) {
      await page.goto(`/m/${match}`)
      await page.getByRole('heading', { name: 'Hire your party' }).waitFor()
      // A tap before the board's scripts are there is lost.
      await page.waitForLoadState('networkidle')
    }

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

    const chance = seededChance(3)
    let shots = 0
    for (let moves = 0; ; moves++) {
      const next = await nextRaid(pages, url, match, chance)
      if (!next) break
      const { page, decision, move } = next
      const play = moves < BY_HAND ? playsRaid : sendsRaid
      if (moves < BY_HAND && (move.type === 'shoot' || move.type === 'charge')) {
        // The odds are told before it is confirmed.
        await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
        await proposeRaid(page, move)
        await ask(page)
          .getByText(/\d+ of \d+ cards hit, \d+\s%\./)
          .waitFor()
        await page.getByRole('button', { name: 'Take back' }).click()
        shots++
      }
      await play(page, url, match, decision.id, move)
    }
    expect(shots).toBeGreaterThan(3)
    const { status, view } = await seesRaid(anne, url, match)
    expect([status, view.phase]).toEqual(['finished', 'over'])
    for (const page of pages) {
      await page.getByRole('link', { name: 'Play another' }).waitFor()
      expect(await page.locator('[data-lit]').count()).toBe(0)
    }
  })
})
