import { seededChance } from '@marque/rules'
import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { chromiumPath, DESKTOP, PHONE, sitDown } from '../support/browser.js'
import { asks, guestAt, joins, looks, onePlays, opens, playOn } from '../support/crew.js'
import { aMove, confirm, mild, propose } from '../support/raft.js'
import { openSite } from '../support/site.js'

const asked = (page: Page) => page.getByRole('region', { name: 'Asked of you' })
const announced = (page: Page) => page.locator('[data-announcer]').textContent()

/** Two guests at a match that has begun; Bob's page is not open yet. */
async function twoAtATable(options = PHONE) {
  const { url } = await openSite()
  const anne = await guestAt(url, 'Anne', options)
  const bob = await guestAt(url, 'Bob', DESKTOP)
  const match = await opens(anne, url)
  await joins(bob, url, match)
  const isAsked = async (page: Page) => (await looks(page, url, match)).decisions.length > 0
  return { url, anne, bob, match, isAsked, chance: seededChance(3) }
}

describe.skipIf(chromiumPath === undefined)('the match page holds', () => {
  it('against double clicks, stale tabs, lost lines and ended sessions', { timeout: 180_000 }, async () => {
    const { url, anne, bob, match, isAsked, chance } = await twoAtATable()
    await playOn([anne, bob], url, match, 4)
    // Anne is to move, and has the table open twice.
    if (await isAsked(bob)) await onePlays([bob], url, match, chance)
    await anne.goto(`/m/${match}`)
    await asked(anne).waitFor()
    const second = await anne.context().newPage()
    await second.goto(`/m/${match}`)
    await asked(second).waitFor()

    // A tab whose line is cut does not hear of the move made in the other.
    await second.routeWebSocket(/graphql/, (socket) => socket.close())
    await second.reload()
    await asked(second).waitFor()
    const stale = await aMove(second, match, chance, mild)
    if (!stale) throw new Error('Anne is not asked')
    await propose(second, stale)

    // A double click plays once.
    const before = (await looks(anne, url, match)).version
    const move = await aMove(anne, match, chance, mild)
    if (!move) throw new Error('Anne is not asked')
    await propose(anne, move)
    await anne.getByRole('button', { name: 'Confirm' }).dblclick()
    await anne.getByText('Waiting for Bob.').waitFor()
    expect((await looks(anne, url, match)).version).toBe(before + 1)

    // The stale tab's move is refused in words, and the fresh table is shown.
    await second.getByRole('button', { name: 'Confirm' }).click()
    await second.getByText(/settled in the meantime/).waitFor()
    expect((await looks(anne, url, match)).version).toBe(before + 1)
    await second.close()

    // The answer to a move is lost on the way: it is sent again by itself, and plays once.
    await bob.goto(`/m/${match}`)
    let lost = 0
    await bob.route('**/graphql', async (route) => {
      if (lost === 0 && route.request().postData()?.includes('submitMove')) {
        lost++
        await route.fetch()
        return route.abort('connectionreset')
      }
      return route.continue()
    })
    const answer = await aMove(bob, match, chance, mild)
    if (!answer) throw new Error('Bob is not asked')
    await propose(bob, answer)
    await confirm(bob).catch(() => undefined)
    await asked(anne).waitFor()
    await bob.getByText('Waiting for Anne.').waitFor()
    expect(lost).toBe(1)
    expect((await looks(anne, url, match)).version).toBe(before + 2)

    // Anne's line is cut while Bob moves; when it is back, nothing is missing.
    await onePlays([anne], url, match, chance)
    await anne.getByText('Waiting for Bob.').waitFor()
    await anne.context().setOffline(true)
    await onePlays([bob], url, match, chance)
    await onePlays([bob], url, match, chance)
    await anne.context().setOffline(false)
    await asked(anne).waitFor({ timeout: 30_000 })
    const { version } = await looks(anne, url, match)
    expect(version).toBe(before + 4)
    const told = anne.getByRole('complementary', { name: 'Log' }).getByRole('listitem')
    await vi.waitFor(async () => expect(await told.count()).toBe(Math.min(12, version)), 15_000)
    expect(await announced(anne)).toContain('Bob')

    // Signed out elsewhere: said in words, with the way back, by the refused move or by the closed line, whichever is first.
    const plan = await aMove(anne, match, chance, mild)
    if (!plan) throw new Error('Anne is not asked')
    await propose(anne, plan)
    await asks(anne, url, z.unknown(), 'mutation { signOutEverywhere }')
    await anne.getByRole('button', { name: 'Confirm' }).click()
    await anne.getByRole('link', { name: 'Sign in again' }).first().waitFor()
    expect((await looks(bob, url, match)).version).toBe(version)
    await anne.reload()
    await anne.getByText('You look on').first().waitFor()
  })

  it('shows time in the reader’s zone, who is there, and what happened while he was away', {
    timeout: 120_000,
  }, async () => {
    const { url, anne, bob, match } = await twoAtATable(DESKTOP)
    await playOn([anne, bob], url, match, 5)
    const moving = (await looks(anne, url, match)).decisions.length > 0 ? anne : bob
    const waiting = moving === anne ? bob : anne
    await moving.goto(`/m/${match}`)
    const due = z.object({ match: z.object({ decisions: z.array(z.object({ due: z.string() })) }) })
    const { match: now } = await asks(
      moving,
      url,
      due,
      'query ($id: ID!) { match(id: $id) { decisions { due } } }',
      { id: match },
    )
    const inBerlin = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Berlin',
      timeZoneName: 'shortOffset',
    }).format(new Date(now.decisions[0]?.due ?? 0))
    await asked(moving)
      .getByText(new RegExp(inBerlin.replace('+', '\\+')))
      .waitFor()

    // A spectator far away reads the same instant on his own clock.
    const tokyo = await sitDown(url, { ...DESKTOP, timezoneId: 'Asia/Tokyo' })
    await tokyo.goto(`/m/${match}`)
    await tokyo
      .getByText(/GMT\+9/)
      .first()
      .waitFor()
    await tokyo.getByText('You look on').first().waitFor()
    await tokyo.getByText('here', { exact: true }).waitFor()

    // Presence comes live; whoever looks on is not shown at a seat.
    await waiting.goto(`/m/${match}`)
    await vi.waitFor(
      async () => expect(await tokyo.getByText('here', { exact: true }).count()).toBe(2),
      15_000,
    )

    // The one who was away is told what happened; with motion it plays by itself and can be skipped.
    await waiting.goto('/lobby')
    await onePlays([moving], url, match, seededChance(8))
    await waiting.emulateMedia({ reducedMotion: 'no-preference' })
    await waiting.goto(`/m/${match}`)
    await waiting.getByText('What happened since you last looked').waitFor()
    await asked(waiting).getByRole('button', { name: 'To your move' }).click()
    await waiting.getByRole('button', { name: 'Confirm' }).waitFor()
    expect(await waiting.getByText('new', { exact: true }).count()).toBe(1)
    await waiting.reload()
    await waiting.getByRole('button', { name: 'Confirm' }).waitFor()
    expect(await waiting.getByText('new', { exact: true }).count()).toBe(0)
  })
})
