import type { Metadata } from 'next'
import Link from 'next/link'
import { must, whoAsks } from '@/api/server'
import { MyMatchesDocument, type MyMatchesQuery } from '@/gql/graphql'
import { ButtonLink } from '@/parts/Button'
import { MatchCard } from '@/parts/MatchCard'
import { Ago, Due } from '@/parts/Moment'
import { Page, Sheet } from '@/parts/Sheet'

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
  const me = await whoAsks()
  if (!me)
    return (
      <Page
        title="My matches"
        lead="You are not signed in in this browser, so we cannot tell which are yours."
      >
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="sea" href="/sign-in">
            Sign in
          </ButtonLink>
          <ButtonLink href="/">Play as a guest</ButtonLink>
        </div>
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
          <div className="flex flex-wrap gap-2">
            <ButtonLink look="sea" href="/lobby">
              Find me an opponent
            </ButtonLink>
            <ButtonLink href="/new">Open a match</ButtonLink>
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
      {nodes.length > 0 && !me.address && <KeepHint waits={me.newAddress ?? null} />}
      {hasNextPage && endCursor && (
        <ButtonLink href={`/matches?after=${encodeURIComponent(endCursor)}`}>Earlier matches</ButtonLink>
      )}
    </Page>
  )
}

/** To guests: how not to lose all this. */
function KeepHint({ waits }: { readonly waits: string | null }) {
  return (
    <Sheet className="mb-6 p-4">
      <p>
        {waits ? (
          <>
            Open the link in the mail to <strong className="break-words">{waits}</strong>, and these matches
            are yours on any device.
          </>
        ) : (
          <>
            You play as a guest: these matches are known to this browser alone.{' '}
            <Link href="/sign-in" className="text-sea underline underline-offset-4">
              Add an address
            </Link>{' '}
            to keep them, and to be told when it is your move.
          </>
        )}
      </p>
    </Sheet>
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
