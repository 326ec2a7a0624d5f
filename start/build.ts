import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './settings.js'

/** For tools that would tell their makers about it: nobody needs to know that somebody built the project. */
export const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  DO_NOT_TRACK: '1',
}

/** A build that is all in the cache is done sooner than this; then there is nothing to tell. */
const SILENCE_MS = 2_000

/**
 * Builds what is not built yet.
 *
 * @throws with the build's output if it fails
 */
export async function build(log: (sentence: string) => void, signal?: AbortSignal): Promise<void> {
  const notice = setTimeout(() => log('Building (the first start takes a minute or two)…'), SILENCE_MS)
  try {
    await runTurbo(['run', 'build', '--output-logs=errors-only'], signal)
  } finally {
    clearTimeout(notice)
  }
}

/** Runs Turborepo, showing nothing unless it fails. */
export function runTurbo(options: readonly string[], signal?: AbortSignal): Promise<void> {
  const turbo = path.join(ROOT, 'node_modules', 'turbo', 'bin', 'turbo')
  const child = spawn(process.execPath, [turbo, ...options, '--ui=stream'], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, killer) => {
      if (code === 0) resolve()
      else reject(new Error(`${output.trimEnd()}\n\nThe build failed${killer ? ` (${killer})` : ''}.`))
    })
  })
}
