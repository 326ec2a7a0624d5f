import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { freshDatabase } from './database.js'
import { freePorts } from './ports.js'

const ROOT = path.join(import.meta.dirname, '../..')

export type Site = { readonly url: string; readonly database: string }

/** The whole site as `npm start` starts it, on a database of its own; it stops with the test. */
export async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  const database = await freshDatabase()
  const data = await mkdtemp(path.join(tmpdir(), 'marque-site-'))
  const port = await freePorts(3)
  const url = `http://localhost:${port}`
  const site = spawn(process.execPath, ['--import', 'tsx', 'start/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: database,
      DATA_DIR: data,
      PORT: String(port),
      API_PORT: String(port + 1),
      WEB_PORT: String(port + 2),
      PUBLIC_URL: url,
      NOTICE_DELAY_SECONDS: '0',
      RATE_LIMIT: '100000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => site.once('exit', () => resolve()))
  onTestFinished(async () => {
    site.kill('SIGTERM')
    await gone
    await rm(data, { recursive: true, force: true })
  })
  await ready(site)
  return { url, database }
}

/** Resolves when the launcher says that visitors can come in. */
function ready(site: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = []
    site.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${said.join('\n')}`)))
    if (!site.stdout) return reject(new Error('no output to read'))
    createInterface({ input: site.stdout }).on('line', (line) => {
      said.push(line)
      if (line.includes('Marque is ready')) resolve()
    })
  })
}
