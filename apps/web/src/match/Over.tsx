'use client'
import { ButtonLink } from '@/parts/Button'
import type { Match } from './match'

type Props = { readonly match: Match; readonly latest: string | undefined }

/** How the match ended. */
export default function Over({ match, latest }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-1">
      <div className="flex-1 basis-60">
        <p className="font-serif text-xl leading-snug">
          {match.outcome?.sentence ?? 'This match was called off before it began.'}
        </p>
        {match.outcome && latest && <p className="leading-snug text-soft">{latest}</p>}
      </div>
      <ButtonLink look="sea" href={`/new?game=${match.game.id}`}>
        Play another
      </ButtonLink>
    </div>
  )
}
