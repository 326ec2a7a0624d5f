import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countTests, summary } from './test-counts.js'

let file: string

beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(os.tmpdir(), 'marque-counts-')), 'report.json')
})
afterEach(() => rm(path.dirname(file), { recursive: true }))

const report = (counts: object, testResults: object[] = []) =>
  writeFile(
    file,
    JSON.stringify({
      numPassedTests: 7,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      ...counts,
      testResults,
    }),
  )

describe('counting tests', () => {
  it('takes a good run for one', async () => {
    await report({})
    expect(summary(await countTests(file, 0))).toBe('7 passed, 0 failed')
  })

  it('counts what was skipped or is yet to be written', async () => {
    await report({ numPendingTests: 2, numTodoTests: 1 })
    expect(summary(await countTests(file, 0))).toBe('7 passed, 0 failed, 3 skipped')
  })

  it('counts a file that could not be loaded as a failure, but none twice', async () => {
    await report({ numFailedTests: 1 }, [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ])
    expect(summary(await countTests(file, 1))).toBe('7 passed, 2 failed')
  })

  it('never takes a run that ended badly for a good one', async () => {
    await report({})
    expect(summary(await countTests(file, 1))).toBe('7 passed, 1 failed')
    expect(summary(await countTests(`${file}.missing`, 0))).toBe('0 passed, 1 failed')
  })
})
