import { seededChance } from '@marque/rules'
import type { HeroName } from '@marque/rules/lootquest'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inspection } from '../support/access.js'
import { chromiumPath, DESKTOP, PHONE, sitDown } from '../support/browser.js'
import { asks, guestAt, joins, onePlays, opens, playOn } from '../support/crew.js'
import { nextDeck, proposeDeck, sendsDeck } from '../support/deck.js'

import { CHALLENGERS, kindsOf, nextLoot, opensLoot, proposeLoot, sendsLoot } from '../support/loot.js'
import { aMove, propose } from '../support/raft.js'
import { nextRaid, proposeRaid, sendsRaid } from '../support/raid.js'
import { openSite } from '../support/site.js'

/** Questions of All Hands on Deck! that each look different. */
const QUESTIONS = ['bid', 'discard', 'deed', 'order', 'tie', 'keep'] as const

describe.skipIf(chromiumPath === undefined)('every page', () => {
  it('is fit for everybody, in either theme, and for a thumb at 390 px', { timeout: 300_000 }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const bob = await guestAt(url, 'Bob', DESKTOP)
    const chance = seededChance(4)
    const { failures, look } = inspection((page) => page === anne)
    const match = await opens(anne, url)
    await look(anne, 'open match', `/m/${match}`)
    await look(bob, 'open match of another', `/m/${match}`)
    await joins(bob, url, match)
    const asked = () => anne.getByRole('region', { name: /Asked of you|What the match waits for/ }).waitFor()
    await asked()
    await look(anne, 'placing', `/m/${match}`)
    await onePlays([anne, bob], url, match, chance)
    await look(anne, 'choosing', `/m/${match}`)
    await look(bob, 'choosing, wide', `/m/${match}`)
    await playOn([anne, bob], url, match, 4)
    const mover = (await aMove(anne, match, chance)) ? anne : bob
    await mover.goto(`/m/${match}`)
    const plan = await aMove(mover, match, chance)
    if (plan) await propose(mover, plan)
    await look(mover, 'a move in mind')
    const waiting = mover === anne ? bob : anne
    await look(waiting, 'waiting', `/m/${match}`)
    await waiting.getByText('Standing orders').click()
    await waiting.getByRole('button', { name: 'Keep these orders' }).waitFor()
    await look(waiting, 'standing orders')
    await look(anne, 'replay', `/m/${match}?v=2`)
    await look(bob, 'replay, wide', `/m/${match}?v=2`)
    await playOn([anne, bob], url, match)
    await look(anne, 'finished', `/m/${match}`)
    await look(bob, 'finished, wide', `/m/${match}`)
    for (const page of [anne, bob]) {
      await page.goto(`/m/${match}/check`)
      await page.getByText(/Every draw is in order/).waitFor()
      await look(page, 'checked')
      await page.getByRole('button', { name: 'Show every move' }).click()
      await look(page, 'checked, all moves')
    }
    await opens(bob, url)
    const long = await opens(anne, url, { options: { length: 'long' }, seats: ['me', 'bot'] })
    await look(anne, 'long match', `/m/${long}`)
    for (const path of ['/', '/lobby', '/new', '/rules', '/rules/raft-and-scupper', '/matches', '/nowhere'])
      for (const page of [anne, bob]) await look(page, path, path)
    expect(failures).toEqual([])
  })

  it('of All Hands on Deck! is so too, whatever is asked', { timeout: 300_000 }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const others = [await guestAt(url, 'Bartholomew the Long', DESKTOP)]
    for (const name of ['Zoe', 'Calico Jack', 'Mary', 'Ned']) others.push(await guestAt(url, name))
    const pages = [anne, ...others]
    const { failures, look } = inspection()
    for (const page of pages.slice(0, 2)) await look(page, 'rules', '/rules/all-hands-on-deck')
    const seats = ['me', ...others.map(() => 'open')]
    const match = await opens(anne, url, { game: 'all-hands-on-deck', options: { length: 'long' }, seats })
    for (const page of others) await joins(page, url, match)
    await look(anne, 'waiting or first to bid', `/m/${match}`)
    await anne.locator('button[data-move*=call]').first().click()
    await look(anne, 'a call in mind')

    // Each question is looked at when it comes to Anne, a plan made; which ones come is up to chance.
    const seen = new Set<string>()
    const chance = seededChance(6)
    for (let moves = 0; moves < 300; moves++) {
      const next = await nextDeck(pages, url, match, chance)
      if (!next || next.seen.view.hand > 1) break
      const { page, seen: table, decision, move } = next
      const what = QUESTIONS.find((one) => decision.id.startsWith(`${one}-`))
      const name = what === 'deed' ? `deed ${table.view.deed?.card}` : what
      if (page === anne && name && !seen.has(name)) {
        seen.add(name)
        await page.goto(`/m/${match}`)
        await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
        await proposeDeck(page, move)
        await look(page, name)
      }
      await sendsDeck(page, url, match, decision.id, move)
    }
    expect(seen).toContain('bid')
    await look(anne, 'score sheet', `/m/${match}`)

    const two = pages.slice(0, 2)
    const duel = await opens(anne, url, { game: 'all-hands-on-deck', options: {} })
    await joins(two[1] ?? anne, url, duel)
    for (;;) {
      const next = await nextDeck(two, url, duel, chance)
      if (!next) break
      await sendsDeck(next.page, url, duel, next.decision.id, next.move)
    }
    for (const page of two) await look(page, 'finished', `/m/${duel}`)
    await anne.goto(`/m/${duel}/check`)
    await anne.getByText(/Every draw is in order/).waitFor()
    await look(anne, 'checked')
    expect(failures).toEqual([])
  })

  it('of Raiding Parties is so too, whatever is asked', { timeout: 420_000 }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const bob = await guestAt(url, 'Bartholomew the Long', DESKTOP)
    const pages = [anne, bob]
    const { failures, look } = inspection()
    for (const page of pages) await look(page, 'rules', '/rules/raiding-parties')
    const options = { gold: 40, reactions: 'asked_each_time' }
    const match = await opens(anne, url, { game: 'raiding-parties', options })
    await joins(bob, url, match)
    for (const page of pages) {
      await page.goto(`/m/${match}`)
      // A tap before the board's scripts are there is lost.
      await page.waitForLoadState('networkidle')
      await page.locator('[data-party]').last().click()
      await page.locator('[data-hire="captain"] button').first().click()
      await look(page, 'hiring')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page
        .getByText(/are ready to sail|Your hold/)
        .first()
        .waitFor()
      await look(page, 'hired')
    }

    // Each question is looked at when it comes to Anne, a plan made; which ones come is up to chance.
    const seen = new Set<string>()
    const chance = seededChance(9)
    for (;;) {
      const next = await nextRaid(pages, url, match, chance)
      if (!next) break
      const { page, decision, move } = next
      if (page === anne && !seen.has(move.type)) {
        seen.add(move.type)
        await page.goto(`/m/${match}`)
        await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
        await proposeRaid(page, move)
        await look(page, move.type)
        if (seen.size === 4) await look(bob, 'waiting', `/m/${match}`)
      }
      await sendsRaid(page, url, match, decision.id, move)
    }
    expect(seen).toContain('shoot')
    for (const page of pages) await look(page, 'finished', `/m/${match}`)
    expect(failures).toEqual([])
  })

  it('of LootQuest is so too, whatever is asked', { timeout: 420_000 }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const bob = await guestAt(url, 'Bartholomew the Long', DESKTOP)
    const pages = [anne, bob]
    const { failures, look } = inspection()
    for (const page of pages) await look(page, 'rules', '/rules/lootquest')
    const armada: readonly HeroName[] = [...CHALLENGERS, 'quill_the_gull', 'old_saltwhisker']
    const match = await opensLoot(pages, url, { goal: 5, heroes: armada.length })
    for (const page of pages) {
      for (const hero of armada) await page.locator(`[data-pick="${hero}"]`).click()
      if (page === anne) await look(page, 'choosing')
      await page.getByRole('button', { name: 'Confirm' }).click()
      await page
        .getByText(/are ready|of 5 LOOT/)
        .first()
        .waitFor()
      await look(page, 'chosen')
    }
    // Each question is looked at when it first comes, a plan made; which ones come is up to chance.
    const seen = new Set<string>()
    const chance = seededChance(9)
    for (;;) {
      const next = await nextLoot(pages, url, match, chance, seen.has('face') ? [] : ['challenge'])
      if (!next) break
      const { page, decision, move } = next
      const what = kindsOf(next.seen, move).at(-1) ?? move.type
      if (!seen.has(what)) {
        seen.add(what)
        await page.goto(`/m/${match}`)
        await page.locator(`[data-asked~="${decision.id}"]`).waitFor()
        await proposeLoot(page, move)
        await look(page, what)
        if (seen.size === 2) {
          // A card that is read, and the proofs of all rolls.
          await page.getByRole('button', { name: 'Take back' }).click()
          await page.locator('[data-hero] button').first().click()
          await page.getByText('Fair dice').click()
          await look(page, 'reading')
        }
      }
      await sendsLoot(page, url, match, decision.id, move)
    }
    expect(seen).toContain('face')
    for (const page of pages) await look(page, 'finished', `/m/${match}`)
    // Heroes that are taken in turn, and heroes that are dealt.
    const draft = await opensLoot(pages, url, { armadas: 'draft', heroes: 2 })
    for (let drafted = 0; drafted < 2; drafted++) {
      const next = await nextLoot(pages, url, draft, seededChance(drafted))
      if (next) await sendsLoot(next.page, url, draft, next.decision.id, next.move)
    }
    await look(anne, 'drafting', `/m/${draft}`)
    await opensLoot(pages, url, { armadas: 'dealt' })
    await look(bob, 'dealt')
    expect(failures).toEqual([])
  })

  it('shows an earlier table by its link and goes through a match by keyboard', {
    timeout: 180_000,
  }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', DESKTOP)
    const bob = await guestAt(url, 'Bob', PHONE)
    const match = await opens(anne, url)
    await joins(bob, url, match)
    await playOn([anne, bob], url, match)
    const { match: now } = await asks(
      anne,
      url,
      z.object({ match: z.object({ version: z.int() }) }),
      'query ($id: ID!) { match(id: $id) { version } }',
      { id: match },
    )

    // A spectator follows a link to one moment and goes on from there.
    const zoe = await guestAt(url, 'Zoe', DESKTOP)
    let asked = 0
    zoe.on('request', (request) => {
      if (request.postData()?.includes('MatchPast')) asked++
    })
    await zoe.goto(`/m/${match}?v=2`)
    await zoe.getByText(`Move 2 of ${now.version}`).waitFor()
    // A key before the page's scripts are there is lost.
    await zoe.waitForLoadState('networkidle')
    await zoe.getByRole('slider', { name: 'Move' }).focus()
    await zoe.keyboard.press('ArrowRight')
    await zoe.getByText(`Move 3 of ${now.version}`).waitFor()
    await zoe.waitForURL(/v=3/)
    // Held down, the key passes over many tables, of which hardly any is asked for.
    for (let presses = 0; presses < now.version; presses++) await zoe.keyboard.press('ArrowRight')
    await zoe.getByText(`Move ${now.version} of ${now.version}`).waitFor()
    await zoe.waitForURL(new RegExp(`v=${now.version}`))
    expect(asked).toBeLessThan(6)
    await zoe.getByRole('button', { name: 'One move back' }).click()
    await zoe.waitForURL(new RegExp(`v=${now.version - 1}`))
    await zoe.getByRole('button', { name: 'To the end' }).click()
    await zoe.getByRole('button', { name: 'Replay' }).click()
    await zoe.getByText(/Before the first move/).waitFor()
    await zoe.getByRole('button', { name: 'To the end' }).click()
    expect(new URL(zoe.url()).search).toBe('')

    // The site can be installed; without network a visit ends on a page of ours.
    const manifest = z.object({ icons: z.array(z.object({ src: z.string(), purpose: z.string() })) })
    const { icons } = manifest.parse(await (await zoe.request.get(`${url}/manifest.webmanifest`)).json())
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src } of icons) expect((await zoe.request.get(url + src)).status()).toBe(200)
    const mae = await sitDown(url, { ...PHONE, serviceWorkers: 'allow' })
    await mae.goto('/lobby')
    await mae.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await mae.context().setOffline(true)
    await mae.goto('/lobby')
    await mae.getByRole('heading', { name: 'No wind' }).waitFor()
    await mae.context().setOffline(false)
    await mae.getByRole('link', { name: 'Try again' }).click()
    await mae.getByRole('heading', { name: 'Lobby' }).waitFor()
  })
})
