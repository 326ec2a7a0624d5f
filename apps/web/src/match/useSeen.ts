'use client'
import { useEffect } from 'react'
import { send } from '@/api/browser'
import { SawMatchDocument } from '@/gql/graphql'

/** Well within the time after which a player counts as gone. */
const BEAT_MS = 30_000

/**
 * Tells the others that the player has the table before him, and notes what he has seen of it, so that the next
 * visit begins where this one ended.
 *
 * @param signedOut called when the session turns out to have ended elsewhere
 */
export function useSeen(match: string, version: number, seated: boolean, signedOut: () => void): void {
  useEffect(() => {
    if (!seated) return
    const tell = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await send(SawMatchDocument, { match, version })
      if (!answer.ok && answer.trouble.code === 'not_signed_in') signedOut()
    }
    void tell()
    const beat = setInterval(tell, BEAT_MS)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(beat)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [match, version, seated, signedOut])
}
