import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ask, Unanswered, whoAsks } from '@/api/server'
import { MatchPageDocument, MatchPastDocument } from '@/gql/graphql'
import { MatchTable } from '@/match/MatchTable'
import { optionFields } from '@/words/optionFields'

type Query = 'invitation' | 'v'
type Props = {
  readonly params: Promise<{ id: string }>
  readonly searchParams: Promise<{ [name in Query]?: string | string[] }>
}

const matchOf = cache(async (id: string) => {
  const answer = await ask(MatchPageDocument, { id })
  if (!answer.ok && answer.trouble.code !== 'not_found') throw new Unanswered(answer.trouble.message)
  if (!answer.ok || !answer.data.match) notFound()
  return answer.data.match
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const match = await matchOf((await params).id)
  return { title: match.game.title, robots: { index: false } }
}

export default async function MatchPage({ params, searchParams }: Props) {
  const { log, seenVersion, orders, game, ...match } = await matchOf((await params).id)
  const { invitation, v } = await searchParams
  const me = await whoAsks()
  const { ordersSchema, ...itsGame } = game
  return (
    <MatchTable
      key={match.id}
      first={{ ...match, game: itsGame }}
      firstLog={log}
      signedIn={me !== null}
      invitation={typeof invitation === 'string' ? invitation : undefined}
      seen={seenVersion}
      linked={await pastOf(match.id, v, match.version)}
      orders={
        match.mySeat !== null && optionFields(ordersSchema).length > 0
          ? { schema: ordersSchema, first: orders }
          : undefined
      }
    />
  )
}

/** The earlier table that a link leads to; nothing if the link is not right, and then the table of now is shown. */
async function pastOf(id: string, wanted: string | string[] | undefined, newest: number) {
  const version = typeof wanted === 'string' && /^\d{1,6}$/.test(wanted) ? Number(wanted) : newest
  if (version >= newest) return undefined
  const answer = await ask(MatchPastDocument, { id, version })
  return answer.ok ? answer.data.match?.at : undefined
}
