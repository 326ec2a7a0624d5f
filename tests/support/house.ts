import { buildApp, buildHouse, type House, readSettings, startWorker } from '@marque/api'
import { allGames, type Game } from '@marque/rules'
import { sealedLots } from '@marque/rules/sample-game'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { Client } from './client.js'
import { freshDatabase } from './database.js'
import { PUBLIC_URL, SECRET } from './facts.js'

export { PUBLIC_URL, SECRET }

export type TestHouse = {
  readonly house: House
  /** Where the API listens. */
  readonly url: string
  /** A guest with a session of his own. */
  guest(name: string): Promise<Client>
  /** Somebody who is signed out. */
  stranger(): Client
  /** Starts a worker (bots, mails, sweeps) that stops with the test. */
  worker(): Promise<void>
}

type Wishes = {
  readonly settings?: Record<string, string>
  readonly games?: readonly Game[]
  readonly database?: string
}

/** A whole API on a database of its own, with the sample game on offer; everything ends with the test. */
export async function openHouse(wishes: Wishes = {}): Promise<TestHouse> {
  const settings = readSettings({
    DATABASE_URL: wishes.database ?? (await freshDatabase()),
    NEXTAUTH_SECRET: SECRET,
    PUBLIC_URL,
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    NOTICE_DELAY_SECONDS: '0',
    RATE_LIMIT: '100000',
    DATABASE_POOL: '8',
    ...wishes.settings,
  })
  const house = buildHouse(
    settings,
    pino({ level: settings.LOG_LEVEL }),
    wishes.games ?? [...allGames, sealedLots],
  )
  const app = await buildApp(house)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    await house.close()
  })
  return {
    house,
    url,
    guest: (name) => Client.guest(url, name),
    stranger: () => new Client(url, {}),
    async worker() {
      const worker = await startWorker(house, { sweepEvery: 200 })
      onTestFinished(() => worker.stop())
    },
  }
}
