import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { keptSecret } from './secret.js'
import { BadSettings, readSettings } from './settings.js'

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof BadSettings) return error.faults
    throw error
  }
  return []
}

describe('the settings of the start command', () => {
  it('need nothing: a site for this machine alone', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      apiPort: 3001,
      webPort: 3002,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      secret: undefined,
      sendsMail: false,
    })
  })

  it('open the site to others when it has a public address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://play.example.org/' })).toMatchObject({
      host: undefined,
      publicUrl: 'https://play.example.org',
    })
    expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })

  it('take an empty variable for an unset one', () => {
    const empty = { PORT: '', DATABASE_URL: '', PUBLIC_URL: ' ', NEXTAUTH_SECRET: '', SMTP_URL: '' }
    expect(readSettings(empty)).toEqual(readSettings({}))
  })

  it('tell every fault in one sentence each', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      API_PORT: '70000',
      DATABASE_URL: 'mysql://user:hush@host/db',
      PUBLIC_URL: 'https://example.org/games',
      NEXTAUTH_SECRET: 'short',
    })
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'PORT',
      'API_PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'NEXTAUTH_SECRET',
    ])
    expect(faults.join()).not.toMatch(/hush|short/)
  })

  it('refuse two things on one port', () => {
    expect(faultsOf({ PORT: '3001' })).toEqual([expect.stringMatching(/must differ.*3001, 3001, 3002/)])
  })
})

describe('the session key', () => {
  it('is made up once and kept where only its owner can read it', async () => {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'marque-secret-'))
    try {
      const secret = await keptSecret(path.join(directory, 'data'))
      expect(secret).toMatch(/^[0-9a-f]{64}$/)
      expect(await keptSecret(path.join(directory, 'data'))).toBe(secret)
      const file = path.join(directory, 'data', 'secret')
      expect((await stat(file)).mode & 0o777).toBe(0o600)
      expect((await readFile(file, 'utf8')).trim()).toBe(secret)
    } finally {
      await rm(directory, { recursive: true })
    }
  })
})
