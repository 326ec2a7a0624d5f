import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { temporaryPostgres } from './temporary.js'

const SOURCE = pathToFileURL(path.join(import.meta.dirname, 'temporary.ts')).href

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('a temporary Postgres', { timeout: 60_000 }, () => {
  it('gives any number of databases, empty or copied from a template', async () => {
    const server = await temporaryPostgres()
    try {
      const template = await server.createDatabase()
      await query(template, 'create table plan as select 7 as n')
      const copy = await server.createDatabase(new URL(template).pathname.slice(1))
      expect(await query(copy, 'select n from plan')).toEqual([{ n: 7 }])
      await expect(query(await server.createDatabase(), 'select n from plan')).rejects.toThrow(/plan/)
    } finally {
      await server.stop()
    }
  })

  it('is cleared away by the next one if its process was killed', async () => {
    const script = `
      const { temporaryPostgres } = await import(${JSON.stringify(SOURCE)})
      const { url } = await temporaryPostgres()
      const { default: pg } = await import('pg')
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query("select current_setting('data_directory') as folder")
      process.stdout.write(JSON.stringify({ url, folder: rows[0].folder }))
      setInterval(() => {}, 60_000)`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const told = await new Promise<string>((resolve) =>
      child.stdout.setEncoding('utf8').once('data', resolve),
    )
    const { url, folder }: { url: string; folder: string } = JSON.parse(told)
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])

    const next = await temporaryPostgres()
    try {
      await expect(query(url, 'select 1')).rejects.toThrow()
      expect(existsSync(folder)).toBe(false)
    } finally {
      await next.stop()
    }
  })
})
