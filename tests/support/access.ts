import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong with a page, in both lights, one line each. */
export async function barriers(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${page.url()} (${colorScheme}) ${id}: ${target.join(' ')} ${failureSummary ?? ''}`)
  }
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
