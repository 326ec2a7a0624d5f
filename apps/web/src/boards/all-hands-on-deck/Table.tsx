import type { SeatName } from '../board'
import { captain } from '../kit/captains'
import { Captain } from './Captain'
import { CardBack, CardFace } from './cards'
import { CREWS, faceOf, titleOf } from './faces'
import type { Play, Plays } from './plays'
import type { View } from './view'
import { stateOfPlay } from './words'

export type TableProps = {
  readonly view: View
  readonly seats: readonly SeatName[]
  readonly plays: Plays
  readonly isChosen: (play: Play) => boolean
  readonly choose: (play: Play) => void
}

/** The card under the hammer, and each captain's bid. */
export function Table(props: TableProps) {
  const { view, seats } = props
  const { last, auction } = view
  const shown = auction ?? last?.card
  return (
    <section aria-label="The table" className="space-y-2">
      <div className="flex items-center gap-3">
        <div className={`shrink-0 transition ${auction ? '' : 'opacity-60'}`}>
          {shown ? <CardFace card={shown} width={62} /> : <CardBack width={62} />}
        </div>
        <div className="min-w-0 leading-snug">
          <p className="text-sm text-soft">
            {view.length === 'long' && `Hand ${view.hand}, `}round {view.round}
            {auction ? ', for sale:' : ''}
          </p>
          <h2 className="font-serif text-lg leading-tight">
            {auction ? titleOf(auction) : last ? soldWords(view, seats) : 'No card is up'}
          </h2>
          <p className="text-sm">
            {auction && saleWords(auction)} {stateOfPlay(view, seats)}
          </p>
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-1 sm:grid-cols-3">
        {view.bids.map(({ seat }) => (
          <Captain key={seat} seat={seat} {...props} />
        ))}
      </ul>
    </section>
  )
}

function soldWords({ last }: View, seats: readonly SeatName[]): string {
  if (!last) return ''
  return last.winner === null
    ? `${titleOf(last.card)} went overboard`
    : `${titleOf(last.card)} to ${captain(seats, last.winner)} for ${last.value}`
}

/** What the card for sale means for the bids, or what it does. */
function saleWords(card: NonNullable<View['auction']>): string {
  const face = faceOf(card)
  return face.kind === 'crew' ? `${CREWS[face.suit]}s count double.` : face.effect
}
