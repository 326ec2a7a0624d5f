import { describe, expect, it } from 'vitest'
import { BadSettings, isLocal, readSettings } from './settings.js'

const fit = {
  DATABASE_URL: 'postgresql://user@localhost/marque',
  NEXTAUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://play.example.org/',
}

const faultsOf = (environment: Record<string, string | undefined>) => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    return error.faults
  }
}

describe('settings', () => {
  it('take their defaults, and an empty variable counts as unset', () => {
    expect(readSettings({ ...fit, SMTP_URL: '' }).SMTP_URL).toBeUndefined()
    expect(readSettings({ ...fit, SMTP_URL: '', API_PORT: '' })).toMatchObject({
      PUBLIC_URL: 'https://play.example.org',
      API_PORT: 3001,
      NOTICE_DELAY_SECONDS: 60,
    })
  })

  it('say in one sentence for each what is missing or malformed', () => {
    const faults = faultsOf({
      DATABASE_URL: 'mysql://localhost',
      PUBLIC_URL: 'play',
      API_PORT: '70000',
      LOG_LEVEL: 'loud',
    })
    expect(faults).toHaveLength(5)
    for (const name of ['DATABASE_URL', 'NEXTAUTH_SECRET', 'PUBLIC_URL', 'API_PORT', 'LOG_LEVEL'])
      expect(faults.filter((fault) => fault.startsWith(name))).toEqual([expect.stringMatching(/\.$/)])
  })

  it('know one’s own machine from a site', () => {
    expect(isLocal({ PUBLIC_URL: 'http://localhost:3000' })).toBe(true)
    expect(isLocal({ PUBLIC_URL: 'https://play.example.org' })).toBe(false)
  })
})
