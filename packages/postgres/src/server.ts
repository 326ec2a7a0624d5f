import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './cluster.js'

/** A server that answers. */
export interface Running {
  pid: number
  port: number
}

const POLL_MS = 50
/** A server that was cut off may have much to recover before it answers. */
const START_MS = 60_000
/** Ports above are handed out by the system to outgoing connections. */
const HIGHEST_PORT = 32_767

/** Settings for a server whose data may be lost with the machine's power: many times faster. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
}

/** The address of a database on a running server. */
export function addressOf(cluster: Cluster, port: number, database: string): string {
  return `postgresql://postgres:${cluster.password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
}

/**
 * The server that already runs on this cluster, left behind by a parent that was killed. A mark left by one
 * that is long gone is cleared away, even if its process id belongs to some other program by now.
 */
export async function findRunning(cluster: Cluster): Promise<Running | undefined> {
  const deadline = Date.now() + START_MS
  for (let mark = readMark(cluster.data); mark; mark = readMark(cluster.data)) {
    if (!isPostgres(mark.pid)) {
      await rm(markFile(cluster.data), { force: true })
      return undefined
    }
    // It may still be starting, or already be stopping: then its mark goes away.
    if (await answers(cluster, mark.port)) return mark
    if (Date.now() > deadline)
      throw new Error(`A Postgres (process ${mark.pid}) holds ${cluster.data} but does not answer.`)
    await delay(POLL_MS)
  }
  return undefined
}

/** Starts a server on the first free port from the one wished for, and returns when it answers. */
export async function launch(cluster: Cluster, port: number, durable: boolean): Promise<Running> {
  for (let candidate = port; candidate <= Math.max(port, HIGHEST_PORT); candidate++) {
    if (!(await isFree(candidate))) continue
    const running = await launchOn(cluster, candidate, durable)
    if (running) return running
  }
  throw new Error(`No port from ${port} to ${HIGHEST_PORT} is free for the built-in Postgres.`)
}

/** Stops the server that a folder's mark names, if it is still there, without knowing its password. */
export async function stopAbandoned(data: string): Promise<void> {
  const mark = readMark(data)
  if (mark && isPostgres(mark.pid)) await stopServer(data, mark.pid, 'SIGQUIT')
}

/** Stops a server, and without any ceremony if it takes too long. */
export async function stopServer(data: string, pid: number, first: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (signal(pid, first) && !(await isGone(data, pid, 30_000))) {
    signal(pid, 'SIGQUIT')
    await isGone(data, pid, 5_000)
  }
}

/** Starts a server on this port; nothing is returned if somebody else was quicker to take the port. */
export async function launchOn(
  cluster: Cluster,
  port: number,
  durable: boolean,
): Promise<Running | undefined> {
  const log = `${cluster.data}.log`
  const output = openSync(log, 'w', 0o600)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A refused statement is the caller's to report; here it would only put players' data into a log file.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(durable ? {} : NOT_DURABLE),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached, so that Ctrl-C in the terminal reaches its clients and not the server under them. Its output
  // goes to a file, because a pipe would break with the parent and take the server along.
  const child = spawn(path.join(cluster.bin, 'postgres'), ['-D', cluster.data, '-p', `${port}`, ...options], {
    ...cluster.account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  child.unref()

  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await delay(POLL_MS)) {
    if (failure) throw failure
    if (child.exitCode !== null || child.signalCode !== null) {
      const words = (await readFile(log, 'utf8')).trim()
      if (/could not bind|could not create any TCP/i.test(words)) return undefined
      throw new Error(`The built-in Postgres did not start: ${words.slice(-1500)}`)
    }
    if (child.pid !== undefined && (await answers(cluster, port))) return { pid: child.pid, port }
  }
  child.kill('SIGQUIT')
  throw new Error(`The built-in Postgres did not answer within ${START_MS / 1000} seconds; see ${log}.`)
}

/** Whether the server on this port is the one that runs this cluster. */
async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: addressOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    return rows[0]?.folder === cluster.data
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

function markFile(data: string): string {
  return path.join(data, 'postmaster.pid')
}

/** What a running server writes about itself into its data folder: process id, folder, time, port. */
function readMark(data: string): Running | undefined {
  if (!existsSync(markFile(data))) return undefined
  const lines = readFileSync(markFile(data), 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  const command =
    commandOf(pid) ?? spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout
  return command.includes('postgres')
}

/** Whether a process of this number runs; one that has ended and waits to be buried does not. */
export function isThere(pid: number): boolean {
  const command = commandOf(pid)
  return command === undefined ? signal(pid, 0) : command !== ''
}

/** What a process runs, '' if it is none or has ended; nothing where that cannot be read. Slim containers have no ps; macOS has no /proc. */
function commandOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/cmdline')) return undefined
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** Waits until the process has ended, or at least has let go of the folder: nobody may be there to bury it. */
async function isGone(data: string, pid: number, milliseconds: number): Promise<boolean> {
  for (const deadline = Date.now() + milliseconds; Date.now() < deadline; await delay(POLL_MS))
    if (!isThere(pid) || readMark(data)?.pid !== pid) return true
  return false
}
