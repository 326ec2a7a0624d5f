import { seededChance } from '@marque/rules'
import { expect, it, vi } from 'vitest'
import type { Client } from '../support/client.js'
import { join, look, open, type SeenMatch } from '../support/play.js'
import {
  type Books,
  expectEndsTold,
  expectMailedOnce,
  expectVerifiable,
  expectWholeMatches,
} from './books.js'
import { Fate, Players } from './players.js'
import { openSite } from './site.js'

const KILLS = { strikes: 6, gap: 25, within: 30_000 }
const MATCHES = 3
const WAIT = { timeout: 30_000, interval: 50 }
/** Three absences of one seat, and whatever a kill costs. */
const MOST_SWEEPS = 12
const SHORT = { length: 'short' }

/**
 * Lets hours pass for what a dead worker left behind, and for the seats whose players are asleep, but not
 * for the decisions of those who are awake.
 */
async function timePasses(books: Books, asleep: readonly string[]): Promise<void> {
  await books.run(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where locked_at is not null`,
  )
  await books.run(`update decision set opened_at = opened_at - interval '5 hours'`)
  await books.run(
    `update notice set created_at = created_at - interval '5 hours', claimed_at = claimed_at - interval '5 hours'`,
  )
  await books.run(
    `update decision d set due = now() - interval '1 second' from seat s
     where s.match_id = d.match_id and s.index = d.seat and not s.bot and d.match_id = any ($1)`,
    [asleep],
  )
}

it('the worker, killed at random moments, sends no mail twice, and bots and absences play on', {
  timeout: 120_000,
}, async () => {
  let fate: Fate | undefined
  const { api, worker, books, office, sailors } = await openSite(() => fate?.happened())
  const clients = await sailors(MATCHES)
  const asleep: string[] = []
  const strike = async () => {
    await worker.kill()
    await timePasses(books, asleep)
    await worker.restart()
  }
  fate = new Fate(seededChance(3), KILLS, strike)
  const players = new Players(api, () => fate?.happened())

  const tables = await Promise.all(
    clients.map(async (host, index) => {
      const guest = clients[(index + 1) % clients.length] ?? host
      const { id } = await open(host, 'raft-and-scupper', SHORT, ['me', 'open'])
      await join(guest, id)
      const withBot = await open(host, 'raft-and-scupper', SHORT, ['me', 'bot'])
      const dozing = await open(host, 'raft-and-scupper', SHORT, ['bot', 'me'])
      asleep.push(dozing.id)
      return { id, withBot: withBot.id, host, guest }
    }),
  )
  await Promise.all(
    tables.flatMap(({ id, withBot, host, guest }, seed) => [
      players.playOut([host, guest], id, seed),
      againstBot(players, host, withBot, seed),
    ]),
  )
  await fate.calm()
  expect(fate.strikes).toBeGreaterThanOrEqual(3)

  for (let sweeps = 0; sweeps < MOST_SWEEPS && (await playing(books)) > 0; sweeps++) {
    await strike()
    await vi.waitFor(async () => expect(await waitingForWorker(books)).toBe(0), WAIT)
  }
  expect(await playing(books)).toBe(0)
  const absences = (await books.actions()).filter(({ cause }) => cause === 'absence')
  expect(new Set(absences.map(({ match }) => match))).toEqual(new Set(asleep))
  await expectWholeMatches(books)
  for (const { withBot, host } of tables) await expectVerifiable(host, withBot)

  await vi.waitFor(async () => expect(await books.unsettled()).toEqual([]), WAIT)
  const notices = await books.notices()
  // A mail that a killed worker was sending may have arrived: it is given up rather than sent twice.
  for (const { remark } of notices.filter(({ status }) => status === 'failed'))
    expect(remark).toContain('the sender stopped half-way')
  expectMailedOnce(notices, office.mails)
  await expectEndsTold(books, ['sent', 'failed'])
})

/** Plays against a bot, and waits for it, until the match is over. */
async function againstBot(players: Players, client: Client, match: string, seed: number): Promise<void> {
  const chance = seededChance(seed)
  for (;;) {
    const seen = await vi.waitFor(async (): Promise<SeenMatch> => {
      const now = await look(client, match)
      expect(now.status === 'finished' || now.decisions.length > 0).toBe(true)
      return now
    }, WAIT)
    if (seen.status === 'finished') return
    await players.move(client, seen, chance)
  }
}

const playing = (books: Books) => books.count(`select count(*)::int from match where status = 'playing'`)

/** Decisions that are overdue or a bot's. */
const waitingForWorker = (books: Books) =>
  books.count(
    `select count(*)::int from decision d join seat s on s.match_id = d.match_id and s.index = d.seat
     where s.bot or d.due < now()`,
  )
