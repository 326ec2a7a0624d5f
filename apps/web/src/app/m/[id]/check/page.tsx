import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ask, Unanswered } from '@/api/server'
import { Checking } from '@/check/Checking'
import { CheckPageDocument } from '@/gql/graphql'
import { ButtonLink } from '@/parts/Button'
import { Note, Page } from '@/parts/Sheet'

type Props = { readonly params: Promise<{ id: string }> }

const matchOf = cache(async (id: string) => {
  const answer = await ask(CheckPageDocument, { id })
  if (!answer.ok && answer.trouble.code !== 'not_found') throw new Unanswered(answer.trouble.message)
  if (!answer.ok || !answer.data.match) notFound()
  return answer.data.match
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await matchOf((await params).id)
  return { title: `${game.title}: the check`, robots: { index: false } }
}

/** Where a finished match is checked, in the reader's own browser. */
export default async function CheckPage({ params }: Props) {
  const { id, game, status, commitment } = await matchOf((await params).id)
  return (
    <Page
      wide
      title="Was it fair?"
      lead={`This match of ${game.title} is played again here, in your own browser: every draw of chance from the secret that was kept until the end, every move by the rules, and every sentence of the log.`}
    >
      <div className="mb-5">
        <ButtonLink href={`/m/${id}`}>Back to the match</ButtonLink>
      </div>
      {status === 'finished' ? (
        <>
          <noscript>
            <Note>Your browser does the checking, and needs scripts for it.</Note>
          </noscript>
          <Checking match={id} commitment={commitment} />
          <HowToRead />
        </>
      ) : (
        <Note>Its secret is kept until the match is over. Come back then.</Note>
      )}
    </Page>
  )
}

function HowToRead() {
  return (
    <div className="mt-8 max-w-prose space-y-3 border-t border-line pt-6">
      <h2 className="text-2xl">How to read it</h2>
      <p>
        Each move draws from a stream of its own, named after its place in the record, which counts from 0:
        move 1 draws from stream 0. The set-up has a stream too, and so has whatever is drawn by lot for
        somebody whose time ran out, as in “absent:14”.
      </p>
      <p>
        “4 of 6” is one draw: of six numbers, each as likely as the others, chance gave the fourth. For a die
        that is the face; for cards it is the place in what was left of the pile.
      </p>
      <p>
        The check ends at the first fault, and says what it is. What comes after it would be played on a table
        that may never have been.
      </p>
    </div>
  )
}
