import { existsSync } from 'node:fs'
import { chmod, mkdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { accountFor, canReach } from './account.js'
import { findBinaries } from './binaries.js'
import { type Cluster, ensureCluster, keptPassword } from './cluster.js'
import { Kept } from './kept.js'
import { addressOf, findRunning, launch } from './server.js'
import { storeFor } from './store.js'

export interface StartOptions {
  /** Where password, log and data are kept. */
  directory: string
  /** The port wished for; the next free one is taken if it is not to be had. The address tells which. */
  port: number
  /** The database to connect to, created if it is missing. */
  database: string
  /** False for tests: what was written may be lost when the machine fails. */
  durable?: boolean
  /** Hears what the user should know. */
  log?: (sentence: string) => void
}

export interface Postgres {
  url: string
  stop(): Promise<void>
}

/**
 * Starts the built-in Postgres, or adopts the one that an earlier, killed process left running, and keeps it running
 * until it is told to stop.
 *
 * It listens on the loopback address only. Other users of the machine can reach that too, so a password is
 * asked for (SCRAM): made up once and kept beside the data in a file that only our own account can read.
 * As root, Postgres runs under another account; if that account cannot get to `directory`, the data live in
 * /var/lib/marque and `log` hears of it.
 */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  const durable = options.durable ?? true
  const cluster = await prepare(options)
  await ensureCluster(cluster, durable)
  const running = (await findRunning(cluster)) ?? (await launch(cluster, options.port, durable))
  await ensureDatabase(addressOf(cluster, running.port, 'postgres'), options.database)
  const kept = new Kept(cluster, running, durable, options.log ?? console.log)
  return { url: addressOf(cluster, running.port, options.database), stop: () => kept.stop() }
}

async function prepare({ directory, log = console.log }: StartOptions): Promise<Cluster> {
  await mkdir(directory, { recursive: true })
  const home = await realpath(directory)
  let data = path.join(home, 'cluster')
  const account = accountFor(data)
  if (!canReach(home, account)) {
    data = path.join(storeFor(home), 'cluster')
    log(`The account that runs Postgres cannot get to ${home}, so the data are kept in ${data}.`)
  }
  await refuseForeign(data)
  const password = await keptPassword(path.join(home, 'password'))
  return { data, password, account, bin: await findBinaries(account) }
}

/** Says plainly that the data belong to somebody else, which Postgres itself would say less plainly. */
async function refuseForeign(data: string): Promise<void> {
  const me = process.getuid?.()
  if (me === undefined || me === 0 || !existsSync(data)) return
  if ((await stat(data)).uid !== me)
    throw new Error(
      `The data in ${data} belong to another user. Start as that user, or choose another folder with DATA_DIR.`,
    )
  await chmod(data, 0o700)
}

async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
