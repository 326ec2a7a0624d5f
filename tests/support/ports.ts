import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Browsers do not speak to 10080. */
const LOWEST = 11_000
/** So many ports for each of the workers that run tests side by side; throw-away Postgres begin at 20000. */
const RANGE = 500
const WORKERS = 18

/**
 * The first of so many ports in a row that nobody listens on. No other worker looks among the same, so that none is
 * taken between being found and being used.
 */
export async function freePorts(count: number): Promise<number> {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS
  for (;;) {
    const first = LOWEST + worker * RANGE + randomInt(RANGE - count)
    const free = await Promise.all(Array.from({ length: count }, (_, at) => isFree(first + at)))
    if (free.every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = net.createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
