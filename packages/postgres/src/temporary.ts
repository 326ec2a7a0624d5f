import { randomBytes, randomInt } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { stopAbandoned } from './server.js'
import { startPostgres } from './start.js'

const PREFIX = 'marque-test-'

export interface TemporaryPostgres {
  /** The address of a database that is empty at first. */
  url: string
  /** Makes a new database, empty or a copy of another one that nobody is connected to; returns its address. */
  createDatabase(template?: string): Promise<string>
  /** Stops the server and removes everything. */
  stop(): Promise<void>
}

/**
 * A throw-away Postgres for tests, fast because nothing in it outlives the machine's power. One whose process
 * was killed before it could stop it is stopped and removed by the next call.
 */
export async function temporaryPostgres(): Promise<TemporaryPostgres> {
  await sweep()
  const directory = await mkdtemp(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`))
  await chmod(directory, 0o755) // as root, another account runs the server
  const server = await startPostgres({
    directory,
    // Anywhere, so that test runs side by side seldom wish for the same port.
    port: randomInt(20_000, 30_000),
    database: 'main',
    durable: false,
    log: () => {},
  })
  return {
    url: server.url,
    createDatabase: (template) => createDatabase(server.url, template),
    async stop() {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function createDatabase(url: string, template = 'template0'): Promise<string> {
  const name = `db_${randomBytes(6).toString('hex')}`
  const address = new URL(url)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.toString() })
  await client.connect()
  try {
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
    )
  } finally {
    await client.end()
  }
  address.pathname = `/${name}`
  return address.toString()
}

/** Clears away what test runs left behind that are no longer there. */
async function sweep(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (owner === undefined || isAlive(Number(owner))) continue
    const directory = path.join(os.tmpdir(), name)
    const { uid } = await stat(directory)
    if (uid !== process.getuid?.()) continue // another user's, for him to clear away
    await stopAbandoned(path.join(directory, 'cluster'))
    await rm(directory, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
