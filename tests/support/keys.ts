import type { Page } from 'playwright-core'

type Focused = {
  readonly name: string
  readonly cell: string | undefined
  readonly item: string | undefined
  readonly card: string | undefined
}

/** What has the focus: its name, and the cell of a board or the card of a hand that it stands for. */
export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const at = document.activeElement
    const name = at?.getAttribute('aria-label') ?? at?.textContent ?? ''
    return {
      name: name.trim(),
      cell: at?.getAttribute('data-cell') ?? undefined,
      item: at?.getAttribute('data-item') ?? undefined,
      card: at?.getAttribute('data-card') ?? undefined,
    }
  })

/** More stops than any page has for Tab. */
const STOPS = 220

/** Goes on with Tab until what has the focus is wanted; round the page once at most. */
export async function tabTo(page: Page, wanted: (at: Focused) => boolean): Promise<Focused> {
  for (let presses = 0; presses < STOPS; presses++) {
    const at = await focused(page)
    if (wanted(at)) return at
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

/** Whether what has the focus is what a selector names. */
export const isAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** Goes on with Tab to what a selector names, and presses Enter there. */
export async function press(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < STOPS; presses++) {
    if (await isAt(page, selector)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

export async function pressButton(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, (at) => name.test(at.name))
  await page.keyboard.press('Enter')
}
