import { spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'

/** The operating system's account that the server runs under, where that is not our own. */
export interface Account {
  uid: number
  gid: number
}

/**
 * Postgres refuses to run as root. Then it runs as whoever owns the cluster already, else as the account
 * meant for it, else as nobody. An ordinary user runs it as himself: nothing is returned.
 */
export function accountFor(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const uid = ask('-u', name)
    const gid = ask('-g', name)
    if (uid !== undefined && gid !== undefined && uid !== 0) return { uid, gid }
  }
  throw new Error(
    'Postgres does not run as root, and there is no account postgres or nobody to run it as. ' +
      'Start as an ordinary user, or set DATABASE_URL to a database that runs elsewhere.',
  )
}

/** Whether the account can get to this file or folder: a folder above it may be closed to others. */
export function canReach(file: string, account: Account | undefined): boolean {
  if (!account) return true
  return spawnSync('test', ['-x', file], { ...account, cwd: '/' }).status === 0
}

/** Hands a file or folder over to the account. */
export function giveTo(account: Account | undefined, file: string): void {
  if (account) chownSync(file, account.uid, account.gid)
}

function ask(option: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' })
  // macOS numbers nobody from the top; a process wants that as the negative number it stands for.
  return status === 0 ? Number(stdout) | 0 : undefined
}
