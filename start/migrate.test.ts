import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { migrate } from '@marque/database'
import { type TemporaryPostgres, temporaryPostgres } from '@marque/postgres'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from './settings.js'

const PRISMA = path.join(ROOT, 'prisma')

let postgres: TemporaryPostgres
let url: string

beforeAll(async () => {
  postgres = await temporaryPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  url = await postgres.createDatabase()
})

async function prisma(...options: string[]): Promise<string> {
  const cli = path.join(ROOT, 'node_modules', 'prisma', 'build', 'index.js')
  const env = { ...process.env, DATABASE_URL: url }
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...options], { cwd: PRISMA, env })
  return stdout
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

async function migrationNames(): Promise<string[]> {
  const entries = await readdir(path.join(PRISMA, 'migrations'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

describe('migrating', () => {
  it('is seen as done by the Prisma CLI', async () => {
    expect(await migrate(url)).toEqual((await migrationNames()).sort())
    expect(await migrate(url)).toEqual([])
    expect(await prisma('migrate', 'status')).toContain('Database schema is up to date')
    expect(await prisma('migrate', 'deploy')).toContain('No pending migrations')
  })

  it('sees as done what the Prisma CLI has done', async () => {
    await prisma('migrate', 'deploy')
    expect(await migrate(url)).toEqual([])
  })

  it('is done once when several processes start at the same time', async () => {
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
    expect(applied.flat().sort()).toEqual((await migrationNames()).sort())
  })
})

describe('a folder of migrations', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'marque-migrations-'))
    await add('1_first', 'create table first (n int);')
    return () => rm(folder, { recursive: true })
  })

  async function add(name: string, script: string): Promise<void> {
    await mkdir(path.join(folder, name))
    await writeFile(path.join(folder, name, 'migration.sql'), script)
  }

  it('takes a migration that fails back as a whole, and tries it again', async () => {
    await add('2_second', 'create table second (n int); insert into first values (1); select 1/0;')
    await expect(migrate(url, folder)).rejects.toThrow(/2_second failed.*division by zero/)
    expect(await query(`select to_regclass('second') as table`)).toEqual([{ table: null }])
    expect(await query('select * from first')).toEqual([])

    await writeFile(path.join(folder, '2_second', 'migration.sql'), 'create table second (n int);')
    expect(await migrate(url, folder)).toEqual(['2_second'])
  })

  it('must not change what was applied before', async () => {
    await migrate(url, folder)
    await appendFile(path.join(folder, '1_first', 'migration.sql'), '\n-- once more')
    await expect(migrate(url, folder)).rejects.toThrow(/1_first was changed after it was applied/)
  })

  it('does not mind other line ends', async () => {
    await writeFile(path.join(folder, '1_first', 'migration.sql'), 'create table first (\n  n int\n);\n')
    await migrate(url, folder)
    await writeFile(
      path.join(folder, '1_first', 'migration.sql'),
      'create table first (\r\n  n int\r\n);\r\n',
    )
    expect(await migrate(url, folder)).toEqual([])
  })

  it('stops at a migration that another tool left half done, until that is resolved', async () => {
    await migrate(url, folder)
    await query(`insert into _prisma_migrations (id, checksum, migration_name) values ('x', 'y', '2_second')`)
    await add('2_second', 'create table second (n int);')
    await expect(migrate(url, folder)).rejects.toThrow(/2_second failed half-way/)
    await query(`update _prisma_migrations set rolled_back_at = now() where id = 'x'`)
    expect(await migrate(url, folder)).toEqual(['2_second'])
  })
})
