import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The session key kept in the data folder, made up at the first start. Only our own account can read it. */
export async function keptSecret(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, 'secret')
  if (!existsSync(file)) {
    await mkdir(dataDirectory, { recursive: true })
    // Renamed when complete, so that an interrupted start leaves no half of a key.
    const unfinished = `${file}.new-${process.pid}`
    await writeFile(unfinished, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
    await rename(unfinished, file)
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32)
    throw new Error(`The session key in ${file} is damaged. Delete the file, and everybody signs in anew.`)
  return secret
}
