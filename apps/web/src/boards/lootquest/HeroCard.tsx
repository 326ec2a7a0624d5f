import { type HeroName, heroOf, type Zone } from '@marque/rules/lootquest/facts'
import type { ReactNode } from 'react'
import { KindMark, PowerMark, ZoneMark } from './art/marks'
import { Portrait } from './art/Portrait'
import { dyes } from './art/tones'
import { gainShort, powerShort, shortName, taskShort } from './words'

/** How a card is drawn: `full` for a thumb and with its texts, `small` with its marks alone. */
export type CardSize = 'full' | 'small'

type Props = {
  readonly hero: HeroName
  readonly size: CardSize
  /** A zone of the card; whoever shows the card says what lies there. */
  readonly zone?: (zone: Zone, at: number) => ReactNode
  /** Around portrait and name: a button that opens the card, or nothing. */
  readonly face?: (picture: ReactNode) => ReactNode
  /** What stands over the card: it sits out, it failed. */
  readonly state?: string | undefined
  readonly isDim?: boolean
}

type Placed = { readonly one: Zone; readonly at: number }

/** A hero's card: LOOT zones top left, BARGE zones top right, all else below. Framed in the colour of its die. */
export function HeroCard(props: Props) {
  const { hero, size, state, isDim = false } = props
  const Card = size === 'full' ? Full : Small
  return (
    <div
      className="@container relative h-full rounded-lg border-2 bg-sheet p-1"
      style={{ borderColor: dyes[heroOf(hero).colour].body }}
    >
      <div className={`flex h-full flex-col gap-1 ${isDim ? DIM : ''}`}>
        <Card {...props} />
      </div>
      {state && (
        <p className="absolute inset-x-1 top-1/3 -rotate-3 rounded bg-ink py-0.5 text-center text-[0.8rem] leading-tight font-semibold text-paper">
          {state}
        </p>
      )}
    </div>
  )
}

/** What cannot be used now: pictures pale, words stay readable. */
const DIM = 'text-soft [&_svg]:opacity-40'

const asItIs = (picture: ReactNode): ReactNode => picture

const zonesOf = (hero: HeroName, isWanted: (zone: Zone) => boolean): readonly Placed[] =>
  heroOf(hero)
    .zones.map((one, at) => ({ one, at }))
    .filter(({ one }) => isWanted(one))

const isScoring = ({ kind }: Zone) => kind === 'loot' || kind === 'barge'

