import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumPath } from '../support/browser.js'
import { guestAt, joins, opens, playOn, signIn } from '../support/crew.js'
import { openSite } from '../support/site.js'

const LEAST = 95
const KINDS = ['performance', 'accessibility', 'best-practices'] as const
/** A busy machine makes a page look slow, never fast: a page is measured again before it counts as slow. */
const TRIES = 3

it.skipIf(chromiumPath === undefined)('Lighthouse, as on a phone, finds little to mend', async () => {
  const { url } = await openSite()
  const profile = await mkdtemp(path.join(tmpdir(), 'marque-lighthouse-'))
  const port = randomInt(20_000, 29_000)
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath ?? '',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  onTestFinished(async () => {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  })
  const anne = await context.newPage()
  await signIn(anne, url, 'Anne')
  const bob = await guestAt(url, 'Bob')
  const match = await opens(anne, url)
  await joins(bob, url, match)
  await playOn([anne, bob], url, match, 6)
  await opens(bob, url)

  const measure = async (page: string) => {
    const result = await lighthouse(url + page, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...KINDS],
      disableStorageReset: true,
    })
    if (!result) throw new Error(`Lighthouse says nothing of ${page}`)
    const { categories, audits } = result.lhr
    const scores = KINDS.map((kind) => Math.round((categories[kind]?.score ?? 0) * 100))
    const faults = KINDS.flatMap((kind) => categories[kind]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
    return { scores, faults }
  }

  const rows: Record<string, Record<string, number | string>> = {}
  const pages = { 'start page': '/', lobby: '/lobby', 'match page': `/m/${match}` }
  for (const [name, page] of Object.entries(pages)) {
    let best = await measure(page)
    for (let tries = 1; tries < TRIES && Math.min(...best.scores) < LEAST; tries++) {
      const again = await measure(page)
      if (Math.min(...again.scores) > Math.min(...best.scores)) best = again
    }
    rows[name] = {
      ...Object.fromEntries(KINDS.map((kind, index) => [kind, best.scores[index] ?? 0])),
      'to mend': best.faults.join('; '),
    }
  }
  console.table(rows)
  for (const row of Object.values(rows))
    for (const kind of KINDS) expect(row[kind]).toBeGreaterThanOrEqual(LEAST)
})
