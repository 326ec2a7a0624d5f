import { Emblem } from '@/parts/Emblem'
import type { SeatName } from '../board'
import { PirateIcon, ShipIcon } from './pieces'
import type { Side, View } from './view'
import { crews } from './words'

type Props = { readonly view: View; readonly side: Side; readonly seats: readonly SeatName[] }

/** What lies in front of a side: the ships that it has sunk since the other last sank one. Four win. */
export function Rack({ view, side, seats }: Props) {
  const seat = seats.find(({ index }) => index === view.sides[side])
  const sunk = view.scuppered[side]
  const passes = view.passes[side]
  const turn = view.turn === side && view.phase === 'sailing'
  return (
    <section
      aria-label={`${crews[side]}${seat ? `, ${seat.name}` : ''}`}
      className="flex min-h-11 items-center gap-2 px-1"
    >
      <PirateIcon side={side} size={30} />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="flex items-center gap-1.5">
          {seat && <Emblem seat={seat.index} size={20} />}
          <span className={`truncate ${turn ? 'font-bold' : 'font-semibold'}`}>
            {seat ? (seat.isMe ? `${seat.name} (you)` : seat.name) : crews[side]}
          </span>
        </p>
        <p className="truncate text-sm text-soft">
          {side === 'yellow' ? 'gold or round' : 'spice or square'}
          {passes > 0 && ` · passed ${passes === 1 ? 'once' : `${passes} times running`}`}
        </p>
      </div>
      <p className="sr-only">{`${sunk.length} of 4 ships sunk`}</p>
      <ul
        className="flex gap-1"
        aria-hidden="true"
        title="Ships sunk since the other side last sank one: four win"
      >
        {[0, 1, 2, 3].map((slot) => {
          const ship = sunk[slot]
          return (
            <li key={slot} className="size-7 rounded-md border border-dashed border-rule">
              {ship && <ShipIcon ship={ship} size={26} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
