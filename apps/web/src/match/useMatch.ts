'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '@/api/browser'
import { MatchLiveDocument, MatchNowDocument } from '@/gql/graphql'
import { type LogEntry, later, type Match, merged } from './match'

export type Known = { readonly match: Match; readonly log: readonly LogEntry[] }

/** How long the log may lag behind the table before it is asked for. */
const PATIENCE_MS = 2_000

/** A match kept in step with the server: through lost connections, other tabs and other devices. */
export function useMatch(first: Match, firstLog: readonly LogEntry[]) {
  const [known, setKnown] = useState<Known>({ match: first, log: firstLog })
  const [lost, setLost] = useState(false)
  // What the subscription starts from when it is opened again.
  const version = useRef(first.version)

  const take = useCallback((match: Match, log: readonly LogEntry[] = []) => {
    setKnown((before) => ({ match: later(before.match, match), log: merged(before.log, log) }))
  }, [])

  // Only entries that are in the log count as known: a move's own answer brings none.
  useEffect(() => {
    version.current = known.log.at(-1)?.version ?? 0
  }, [known.log])

  useEffect(() => {
    let end = () => {}
    let here = true
    // The same piece of code as the header's count of waiting matches: fetched once for both.
    import('@/api/live').then(({ follow }) => {
      if (!here) return
      end = follow(MatchLiveDocument, () => ({ id: first.id, since: version.current }), {
        data: ({ match: update }) => take(update.match, update.log),
        wire: (wire) => setLost(wire === 'lost'),
      })
    })
    return () => {
      here = false
      end()
    }
  }, [first.id, take])

  /** Asks for the match as it is now. */
  const refresh = useCallback(async (): Promise<Match | undefined> => {
    const answer = await send(MatchNowDocument, { id: first.id, since: version.current })
    if (!answer.ok || !answer.data.match) return undefined
    const { log, ...match } = answer.data.match
    take(match, log)
    return match
  }, [first.id, take])

  // The table is ahead of its log: a message was lost, or the line is down. Whatever it was, it can be asked for.
  const behind = (known.log.at(-1)?.version ?? 0) < known.match.version
  useEffect(() => {
    if (!behind) return
    const ask = setTimeout(refresh, PATIENCE_MS)
    return () => clearTimeout(ask)
  }, [behind, refresh])

  return { ...known, lost, take, refresh }
}
