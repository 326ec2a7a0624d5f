import { seededChance } from '@marque/rules'
import { expect, it, vi } from 'vitest'
import { join, open } from '../support/play.js'
import { expectEndsTold, expectMailedOnce, expectVerifiable, expectWholeMatches } from './books.js'
import { Fate, Players } from './players.js'
import { openSite } from './site.js'

const MATCHES = 20
/** None after 40 seconds: the test must end on a machine that is slow to start a process, too. */
const KILLS = { strikes: 13, gap: 49, within: 40_000 }
/** After the last move there are only mails left to send. */
const SETTLE = { timeout: 30_000, interval: 100 }

const byKey = (a: { idempotencyKey: string | null }, b: { idempotencyKey: string | null }) =>
  (a.idempotencyKey ?? '').localeCompare(b.idempotencyKey ?? '')

it('the API, killed at random moments, loses no acknowledged move and no notice, and doubles none', {
  timeout: 120_000,
}, async () => {
  const { api, books, office, sailors } = await openSite()
  const clients = await sailors(MATCHES)
  const fate = new Fate(seededChance(20), KILLS, () => api.restart())
  const players = new Players(api, fate.happened)
  // Everybody sits in two matches, so that mails have something to join.
  const tables = await Promise.all(
    clients.map(async (host, index) => {
      const guest = clients[(index + 1) % clients.length] ?? host
      const { id } = await open(host, 'raft-and-scupper', { length: 'short' }, ['me', 'open'])
      await join(guest, id)
      return { id, host, guest }
    }),
  )
  await Promise.all(tables.map(({ id, host, guest }, seed) => players.playOut([host, guest], id, seed)))
  await fate.calm()
  // Fewer than were wished for, if the matches happen to be short.
  expect(fate.strikes).toBeGreaterThanOrEqual(5)
  expect(players.lost).toBeGreaterThan(fate.strikes)

  const recorded = (await books.actions()).map(({ match, index, decision, move, key }) => ({
    match,
    decision,
    move,
    idempotencyKey: key,
    version: index + 1,
  }))
  expect(recorded.toSorted(byKey)).toEqual(players.acknowledged.toSorted(byKey))
  await expectWholeMatches(books)
  for (const { id, host } of tables) await expectVerifiable(host, id)

  await vi.waitFor(async () => expect(await books.unsettled()).toEqual([]), SETTLE)
  const notices = await books.notices()
  expect(notices.filter(({ status }) => status !== 'sent' && status !== 'dropped')).toEqual([])
  expectMailedOnce(notices, office.mails)
  await expectEndsTold(books, ['sent'])
})
