import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { QUIET } from './build.js'
import { ROOT } from './settings.js'
import { type Counts, countTests, summary } from './test-counts.js'

/** Everything that must hold, cheapest first. The first stage that fails is the last one that runs. */
const STAGES: readonly { name: string; command: readonly string[] }[] = [
  {
    name: 'Format and lint',
    command: [bin('@biomejs/biome', 'bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  {
    name: 'Build',
    command: [bin('turbo', 'bin/turbo'), 'run', 'build', '--output-logs=errors-only', '--ui=stream'],
  },
  {
    name: 'Types',
    command: [bin('turbo', 'bin/turbo'), 'run', 'check:types', '--output-logs=errors-only', '--ui=stream'],
  },
  { name: 'Types of the start command', command: [bin('typescript', 'bin/tsc'), '-p', 'start'] },
  {
    name: 'Imports',
    command: [
      bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...['apps', 'packages', 'prisma', 'tests', 'start'],
    ],
  },
]

const strict = process.env['CI'] === 'true'
const counts = (await stagesPass())
  ? await runTests(process.argv.slice(2))
  : { passed: 0, failed: 1, skipped: 0 }
const refused = strict && counts.skipped > 0
if (refused) console.log('Some tests were skipped, which must not happen where CI=true.')
console.log(summary(counts))
process.exitCode = counts.failed > 0 || refused ? 1 : 0

async function stagesPass(): Promise<boolean> {
  for (const { name, command } of STAGES) {
    const startedAt = Date.now()
    const { code, output } = await run(command, 'captured')
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    if (code !== 0) {
      console.log(output.trimEnd())
      console.log(`${name}: failed after ${seconds} s.`)
      return false
    }
    console.log(`${name}: fine (${seconds} s).`)
  }
  return true
}

/** Runs the tests, or those that the arguments choose as Vitest understands them. */
async function runTests(chosen: readonly string[]): Promise<Counts> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'marque-report-'))
  try {
    const report = path.join(directory, 'report.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await run([bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...chosen], 'shown')
    return await countTests(report, code)
  } finally {
    await rm(directory, { recursive: true })
  }
}

function bin(name: string, file: string): string {
  return path.join(ROOT, 'node_modules', name, file)
}

function run(
  command: readonly string[],
  stdout: 'captured' | 'shown',
): Promise<{ code: number; output: string }> {
  const shown = stdout === 'shown'
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
