import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** How long processes left behind by a killed start get to notice and end. */
const PATIENCE_MS = 10_000
/** They are usually quicker than this; then there is nothing to tell. */
const SILENCE_MS = 1_500

/**
 * Returns when the port can be listened on.
 *
 * @throws if it still cannot after a while, naming the setting that chooses another one. Before that, `log`
 *   hears why it takes so long.
 */
export async function waitForPort(
  port: number,
  setting: string,
  host?: string,
  { patience = PATIENCE_MS, log = () => {} }: { patience?: number; log?: (sentence: string) => void } = {},
): Promise<void> {
  const startedAt = Date.now()
  for (let told = false; ; await delay(100)) {
    const fault = await tryPort(port, host)
    if (!fault) return
    if (fault === 'EACCES')
      throw new Error(`Port ${port} is not open to ordinary users. Set ${setting} to one above 1023.`)
    if (fault !== 'EADDRINUSE') throw new Error(`Port ${port} cannot be listened on (${fault}).`)
    const waited = Date.now() - startedAt
    if (waited >= patience)
      throw new Error(
        `Port ${port} is in use by another program. Stop that, or set ${setting} to another port.`,
      )
    if (waited >= SILENCE_MS && !told) {
      told = true
      log(`Port ${port} is still in use; waiting a moment for it…`)
    }
  }
}

function tryPort(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)))
  })
}
