'use client'
import { useCallback, useEffect, useState } from 'react'
import { send } from '@/api/browser'
import { MatchPastDocument } from '@/gql/graphql'

type Past = { readonly version: number; readonly view: unknown }

/** Shows the table as it was; a new move, or "now", leads back to the present. */
export function usePast(match: string, version: number) {
  const [past, setPast] = useState<Past>()

  const show = useCallback(
    async (wanted: number) => {
      if (wanted >= version) return setPast(undefined)
      const answer = await send(MatchPastDocument, { id: match, version: wanted })
      if (answer.ok && answer.data.match) setPast(answer.data.match.at)
    },
    [match, version],
  )
  const now = useCallback(() => setPast(undefined), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new must not happen unseen
  useEffect(() => setPast(undefined), [version])

  return { past, show, now }
}
