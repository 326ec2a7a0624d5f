import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Account, giveTo } from './account.js'

/** A data folder of Postgres and what it takes to run it. */
export interface Cluster {
  /** The folder itself (PGDATA). */
  data: string
  /** The password of its superuser. */
  password: string
  /** The folder of the programs that made it and run it. */
  bin: string
  /** Whom it belongs to, where that is not ourselves. */
  account: Account | undefined
}

/** The password kept in this file, made up if there is none yet. Only our own account can read the file. */
export async function keptPassword(file: string): Promise<string> {
  if (!existsSync(file)) {
    const unfinished = `${file}.new-${process.pid}`
    await writeFile(unfinished, randomBytes(24).toString('base64url'), { mode: 0o600 })
    await rename(unfinished, file)
  }
  return (await readFile(file, 'utf8')).trim()
}

/**
 * Makes the cluster unless it is there. It grows under another name and is renamed when complete, so one
 * that was interrupted half-way is never taken for a whole one: it is thrown away and made again.
 */
export async function ensureCluster(cluster: Cluster, durable: boolean): Promise<void> {
  if (existsSync(path.join(cluster.data, 'PG_VERSION'))) return
  await removeUnfinished(cluster.data)
  const unfinished = `${cluster.data}.new-${process.pid}`
  const passwordFile = `${unfinished}.password`
  try {
    await mkdir(unfinished, { mode: 0o700 })
    giveTo(cluster.account, unfinished)
    await writeFile(passwordFile, cluster.password, { mode: 0o600 })
    giveTo(cluster.account, passwordFile)
    await initdb(cluster, unfinished, passwordFile, durable)
    await rename(unfinished, cluster.data)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function removeUnfinished(data: string): Promise<void> {
  const parent = path.dirname(data)
  for (const name of await readdir(parent))
    if (name.startsWith(`${path.basename(data)}.new-`))
      // Whoever was making it may be dead while his initdb still writes: that makes removing take some tries.
      await rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 20 })
}

function initdb(cluster: Cluster, data: string, passwordFile: string, durable: boolean): Promise<void> {
  const options = ['-D', data, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  // The same order and the same upper and lower case on every machine, whatever its locale.
  options.push('-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C')
  if (!durable) options.push('--no-sync')
  const child = spawn(path.join(cluster.bin, 'initdb'), options, {
    ...cluster.account,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The built-in Postgres could not make its data folder: ${complaint.trim()}`))
    })
  })
}
