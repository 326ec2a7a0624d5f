import type { Metadata } from 'next'
import Link from 'next/link'
import { must } from '@/api/server'
import { CatalogueDocument } from '@/gql/graphql'
import { Page } from '@/parts/Sheet'
import { playersWords } from '@/words/options'

export const metadata: Metadata = { title: 'Rules' }

export default async function Rules() {
  const { games } = await must(CatalogueDocument, {})
  return (
    <Page title="Rules" lead="Every game that can be played here, from the set-up to the last move.">
      <ul className="grid gap-3">
        {games.map((game) => (
          <li key={game.id}>
            <Link
              href={`/rules/${game.id}`}
              className="block rounded-xl border border-line bg-sheet px-4 py-3 shadow-sheet transition hover:bg-wash"
            >
              <span className="block font-serif text-xl font-semibold">{game.title}</span>
              <span className="block">{game.summary}</span>
              <span className="text-sm text-soft">{playersWords(game)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
