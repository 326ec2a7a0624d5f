import { setTimeout as delay } from 'node:timers/promises'

/**
 * Waits until the address answers without a fault of the server's own.
 *
 * @throws if it does not within the time, naming what was waited for
 */
export async function waitUntilReady(
  name: string,
  url: string,
  signal: AbortSignal,
  patience = 120_000,
): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await delay(100)) {
    signal.throwIfAborted()
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
      await response.body?.cancel()
      if (response.status < 500) return
    } catch {
      // It does not listen yet.
    }
  }
  throw new Error(`${name} did not get ready within ${patience / 1000} seconds.`)
}
