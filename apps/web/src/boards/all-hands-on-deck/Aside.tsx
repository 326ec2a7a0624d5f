import type { ReactNode } from 'react'
import type { SeatName } from '../board'
import { atStart, captain, whose } from '../kit/captains'
import { CardFace } from './cards'
import { titleOf } from './faces'
import type { Card, View } from './view'

/** Cards that lie there to be looked at. */
export function Cards({
  cards,
  width = 40,
  label,
}: {
  readonly cards: readonly Card[]
  readonly width?: number
  readonly label: string
}) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1">
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
        <li key={index}>
          <CardFace card={card} width={width} />
          <span className="sr-only">{titleOf(card)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What is there for whoever wants to look. */
export function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="rounded-lg border border-line px-3">
      <summary className="flex min-h-11 items-center font-semibold">{title}</summary>
      <div className="space-y-2 pb-3">{children}</div>
    </details>
  )
}

/** The discards that everybody saw. */
export function Pile({ view: { pile } }: { readonly view: View }) {
  return (
    <Folded title={`Discards that all have seen: ${pile.length}`}>
      <Cards cards={pile} label="The discards" />
    </Folded>
  )
}

/** How the last auction and the last call went. */
export function Before({ view, seats }: { readonly view: View; readonly seats: readonly SeatName[] }) {
  const { last, lastCall } = view
  if (!last && !lastCall) return null
  return (
    <Folded title="The auction before">
      {last && (
        <>
          <p>
            {titleOf(last.card)}:{' '}
            {last.winner === null
              ? 'nobody’s, thrown away.'
              : `to ${captain(seats, last.winner)} for ${last.value} gold.`}
          </p>
          {last.bids.map(({ seat, cards }) => (
            <div key={seat} className="flex items-center gap-2">
              <p className="w-24 shrink-0 truncate text-sm">{atStart(captain(seats, seat))}</p>
              <Cards cards={cards} width={34} label={`Bid by ${captain(seats, seat)}`} />
            </div>
          ))}
        </>
      )}
      {lastCall && (
        <p>
          Last call: {atStart(captain(seats, lastCall.seat))} counted {whose(seats, lastCall.target)} hand,
          and it was {lastCall.count}.
        </p>
      )}
    </Folded>
  )
}
