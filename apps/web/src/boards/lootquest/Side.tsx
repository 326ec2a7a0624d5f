import { heroOf, type Zone } from '@marque/rules/lootquest/facts'
import { Emblem, emblemName } from '@/parts/Emblem'
import { withArrows } from '../kit/arrows'
import { atStart, captain } from '../kit/captains'
import { KindMark } from './art/marks'
import { LooseDice, Rolled, Tray } from './Dice'
import { colourAt } from './faces'
import { HeroCard, ZoneSquare } from './HeroCard'
import { zoneKey } from './plays'
import type { Scene } from './scene'
import { diceOf, outNow, roundOf } from './score'
import { challengerOf } from './sentences'
import { zoneWords } from './text'
import type { HeroName } from './view'
import { heroWords } from './words'

type Props = { readonly seat: number; readonly scene: Scene }

/** The widths at which so many cards stand beside each other on a phone and on a wide screen. */
const mine = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-3',
  'grid-cols-2 sm:grid-cols-4',
  'grid-cols-3 sm:grid-cols-5',
]
const theirs = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4', 'grid-cols-5']

/** A captain, his way to the goal, his dice, and his armada. */
export function Side({ seat, scene }: Props) {
  const { view, seats, bottom } = scene
  const armada = view.sides[seat]?.armada ?? []
  const name = atStart(captain(seats, seat))
  const isMine = seat === bottom
  const columns = (isMine ? mine : theirs)[armada.length] ?? ''
  return (
    <section
      aria-label={name === 'You' ? 'Your side' : `${name}’s side`}
      className="rounded-lg border border-line bg-well p-1.5"
    >
      <header
        className={`mb-1.5 flex flex-wrap items-center gap-1.5 leading-tight ${isMine ? 'min-h-12' : 'min-h-8'}`}
      >
        <Emblem seat={seat} size={26} />
        <div className={`min-w-0 flex-1 ${isMine ? '' : 'flex flex-wrap items-center gap-x-2'}`}>
          <h2 className="line-clamp-1 text-base leading-none wrap-anywhere">
            {name}
            <span className="sr-only">, the {emblemName(seat)}</span>
          </h2>
          <Track seat={seat} scene={scene} />
        </div>
        {/* The dice of many heroes have a line of their own on a phone, and keep it when there are fewer. */}
        <div className={armada.length > 3 ? `max-sm:basis-full ${isMine ? 'min-h-12' : 'min-h-7'}` : ''}>
          {isMine ? <Tray seat={seat} scene={scene} /> : <LooseDice seat={seat} scene={scene} />}
        </div>
      </header>
      <ul
        className={`grid gap-1.5 ${columns} ${armada.length < 3 ? 'mx-auto max-w-100' : ''}`}
        onKeyDown={withArrows}
      >
        {armada.map((hero, slot) => (
          <li key={hero} data-hero={hero} className="min-w-0">
            {isMine ? (
              <OwnCard hero={hero} slot={slot} seat={seat} scene={scene} />
            ) : (
              <OtherCard hero={hero} slot={slot} seat={seat} scene={scene} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way to the goal: a chest for each LOOT, full as far as one has come. */
function Track({ seat, scene: { view } }: Props) {
  const total = view.sides[seat]?.total ?? 0
  return (
    <p className="flex items-center gap-1 text-sm">
      <span aria-hidden="true" className="flex">
        {Array.from({ length: view.goal }, (_, at) => at).map((at) => (
          <KindMark
            key={at}
            kind="loot"
            size={view.goal > 5 ? 12 : 17}
            className={at < total ? '' : 'opacity-25 grayscale'}
          />
        ))}
      </span>
      <span className="whitespace-nowrap">
        <b className="tabular" data-total={seat}>
          {total}
        </b>{' '}
        of {view.goal}
        <span className="sr-only"> LOOT</span>
      </span>
    </p>
  )
}

type CardProps = Props & { readonly hero: HeroName; readonly slot: number }

/** What keeps a hero from play: now, or in the barge round to come. */
function standing({ view }: Scene, seat: number, slot: number): string | undefined {
  if (outNow(view, seat).includes(slot) && view.phase === 'play') return 'Sits out'
  if (view.sides[seat]?.out.includes(slot)) return 'Sits out next barge'
  const isChallenged = view.challenges.length > 0 || view.duel !== null
  if (isChallenged && seat !== challengerOf(view) && view.failed.includes(slot)) return 'Failed'
  return undefined
}

const dieOn = ({ view }: Scene, seat: number, hero: number, zone: number) =>
  diceOf(view, seat).find(({ on }) => on?.hero === hero && on.zone === zone)

function OwnCard({ hero, slot, seat, scene }: CardProps) {
  const state = standing(scene, seat, slot)
  return (
    <HeroCard
      hero={hero}
      size="full"
      state={state}
      isDim={state === 'Sits out'}
      face={(picture) => (
        <button
          type="button"
          onClick={() => scene.read(seat, hero)}
          className="block min-h-11 w-full text-left"
        >
          {picture}
          <span className="sr-only">: read the card{state && `; ${state.toLowerCase()}`}</span>
        </button>
      )}
      zone={(zone, at) => <OwnZone key={at} zone={zone} at={at} slot={slot} seat={seat} scene={scene} />}
    />
  )
}

type ZoneProps = Props & { readonly zone: Zone; readonly at: number; readonly slot: number }

/** Dice that sit out are not rolled, and zones of the other round are closed (A5). */
const isClosed = ({ view }: Scene, seat: number, { kind }: Zone) =>
  view.phase === 'play' && (kind === 'loot' || kind === 'barge') && kind !== roundOf(view, seat)

function OwnZone({ zone, at, slot, seat, scene }: ZoneProps) {
  const { view, lit, ghost } = scene
  const die = dieOn(scene, seat, slot, at)
  const isLit = lit.zones.has(zoneKey({ hero: slot, zone: at }))
  const isGhost = ghost?.hero === slot && ghost.zone === at
  const shown = die ?? (isGhost ? diceOf(view, seat).find(({ hero }) => hero === ghost.die) : undefined)
  const look = isGhost ? 'ring-3 ring-sea' : isLit ? 'ring-3 ring-lit' : ''
  return (
    <button
      type="button"
      data-zone={zoneKey({ hero: slot, zone: at })}
      data-lit={isLit ? '' : undefined}
      aria-pressed={isGhost}
      onClick={() => scene.tapZone(slot, at)}
      className={`block rounded-md transition duration-150 ${look}`}
    >
      <ZoneSquare zone={zone} size="full" isClosed={!shown && isClosed(scene, seat, zone)}>
        {shown && (
          <span className={isGhost ? 'opacity-70' : ''}>
            <Rolled seat={seat} die={shown.hero} face={shown.face} scene={scene} size={38} />
          </span>
        )}
      </ZoneSquare>
      <span className="sr-only">
        {heroOf(view.sides[seat]?.armada[slot] ?? 'barnacle_bess').title}, {zoneWords(zone)}
        {shown
          ? `; ${isGhost ? 'to hold' : 'holds'} ${colourAt(view, seat, shown.hero)} ${shown.face}`
          : '; free'}
        {isLit && ', can be chosen'}
      </span>
    </button>
  )
}

/** An opponent's card: one button that opens it. */
function OtherCard({ hero, slot, seat, scene }: CardProps) {
  const state = standing(scene, seat, slot)
  const held = diceOf(scene.view, seat).flatMap(({ hero: die, face, on }) =>
    on?.hero === slot
      ? [`${colourAt(scene.view, seat, die)} ${face} in its ${kindAt(hero, on.zone)} zone`]
      : [],
  )
  return (
    <button type="button" onClick={() => scene.read(seat, hero)} className="block h-full w-full text-left">
      <div aria-hidden="true" className="h-full">
        <HeroCard
          hero={hero}
          size="small"
          state={state}
          isDim={state === 'Sits out'}
          zone={(zone, at) => {
            const die = dieOn(scene, seat, slot, at)
            return (
              <ZoneSquare zone={zone} size="small" isClosed={!die && isClosed(scene, seat, zone)}>
                {die && (
                  <Rolled
                    seat={seat}
                    die={die.hero}
                    face={die.face}
                    scene={scene}
                    size={22}
                    className="@min-[5.5rem]:size-6.5 @min-[9rem]:size-8"
                  />
                )}
              </ZoneSquare>
            )
          }}
        />
      </div>
      <span className="sr-only">
        {heroWords(hero)}
        {held.map((words) => ` Holds ${words}.`)}
        {state && ` ${state}.`}
      </span>
    </button>
  )
}

const kindAt = (hero: HeroName, zone: number) => heroOf(hero).zones[zone]?.kind ?? ''
