import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waitForPort } from './ports.js'
import { type Patience, Supervised } from './supervise.js'

const SOON = { timeout: 20_000, interval: 20 }
const PATIENCE: Patience = { firstRestartMs: 20, longestRestartMs: 100, soundMs: 60_000, stopMs: 500 }

let directory: string
let started: Supervised[]
let told: string[]

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'marque-supervise-'))
  started = []
  told = []
})

afterEach(async () => {
  for (const one of started) one.kill()
  await rm(directory, { recursive: true, force: true })
})

function supervise(script: string, onEnd?: () => boolean): Supervised {
  const program = { name: 'The cook', options: ['-e', script], cwd: directory, env: process.env }
  const one = new Supervised(program, (sentence) => told.push(sentence), onEnd, PATIENCE)
  started.push(one)
  one.start()
  return one
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const contents = (name: string) => readFile(path.join(directory, name), 'utf8').catch(() => '')

/** Writes down that it runs, then does what it is told. */
const thatRuns = (then: string) => `require('node:fs').appendFileSync('ran', 'x'); ${then}`
const FOR_EVER = 'setInterval(() => {}, 60_000)'

describe('supervision', () => {
  it('starts a program anew that ends by itself, and says so', async () => {
    const one = supervise(
      thatRuns('if (require("node:fs").readFileSync("ran").length < 3) process.exit(7);') + FOR_EVER,
    )
    await expect.poll(() => contents('ran'), SOON).toBe('xxx')
    expect(told).toEqual([
      'The cook ended with exit code 7; it starts again in 0.02 s.',
      'The cook ended with exit code 7; it starts again in 0.04 s.',
    ])
    await one.stop()
    expect(told).toHaveLength(2)
  })

  it('lets its owner say that a program shall not start anew', async () => {
    supervise(thatRuns('process.exit(1)'), () => false)
    await expect.poll(() => told, SOON).toEqual(['The cook ended with exit code 1.'])
    expect(await contents('ran')).toBe('x')
  })

  it('asks a program to end, and ends it if it will not listen', async () => {
    const deaf = supervise(`process.on('SIGTERM', () => {}); ${thatRuns(FOR_EVER)}`)
    await expect.poll(() => contents('ran'), SOON).toBe('x')
    const { pid } = deaf
    await deaf.stop()
    expect(pid !== undefined && isAlive(pid)).toBe(false)
  })

  it('gives up waiting for the next start when it is stopped', async () => {
    const one = supervise('process.exit(1)')
    await expect.poll(() => told.length, SOON).toBeGreaterThan(0)
    await one.stop()
    expect(one.pid).toBeUndefined()
  })

  it('leaves no program behind when the parent is killed, even one that knows nothing of it', async () => {
    const server = await writeServer()
    const script = `
      const { Supervised } = await import(${JSON.stringify(source('supervise.ts'))})
      const preload = ${JSON.stringify(source('end-with-parent.mjs'))}
      const program = { name: 'x', options: ['--import', preload, ${JSON.stringify(server)}], cwd: '/', env: process.env }
      const one = new Supervised(program, () => {})
      one.start()
      setInterval(() => {}, 60_000)`
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const port = Number(
      await new Promise<string>((resolve) => parent.stdout.setEncoding('utf8').once('data', resolve)),
    )
    await expect(waitForPort(port, 'PORT', '127.0.0.1', { patience: 0 })).rejects.toThrow(/in use/)

    parent.kill('SIGKILL')
    await waitForPort(port, 'PORT', '127.0.0.1')
  })
})

const source = (name: string) => pathToFileURL(path.join(import.meta.dirname, name)).href

/** A program that listens on some port, tells which, and knows nothing of the start command. */
async function writeServer(): Promise<string> {
  const file = path.join(directory, 'server.mjs')
  await writeFile(
    file,
    `import net from 'node:net'
     const server = net.createServer().listen(0, '127.0.0.1', () => console.log(server.address().port))`,
  )
  return file
}

describe('a port', () => {
  it('held by a stranger is told in one sentence, with the setting that chooses another', async () => {
    const stranger = net.createServer()
    const port = await new Promise<number>((resolve, reject) => {
      stranger.listen(0, '127.0.0.1', () => {
        const address = stranger.address()
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('no port'))
      })
    })
    await expect(waitForPort(port, 'API_PORT', '127.0.0.1', { patience: 0 })).rejects.toThrow(
      `Port ${port} is in use by another program. Stop that, or set API_PORT to another port.`,
    )
    await new Promise((resolve) => stranger.close(resolve))
    await waitForPort(port, 'API_PORT', '127.0.0.1')
  })
})
