import { seededChance } from '@marque/rules'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Client } from '../support/client.js'
import { openHouse, type TestHouse } from '../support/house.js'
import { linkIn, Mailbox } from '../support/mailbox.js'
import { anyMove, join, look, newKey, open, playOut, submit } from '../support/play.js'

const withMail = async (settings: Record<string, string> = {}) => {
  const mailbox = await Mailbox.open()
  const api = await openHouse({ settings: { SMTP_URL: mailbox.url, ...settings } })
  return { api, mailbox }
}

const give = (api: TestHouse, client: Client, address: string) =>
  api.house.prisma.user.update({ where: { id: client.userId }, data: { address } })

/** Two who get mail, in a match that has just begun. */
const match = async (settings: Record<string, string> = {}) => {
  const { api, mailbox } = await withMail(settings)
  const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
  await give(api, anne, 'anne@example.org')
  await give(api, bob, 'bob@example.org')
  const { id } = await open(anne, 'raft-and-scupper', { length: 'short' }, ['me', 'open'])
  await join(bob, id)
  return { api, mailbox, anne, bob, id }
}

const settled = (api: TestHouse) =>
  vi.waitFor(
    async () =>
      expect(await api.house.prisma.notice.count({ where: { status: { in: ['pending', 'sending'] } } })).toBe(
        0,
      ),
    {
      timeout: 15_000,
    },
  )

const moveOnce = async (clients: readonly Client[], id: string, seed: number) => {
  for (const client of clients) {
    const decision = (await look(client, id)).decisions[0]
    if (!decision) continue
    await submit(client, {
      match: id,
      decision: decision.id,
      move: anyMove(decision, seededChance(seed)),
      idempotencyKey: newKey(),
    })
    return client
  }
  throw new Error('nobody is asked')
}

