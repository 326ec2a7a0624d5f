import { readdirSync, readFileSync } from 'node:fs'
import { type Playthrough, playthrough } from '../playthrough.js'

const FOLDER = new URL('../../../recorded/', import.meta.url)

/** The recorded playthroughs of a game in one version of its rules, by file name. */
export function recordedOf(id: string, rulesVersion: number): Record<string, Playthrough> {
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(`${id}-${rulesVersion}.`))
  return Object.fromEntries(
    files.map((file) => [file, playthrough.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))]),
  )
}
