'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '@/api/browser'
import { follow, type Wire } from '@/api/live'
import { MatchLiveDocument, MatchPageDocument } from '@/gql/graphql'
import { type LogEntry, later, type Match, merged } from './match'

export type Known = { readonly match: Match; readonly log: readonly LogEntry[] }

/** A match kept in step with the server: through lost connections, other tabs and other devices. */
export function useMatch(first: Match, firstLog: readonly LogEntry[]) {
  const [known, setKnown] = useState<Known>({ match: first, log: firstLog })
  const [wire, setWire] = useState<Wire>('opening')
  // What the subscription starts from when it is opened again.
  const version = useRef(first.version)

  const take = useCallback((match: Match, log: readonly LogEntry[] = []) => {
    setKnown((before) => ({ match: later(before.match, match), log: merged(before.log, log) }))
  }, [])

  // Only entries that are in the log count as known: a move's own answer brings none.
  useEffect(() => {
    version.current = known.log.at(-1)?.version ?? 0
  }, [known.log])

  useEffect(
    () =>
      follow(MatchLiveDocument, () => ({ id: first.id, since: version.current }), {
        data: ({ match: update }) => take(update.match, update.log),
        wire: setWire,
      }),
    [first.id, take],
  )

  /** Asks for the match as it is now. */
  const refresh = useCallback(async (): Promise<Match | undefined> => {
    const answer = await send(MatchPageDocument, { id: first.id })
    if (!answer.ok || !answer.data.match) return undefined
    take(answer.data.match, answer.data.match.log)
    return answer.data.match
  }, [first.id, take])

  return { ...known, wire, take, refresh }
}
