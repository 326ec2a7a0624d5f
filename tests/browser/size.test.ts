import { describe, expect, it } from 'vitest'
import { chromiumPath, PHONE } from '../support/browser.js'
import { guestAt, joins, opens, playOn } from '../support/crew.js'
import { openSite } from '../support/site.js'

/** The most compressed JavaScript that a page may fetch, in bytes. */
const BUDGET = 170_000

describe.skipIf(chromiumPath === undefined)('the match page', () => {
  it('fetches no more JavaScript than its budget, and nothing from elsewhere', {
    timeout: 120_000,
  }, async () => {
    const { url } = await openSite()
    const anne = await guestAt(url, 'Anne', PHONE)
    const bob = await guestAt(url, 'Bob')
    const match = await opens(anne, url)
    await joins(bob, url, match)
    await playOn([anne, bob], url, match, 4)

    const devtools = await anne.context().newCDPSession(anne)
    await devtools.send('Network.enable')
    const scripts = new Map<string, string>()
    const sizes = new Map<string, number>()
    const elsewhere: string[] = []
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (type === 'Script') scripts.set(requestId, request.url)
      if (/^https?:/.test(request.url) && !request.url.startsWith(url)) elsewhere.push(request.url)
    })
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId)
      if (script) sizes.set(script, (sizes.get(script) ?? 0) + encodedDataLength)
    })
    await anne.goto(`/m/${match}`)
    await anne.getByRole('grid', { name: 'The sea' }).waitFor()
    await anne.waitForLoadState('networkidle')

    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    console.log(
      `The match page fetches ${(total / 1000).toFixed(2)} kB of JavaScript in ${sizes.size} files.`,
    )
    expect(sizes.size).toBeGreaterThan(3)
    expect(total).toBeLessThanOrEqual(BUDGET)
    expect(elsewhere).toEqual([])
  })
})
