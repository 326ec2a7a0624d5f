'use client'
import { useState } from 'react'
import { send } from '@/api/browser'
import { LobbyDocument, type LobbyQuery } from '@/gql/graphql'
import { Button } from '@/parts/Button'
import { MatchCard } from '@/parts/MatchCard'
import { Ago } from '@/parts/Moment'
import { Note } from '@/parts/Sheet'

/** The open matches, a page at a time. */
export function OpenMatches({
  game,
  first,
}: {
  readonly game: string | null
  readonly first: LobbyQuery['matches']
}) {
  const [{ nodes, endCursor, hasNextPage }, setPage] = useState(first)
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<string>()

  const more = async () => {
    setBusy(true)
    const answer = await send(LobbyDocument, { game, first: 20, after: endCursor ?? null })
    if (answer.ok) {
      const known = new Set(nodes.map(({ id }) => id))
      const fresh = answer.data.matches.nodes.filter(({ id }) => !known.has(id))
      setPage({ ...answer.data.matches, nodes: [...nodes, ...fresh] })
    } else setNote(answer.trouble.message)
    setBusy(false)
  }

  if (nodes.length === 0)
    return <p className="text-lg text-soft">Nobody waits just now. Open a match, and you are the first.</p>
  return (
    <>
      <ul className="grid gap-2.5">
        {nodes.map((match) => (
          <li key={match.id}>
            <MatchCard
              match={match}
              standing={
                <>
                  {freeSeats(match)} · opened <Ago at={match.createdAt} />
                </>
              }
            />
          </li>
        ))}
      </ul>
      {note && <Note>{note}</Note>}
      {hasNextPage && (
        <Button onClick={more} busy={busy} className="mt-4 w-full">
          Show more
        </Button>
      )}
    </>
  )
}

function freeSeats({ seats, mySeat }: LobbyQuery['matches']['nodes'][number]): string {
  const free = seats.filter(({ kind }) => kind === 'open').length
  const words = free === 1 ? 'One seat is free' : `${free} seats are free`
  return mySeat === null || mySeat === undefined ? words : `You sit here; ${words.toLowerCase()}`
}
