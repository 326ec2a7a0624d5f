'use client'
import { useRouter } from 'next/navigation'
import { ownEntropy, send } from '@/api/browser'
import { AsSomebody } from '@/auth/AsSomebody'
import { FindOpponentDocument } from '@/gql/graphql'
import { Select } from '@/parts/Field'
import { textOf } from '@/parts/useSaving'
import { paces, usualPace } from '@/words/paces'
import { pace } from '@/words/time'

export type Choice = { readonly id: string; readonly title: string }

/** Seats the reader at a table that suits, or sets one that the next who looks will join; then shows it. */
export function useFinding(): (form: FormData) => ReturnType<typeof find> {
  const router = useRouter()
  return async (form) => {
    const answer = await find(form)
    if (answer.ok) router.push(`/m/${answer.data.findOpponent.id}`)
    return answer
  }
}

const find = (form: FormData) =>
  send(FindOpponentDocument, {
    game: textOf(form, 'game'),
    hoursPerDecision: Number(textOf(form, 'pace')),
    entropy: ownEntropy(),
  })

/** Which game, and how fast. */
export function Terms({ games, game, hours }: TermsProps) {
  const [only] = games
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {games.length === 1 && only ? (
        <input type="hidden" name="game" value={only.id} />
      ) : (
        <Select label="Game" name="game" defaultValue={game ?? only?.id}>
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <Select label="Pace" name="pace" defaultValue={hours ?? usualPace}>
        {paces.map(({ hours: each, title }) => (
          <option key={each} value={each}>
            {`${title}: ${pace(each)}`}
          </option>
        ))}
      </Select>
    </div>
  )
}

type TermsProps = {
  readonly games: readonly Choice[]
  readonly game?: string | null
  readonly hours?: number | null
}

/** A queue by game and pace: the match opens by itself. */
export function FindOpponent({ signedIn, ...terms }: TermsProps & { readonly signedIn: boolean }) {
  const finding = useFinding()
  return (
    <AsSomebody signedIn={signedIn} label="Find me an opponent" then={finding}>
      <Terms {...terms} />
    </AsSomebody>
  )
}
