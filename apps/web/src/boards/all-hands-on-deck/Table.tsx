import { Emblem } from '@/parts/Emblem'
import type { SeatName } from '../board'
import { CardBack, CardFace } from './cards'
import { titleOf } from './faces'
import type { Bid, View } from './view'
import { captain } from './words'

type Props = { readonly view: View; readonly seats: readonly SeatName[] }

const statusWords: Readonly<Record<Bid['status'], string>> = {
  waiting: 'yet to bid',
  sealed: 'sealed',
  passed: 'passed',
  ashore: 'ashore, sits this auction out',
  down: 'bid, face down',
  up: 'bid',
}

/** The card under the hammer, and each captain's bid. */
export function Table({ view, seats }: Props) {
  const { auction, last } = view
  return (
    <section aria-label="The table" className="grid gap-2 sm:grid-cols-[auto_1fr]">
      <div className="flex items-center gap-3 sm:flex-col sm:items-start">
        {auction ? <CardFace card={auction} width={72} /> : <CardBack width={72} />}
        <div className="leading-snug">
          <p className="font-serif text-lg">{auction ? titleOf(auction) : 'No card is up'}</p>
          <p className="text-sm text-soft">
            Round {view.round}
            {view.length === 'long' && `, hand ${view.hand}`}
          </p>
          {last && (
            <p className="text-sm text-soft">
              Before: {titleOf(last.card)},{' '}
              {last.winner === null ? 'thrown away' : `to ${captain(seats, last.winner)} for ${last.value}`}
            </p>
          )}
        </div>
      </div>
      <ul className="space-y-1">
        {view.bids.map((bid) => (
          <Captain key={bid.seat} bid={bid} view={view} seats={seats} />
        ))}
      </ul>
    </section>
  )
}

function Captain({ bid, view, seats }: Props & { readonly bid: Bid }) {
  const player = view.players[bid.seat]
  const notes = [
    view.phase === 'discard'
      ? player?.step === 'discard'
        ? 'looks through the hand'
        : 'ready'
      : statusWords[bid.status],
    view.dealer === bid.seat && 'deals',
    view.contest?.includes(bid.seat) && 'tied',
    player?.immune && 'cannot be called',
    player?.brawled && 'misses the next auction',
  ].filter(Boolean)
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-2 rounded-lg border border-line bg-sheet px-2 py-1">
      <Emblem seat={bid.seat} size={22} />
      <div className="min-w-0 flex-1 leading-tight">
        <p className={view.onTurn === bid.seat ? 'truncate font-bold' : 'truncate font-semibold'}>
          {captain(seats, bid.seat)}
        </p>
        <p className="text-sm text-soft">{notes.join(', ')}</p>
      </div>
      {(bid.down ?? 0) > 0 && (
        <ul className="flex gap-0.5" aria-label={`${bid.down} cards face down`}>
          {Array.from({ length: bid.down ?? 0 }, (_, index) => `down${index}`).map((key) => (
            <li key={key}>
              <CardBack width={28} />
            </li>
          ))}
        </ul>
      )}
      {bid.up.length > 0 && (
        <>
          <ul className="flex flex-wrap gap-0.5">
            {bid.up.map(({ item, card, stage, claimedBy }) => (
              <li
                key={item}
                className={
                  stage === 'acting' ? 'rounded ring-2 ring-lit' : stage === 'spent' ? 'rotate-6' : ''
                }
              >
                <CardFace card={card} width={40} />
                <span className="sr-only">
                  {titleOf(card)}
                  {stage === 'acting' && ', being played'}
                  {stage === 'spent' && ', played'}
                </span>
                {claimedBy !== null && <span className="block text-xs">→ {captain(seats, claimedBy)}</span>}
              </li>
            ))}
          </ul>
          <p className="tabular font-semibold">
            {bid.value}
            <span className="sr-only"> gold</span>
          </p>
        </>
      )}
    </li>
  )
}
