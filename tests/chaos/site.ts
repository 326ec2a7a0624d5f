import { onTestFinished } from 'vitest'
import { Client } from '../support/client.js'
import { freshDatabase } from '../support/database.js'
import { freePorts } from '../support/ports.js'
import { Books } from './books.js'
import { type Delivered, PostOffice } from './post-office.js'
import { Service } from './service.js'

/** API and worker as processes on a database of their own, with a post office; all end with the test. */
export type Site = {
  readonly api: Service
  readonly worker: Service
  readonly books: Books
  readonly office: PostOffice
  /** New guests with addresses that need no proof. */
  sailors(count: number): Promise<Client[]>
}

export async function openSite(onMail?: (mail: Delivered) => void): Promise<Site> {
  const smtpPort = await freePorts(2)
  const apiPort = smtpPort + 1
  const office = new PostOffice(onMail)
  await office.open(smtpPort)
  onTestFinished(() => office.close())
  const environment = {
    DATABASE_URL: await freshDatabase(),
    API_PORT: `${apiPort}`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    NOTICE_DELAY_SECONDS: '0',
    SWEEP_SECONDS: '1',
    RATE_LIMIT: '100000',
  }
  const books = new Books(environment.DATABASE_URL)
  onTestFinished(() => books.close())
  const api = new Service('main', environment)
  onTestFinished(() => api.kill())
  await api.ready()
  const worker = new Service('worker', environment)
  onTestFinished(() => worker.kill())
  await worker.ready()
  return {
    api,
    worker,
    books,
    office,
    async sailors(count) {
      const clients = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          Client.guest(`http://127.0.0.1:${apiPort}`, `Sailor ${index}`),
        ),
      )
      await books.run(`update account set address = replace(lower(name), ' ', '-') || '@example.org'`)
      return clients
    },
  }
}
