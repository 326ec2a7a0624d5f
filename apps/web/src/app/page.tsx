import Link from 'next/link'
import { ask, whoAsks } from '@/api/server'
import { demoStart } from '@/boards/demo'
import { CatalogueDocument, LobbyDocument } from '@/gql/graphql'
import { MatchCard } from '@/parts/MatchCard'
import { Ago } from '@/parts/Moment'
import { Sheet } from '@/parts/Sheet'
import { QuickMatch } from './QuickMatch'
import { Showcase } from './Showcase'

export default async function Start() {
  const [me, open, catalogue] = await Promise.all([
    whoAsks(),
    ask(LobbyDocument, { first: 3 }),
    ask(CatalogueDocument, {}),
  ])
  const games = catalogue.ok ? catalogue.data.games.map(({ id, title }) => ({ id, title })) : []
  const matches = open.ok ? open.data.matches.nodes : []
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-12 gap-y-8 px-4 pt-6 pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_1fr] lg:pt-12">
      <div>
        <h1 className="text-4xl sm:text-5xl">Pirate games by post</h1>
        <p className="mt-3 max-w-prose text-lg text-soft">
          Make your move, close the page, and be told when it is your turn again. A match takes minutes or
          weeks, as you like it.
        </p>
        <Sheet className="mt-6 p-4">
          <h2 className="mb-3 text-xl">{me ? 'A quick match' : 'Play at once, as a guest'}</h2>
          <QuickMatch signedIn={me !== null} games={games} />
        </Sheet>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Showcase start={demoStart()} />
      </div>
      <div>
        <section aria-labelledby="open">
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 id="open" className="text-2xl">
              Open matches
            </h2>
            <Link
              href="/lobby"
              className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
            >
              All in the lobby
            </Link>
          </div>
          {matches.length === 0 ? (
            <p className="text-soft">
              Nobody waits for an opponent just now.{' '}
              <Link href="/new" className="text-sea underline underline-offset-4">
                Open a match
              </Link>{' '}
              and somebody may sit down.
            </p>
          ) : (
            <ul className="grid gap-2.5">
              {matches.map((match) => (
                <li key={match.id}>
                  <MatchCard
                    match={match}
                    standing={
                      <>
                        A seat is free · opened <Ago at={match.createdAt} />
                      </>
                    }
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  )
}
