import type { Metadata } from 'next'
import Link from 'next/link'
import { must } from '@/api/server'
import { CatalogueDocument, LobbyDocument } from '@/gql/graphql'
import { ButtonLink } from '@/parts/Button'
import { Page } from '@/parts/Sheet'
import { OpenMatches } from './OpenMatches'

export const metadata: Metadata = { title: 'Lobby' }

type Props = { readonly searchParams: Promise<{ game?: string | string[] }> }

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-rule px-4 aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-on-sea'

export default async function Lobby({ searchParams }: Props) {
  const { game: wanted } = await searchParams
  const { games } = await must(CatalogueDocument, {})
  const game = games.find(({ id }) => id === wanted)?.id ?? null
  const { matches } = await must(LobbyDocument, { game, first: 20 })
  return (
    <Page title="Lobby" lead="Matches that wait for somebody to sit down. Pick one, or open your own.">
      <div className="mb-5 flex flex-wrap items-center gap-2">
        {games.length > 1 && (
          <nav aria-label="Games" className="flex flex-wrap gap-2">
            <Link href="/lobby" className={chip} {...(game === null && { 'aria-current': 'page' })}>
              All games
            </Link>
            {games.map(({ id, title }) => (
              <Link
                key={id}
                href={`/lobby?game=${id}`}
                className={chip}
                {...(game === id && { 'aria-current': 'page' })}
              >
                {title}
              </Link>
            ))}
          </nav>
        )}
        <ButtonLink look="sea" href={game ? `/new?game=${game}` : '/new'} className="ml-auto">
          Open a match
        </ButtonLink>
      </div>
      <OpenMatches key={game} game={game} first={matches} />
    </Page>
  )
}
