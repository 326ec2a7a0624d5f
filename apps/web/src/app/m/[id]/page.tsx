import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ask, Unanswered, whoAsks } from '@/api/server'
import { MatchPageDocument } from '@/gql/graphql'
import { MatchTable } from '@/match/MatchTable'

type Props = {
  readonly params: Promise<{ id: string }>
  readonly searchParams: Promise<{ invitation?: string | string[] }>
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
  const { log, ...match } = await matchOf((await params).id)
  const { invitation } = await searchParams
  const me = await whoAsks()
  return (
    <MatchTable
      key={match.id}
      first={match}
      firstLog={log}
      signedIn={me !== null}
      invitation={typeof invitation === 'string' ? invitation : undefined}
    />
  )
}
