import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

/** The advisory lock that Prisma's own CLI takes, so that neither runs while the other does. */
const PRISMA_LOCK = 72707369

const MIGRATIONS = path.join(import.meta.dirname, '..', 'migrations')

interface Migration {
  name: string
  script: string
}

interface Recorded {
  migration_name: string
  checksum: string
  finished_at: Date | null
}

/**
 * Brings the database up to date with a folder of migrations and returns the names of those it applied.
 *
 * The record is kept in Prisma's own table, so `prisma migrate status`, `deploy` and `dev` see a database
 * migrated here as one of theirs, and the other way round. Starting the CLI would cost two seconds each time.
 * Each migration and its record are one transaction: one that fails leaves nothing behind and is tried again.
 * Several processes may call this at once; they wait for each other.
 */
export async function migrate(url: string, folder: string = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url, application_name: 'marque-migrate' })
  // A connection lost between two queries fails the next one, which is soon enough to hear of it.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [PRISMA_LOCK])
    const recorded = await readRecord(client)
    const applied: string[] = []
    for (const migration of migrations) {
      const record = recorded.get(migration.name)
      if (record) refuseIfUnsound(record, migration)
      else {
        await apply(client, migration)
        applied.push(migration.name)
      }
    }
    return applied
  } finally {
    await client.end() // which also gives the lock back
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      script: await readFile(path.join(folder, name, 'migration.sql'), 'utf8'),
    })),
  )
}

/** What the database says was applied, leaving out what was marked as rolled back. */
async function readRecord(client: pg.Client): Promise<Map<string, Recorded>> {
  await client.query(`
    create table if not exists _prisma_migrations (
      id varchar(36) primary key not null,
      checksum varchar(64) not null,
      finished_at timestamptz,
      migration_name varchar(255) not null,
      logs text,
      rolled_back_at timestamptz,
      started_at timestamptz not null default now(),
      applied_steps_count integer not null default 0
    )`)
  const { rows } = await client.query<Recorded>(
    `select migration_name, checksum, finished_at from _prisma_migrations
      where rolled_back_at is null order by started_at`,
  )
  return new Map(rows.map((row) => [row.migration_name, row]))
}

function refuseIfUnsound(record: Recorded, migration: Migration): void {
  if (record.finished_at === null)
    throw new Error(
      `The migration ${migration.name} failed half-way before. Put the database right, then run ` +
        `"npx prisma migrate resolve" in the folder prisma.`,
    )
  if (!checksums(migration.script).includes(record.checksum))
    throw new Error(
      `The migration ${migration.name} was changed after it was applied to this database. ` +
        `Restore it as it was and write the change as a new migration.`,
    )
}

async function apply(client: pg.Client, { name, script }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(script)
    await client.query(
      `insert into _prisma_migrations
         (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), sha256(script), name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The migration ${name} failed and was taken back: ${reason}`, { cause: error })
  }
}

/** A file's checksum as it is and with either kind of line ends, since Git may have changed those. */
function checksums(script: string): string[] {
  const unix = script.replaceAll('\r\n', '\n')
  return [script, unix, unix.replaceAll('\n', '\r\n')].map(sha256)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
