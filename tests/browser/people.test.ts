import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { chromiumPath, comesTo, DESKTOP, PHONE, sitDown } from '../support/browser.js'
import { linkIn, type Mail, Mailbox } from '../support/mailbox.js'
import { seenBy } from '../support/raft.js'
import { openSite } from '../support/site.js'

const matchOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** The newest mail to an address with this in its subject, come in or to come. */
const mailTo = (mailbox: Mailbox, address: string, subject: RegExp): Promise<Mail> =>
  vi.waitFor(
    () => {
      const mail = mailbox.to(address).findLast((one) => subject.test(one.subject))
      if (!mail) throw new Error(`no mail to ${address} yet`)
      return mail
    },
    { timeout: 15_000 },
  )

/** Asks for a link on the sign-in page, reads it from the mail and opens it in the same browser. */
async function comeByLink(page: Page, mailbox: Mailbox): Promise<void> {
  const before = mailbox.mails.length
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('anne@example.org')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  const mail = await vi.waitFor(
    () => {
      const come = mailbox.mails.slice(before).find(({ subject }) => /sign-in link/.test(subject))
      if (!come) throw new Error('no link yet')
      return come
    },
    { timeout: 15_000 },
  )
  await comesTo(page, linkIn(mail, '/sign-in/').href)
  await page.getByRole('button', { name: 'Come aboard' }).click()
}

async function boardAsGuest(page: Page, name: string): Promise<void> {
  await comesTo(page, '/sign-in')
  await page.getByRole('textbox', { name: /your name/i }).fill(name)
  await page.getByRole('button', { name: 'Come aboard' }).click()
  await heading(page, 'My matches')
}