describe('the mails of a match', () => {
  it('tell of the start, of each turn with what happened, and of the end', async () => {
    const { api, mailbox, anne, bob, id } = await match()
    await api.worker()
    await settled(api)
    expect(mailbox.to('anne@example.org').map(({ subject }) => subject)).toEqual([
      'Raft & Scupper with Bob: the match has begun',
    ])
    const clients = [anne, bob]
    for (let moves = 0; moves < 3 && (await look(anne, id)).status === 'playing'; moves++) {
      const mailsBefore = mailbox.mails.length
      const mover = await moveOnce(clients, id, moves)
      await settled(api)
      const news = mailbox.mails.slice(mailsBefore)
      const other = mover === anne ? 'bob@example.org' : 'anne@example.org'
      expect(news.some((mail) => mail.to === other && /your move$/.test(mail.subject))).toBe(true)
      const mail = news.find(({ to }) => to === other)
      expect(mail?.text).toMatch(new RegExp(`${mover === anne ? 'Anne' : 'Bob'} .*\\.`))
      expect(mail?.text).toMatch(/You have until \w+ \d+ \w+ at \d\d:\d\d (GMT\+1|CET) \(47 hours left\)\./)
      expect(mail && linkIn(mail, '/m/').pathname).toBe(`/m/${id}`)
      expect(mail?.html).toContain(`/m/${id}`)
    }
    await playOut(clients, id, { seed: 9 })
    await settled(api)
    const over = mailbox.mails.filter(({ text }) => text.includes('The match is over.'))
    expect(new Set(over.map(({ to }) => to)).size).toBe(over.length)
    expect(over.length).toBeGreaterThanOrEqual(1)
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(mailbox.mails.length)
  })

  it('fault 17: a game that goes fast floods nobody: one mail for the decision that waits', async () => {
    const { api, mailbox, anne, bob, id } = await match()
    await settledWithoutMail(api)
    for (let moves = 0; moves < 6 && (await look(anne, id)).status === 'playing'; moves++)
      await moveOnce([anne, bob], id, moves)
    await api.worker()
    await settled(api)
    for (const address of ['anne@example.org', 'bob@example.org'])
      expect(mailbox.to(address).length).toBeLessThanOrEqual(1)
    expect(mailbox.mails.length).toBeGreaterThanOrEqual(1)
  })

  it('fault 17: a stale notice is dropped, whenever it comes up', async () => {
    const { api, mailbox, anne, bob, id } = await match()
    await playOut([anne, bob], id, { seed: 3 })
    await api.worker()
    await settled(api)
    expect(mailbox.mails.every(({ text }) => text.includes('The match is over.'))).toBe(true)
    const dropped = await api.house.prisma.notice.findMany({ where: { status: 'dropped' } })
    expect(dropped.every(({ remark }) => remark !== null)).toBe(true)
  })

  it('several matches come in one mail', async () => {
    const { api, mailbox } = await withMail()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    await give(api, bob, 'bob@example.org')
    const ids = []
    for (let matches = 0; matches < 3; matches++) {
      const { id } = await open(bob, 'sealed-lots', {}, ['me', 'open'])
      await join(anne, id)
      ids.push(id)
    }
    await api.worker()
    await settled(api)
    expect(mailbox.mails).toHaveLength(1)
    expect(mailbox.mails[0]?.subject).toBe('Marque: news from 3 matches')
    for (const id of ids) expect(mailbox.mails[0]?.text).toContain(`/m/${id}`)
  })

  it('two senders at once send each mail once', async () => {
    const { api, mailbox } = await match()
    await Promise.all([api.worker(), api.worker(), api.worker()])
    await settled(api)
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(mailbox.mails.length)
  })

  it('wait in the outbox without SMTP, and go out once it is set', async () => {
    const api = await openHouse()
    await api.worker()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    await give(api, anne, 'anne@example.org')
    const { id } = await open(anne, 'raft-and-scupper', {}, ['me', 'open'])
    await join(bob, id)
    const shape = z.object({
      outbox: z.array(z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() })),
    })
    const { outbox } = await anne.ask(shape, '{ outbox { to subject html text } }')
    expect(outbox).toMatchObject([
      { to: 'anne@example.org', subject: 'Raft & Scupper with Bob: the match has begun' },
    ])
    const mailbox = await Mailbox.open()
    await api.house.pool.query(`update notice set created_at = now() - interval '5 minutes'`)
    const later = await openHouse({
      database: api.house.settings.DATABASE_URL,
      settings: { SMTP_URL: mailbox.url },
    })
    await later.worker()
    await settled(later)
    expect(mailbox.to('anne@example.org')).toHaveLength(1)
    await expect(later.stranger().ask(shape, '{ outbox { to subject html text } }')).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

/** The notices of the start have been seen to; nobody has posted them yet. */
const settledWithoutMail = async (api: TestHouse) =>
  expect(await api.house.prisma.notice.count({ where: { status: 'pending' } })).toBeGreaterThan(0)

describe('trouble on the way', () => {
  it('a server that is down for the moment gets the mail later, once', async () => {
    const { api, mailbox } = await match()
    mailbox.refuse({ code: 451, text: 'Try again later' })
    await api.worker()
    await vi.waitFor(() => expect(mailbox.attempts).toBeGreaterThanOrEqual(2), { timeout: 15_000 })
    expect(mailbox.mails).toHaveLength(0)
    mailbox.refuse(undefined)
    await settled(api)
    expect(mailbox.to('anne@example.org')).toHaveLength(1)
  })

  it('fault 17: an address that refuses for good gets no more after three', async () => {
    const { api, mailbox } = await withMail()
    const [anne, bob] = [await api.guest('Anne'), await api.guest('Bob')]
    await give(api, bob, 'gone@example.org')
    mailbox.refuse({ code: 550, text: 'No such user here' })
    await api.worker()
    for (let matches = 0; matches < 4; matches++) {
      const { id } = await open(bob, 'sealed-lots', {}, ['me', 'open'])
      await join(anne, id)
      await settled(api)
    }
    expect(mailbox.attempts).toBe(3)
    expect((await api.house.prisma.user.findUnique({ where: { id: bob.userId } }))?.bounces).toBe(3)
  })

  it('a sender that stopped half-way is not repeated: the mail may have arrived', async () => {
    const { api, mailbox, anne } = await match()
    await api.house.pool.query(
      `update notice set status = 'sending', claimed_at = now() - interval '11 minutes' where user_id = $1`,
      [anne.userId],
    )
    await api.worker()
    await settled(api)
    expect(mailbox.to('anne@example.org')).toHaveLength(0)
    const notice = await api.house.prisma.notice.findFirst({ where: { userId: anne.userId } })
    expect(notice).toMatchObject({ status: 'failed', remark: expect.stringContaining('half-way') })
  })
})
