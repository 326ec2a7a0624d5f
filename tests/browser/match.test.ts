import { seededChance } from '@marque/rules'
import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { chromiumPath, comesTo, DESKTOP, PHONE, sitDown } from '../support/browser.js'
import { linkIn, Mailbox } from '../support/mailbox.js'
import { aMove, confirm, propose, seenBy } from '../support/raft.js'
import { openSite } from '../support/site.js'

const asked = (page: Page) => page.getByRole('region', { name: 'Asked of you' })
const matchOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

describe.skipIf(chromiumPath === undefined)('in the browser', () => {
  it('two guests play a complete short match, one on a phone and called by mail', {
    timeout: 240_000,
  }, async () => {
    const mailbox = await Mailbox.open()
    const site = await openSite({ SMTP_URL: mailbox.url })

    const anne = await sitDown(site.url, DESKTOP)
    await anne.goto('/new?game=raft-and-scupper')
    await anne.getByRole('radio', { name: 'Short' }).check({ force: true })
    await anne.getByRole('textbox', { name: /your name/i }).fill('Anne')
    await anne.getByRole('button', { name: 'Open the match' }).click()
    await anne.waitForURL(/\/m\//)
    const match = matchOf(anne)
    await anne.getByRole('textbox', { name: /e-mail|address/i }).fill('bob@example.org')
    await anne.getByRole('button', { name: 'Send the invitation' }).click()

    const invitation = await vi.waitFor(() => {
      const mail = mailbox.to('bob@example.org')[0]
      if (!mail) throw new Error('no invitation yet')
      return mail
    }, 15_000)
    expect(invitation.subject).toBe('Anne invites you to Raft & Scupper')
    const bob = await sitDown(site.url, PHONE)
    await comesTo(bob, linkIn(invitation, '/m/').href)
    await bob.getByRole('textbox', { name: /your name/i }).fill('Bob')
    await bob.getByRole('button', { name: /sit down|join|take/i }).click()
    await anne.getByRole('grid', { name: 'The sea' }).waitFor()

    const chance = seededChance(5)
    let calls = 0
    let last = anne
    for (let turns = 0; turns < 200; turns++) {
      const before = await seenBy(anne, match)
      if (before.status === 'finished') break
      const mover = before.decisions.length > 0 ? anne : bob
      const other = mover === anne ? bob : anne
      await asked(mover).waitFor()
      const move = await aMove(mover, match, chance)
      if (!move) throw new Error('nobody is asked')
      await propose(mover, move)
      await confirm(mover)
      // The other sees it without doing anything.
      await vi.waitFor(async () => {
        const newest = other.getByRole('complementary', { name: 'Log' }).getByRole('listitem').first()
        expect(await newest.textContent()).toMatch(new RegExp(`${before.version + 1}$`))
      }, 15_000)
      if (mover === bob) calls++
      last = mover
    }
    expect((await seenBy(anne, match)).status).toBe('finished')
    const words = await anne
      .getByText(/ won\.$/)
      .first()
      .textContent()
    expect(words).toMatch(/^(You|Bob) won\.$/)
    expect(
      await bob.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)

    // Whoever's move ended it knows already; Anne has no address.
    const overMails = () =>
      mailbox.to('bob@example.org').filter(({ text }) => text.includes('The match is over.'))
    await vi.waitFor(() => expect(overMails()).toHaveLength(last === anne ? 1 : 0), 15_000)
    const subjects = mailbox.to('bob@example.org').map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.endsWith('your move')).length).toBeLessThanOrEqual(calls)
    expect(mailbox.to('anne@example.org')).toHaveLength(0)
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(mailbox.mails.length)
  })

  it('a visitor plays the bot as a guest, and a mail is seen in the outbox', {
    timeout: 120_000,
  }, async () => {
    const site = await openSite()
    const anne = await sitDown(site.url, PHONE)
    await comesTo(anne, '/')
    await anne.getByRole('textbox', { name: /your name/i }).fill('Anne')
    await anne.getByRole('button', { name: 'Play the bot now' }).click()
    await anne.waitForURL(/\/m\//)
    const match = matchOf(anne)
    const chance = seededChance(6)
    for (let turns = 0; turns < 3; turns++) {
      await asked(anne).waitFor()
      const move = await aMove(anne, match, chance)
      if (!move) throw new Error('the ask is shown, but nothing is asked')
      await propose(anne, move)
      await confirm(anne)
      const moved = (await seenBy(anne, match)).version
      await vi.waitFor(async () => {
        const now = await seenBy(anne, match)
        expect(now.version > moved || now.decisions.length > 0 || now.status === 'finished').toBe(true)
      }, 20_000)
      if ((await seenBy(anne, match)).status === 'finished') return
    }
    await comesTo(anne, '/settings')
    await anne.getByRole('textbox', { name: /e-mail|address/i }).fill('anne@example.org')
    await anne.getByRole('button', { name: 'Send the link' }).click()
    await anne.getByText('A mail with a link is on its way to anne@example.org').waitFor()
    // It is the worker that puts it there, and the page tells of the moment at which it was asked for.
    await vi.waitFor(async () => {
      await anne.goto('/outbox')
      expect(await anne.getByText('to anne@example.org').count()).toBe(1)
    }, 20_000)
  })
})
