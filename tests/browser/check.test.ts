import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chromiumPath, DESKTOP, PHONE } from '../support/browser.js'
import { asks, guestAt, joins, opens, playOn } from '../support/crew.js'
import { press } from '../support/keys.js'
import { openSite } from '../support/site.js'

const action = z.looseObject({ seat: z.int(), decision: z.string(), move: z.unknown() })
const entry = z.looseObject({ version: z.int(), sentences: z.array(z.string()) })
const answered = z.looseObject({
  data: z.looseObject({
    match: z.looseObject({
      log: z.array(entry),
      record: z.looseObject({
        record: z.looseObject({
          secret: z.string(),
          commitment: z.string(),
          entropy: z.array(z.string()),
          actions: z.array(action),
          outcome: z.looseObject({ ranking: z.array(z.int()) }),
        }),
      }),
    }),
  }),
})
type Answered = z.infer<typeof answered>['data']['match']
type Change = (record: Answered['record']['record'], log: Answered['log']) => void

/** Changes the record, or the log, on its way to the page. */
async function alter(page: Page, change: Change): Promise<void> {
  await page.unrouteAll()
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('MatchRecord')) return route.continue()
    const response = await route.fetch()
    const json = answered.parse(await response.json())
    change(json.data.match.record.record, json.data.match.log)
    return route.fulfill({ response, json })
  })
}

const otherDigit = (hex: string) => hex.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
const verdict = (page: Page) => page.getByRole('main').getByRole('status')

async function finished(url: string, pages: readonly [Page, Page]): Promise<string> {
  const match = await opens(pages[0], url)
  await joins(pages[1], url, match)
  await playOn(pages, url, match)
  return match
}

describe.skipIf(chromiumPath === undefined)('a finished match', () => {
  it('is checked on a page of its own, move by move, and each row says what the log says', {
    timeout: 120_000,
  }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const bob = await guestAt(url, 'Bob', DESKTOP)
    const match = await finished(url, [anne, bob])
    const shape = z.object({ match: z.object({ version: z.int(), log: z.array(entry) }) })
    const query = 'query ($id: ID!) { match(id: $id) { version log { version sentences } } }'
    const seen = await asks(bob, url, shape, query, { id: match })
    const { version, log } = seen.match

    await bob.goto(`/m/${match}`)
    await bob.getByRole('link', { name: 'Was it fair?' }).waitFor()
    await bob.getByRole('link', { name: 'Check this match' }).click()
    await bob.waitForURL(/\/check$/)
    await bob.getByText(/Every draw is in order/).waitFor()
    expect(await bob.getByText(/^Stream setup: /).count()).toBe(1)
    await press(bob, 'button[aria-pressed]')
    // A long match comes in parts, of which the first is open.
    while ((await bob.locator('details:not([open])').count()) > 0)
      await press(bob, 'details:not([open]) > summary')
    const rows = bob.locator('[id^="action-"]')
    expect(await rows.count()).toBe(version)
    for (const { version, sentences } of log) {
      const row = bob.locator(`#action-${version - 1}`)
      expect(await row.textContent()).toContain(sentences.join(' '))
      expect(await row.getByText('in order', { exact: true }).count()).toBe(1)
    }
    for (const title of [/^The secret/, /^The set-up/, /^The end/]) {
      const one = bob.getByRole('listitem').filter({ hasText: title })
      await one.getByText('in order', { exact: true }).waitFor({ state: 'attached' })
    }

    // A roll's proof leads to its row.
    await anne.goto(`/m/${match}/check#action-3`)
    const row = anne.locator('#action-3')
    await row.and(anne.locator('[aria-current="true"]')).waitFor()
    await anne.getByText(/Every draw is in order/).waitFor()
    expect(await row.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true)
  })

  it('whose record or log was tampered with is found out, and the page shows where', {
    timeout: 120_000,
  }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const bob = await guestAt(url, 'Bob')
    const match = await finished(url, [anne, bob])
    const check = async (change: Change) => {
      await alter(anne, change)
      await anne.goto(`/m/${match}/check`)
      await verdict(anne).filter({ hasText: 'is not in order' }).waitFor()
      return (await verdict(anne).textContent()) ?? ''
    }
    const marked = anne.getByRole('listitem').filter({ hasText: 'not in order' })

    const secret = await check((record) => {
      record.secret = otherDigit(record.secret)
    })
    expect(secret).toContain('The secret is not in order')
    await marked.getByText('The secret is not the one that was committed to.').waitFor()
    expect(await anne.locator('[id^="action-"]').count()).toBe(0)

    expect(
      await check((record) => {
        record.entropy = record.entropy.map(otherDigit)
      }),
    ).toMatch(/^Move \d+ is not in order/)

    // Another move than was played, though by its form it could be one.
    const moved = await check(({ actions }) => {
      const [was, other] = [actions[5], actions[7]]
      if (was && other) was.move = other.move
    })
    expect(moved).toMatch(/^Move 6 is not in order/)
    expect(await marked.count()).toBe(1)
    expect(await anne.locator('#action-5').textContent()).toMatch(/not legal|The log says/)
    await anne.getByText(/^Moves 7 to \d+ and the end were not checked/).waitFor()
    expect(await anne.locator('#action-6').count()).toBe(0)

    // Somebody was told of another deed than was done.
    const told = await check((_, log) => {
      log[3]?.sentences.splice(0, 1, 'A kraken took the raft.')
    })
    expect(told).toMatch(/^Move 4 is not in order/)
    expect(await anne.locator('#action-3').textContent()).toContain('“A kraken took the raft.')
    await anne.getByRole('link', { name: 'Show it' }).click()
    await anne.locator('#action-3[aria-current="true"]').waitFor()

    const ended = await check(({ outcome }) => {
      outcome.ranking = outcome.ranking.toReversed()
    })
    expect(ended).toContain('The end is not in order')
    await marked.getByText('The match did not end as recorded.').waitFor()
    expect(await marked.count()).toBe(1)
  })

  it('is checked when it is over, and not before', async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const match = await opens(anne, url)
    await anne.goto(`/m/${match}/check`)
    await anne.getByText(/kept until the match is over/).waitFor()
    await anne.getByRole('link', { name: 'Back to the match' }).waitFor()
  })
})
