import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Postgres, startPostgres } from './start.js'

const SOURCE = pathToFileURL(path.join(import.meta.dirname, 'start.ts')).href
const SOON = { timeout: 20_000, interval: 20 }

let directory: string
let running: Postgres[]

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'marque-start-'))
  await chmod(directory, 0o755)
  running = []
})

afterEach(async () => {
  for (const server of running) await server.stop()
  await rm(directory, { recursive: true, force: true })
})

async function start(port = 27_431, durable = false): Promise<Postgres> {
  const server = await startPostgres({ directory, port, database: 'marque', durable, log: () => {} })
  running.push(server)
  return server
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Another process that starts the server on the same folder and then only waits. */
function startElsewhere(): ChildProcess {
  const options = JSON.stringify({ directory, port: 27_431, database: 'marque', durable: false })
  const script = `
    const { startPostgres } = await import(${JSON.stringify(SOURCE)})
    process.stdout.write((await startPostgres(${options})).url)
    setInterval(() => {}, 60_000)`
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

describe('the built-in Postgres', { timeout: 60_000 }, () => {
  it('starts, and keeps its data when stopped and started again', async () => {
    const first = await start()
    await query(first.url, `create table kept as select 'Ahoy'::text as word`)
    await first.stop()
    await expect(query(first.url, 'select 1')).rejects.toThrow()

    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'Ahoy' }])
  })

  it('lets nobody in who does not know the password, which only its owner can read', async () => {
    const { url } = await start()
    const guess = new URL(url)
    guess.password = 'guess'
    await expect(query(guess.toString(), 'select 1')).rejects.toThrow(/password/)
    expect((await stat(path.join(directory, 'password'))).mode & 0o777).toBe(0o600)
  })

  it('outlives a parent that is killed, and is adopted by the next one', async () => {
    const parent = startElsewhere()
    const url = await new Promise<string>((resolve) => {
      parent.stdout?.setEncoding('utf8').once('data', resolve)
    })
    await query(url, 'create table made_before ()')
    const mark = await readFile(path.join(directory, 'cluster', 'postmaster.pid'), 'utf8')
    parent.kill('SIGKILL')
    await new Promise((resolve) => parent.once('exit', resolve))

    const adopted = await start(27_499)
    expect(adopted.url).toBe(url)
    expect(await readFile(path.join(directory, 'cluster', 'postmaster.pid'), 'utf8')).toBe(mark)
    expect(await query(url, 'select from made_before')).toEqual([])
    await adopted.stop()
    await expect(query(url, 'select 1')).rejects.toThrow()
  })

  it('starts again, on its port and with its data, when it ends by itself', async () => {
    const { url } = await start(27_431, true)
    await query(url, `create table kept as select 'Ahoy'::text as word`)
    const mark = path.join(directory, 'cluster', 'postmaster.pid')
    const pid = async () => Number((await readFile(mark, 'utf8')).split('\n')[0])
    for (const how of ['SIGKILL', 'SIGQUIT'] as const) {
      const before = await pid()
      process.kill(before, how)
      await vi.waitFor(async () => {
        expect(await pid()).not.toBe(before)
        expect(await query(url, 'select word from kept')).toEqual([{ word: 'Ahoy' }])
      }, SOON)
    }
  })

  it('is made again when it was killed while being made', async () => {
    const parent = startElsewhere()
    await vi.waitFor(async () => {
      const half = (await readdir(directory)).find(
        (name) => name.includes('.new-') && !name.includes('.pass'),
      )
      expect(half).toBeDefined()
      expect(await readdir(path.join(directory, half ?? ''))).toContain('PG_VERSION')
    }, SOON)
    parent.kill('SIGKILL')
    await new Promise((resolve) => parent.once('exit', resolve))
    expect(await readdir(directory)).not.toContain('cluster')

    const { url } = await start()
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(directory)).filter((name) => name.includes('.new-'))).toEqual([])
  })

  it('is not kept from starting by the mark of a server that is long gone', async () => {
    await (await start()).stop()
    // As after a restart of the machine, when the number belongs to some other program.
    const mark = `${process.pid}\n${directory}/cluster\n0\n27431\n`
    await writeFile(path.join(directory, 'cluster', 'postmaster.pid'), mark)
    const { url } = await start()
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('takes the next free port when the one wished for is taken', async () => {
    const stranger = createServer()
    await new Promise<void>((resolve) => stranger.listen(27_431, '127.0.0.1', resolve))
    try {
      const { url } = await start()
      expect(Number(new URL(url).port)).toBeGreaterThan(27_431)
    } finally {
      stranger.close()
    }
  })
})
