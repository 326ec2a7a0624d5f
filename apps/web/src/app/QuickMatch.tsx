'use client'
import { ChevronRight } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { ownEntropy, send } from '@/api/browser'
import { NameField, useSomebody } from '@/auth/AsSomebody'
import { firstMatch } from '@/boards/registry'
import { CreateMatchDocument } from '@/gql/graphql'
import { Button } from '@/parts/Button'
import { Note } from '@/parts/Sheet'
import { type Choice, Terms, useFinding } from './FindOpponent'

type Props = { readonly signedIn: boolean; readonly games: readonly Choice[] }

/** From a name to a board in one tap: a short match against the bot, or an opponent of flesh and blood. */
export function QuickMatch({ signedIn, games }: Props) {
  const router = useRouter()
  const finding = useFinding()
  const { known, busy, note, name, run } = useSomebody(signedIn)
  const playBot = async () => {
    const answer = await send(CreateMatchDocument, {
      input: { ...firstMatch, seats: ['me', 'bot'], visibility: 'unlisted', entropy: ownEntropy() },
    })
    if (answer.ok) router.push(`/m/${answer.data.createMatch.id}`)
    return answer
  }
  return (
    <form
      action={(form) => run(form, form.get('against') === 'person' ? finding : playBot)}
      className="space-y-3"
    >
      <div className="flex flex-wrap items-end gap-3">
        {!known && <NameField name={name} className="min-w-48 flex-1" />}
        <Button type="submit" look="sea" name="against" value="bot" busy={busy} className="min-w-44">
          Play the bot now
        </Button>
      </div>
      {games.length > 0 && (
        <details className="group border-t border-line pt-1">
          <summary className="flex min-h-11 items-center gap-2 font-semibold">
            <ChevronRight size={18} aria-hidden="true" className="transition group-open:rotate-90" />
            Or against a person, at your pace
          </summary>
          <div className="space-y-3 pt-1 pb-1">
            <Terms games={games} />
            <Button type="submit" name="against" value="person" busy={busy} className="min-w-44">
              Find me an opponent
            </Button>
          </div>
        </details>
      )}
      {note && <Note>{note}</Note>}
    </form>
  )
}