async function seekOpponent(page: Page): Promise<void> {
  await page.goto('/lobby')
  await page.getByRole('combobox', { name: 'Pace' }).selectOption({ label: 'Daily: 1 day a decision' })
  await page.getByRole('button', { name: 'Find me an opponent' }).click()
  await page.waitForURL(/\/m\//)
}

describe.skipIf(chromiumPath === undefined)('people in the browser', () => {
  it('a guest becomes a full account by a link from a mail, is signed out elsewhere, and leaves for good', {
    timeout: 180_000,
  }, async () => {
    const mailbox = await Mailbox.open()
    const site = await openSite({ SMTP_URL: mailbox.url })
    const phone = await sitDown(site.url, PHONE)
    await comesTo(phone, '/')
    await phone.getByRole('textbox', { name: /your name/i }).fill('Anne')
    await phone.getByRole('button', { name: 'Play the bot now' }).click()
    await phone.waitForURL(/\/m\//)
    const match = matchOf(phone)

    await comesTo(phone, '/matches')
    await phone.getByRole('link', { name: 'Add an address' }).click()
    await heading(phone, 'Keep your matches')
    await phone.getByRole('textbox', { name: 'Your e-mail address' }).fill('anne@example.org')
    await phone.getByRole('button', { name: 'Send me a link' }).click()
    await phone.getByText('A link is on its way to').waitFor()
    const link = linkIn(await mailTo(mailbox, 'anne@example.org', /sign-in link/), '/sign-in/')

    // A mail scanner opens it first, twice; that uses nothing up.
    for (let i = 0; i < 2; i++) expect((await fetch(link)).status).toBe(200)
    await comesTo(phone, link.href)
    await phone.getByRole('button', { name: 'Come aboard' }).click()
    await heading(phone, 'My matches')
    await phone.locator(`a[href="/m/${match}"]`).waitFor()
    await phone.goto('/settings')
    await phone.getByText('News go to anne@example.org.').waitFor()

    // From then on a link leads to the same matches on any device, and each link once.
    const desk = await sitDown(site.url, DESKTOP)
    await desk.goto('/sign-in?next=/lobby?pace=24')
    await comeByLink(desk, mailbox)
    await desk.waitForURL(/\/lobby\?pace=24$/)
    await desk.goto('/matches')
    await desk.locator(`a[href="/m/${match}"]`).waitFor()
    await comesTo(desk, link.href)
    await desk.getByRole('button', { name: 'Come aboard' }).click()
    await desk.getByText('This link was used already or is too old.').waitFor()

    // Signed out everywhere: the other device is told, and keeps its page.
    const live = phone
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"next"')),
      )
    await phone.goto(`/m/${match}`)
    await live
    await comesTo(desk, '/settings')
    await desk.getByRole('button', { name: 'Sign out everywhere' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await desk.waitForURL(`${site.url}/`)
    await phone.getByText('You were signed out in another place.').waitFor()
    await phone.getByRole('link', { name: 'Sign in again' }).click()
    await heading(phone, 'Sign in')

    await comeByLink(phone, mailbox)
    await phone.waitForURL(new RegExp(`/m/${match}$`))
    await comesTo(phone, '/settings')
    await phone.getByRole('button', { name: 'Delete my account' }).click()
    await phone.getByText('Your running match goes on without you').waitFor()
    await phone.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
    await heading(phone, 'Fair winds')
    await phone.goto(`/m/${match}`)
    await phone.getByText('A nameless sailor').first().waitFor()
    expect((await phone.content()).includes('Anne')).toBe(false)
  })

  it('matchmaking pairs two and only two; invitations come by mail, and mails stop by their own link', {
    timeout: 180_000,
  }, async () => {
    const mailbox = await Mailbox.open()
    const site = await openSite({ SMTP_URL: mailbox.url })
    const [anne, bob, cleo] = await Promise.all([
      sitDown(site.url, PHONE),
      sitDown(site.url, DESKTOP),
      sitDown(site.url, DESKTOP),
    ])
    await Promise.all([boardAsGuest(anne, 'Anne'), boardAsGuest(bob, 'Bob'), boardAsGuest(cleo, 'Cleo')])
    const all = [anne, bob, cleo]
    await Promise.all(all.map(seekOpponent))
    const matches = all.map(matchOf)
    expect(new Set(matches).size).toBe(2)
    const alone = all.find((page) => matches.filter((id) => id === matchOf(page)).length === 1)
    if (!alone) throw new Error('nobody is alone')
    for (const page of all.filter((one) => one !== alone))
      expect((await seenBy(page, matchOf(page))).status).toBe('playing')
    expect((await seenBy(alone, matchOf(alone))).status).toBe('open')

    // Whoever waits is told that he need not, and how he will hear.
    await alone.getByText('We look for somebody to play with.').waitFor()
    await alone.getByRole('textbox', { name: 'Where to write to you' }).fill('alone@example.org')
    await alone.getByRole('button', { name: 'Send the link' }).click()
    const confirmation = await mailTo(mailbox, 'alone@example.org', /./)
    await alone.getByRole('textbox', { name: 'Or by e-mail' }).fill('dan@example.org')
    await alone.getByRole('button', { name: 'Send the invitation' }).click()
    const elsewhere = await sitDown(site.url, PHONE)
    await comesTo(elsewhere, linkIn(confirmation, '/confirm/').href)
    await elsewhere.getByRole('button', { name: 'Confirm this address' }).click()
    await elsewhere.getByText('from now on, news of your matches go to alone@example.org').waitFor()

    const dan = await sitDown(site.url, PHONE)
    await comesTo(dan, linkIn(await mailTo(mailbox, 'dan@example.org', /invites you/), '/m/').href)
    await dan.getByRole('textbox', { name: /your name/i }).fill('Dan')
    await dan.getByRole('button', { name: 'Join this match' }).click()
    await dan.getByRole('grid', { name: 'The sea' }).waitFor()
    const called = await mailTo(mailbox, 'alone@example.org', /Dan|your move|begun/)

    // The way out of the mails works for whoever holds the mail, signed in or not.
    const stop = linkIn(called, '/u/')
    await comesTo(elsewhere, stop.href)
    await elsewhere.getByRole('button', { name: 'Stop these mails' }).click()
    await elsewhere.getByText(/No more mails/).waitFor()
    await alone.goto('/settings')
    const kinds = alone.getByRole('group', { name: /Write to me when/ }).getByRole('checkbox')
    await kinds.first().waitFor()
    expect(await kinds.evaluateAll((boxes) => boxes.every((box) => box.matches(':checked')))).toBe(false)
    // And back in again.
    const off = alone.getByRole('checkbox', { checked: false }).first()
    await off.click()
    await alone.getByText('Saved.').waitFor()

    // Names lead to what others may know.
    await dan.getByRole('main').getByRole('link', { name: 'Dan' }).first().click()
    await heading(dan, 'Dan')
    await dan.getByText('No public match has come to its end yet.').waitFor()
  })
})
