import type { Metadata } from 'next'
import { must, whoAsks } from '@/api/server'
import { MyMatchesDocument, type MyMatchesQuery } from '@/gql/graphql'
import { ButtonLink } from '@/parts/Button'
import { MatchCard } from '@/parts/MatchCard'
import { Ago, Due } from '@/parts/Moment'
import { Page } from '@/parts/Sheet'

export const metadata: Metadata = { title: 'My matches' }

type Summary = MyMatchesQuery['myMatches']['nodes'][number]

const groups: readonly { title: string; holds: (match: Summary) => boolean }[] = [
  { title: 'Waiting for you', holds: ({ waitsForMe }) => waitsForMe },
  { title: 'Waiting for others', holds: ({ waitsForMe, status }) => status === 'playing' && !waitsForMe },
  { title: 'Not begun', holds: ({ status }) => status === 'open' },
  { title: 'Over', holds: ({ status }) => status === 'finished' || status === 'cancelled' },
]

type Props = { readonly searchParams: Promise<{ after?: string | string[] }> }

export default async function MyMatches({ searchParams }: Props) {
  if (!(await whoAsks()))
    return (
      <Page title="My matches" lead="You have no matches here yet: you are not signed in in this browser.">
        <ButtonLink look="sea" href="/">
          Play as a guest
        </ButtonLink>
      </Page>
    )
  const { after } = await searchParams
  const { myMatches } = await must(MyMatchesDocument, {
    first: 50,
    after: typeof after === 'string' ? after : null,
  })
  const { nodes, hasNextPage, endCursor } = myMatches
  return (
    <Page title="My matches">
      {nodes.length === 0 && (
        <div className="space-y-4">
          <p className="text-lg text-soft">
            Your table is empty. Sit down somewhere, or open a match of your own.
          </p>
          <div className="flex gap-2">
            <ButtonLink look="sea" href="/new">
              Open a match
            </ButtonLink>
            <ButtonLink href="/lobby">To the lobby</ButtonLink>
          </div>
        </div>
      )}
      {groups.map(({ title, holds }) => {
        const held = nodes.filter(holds)
        return held.length === 0 ? null : (
          <section key={title} className="mb-8">
            <h2 className="mb-2.5 text-xl">{title}</h2>
            <ul className="grid gap-2.5">
              {held.map((match) => (
                <li key={match.id}>
                  <MatchCard match={match} asks={match.waitsForMe} standing={<Standing match={match} />} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {hasNextPage && endCursor && (
        <ButtonLink href={`/matches?after=${encodeURIComponent(endCursor)}`}>Earlier matches</ButtonLink>
      )}
    </Page>
  )
}

function Standing({ match }: { readonly match: Summary }) {
  if (match.waitsForMe)
    return (
      <>
        Your move{match.due && ': '}
        {match.due && <Due at={match.due} />}
      </>
    )
  if (match.status === 'open') return 'Waiting for players'
  if (match.status === 'cancelled') return 'Called off'
  return (
    <>
      {match.outcome?.sentence ?? 'The others are to move'} · <Ago at={match.changedAt} />
    </>
  )
}
