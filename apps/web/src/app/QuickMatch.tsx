'use client'
import { useRouter } from 'next/navigation'
import { ownEntropy, send } from '@/api/browser'
import { AsSomebody } from '@/auth/GuestName'
import { firstMatch } from '@/boards/registry'
import { CreateMatchDocument } from '@/gql/graphql'

/** From a name to a board in one tap: a short match against the bot. */
export function QuickMatch({ signedIn }: { readonly signedIn: boolean }) {
  const router = useRouter()
  const start = async () => {
    const answer = await send(CreateMatchDocument, {
      input: { ...firstMatch, seats: ['me', 'bot'], visibility: 'unlisted', entropy: ownEntropy() },
    })
    if (answer.ok) router.push(`/m/${answer.data.createMatch.id}`)
    return answer
  }
  return <AsSomebody signedIn={signedIn} label="Play the bot now" then={start} />
}
