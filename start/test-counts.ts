import { readFile } from 'node:fs/promises'

/** How the tests went. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** What is read of Vitest's report. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/**
 * Reads the counts from Vitest's JSON report. A file that could not even be loaded counts as one failure, and
 * so does a run that ended badly for another reason, since neither shows among the tests.
 */
export async function countTests(report: string, exitCode: number): Promise<Counts> {
  const read: unknown = await readFile(report, 'utf8').then(JSON.parse, () => undefined)
  if (!isReport(read)) return { passed: 0, failed: 1, skipped: 0 }
  const unloaded = read.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = read.numFailedTests + unloaded
  return {
    passed: read.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: read.numPendingTests + read.numTodoTests,
  }
}

/** The counts in one plain line. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'numPassedTests' in value && 'testResults' in value
}
