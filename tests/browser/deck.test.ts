import { seededChance } from '@marque/rules'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, DESKTOP, PHONE } from '../support/browser.js'
import { guestAt, joins, opens } from '../support/crew.js'
import { asking, nextDeck, playsDeck, proposeDeck, seesDeck, sendsDeck } from '../support/deck.js'
import { pressButton, tabTo } from '../support/keys.js'
import { openSite } from '../support/site.js'

/** Moves made on the pages before a match that draws out is brought to its end without them. */
const BY_HAND = 120

const ask = (page: Page) => page.getByRole('region', { name: 'Asked of you' })
const flags = (page: Page) => page.getByRole('button', { name: /^Call .* a cheat/ })

describe.skipIf(chromiumPath === undefined)('All Hands on Deck!', () => {
  it('is played by three to its end, with a bid sealed and withdrawn, and a call', {
    timeout: 420_000,
  }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const bob = await guestAt(url, 'Bob', DESKTOP)
    const zoe = await guestAt(url, 'Zoe', DESKTOP)
    const pages = [anne, bob, zoe]
    const match = await opens(anne, url, {
      game: 'all-hands-on-deck',
      options: { length: 'short' },
      seats: ['me', 'open', 'open'],
    })
    for (const page of [bob, zoe]) await joins(page, url, match)
    for (const page of pages) {
      await page.goto(`/m/${match}`)
      await page.getByRole('region', { name: 'Your hand' }).waitFor()
    }
    const see = (page: Page) => seesDeck(page, url, match)
    const asked = async (page: Page, what: string) => {
      const decision = asking(await see(page), what)
      if (!decision) throw new Error(`no ${what} is open`)
      await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
      return decision
    }

    // Who bids first is up to chance; all that follows in this round is not.
    const order = (await see(anne)).view.queue.flatMap((seat) => pages[seat] ?? [])
    const [first, second, third] = order
    if (!first || !second || !third) throw new Error('three captains bid')

    // Out of turn, and by keyboard alone: a bid is sealed in advance.
    const seal = await asked(second, 'seal')
    await tabTo(second, ({ item }) => item !== undefined)
    await second.keyboard.press('Space')
    await second.keyboard.press('ArrowRight')
    await second.keyboard.press('Space')
    await ask(second)
      .getByText(/^Bid .*, .* gold\.$/)
      .waitFor()
    await pressButton(second, /^Confirm$/)
    await second.getByText(/Sealed, and known to you alone/).waitFor()
    expect((await see(second)).decisions.map(({ id }) => id)).not.toContain(seal.id)
    expect(await first.getByText(/Sealed/).count()).toBe(0)

    // Two things are asked of him now: he turns from one to the other, and takes the bid back.
    const which = second.getByRole('group', { name: /2 things are asked of you/ })
    await which.getByRole('button', { name: /call him a cheat/ }).click()
    await ask(second)
      .locator('p', { hasText: /call him a cheat/ })
      .waitFor()
    const change = await asked(second, 'change')
    await playsDeck(second, url, match, change.id, { type: 'withdraw' })
    await second.getByText(/Sealed, and known to you alone/).waitFor({ state: 'detached' })

    // Beside his turn he may call; the stakes are told before, and what he had in mind is taken back.
    await asked(first, 'bid')
    const target = (await see(second)).mySeat
    const call = await asked(first, 'call')
    await first.locator('button[data-item]').first().click()
    await ask(first)
      .getByText(/^Bid .* gold\.$/)
      .waitFor()
    await proposeDeck(first, { type: 'call', seat: target })
    await ask(first)
      .getByText(/a cheat\. Over twelve cards: .* If not, you lose two cards/)
      .waitFor()
    await first.getByRole('button', { name: 'Take back' }).click()
    expect(await flags(first).count()).toBe(2)
    // Five cards are no crime: the accused keeps one of two drawn for it, and is not called again.
    await playsDeck(first, url, match, call.id, { type: 'call', seat: target })
    const keep = await asked(second, 'keep')
    const kept = keep.legal[0]?.move
    if (!kept) throw new Error('nothing to keep')
    await playsDeck(second, url, match, keep.id, kept)
    await first.locator(`[data-move='{"type":"call","seat":${target}}']`).waitFor({ state: 'detached' })
    expect((await see(first)).view.own?.hand).toHaveLength(3)

    // Whoever trusts all is asked no more.
    const trust = await asked(third, 'call')
    await playsDeck(third, url, match, trust.id, { type: 'trust' })
    await flags(third).first().waitFor({ state: 'detached' })

    const chance = seededChance(8)
    for (let moves = 0; ; moves++) {
      const next = await nextDeck(pages, url, match, chance)
      if (!next) break
      const play = moves < BY_HAND ? playsDeck : sendsDeck
      await play(next.page, url, match, next.decision.id, next.move)
    }
    expect((await see(anne)).status).toBe('finished')
    for (const page of pages) {
      await page.getByRole('region', { name: 'How the last hand ended' }).waitFor()
      expect(await page.getByRole('list', { name: /: the hand$/ }).count()).toBe(3)
      await page.getByRole('link', { name: 'Play another' }).waitFor()
      expect(await flags(page).count()).toBe(0)
    }
  })
})
