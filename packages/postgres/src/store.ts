import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Where root keeps what another account must reach, when the project's own folder is closed to it. Only root
 * can write there, so nobody can slip in programs or data of his own.
 */
export function closedStore(): string {
  return openFolder('/var/lib/marque')
}

/** The place in that store which belongs to this folder, and to no other folder on the machine. */
export function storeFor(directory: string): string {
  const mark = createHash('sha256').update(path.resolve(directory)).digest('hex').slice(0, 12)
  return openFolder(path.join(closedStore(), mark))
}

/** Makes a folder that others may pass through, whatever the umask says. */
function openFolder(folder: string): string {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  return folder
}
