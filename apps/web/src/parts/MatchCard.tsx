import Link from 'next/link'
import type { ReactNode } from 'react'
import type { SummaryFieldsFragment } from '@/gql/graphql'
import { optionWords } from '@/words/options'
import { pace } from '@/words/time'
import { Emblem, EmptyEmblem } from './Emblem'

type Props = {
  readonly match: SummaryFieldsFragment
  /** How it stands: time left, whose turn, who won. */
  readonly standing: ReactNode
  /** Set if it asks something of the reader. */
  readonly asks?: boolean
}

/** A match in a list; the whole card leads to it. */
export function MatchCard({ match, standing, asks = false }: Props) {
  const options = optionWords(match.options)
  const names = match.seats.map((seat) => seat.name ?? (seat.kind === 'bot' ? 'Bot' : 'open seat'))
  return (
    <Link
      href={`/m/${match.id}`}
      className={`block rounded-xl border border-l-4 bg-sheet px-4 py-3 shadow-sheet transition hover:bg-wash ${asks ? 'border-line border-l-signal' : 'border-line border-l-line'}`}
    >
      <span className="flex items-center gap-3">
        <span className="flex -space-x-2">
          {match.seats.map((seat) =>
            seat.kind === 'open' ? (
              <EmptyEmblem key={seat.index} size={30} />
            ) : (
              <Emblem key={seat.index} seat={seat.index} size={30} />
            ),
          )}
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block truncate font-semibold">{names.join(' · ')}</span>
          <span className="block text-sm text-soft">
            {[match.game.title, ...options, pace(match.hoursPerDecision)].join(' · ')}
          </span>
        </span>
      </span>
      <span className={`mt-1.5 block ${asks ? 'font-semibold text-signal' : 'text-soft'}`}>{standing}</span>
    </Link>
  )
}
