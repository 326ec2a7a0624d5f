import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Higher than any page, in px. */
const TALL = 8000

/** What axe finds wrong with a page, in both lights, one line each. */
export async function barriers(page: Page): Promise<string[]> {
  const found: string[] = []
  // On a window so tall that the bar under the thumb hides nothing, which one would else scroll from under it.
  const size = page.viewportSize()
  if (size) await page.setViewportSize({ ...size, height: TALL })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${page.url()} (${colorScheme}) ${id}: ${target.join(' ')} ${failureSummary ?? ''}`)
  }
  if (size) await page.setViewportSize(size)
  return found
}

/** Waits until the page is drawn in its new light: on a busy machine parts of it come a frame later than others. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    await frame()
  })

/** By how much the page is wider than the screen. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What is too small for a thumb: narrower or lower than 44 px. What only a screen reader finds does not count. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, nav a, input:not([type=radio], [type=checkbox]), select')]
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(
        ({ one, box }) => `${one.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`,
      ),
  )

/**
 * Looks at pages as axe does and as a thumb does, and remembers what is wrong.
 *
 * @param hasThumb the pages that must fit the screen, with everything large enough for a thumb
 */
export function inspection(hasThumb: (page: Page) => boolean = () => true) {
  const failures: string[] = []
  /** Looks at a page as it stands, or goes to a path first. */
  const look = async (page: Page, what: string, path?: string): Promise<void> => {
    if (path) await page.goto(path)
    await page.waitForLoadState('networkidle')
    const found = await barriers(page)
    if (hasThumb(page)) {
      const sideways = await overhang(page)
      if (sideways > 0) found.push(`${sideways} px sideways`)
      found.push(...(await tooSmall(page)))
    }
    failures.push(...found.map((fault) => `${what}: ${fault}`))
  }
  return { failures, look }
}
