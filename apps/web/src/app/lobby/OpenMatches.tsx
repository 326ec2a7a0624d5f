'use client'
import { useState } from 'react'
import { send } from '@/api/browser'
import { LobbyDocument, type LobbyQuery } from '@/gql/graphql'
import { Button } from '@/parts/Button'
import { MatchCard } from '@/parts/MatchCard'
import { Ago } from '@/parts/Moment'
import { Note } from '@/parts/Sheet'

type Props = {
  readonly game: string | null
  readonly pace: number | null
  readonly first: LobbyQuery['matches']
}

/** The open matches, a page at a time. */
export function OpenMatches({ game, pace, first }: Props) {
  const [{ nodes, endCursor, hasNextPage }, setPage] = useState(first)
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<string>()
  const shown = nodes.filter(({ hoursPerDecision }) => pace === null || hoursPerDecision === pace)

  const more = async () => {
    setBusy(true)
    setNote(undefined)
    const answer = await send(LobbyDocument, { game, first: 50, after: endCursor ?? null })
    if (answer.ok) {
      const known = new Set(nodes.map(({ id }) => id))
      const fresh = answer.data.matches.nodes.filter(({ id }) => !known.has(id))
      setPage({ ...answer.data.matches, nodes: [...nodes, ...fresh] })
    } else setNote(answer.trouble.message)
    setBusy(false)
  }

  return (
    <>
      {shown.length === 0 && !hasNextPage && (
        <p className="text-lg text-soft">
          {game === null && pace === null
            ? 'Nobody waits just now. Open a match, and you are the first.'
            : 'Nobody waits on these terms. Widen the choice, or be the first.'}
        </p>
      )}
      <ul className="grid gap-2.5">
        {shown.map((match) => (
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
