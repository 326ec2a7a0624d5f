import { seededChance } from '@marque/rules'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chromiumPath, DESKTOP, PHONE, sitDown } from '../support/browser.js'
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
      // A hero that faced a challenge is shown to both, with how that went and what proves its roll (R18).
      if (kinds.includes('face') || kinds.includes('again')) {
        const { rolls } = (await seesLoot(page, url, match)).view
        const roll = rolls.findLast(({ faced }) => faced)
        const shown = `[data-faced="${roll?.faced?.ok ? 'held' : 'failed'}"] [data-proof="${roll?.action}.${roll?.draw}"]`
        for (const each of pages) await each.locator(shown).waitFor()
      }
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

  it.each([
    { by: 'mouse', window: DESKTOP, drag: dragByMouse },
    { by: 'touch', window: PHONE, drag: dragByTouch },
  ])(
    'a die is dragged into a zone by $by, and let go elsewhere comes back',
    {
      timeout: 120_000,
    },
    async ({ window, drag }) => {
      const { url } = await openSite()
      const anne = await guestAt(url, 'Anne', window)
      const bob = await guestAt(url, 'Bob', window)
      const match = await opensLoot([anne, bob], url, { armadas: 'dealt', heroes: 5 })
      await setsSail([anne, bob], url, match)
      const { page, seen, decision, move } = await firstPlace([anne, bob], url, match)
      await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
      const die = page.locator(`[data-die="${move.die}"]`)
      const zone = page.locator(`[data-zone="${move.hero}.${move.zone}"]`)
      await drag(page, die, ask(page))
      const choosing = ask(page).getByText('choose a lit zone')
      await choosing.waitFor()
      expect(await zone.getAttribute('data-lit')).toBe('')
      // A drag by finger ends with no click: the next click, here a key's, is one.
      await die.press('Enter')
      await choosing.waitFor({ state: 'hidden' })
      await drag(page, die, zone)
      await page.getByRole('button', { name: 'Confirm' }).click()
      await zone.getByText(/; holds /).waitFor()
      expect((await seesLoot(page, url, match)).view.sides[seen.mySeat]?.dice[move.die]?.on).toEqual({
        hero: move.hero,
        zone: move.zone,
      })
    },
  )

  it('whoever has no seat looks on, and nothing is lit for him', { timeout: 120_000 }, async () => {
    const { url } = await openSite()
    const pages = [await guestAt(url, 'Anne', DESKTOP), await guestAt(url, 'Bob', DESKTOP)]
    const match = await opensLoot(pages, url, { armadas: 'dealt', heroes: 5 })
    await setsSail(pages, url, match)
    const { page, seen, decision, move } = await firstPlace(pages, url, match)
    await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
    expect(await page.locator('[data-lit]').count()).toBeGreaterThan(0)

    const stranger = await sitDown(url, PHONE)
    await stranger.goto(`/m/${match}`)
    const seat = stranger.getByRole('region', { name: `${['Anne', 'Bob'][seen.mySeat]}’s side` })
    await seat.waitFor()
    await stranger.getByRole('region', { name: 'Arena' }).waitFor()
    expect(await stranger.locator('[data-hero]').count()).toBe(10)
    expect(await stranger.locator('[data-lit], [data-asked]:not([data-asked=""])').count()).toBe(0)
    expect(await stranger.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
    // What is played is seen by him, too.
    await playsLoot(page, url, match, decision.id, move)
    await seat
      .getByText(/holds /i)
      .first()
      .waitFor()
    expect(await stranger.locator('[data-lit]').count()).toBe(0)
  })
})

/** Whoever loots first has the dealt armadas shown. */
async function setsSail(pages: readonly Page[], url: string, match: string) {
  for (const page of pages) {
    const { view, mySeat } = await seesLoot(page, url, match)
    if (view.first !== mySeat) continue
    await page.getByRole('button', { name: 'Set sail' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await yours(page).waitFor()
  }
}

/** The first die that can be placed. Hardly ever does no die of five fit anywhere; then the next to be asked places one. */
async function firstPlace(pages: readonly Page[], url: string, match: string) {
  const chance = seededChance(8)
  for (;;) {
    const next = await nextLoot(pages, url, match, chance)
    if (!next) throw new Error('nobody can place a die')
    const { page, decision, move } = next
    if (move.type === 'place') return { ...next, move }
    await sendsLoot(page, url, match, decision.id, move)
  }
}

/** From the middle of one thing to the middle of another, in a few steps. */
async function wayOf(from: Locator, to: Locator) {
  await to.scrollIntoViewIfNeeded()
  await from.scrollIntoViewIfNeeded()
  const [a, b] = [await from.boundingBox(), await to.boundingBox()]
  if (!a || !b) throw new Error('nothing to drag, or nowhere to')
  const start = { x: a.x + a.width / 2, y: a.y + a.height / 2 }
  const end = { x: b.x + b.width / 2, y: b.y + b.height / 2 }
  return { start, end }
}

const STEPS = 6

async function dragByMouse(page: Page, from: Locator, to: Locator) {
  const { start, end } = await wayOf(from, to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: STEPS })
  await page.mouse.up()
}

/** By a finger, which the browser may take for a wish to scroll. */
async function dragByTouch(page: Page, from: Locator, to: Locator) {
  const { start, end } = await wayOf(from, to)
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [start])
  for (let step = 1; step <= STEPS; step++) {
    const done = step / STEPS
    const x = start.x + (end.x - start.x) * done
    const y = start.y + (end.y - start.y) * done
    await touch('touchMove', [{ x, y }])
  }
  await touch('touchEnd', [])
  await devtools.detach()
}
