import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { must, whoAsks } from '@/api/server'
import { SailorDocument } from '@/gql/graphql'
import { ButtonLink } from '@/parts/Button'
import { MatchCard } from '@/parts/MatchCard'
import { Ago, Month } from '@/parts/Moment'
import { Page } from '@/parts/Sheet'

type Props = {
  readonly params: Promise<{ id: string }>
  readonly searchParams: Promise<{ after?: string | string[] }>
}

const sailorOf = cache(async (id: string, after: string | null) => {
  const { user } = await must(SailorDocument, { id, first: 20, after })
  return user ?? notFound()
})

const pageOf = async ({ params, searchParams }: Props) => {
  const [{ id }, { after }] = await Promise.all([params, searchParams])
  return { id, after: typeof after === 'string' ? after : null }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, after } = await pageOf(props)
  // Names are here for those at the tables, not for search engines.
  return { title: (await sailorOf(id, after)).name, robots: { index: false } }
}

/** A player as others see him: how long he has been here, and the public matches that he has finished. */
export default async function Sailor(props: Props) {
  const { id, after } = await pageOf(props)
  const [sailor, me] = await Promise.all([sailorOf(id, after), whoAsks()])
  const { nodes, hasNextPage, endCursor } = sailor.matches
  return (
    <Page
      title={sailor.name}
      lead={
        <>
          Here since <Month at={sailor.since} />
        </>
      }
    >
      <dl className="mb-8 flex gap-10">
        <Count words="finished" count={sailor.finished} />
        <Count words="won" count={sailor.won} />
      </dl>
      <section aria-labelledby="finished">
        <h2 id="finished" className="mb-2.5 text-xl">
          {after ? 'Earlier matches' : 'Finished matches'}
        </h2>
        {nodes.length === 0 && (
          <p className="text-soft">
            {after ? 'There are no earlier ones.' : 'No public match has come to its end yet.'}
          </p>
        )}
        <ul className="grid gap-2.5">
          {nodes.map((match) => (
            <li key={match.id}>
              <MatchCard
                match={match}
                standing={
                  <>
                    {match.outcome?.sentence ?? 'Over'} · <Ago at={match.changedAt} />
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-5 flex flex-wrap gap-2">
        {after && <ButtonLink href={`/sailors/${sailor.id}`}>Newest</ButtonLink>}
        {hasNextPage && endCursor && (
          <ButtonLink href={`/sailors/${sailor.id}?after=${encodeURIComponent(endCursor)}`}>
            Earlier matches
          </ButtonLink>
        )}
        {me?.id === sailor.id && <ButtonLink href="/settings">Your settings</ButtonLink>}
      </div>
    </Page>
  )
}

const Count = ({ words, count }: { readonly words: string; readonly count: number }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-soft">{words}</dt>
    <dd className="tabular font-serif text-4xl leading-none">{count}</dd>
  </div>
)
