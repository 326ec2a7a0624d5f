import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The browser that tests use, if there is one on this machine. */
export const chromiumPath = places.find((place) => place !== undefined && existsSync(place))

if (chromiumPath === undefined) {
  console.warn('No chromium on this machine: the browser tests are skipped. Debian: apt-get install chromium')
}

let browser: Promise<Browser> | undefined

/** A person at a browser of his own. What the page itself complains of fails the test. */
export async function sitDown(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  if (chromiumPath === undefined) throw new Error('no chromium')
  browser ??= chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  const context = await (await browser).newContext({
    baseURL: url,
    timezoneId: 'Europe/Berlin',
    // Nothing plays by itself unless a test wants to see it.
    reducedMotion: 'reduce',
    // Requests that a service worker passes on cannot be cut or changed by a test.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|hydrat/i.test(message.text()))
      complaints.push(message.text())
  })
  onTestFinished(async () => {
    await context.close()
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`)
  })
  return page
}

/** Goes to a page, and waits until it is alive: what is typed before its scripts are there may be lost. */
export async function comesTo(page: Page, where: string): Promise<void> {
  await page.goto(where)
  await page.waitForLoadState('networkidle')
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
