import type { ReactNode } from 'react'
import { Emblem, emblemName } from '@/parts/Emblem'
import { withArrows } from '../kit/arrows'
import { atStart, captain, type Seats } from '../kit/captains'
import { CardBack, SmallCard } from './cards'
import { percent } from './odds'
import type { Lit, Play } from './plays'
import type { Unit, View } from './view'
import { extraOf, isUsed, oddsFor, unitStanding } from './words'

/** What all that shows cards in play is given. */
export type Scene = {
  readonly view: View
  readonly seats: Seats
  readonly lit: Lit
  /** Cards that can be told to do something. */
  readonly ready: ReadonlySet<number>
  /** Cards that fight; they stand between the sides. */
  readonly fighters: ReadonlySet<number>
  /** The card that acts, and what it is to do it to. */
  readonly chosen: ReadonlySet<number>
  readonly chosenHold: number | undefined
  readonly tap: (unit: Unit) => void
  readonly aimAt: (play: Play) => void
}

/** A card in play: lit if it may be tapped for the move at hand, with the chance that it is hit. */
export function UnitCard({ unit, scene }: { readonly unit: Unit; readonly scene: Scene }) {
  const { view, seats, lit, ready, fighters, chosen, tap } = scene
  const play = lit.units.get(unit.id)
  const odds = play && oddsFor(play.move, view)
  const isChosen = chosen.has(unit.id)
  const look = isChosen
    ? 'ring-3 ring-sea'
    : play
      ? 'ring-3 ring-lit'
      : ready.has(unit.id)
        ? 'ring-2 ring-lit'
        : ''
  return (
    <button
      type="button"
      data-unit={unit.id}
      data-lit={play ? '' : undefined}
      aria-pressed={isChosen}
      onClick={() => tap(unit)}
      className={`relative block rounded-md transition duration-150 hover:-translate-y-0.5 ${look}`}
    >
      <SmallCard
        card={unit.card}
        seat={unit.seat}
        damage={unit.damage}
        isUsed={isUsed(view, unit)}
        isFighting={fighters.has(unit.id)}
        extra={extraOf(view, unit)}
        className="w-15 xl:w-16"
      />
      {odds && (
        <span
          aria-hidden="true"
          className="absolute -top-1 right-0 rounded bg-lit px-1 text-sm leading-snug font-bold text-paper"
        >
          {percent(odds)}
        </span>
      )}
      <span className="sr-only">
        {unitStanding(view, seats, unit)}
        {play && `; can be chosen${odds ? `, ${percent(odds)}` : ''}`}
        {!play && ready.has(unit.id) && '; can act'}
      </span>
    </button>
  )
}

/** A captain: who he is, his hold, and his cards that do not fight. */
export function Side({
  seat,
  scene,
  children,
}: {
  readonly seat: number
  readonly scene: Scene
  readonly children?: ReactNode
}) {
  const { view, seats, fighters } = scene
  const units = view.units.filter((unit) => unit.seat === seat && !fighters.has(unit.id))
  const isOut = view.out.includes(seat)
  const name = atStart(captain(seats, seat))
  return (
    <section
      aria-label={name === 'You' ? 'Your side' : `${name}’s side`}
      className="rounded-lg border border-line bg-well p-1.5"
    >
      <div className="mb-1 flex min-h-9 items-center gap-1.5 leading-tight">
        <Emblem seat={seat} size={26} />
        <h2 className="line-clamp-2 min-w-0 flex-1 text-base leading-none wrap-anywhere">
          {name}
          <span className="sr-only">, the {emblemName(seat)}</span>
          <span className="font-sans text-sm font-normal text-soft">
            {isOut
              ? view.players[seat]?.gone
                ? ', has left'
                : ', beaten'
              : seat === view.onTurn && view.phase === 'play' && ', on turn'}
          </span>
        </h2>
        {children}
        <Holding seat={seat} scene={scene} />
      </div>
      <ul className="flex min-h-12 flex-wrap gap-1.5" onKeyDown={withArrows}>
        {units.map((unit) => (
          <li key={unit.id}>
            <UnitCard unit={unit} scene={scene} />
          </li>
        ))}
        {units.length === 0 && <li className="self-center px-1 text-sm text-soft">No card stands here.</li>}
      </ul>
    </section>
  )
}

/** How many cards a captain has where nobody sees them; his hold may be lit as a target. */
function Holding({
  seat,
  scene: { view, lit, chosenHold, aimAt },
}: {
  readonly seat: number
  readonly scene: Scene
}) {
  const player = view.players[seat]
  if (!player) return null
  const play = lit.holds.get(seat)
  const odds = play && oddsFor(play.move, view)
  const counts = (
    <>
      <CardBack width={20} />
      <span>
        <b className="tabular">{player.hold}</b> <span className="sr-only">cards in </span>hold
      </span>
    </>
  )
  return (
    <div className="flex shrink-0 items-center gap-2 text-sm">
      {play ? (
        <button
          type="button"
          data-hold={seat}
          aria-pressed={chosenHold === seat}
          onClick={() => aimAt(play)}
          className="-my-1 flex min-h-11 items-center gap-1 rounded-md px-1.5 ring-3 ring-lit aria-pressed:bg-wash aria-pressed:ring-sea"
        >
          {counts}
          {odds && <b className="rounded bg-lit px-1 text-paper">{percent(odds)}</b>}
        </button>
      ) : (
        <span className="flex items-center gap-1">{counts}</span>
      )}
      <span title="Cards still in the locker">
        <b className="tabular">{player.locker}</b> <span className="sr-only">cards in </span>locker
      </span>
    </div>
  )
}
