import type { House } from '../house.js'
import { type MatchSummary, myMatches } from '../match/lists.js'
import { type LogEntry, type Seen, seeMatch } from '../match/see.js'
import { type Caller, requireCaller } from '../people/caller.js'
import { type Lookout, userTopic, type Watcher } from './hub.js'

export type MatchUpdate = {
  readonly version: number
  readonly match: Seen
  readonly log: readonly LogEntry[]
}

/**
 * A match and its changes, as the caller may see them. Watching begins before reading, so that nothing
 * falls between; each update is read afresh, so that several changes at once may come as one.
 *
 * @param since the version that the client knows: its first update tells what came after
 * @throws Problem not_found, too_many_requests
 */
export async function watchMatch(
  house: House,
  lookout: Lookout,
  caller: Caller | undefined,
  id: string,
  since: number | undefined,
): Promise<AsyncIterableIterator<MatchUpdate>> {
  const watcher = lookout.watch(id)
  try {
    const first = await seeMatch(house, caller, id)
    return stream(watcher, async (updates) => {
      const match = updates === 0 ? first : await seeMatch(house, caller, id)
      const log = await match.log(since ?? match.row.version)
      since = match.row.version
      return { version: match.row.version, match, log }
    })
  } catch (error) {
    watcher.close()
    throw error
  }
}

/** How many waiting matches one update lists. */
const LISTED = 50

/** What waits for the caller, now and at every change. @throws Problem not_signed_in, missing_scope, too_many_requests */
export async function watchWaiting(
  house: House,
  lookout: Lookout,
  caller: Caller | undefined,
): Promise<AsyncIterableIterator<{ count: number; matches: readonly MatchSummary[] }>> {
  const { userId } = requireCaller(caller, 'read')
  const watcher = lookout.watch(userTopic(userId))
  return stream(watcher, async () => {
    const running = await myMatches(house, caller, { status: 'playing', first: LISTED })
    const open = await myMatches(house, caller, { status: 'open', first: LISTED })
    for (const { id } of [...running.nodes, ...open.nodes]) watcher.add(id)
    const matches = running.nodes.filter((match) => match.waitsForMe)
    return { count: matches.length, matches }
  })
}

/** Yields at once, then after each change; closes the watcher when its reader goes away. */
function stream<T>(watcher: Watcher, next: (updates: number) => Promise<T>): AsyncIterableIterator<T> {
  let updates = 0
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      try {
        if (updates > 0 && !(await watcher.changed())) return { done: true, value: undefined }
        return { done: false, value: await next(updates++) }
      } catch (error) {
        watcher.close()
        throw error
      }
    },
    async return() {
      watcher.close()
      return { done: true, value: undefined }
    },
  }
}
