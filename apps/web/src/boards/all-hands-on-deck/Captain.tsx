'use client'
import { Flag, Swords } from 'lucide-react'
import { Emblem } from '@/parts/Emblem'
import { atStart, captain } from '../kit/captains'
import { CardBack, CardFace } from './cards'
import { titleOf } from './faces'
import { laidAt } from './plays'
import type { TableProps } from './Table'
import type { View } from './view'
import { sentenceOf, standingOf } from './words'

/** A captain's place: how he stands, his bid, and the flag to call him by. */
export function Captain({ seat, ...table }: TableProps & { readonly seat: number }) {
  const { view, seats, plays, isChosen, choose } = table
  const player = view.players[seat]
  if (!player) return null
  const name = atStart(captain(seats, seat))
  const play = plays.captains.get(seat)
  const mine = seats.some(({ index, isMe }) => index === seat && isMe)
  const down = view.bids[seat]?.down ?? 0
  const notes = notesOf(view, seat)
  return (
    <li
      className={`flex min-w-0 flex-col gap-1 rounded-lg border bg-sheet px-2 py-1 ${view.onTurn === seat ? 'border-sea ring-1 ring-sea' : 'border-line'}`}
    >
      <div className="flex min-h-11 items-center gap-1">
        <div className="min-w-0 flex-1 leading-tight">
          <p className="flex items-center gap-1.5">
            <Emblem seat={seat} size={20} />
            <span className={`truncate ${mine ? 'font-bold' : 'font-semibold'}`}>{name}</span>
            {view.dealer === seat && <Dealer />}
          </p>
          <p className="tabular flex flex-wrap items-center gap-x-1.5 text-sm text-soft">
            {down > 0 ? <Down count={down} /> : <span>{standingOf(view, seat)}</span>}
            {view.phase !== 'over' && <AtMost count={player.atMost} mine={mine} />}
          </p>
        </div>
        {play && (
          <button
            type="button"
            data-move={JSON.stringify(play.move)}
            aria-pressed={isChosen(play)}
            aria-label={sentenceOf(play.move, view, seats)}
            title={play.move.type === 'call' ? 'Call a cheat' : 'Start a brawl'}
            onClick={() => choose(play)}
            className="grid size-11 shrink-0 place-items-center rounded-lg border border-lit text-lit transition hover:bg-wash aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-lit"
          >
            {play.move.type === 'call' ? (
              <Flag size={18} aria-hidden="true" />
            ) : (
              <Swords size={18} aria-hidden="true" />
            )}
          </button>
        )}
      </div>
      {notes && <p className="text-sm leading-tight text-soft">{notes}</p>}
      <Laid seat={seat} {...table} />
    </li>
  )
}

function Dealer() {
  return (
    <span
      title="Deals, and bids last"
      className="grid size-5 shrink-0 place-items-center rounded-full border border-rule text-xs text-soft"
    >
      <span aria-hidden="true">D</span>
      <span className="sr-only">, deals</span>
    </span>
  )
}

/** What else is to know of a captain. */
function notesOf(view: View, seat: number): string {
  const player = view.players[seat]
  return [
    view.contest?.includes(seat) && 'tied',
    player?.immune && 'counted: honest',
    player?.brawled && 'in a brawl',
    player?.ashore && view.phase !== 'discard' && 'sits this out',
  ]
    .filter(Boolean)
    .join(', ')
}

/** The most that the others can count; how many it are nobody is told. */
function AtMost({ count, mine }: { readonly count: number; readonly mine: boolean }) {
  const words = mine
    ? `the others know that you hold at most ${count}`
    : `holds at most ${count} cards, for all that was seen`
  return (
    <span title={words} className={count > 12 ? 'font-bold text-ink' : ''}>
      <span aria-hidden="true">≤ {count}</span>
      <span className="sr-only">, {words}</span>
    </span>
  )
}

/** A bid face down: so many cards, and nothing else. */
function Down({ count }: { readonly count: number }) {
  const backs = Array.from({ length: Math.min(count, 4) }, (_, index) => `back${index}`)
  return (
    <span className="flex items-center gap-1">
      <span className="flex" aria-hidden="true">
        {backs.map((key, index) => (
          <span
            key={key}
            className={`transition duration-200 starting:-translate-y-2 starting:opacity-0 ${index > 0 ? '-ml-2' : ''}`}
          >
            <CardBack width={16} />
          </span>
        ))}
      </span>
      <span>
        {count}
        <span className="sr-only">{count === 1 ? ' card' : ' cards'} face down</span>
      </span>
    </span>
  )
}

/** The turned-up bid; while the next auction is awaited, the one that is over. */
function Laid({ seat, view, seats, plays, isChosen, choose }: TableProps & { readonly seat: number }) {
  const bid = view.bids[seat]
  if (!bid) return null
  const gone = view.phase === 'discard' ? view.last?.bids.find((one) => one.seat === seat)?.cards : undefined
  if (gone)
    return (
      <ul aria-label="Was bid" className="flex flex-wrap gap-1 opacity-60">
        {gone.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
          <li key={index}>
            <CardFace card={card} width={36} />
            <span className="sr-only">{titleOf(card)}</span>
          </li>
        ))}
      </ul>
    )
  if (bid.up.length === 0) return null
  const mine = seats.some(({ index, isMe }) => index === seat && isMe)
  return (
    <ul aria-label="Bid" className="flex flex-wrap gap-2 p-0.5">
      {bid.up.map(({ item, card, stage, claimedBy }) => {
        const play =
          plays.laid.get(laidAt(seat, item)) ?? (mine && stage === 'live' ? plays.next.get(card) : undefined)
        const state = [
          stage === 'acting' && 'being played',
          stage === 'spent' && 'played',
          claimedBy !== null && `goes to ${atStart(captain(seats, claimedBy))}`,
        ].filter(Boolean)
        const words = [titleOf(card), ...state].join(', ')
        const look = `relative block rounded-[10%] transition duration-200 starting:scale-x-0 ${stage === 'acting' ? '-translate-y-0.5 outline-2 outline-offset-2 outline-ink outline-dashed' : stage === 'spent' ? 'rotate-6 opacity-60' : ''}`
        return (
          <li key={item} className="relative">
            {play ? (
              <button
                type="button"
                data-move={JSON.stringify(play.move)}
                aria-pressed={isChosen(play)}
                onClick={() => choose(play)}
                className={`${look} ring-2 ring-lit ring-offset-1 ring-offset-sheet aria-pressed:-translate-y-1 aria-pressed:ring-4`}
              >
                <CardFace card={card} width={44} />
                <span className="sr-only">{`${words}: ${sentenceOf(play.move, view, seats)}`}</span>
              </button>
            ) : (
              <div className={look} title={words}>
                <CardFace card={card} width={44} />
                <span className="sr-only">{words}</span>
              </div>
            )}
            {claimedBy !== null && (
              <span aria-hidden="true" className="absolute -right-1 -bottom-1">
                <Emblem seat={claimedBy} size={20} />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
