import type { Metadata } from 'next'
import Link from 'next/link'
import { must, whoAsks } from '@/api/server'
import { CatalogueDocument, LobbyDocument } from '@/gql/graphql'
import { ButtonLink } from '@/parts/Button'
import { Page, Sheet } from '@/parts/Sheet'
import { paces } from '@/words/paces'
import { FindOpponent } from '../FindOpponent'
import { OpenMatches } from './OpenMatches'

export const metadata: Metadata = { title: 'Lobby' }

type Filter = { readonly game: string | null; readonly pace: number | null }

type Props = {
  readonly searchParams: Promise<Readonly<Record<'game' | 'pace', string | string[] | undefined>>>
}

export default async function Lobby({ searchParams }: Props) {
  const [wanted, { games }, me] = await Promise.all([searchParams, must(CatalogueDocument, {}), whoAsks()])
  const filter: Filter = {
    game: games.find(({ id }) => id === wanted.game)?.id ?? null,
    pace: paces.find(({ hours }) => String(hours) === wanted.pace)?.hours ?? null,
  }
  const { matches } = await must(LobbyDocument, { game: filter.game, first: 50 })
  return (
    <Page
      title="Lobby"
      lead="Matches that wait for somebody to sit down. Pick one, or have one found for you."
    >
      <Sheet className="p-4">
        <h2 className="mb-2 text-xl">Find me an opponent</h2>
        <FindOpponent
          key={hrefOf(filter)}
          signedIn={me !== null}
          games={games.map(({ id, title }) => ({ id, title }))}
          game={filter.game}
          hours={filter.pace}
        />
      </Sheet>
      <div className="mt-8 mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-2xl">Open matches</h2>
        <ButtonLink href={filter.game ? `/new?game=${filter.game}` : '/new'}>Open a match</ButtonLink>
      </div>
      <div className="mb-4 space-y-2">
        {games.length > 1 && (
          <Chips
            label="Game"
            all="All games"
            chosen={filter.game}
            choices={games.map(({ id, title }) => ({ value: id, title }))}
            href={(game) => hrefOf({ ...filter, game })}
          />
        )}
        <Chips
          label="Pace"
          all="Any pace"
          chosen={filter.pace}
          choices={paces.map(({ hours, title }) => ({ value: hours, title }))}
          href={(pace) => hrefOf({ ...filter, pace })}
        />
      </div>
      <OpenMatches key={hrefOf(filter)} game={filter.game} pace={filter.pace} first={matches} />
    </Page>
  )
}

function hrefOf({ game, pace }: Filter): string {
  const query = new URLSearchParams({
    ...(game !== null && { game }),
    ...(pace !== null && { pace: String(pace) }),
  })
  return query.size > 0 ? `/lobby?${query}` : '/lobby'
}

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-rule px-4 whitespace-nowrap hover:bg-wash aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-on-sea'

type ChipsProps<T> = {
  readonly label: string
  readonly all: string
  readonly chosen: T | null
  readonly choices: readonly { readonly value: T; readonly title: string }[]
  readonly href: (value: T | null) => string
}

/** A filter as links: it works without scripts, and its state stands in the address. */
function Chips<T extends string | number>({ label, all, chosen, choices, href }: ChipsProps<T>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {[{ value: null, title: all }, ...choices].map(({ value, title }) => (
        <Link
          key={title}
          href={href(value)}
          scroll={false}
          className={chip}
          {...(value === chosen && { 'aria-current': 'true' as const })}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
