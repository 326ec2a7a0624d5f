import { seededChance } from '@marque/rules'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, DESKTOP, PHONE } from '../support/browser.js'
import { guestAt } from '../support/crew.js'
import {
  CHALLENGERS,
  type Kind,
  kindsOf,
  nextLoot,
  opensLoot,
  playsLoot,
  proposeLoot,
  seesLoot,
  sendsLoot,
  sought,
} from '../support/loot.js'
import { openSite } from '../support/site.js'

/** What must be seen on the pages before a match may come to its end. */
const WANTED: readonly Kind[] = ['place', 'challenge', 'face', 'done']

const ask = (page: Page) => page.getByRole('region', { name: 'Asked of you' })
const yours = (page: Page) => page.getByRole('region', { name: 'Your side' })

describe.skipIf(chromiumPath === undefined)('LootQuest', () => {
  it('is played by two to its end, armadas chosen in secret, a challenge faced', {
    timeout: 420_000,
  }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const bob = await guestAt(url, 'Bob', DESKTOP)
    const pages = [anne, bob]
    const match = await opensLoot(pages, url, { goal: 10 })

    // D2: three heroes, no more; one is read as it is taken, and nobody hears of it (A3).
    await anne.locator('[data-pick="quill_the_gull"]').click()
    await ask(anne).getByText('Quill the Gull: choose 2 more.').waitFor()
    await anne.getByRole('heading', { name: 'Quill the Gull' }).waitFor()
    await anne.getByRole('button', { name: 'Take back' }).click()
    await anne.getByText('0 of 3 heroes').waitFor()
    for (const hero of CHALLENGERS) await anne.locator(`[data-pick="${hero}"]`).click()
    await ask(anne).getByText('Sail with Barnacle Bess, Madame Mackerel and Finn Fathom').waitFor()
    await anne.getByRole('button', { name: 'Confirm' }).click()
    await anne.getByText('1 of 2 are ready').waitFor()
    await anne.getByRole('heading', { name: 'Your armada, seen by you alone' }).waitFor()
    expect((await seesLoot(bob, url, match)).view.sides[0]?.armada).toEqual([])
    await bob.getByText('Anne chose; seen when both have chosen').waitFor()
    for (const hero of CHALLENGERS) await bob.locator(`[data-pick="${hero}"]`).click()
    await bob.getByRole('button', { name: 'Confirm' }).click()
    for (const page of pages) await yours(page).waitFor()

    const chance = seededChance(3)
    const seen = new Set<Kind>()
    for (;;) {
      const next = await nextLoot(pages, url, match, chance, sought(WANTED.filter((kind) => !seen.has(kind))))
      if (!next) break
      const { page, decision, move } = next
      const kinds = kindsOf(next.seen, move)
      await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
      if (kinds.some((kind) => !seen.has(kind))) {
        await proposeLoot(page, move)
        // What it comes to is said before it is confirmed (R9, R10, R18).
        if (kinds.includes('score'))
          await ask(page)
            .getByText(/(LOOT|BARGE) \d+\s→\s\d+\./)
            .waitFor()
        if (kinds.includes('challenge'))
          await ask(page)
            .getByText(/heroes rolls .*, or sits out/)
            .waitFor()
        if (kinds.includes('face'))
          await ask(page)
            .getByText(/faces the .*: \d+\s%\./)
            .waitFor()
        if (kinds.includes('done'))
          await ask(page)
            .getByText(/^Done with (LOOT|BARGE) \d/)
            .waitFor()
        await page.getByRole('button', { name: 'Take back' }).click()
      }
      await playsLoot(page, url, match, decision.id, move)
      for (const kind of kinds) seen.add(kind)
      // A hero that faced a challenge is shown to both, with what it rolled and what proves that.
      if (kinds.includes('face') || kinds.includes('again'))
        for (const each of pages) await each.locator('[data-faced] [data-proof]').first().waitFor()
    }
    expect([...seen]).toEqual(expect.arrayContaining([...WANTED]))

    for (const page of pages) {
      const { status, view } = await seesLoot(page, url, match)
      expect([status, view.phase]).toEqual(['finished', 'over'])
      await page.getByRole('link', { name: 'Play another' }).waitFor()
      expect(await page.locator('[data-lit]').count()).toBe(0)
      // Every roll of the last two turns has its proof.
      await page.getByText('Fair dice').click()
      for (const { action, draw } of view.rolls)
        await page
          .locator(`details [data-proof="${action}.${draw}"]`, { hasText: `Action ${action}, draw` })
          .waitFor()
    }
    // And each proof leads to its row of the check.
    await anne.locator('details [data-proof]').first().click()
    await anne.getByText(/Every draw is in order/).waitFor()
    await anne.locator('li[aria-current="true"]', { hasText: /Stream \d+: \d of 6/ }).waitFor()
  })

  it('a die is dragged into a zone, and let go elsewhere comes back', { timeout: 120_000 }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', DESKTOP)
    const bob = await guestAt(url, 'Bob', PHONE)
    const match = await opensLoot([anne, bob], url, { armadas: 'dealt', heroes: 5 })
    const page = (await seesLoot(anne, url, match)).view.first === 0 ? anne : bob
    await page.getByRole('button', { name: 'Set sail' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await yours(page).waitFor()
    // Hardly ever does no die of five fit anywhere; then the next to be asked drags one.
    const chance = seededChance(8)
    let next = await nextLoot([anne, bob], url, match, chance)
    while (next && next.move.type !== 'place') {
      await sendsLoot(next.page, url, match, next.decision.id, next.move)
      next = await nextLoot([anne, bob], url, match, chance)
    }
    if (next?.move.type !== 'place') throw new Error('nobody can place a die')
    const { move } = next
    await next.page.locator(`[data-asked~="${next.decision.id}"]`).waitFor()
    const die = next.page.locator(`[data-die="${move.die}"]`)
    const zone = next.page.locator(`[data-zone="${move.hero}.${move.zone}"]`)
    await drag(next.page, die, ask(next.page))
    await ask(next.page).getByText('choose a lit zone').waitFor()
    expect(await zone.getAttribute('data-lit')).toBe('')
    await drag(next.page, die, zone)
    await next.page.getByRole('button', { name: 'Confirm' }).click()
    await zone.getByText(/; holds /).waitFor()
    expect((await seesLoot(next.page, url, match)).view.sides[next.seen.mySeat]?.dice[move.die]?.on).toEqual({
      hero: move.hero,
      zone: move.zone,
    })
  })
})

/** Drags by mouse from the middle of one thing to the middle of another. */
async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>) {
  await from.scrollIntoViewIfNeeded()
  const [a, b] = [await from.boundingBox(), await to.boundingBox()]
  if (!a || !b) throw new Error('nothing to drag, or nowhere to')
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2)
  await page.mouse.down()
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 })
  await page.mouse.up()
}