function Full({ hero, zone = square('full'), face = asItIs }: Props) {
  const { title, zones, powers } = heroOf(hero)
  // A long word must fit beside the portrait of a narrow card.
  const isLong = title.split(' ').some((word) => word.length > 9)
  return (
    <>
      <div className="grid grid-cols-[auto_1fr_auto] gap-x-1 gap-y-0.5">
        <Column zones={zonesOf(hero, ({ kind }) => kind === 'loot')} zone={zone} className="col-start-1" />
        <Column zones={zonesOf(hero, ({ kind }) => kind === 'barge')} zone={zone} className="col-start-3" />
        <div className="col-span-3 row-start-2 min-w-0 @min-[10.5rem]:col-span-1 @min-[10.5rem]:col-start-2 @min-[10.5rem]:row-start-1">
          {face(
            <span className="flex min-h-11 items-center gap-1 @min-[10.5rem]:flex-col">
              <Portrait hero={hero} size={42} className="@max-[8.5rem]:size-8.5" />
              <span
                className={`min-w-0 font-serif leading-[1.05] font-semibold @min-[10.5rem]:text-center @min-[10.5rem]:text-[0.9rem] ${isLong ? 'text-[0.62rem] @min-[8.5rem]:text-[0.8rem]' : 'text-[0.78rem]'}`}
              >
                {title}
              </span>
            </span>,
          )}
        </div>
      </div>
      <ul className="flex flex-col gap-1 text-[0.8rem] leading-[1.1]">
        {zonesOf(hero, (one) => !isScoring(one)).map(({ one, at }) => (
          <li key={at} className="flex items-center gap-1">
            {zone(one, at)}
            <span aria-hidden="true" className="min-w-0 wrap-anywhere">
              <ZoneText zone={one} />
            </span>
          </li>
        ))}
        {zones.map((one, at) =>
          isScoring(one) && one.kind !== 'challenge' && one.gives ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: zones have no name but their place
            <li key={`text ${at}`} className="flex items-center gap-1" aria-hidden="true">
              <ZoneMark fit={one.fit} size={20} />
              {gainShort(one.gives)}
            </li>
          ) : null,
        )}
        {powers.map((power, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: powers have no name but their place
          <li key={`power ${at}`} className="flex items-center gap-1" aria-hidden="true">
            <PowerMark power={power} size={20} />
            <span className="min-w-0">{powerShort(power)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Small({ hero, zone = square('small') }: Props) {
  const { title, powers } = heroOf(hero)
  return (
    <>
      <div className="grid grid-cols-[auto_1fr_auto] gap-x-0.5 gap-y-0.5">
        <Column zones={zonesOf(hero, ({ kind }) => kind === 'loot')} zone={zone} className="col-start-1" />
        <Column zones={zonesOf(hero, ({ kind }) => kind === 'barge')} zone={zone} className="col-start-3" />
        <div className="col-span-3 row-start-2 flex justify-center @min-[5.5rem]:col-span-1 @min-[5.5rem]:col-start-2 @min-[5.5rem]:row-start-1">
          <Portrait hero={hero} size={36} className="@min-[9rem]:size-12" />
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-center gap-x-1 gap-y-0.5">
        <p className="max-w-full truncate font-serif text-[0.75rem] leading-[1.05] font-semibold @min-[9rem]:w-full @min-[9rem]:text-center @min-[9rem]:text-[0.85rem]">
          <span className="@min-[9rem]:hidden">{shortName(title)}</span>
          <span className="hidden @min-[9rem]:inline">{title}</span>
        </p>
        {zonesOf(hero, (one) => !isScoring(one)).map(({ one, at }) => (
          <span key={at}>{zone(one, at)}</span>
        ))}
        {powers.map((power, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: powers have no name but their place
          <PowerMark key={at} power={power} size={18} />
        ))}
      </div>
    </>
  )
}

/** Zones of one kind, one below the other. */
function Column({
  zones,
  zone,
  className,
}: {
  readonly zones: readonly Placed[]
  readonly zone: (zone: Zone, at: number) => ReactNode
  readonly className: string
}) {
  return (
    <div className={`row-start-1 flex flex-col gap-1 ${className}`}>
      {zones.map(({ one, at }) => (
        <div key={at}>{zone(one, at)}</div>
      ))}
    </div>
  )
}

function ZoneText({ zone }: { readonly zone: Zone }) {
  if (zone.kind !== 'challenge') return zone.gives ? gainShort(zone.gives) : null
  return (
    <>
      <b>{zone.challenge.name}</b>
      <span className="block">{taskShort(zone.challenge.task)}</span>
    </>
  )
}

const captions: Readonly<Record<Zone['kind'], string>> = {
  loot: 'LOOT',
  barge: 'BARGE',
  power: '',
  challenge: '',
}

type SquareProps = {
  readonly zone: Zone
  readonly size: CardSize
  /** The die that lies there. */
  readonly children?: ReactNode
  /** It takes no die in this round. */
  readonly isClosed?: boolean
}

/** The square of a zone, empty or with a die. For the eyes alone: whoever shows it says what it is, and holds. */
export function ZoneSquare({ zone, size, children, isClosed = false }: SquareProps) {
  const isFull = size === 'full'
  const caption = isFull ? captions[zone.kind] : ''
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 flex-col items-center justify-center rounded-md border bg-well ${isClosed ? `border-dashed border-line ${DIM}` : 'border-rule'} ${isFull ? 'size-11' : 'size-6 @min-[5.5rem]:size-7 @min-[9rem]:size-9'}`}
    >
      {children ?? (
        <>
          <span className="flex items-center justify-center">
            {!isScoring(zone) && (
              <KindMark kind={zone.kind} size={isFull ? 18 : 12} className="-mr-1.5 self-start" />
            )}
            <ZoneMark
              fit={zone.fit}
              size={isFull ? 27 : 20}
              className={isFull ? '' : '@min-[5.5rem]:size-6 @min-[9rem]:size-7'}
            />
          </span>
          {caption && <span className="text-[0.68rem] leading-none font-bold">{caption}</span>}
        </>
      )}
    </span>
  )
}

const square = (size: CardSize) => (zone: Zone) => <ZoneSquare zone={zone} size={size} />

/** A card as it is printed, nothing on it. */
export const PrintedCard = ({ hero }: { readonly hero: HeroName }) => <HeroCard hero={hero} size="full" />
