import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { must } from '@/api/server'
import { rulesOf } from '@/boards/rules'
import { CatalogueDocument, type CatalogueQuery } from '@/gql/graphql'
import { ButtonLink } from '@/parts/Button'
import { Page, Sheet } from '@/parts/Sheet'
import { optionFields } from '@/words/optionFields'
import { playersWords } from '@/words/options'

type Game = CatalogueQuery['games'][number]
type Props = { readonly params: Promise<{ game: string }> }

const gameOf = cache(async (id: string): Promise<Game> => {
  const { games } = await must(CatalogueDocument, {})
  return games.find((game) => game.id === id) ?? notFound()
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = await gameOf((await params).game)
  return { title: `${game.title}: the rules`, description: game.summary }
}

export default async function GameRules({ params }: Props) {
  const game = await gameOf((await params).game)
  const Rules = await rulesOf(game.id)
  return (
    <Page title={game.title} lead={`The rules, for ${playersWords(game)}.`}>
      {Rules ? <Rules /> : <Unwritten game={game} />}
      <div className="mt-8 space-y-4 border-t border-line pt-6">
        <h2 className="text-2xl">By post</h2>
        <p className="max-w-prose">
          Moves that the rules forbid cannot be made here: what is lit is allowed, and for the rest the board
          says why not. Whoever lets his time run out has a move made for him, and loses the seat at the third
          time running.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="sea" href={`/new?game=${game.id}`}>
            Open a match
          </ButtonLink>
          <ButtonLink href={`/lobby?game=${game.id}`}>Find one in the lobby</ButtonLink>
        </div>
      </div>
    </Page>
  )
}

/** For a game that brings no rules page: what its catalogue entry tells. */
function Unwritten({ game }: { readonly game: Game }) {
  const fields = optionFields(game.optionsSchema)
  return (
    <div className="space-y-5">
      <p className="max-w-prose text-lg">{game.summary}</p>
      <p className="max-w-prose text-soft">
        Nobody has written these rules out yet. At the table you are shown every move that you may make, in
        words.
      </p>
      {fields.length > 0 && (
        <Sheet className="p-4">
          <h2 className="mb-2 text-xl">What can be agreed before a match</h2>
          <dl className="space-y-2">
            {fields.map((field) => (
              <div key={field.name}>
                <dt className="font-semibold">{field.title}</dt>
                <dd className="text-soft">
                  {[
                    field.explain,
                    field.kind === 'choice' && field.choices.map(({ title }) => title).join(' or '),
                  ]
                    .filter(Boolean)
                    .join('. ')}
                </dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
    </div>
  )
}
