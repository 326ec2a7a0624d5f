import { sealedLots } from '@marque/rules/sample-game'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openHouse } from '../support/house.js'
import { addressOf, cardsIn, NAMES, SealedTable, voyage } from '../support/sealed.js'

const outbox = z.object({
  outbox: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() })),
})

it('fault 1: mails tell their reader what he may know, and nobody else’s cards', {
  timeout: 120_000,
}, async () => {
  const table = await SealedTable.open()
  // The same database, seen by a house on one's own machine without a mail server: its outbox is open.
  const local = await openHouse({ games: [sealedLots], database: table.api.house.settings.DATABASE_URL })
  const leaks: string[] = []
  const mailed = new Set<string>()
  const named = new Set<string>()
  for await (const phase of voyage(table)) {
    const mails = (await local.stranger().ask(outbox, '{ outbox { to subject text html } }')).outbox
    for (const mail of mails) {
      const seat = NAMES.findIndex((name) => addressOf(name) === mail.to)
      const onlooker = table.onlookers.find((other) => other.seat === seat)
      if (!onlooker) throw new Error(`a mail went to ${mail.to}`)
      mailed.add(mail.to)
      for (const card of cardsIn(mail.text)) named.add(card)
      const text = `${mail.subject}\n${mail.text}\n${mail.html}`
      leaks.push(...(await table.leaks(onlooker, [{ from: `${phase}: log in a mail`, text }])))
    }
  }
  expect(leaks).toEqual([])
  expect(mailed).toEqual(new Set(NAMES.map(addressOf)))
  // Mails do tell of cards: what was drawn, to who drew it, and what was played, to all.
  expect(named.size).toBeGreaterThan(3)
})

it('fault 1: the outbox is closed where mail is sent or the site is not one’s own machine', async () => {
  const anne = (api: Awaited<ReturnType<typeof openHouse>>) => api.stranger().graphql('{ outbox { text } }')
  const settings = [{ SMTP_URL: 'smtp://127.0.0.1:9' }, { PUBLIC_URL: 'https://play.example.org' }]
  for (const setting of settings) {
    const answer = await anne(await openHouse({ settings: setting }))
    expect(answer.errors?.[0]?.extensions?.code).toBe('not_found')
    expect(answer.data).toBeNull()
  }
})
