'use client'
import Link from 'next/link'
import { Emblem, EmptyEmblem, emblemName } from '@/parts/Emblem'
import { Due } from '@/parts/Moment'
import { useReader } from '@/parts/Reader'
import { isHere, type Match, type Seat } from './match'

/** Who sits at the table: emblem, name, and whether we wait for them. */
export function People({ match }: { readonly match: Match }) {
  const { now } = useReader()
  return (
    <ul className="divide-y divide-line">
      {match.seats.map((seat) => {
        const waited = match.waitingFor.find((one) => one.seat === seat.index)
        const here = seat.kind === 'player' && !match.outcome && isHere(seat, now)
        const place = match.outcome?.ranking[seat.index]
        return (
          <li key={seat.index} className="flex items-center gap-3 px-4 py-2.5">
            {seat.kind === 'open' ? (
              <EmptyEmblem size={34} />
            ) : (
              <span title={emblemName(seat.index)}>
                <Emblem seat={seat.index} size={34} />
              </span>
            )}
            <span className="min-w-0 flex-1 leading-tight">
              <span className="flex gap-1 font-semibold">
                <Name seat={seat} />
                {seat.isMe && <span className="font-normal text-soft"> (you)</span>}
              </span>
              <span className="text-sm text-soft">
                {place !== undefined ? (
                  place === 1 ? (
                    'won'
                  ) : (
                    `place ${place}`
                  )
                ) : seat.left ? (
                  'has left'
                ) : waited ? (
                  waited.due ? (
                    <Due at={waited.due} short />
                  ) : (
                    'to move'
                  )
                ) : seat.kind === 'open' ? (
                  'waiting for somebody to sit down'
                ) : (
                  status(seat)
                )}
              </span>
            </span>
            {here && (
              <span
                className="flex items-center gap-1.5 text-sm text-soft"
                title="Has the table before him now"
              >
                <span className="size-2.5 rounded-full bg-sea" aria-hidden="true" />
                here
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Names lead to what others may know of their owner. */
function Name({ seat }: { readonly seat: Seat }) {
  if (!seat.userId) return <span className="truncate">{seatWords(seat)}</span>
  return (
    <Link
      href={`/sailors/${seat.userId}`}
      prefetch={false}
      // Tall enough for a thumb, without moving the lines apart.
      className="-my-3 truncate py-3 underline-offset-4 hover:underline"
    >
      {seatWords(seat)}
    </Link>
  )
}

const seatWords = (seat: Seat) => seat.name ?? (seat.kind === 'bot' ? 'Bot' : 'An open seat')

function status(seat: Seat): string {
  if (seat.absences > 0) return seat.absences === 1 ? 'missed one move' : `missed ${seat.absences} moves`
  return seat.kind === 'bot' ? 'a program, always ready' : `sails under the ${emblemName(seat.index)}`
}
