import { type HeroName, heroOf, type Zone } from '@marque/rules/lootquest/facts'
import type { ReactNode } from 'react'
import { KindMark, PowerMark, ZoneMark } from './art/marks'
import { Portrait } from './art/Portrait'
import { dyes } from './art/tones'
import { taskWords } from './text'
import { gainShort, powerShort, taskShort } from './words'

/** How large a card is drawn: to be played on with a thumb, or to be looked at. */
export type CardSize = 'play' | 'look'

type Props = {
  readonly hero: HeroName
  readonly size: CardSize
  /** A zone of the card; whoever shows the card says what lies there. */
  readonly zone: (zone: Zone, at: number) => ReactNode
  /** Around portrait and name: a button that opens the card, or nothing. */
  readonly face?: (picture: ReactNode) => ReactNode
  /** What stands over the card: it sits out, it failed. */
  readonly state?: string | undefined
  readonly isDim?: boolean
  /** Leaves out what the powers do; a small card shows their marks alone. */
  readonly isTerse?: boolean
}

/** A hero's card: LOOT zones top left, BARGE zones top right, all else below. Framed in the colour of its die. */
export function HeroCard({ hero, size, zone, face = asItIs, state, isDim = false, isTerse = false }: Props) {
  const { title, colour, zones, powers } = heroOf(hero)
  const column = (kind: Zone['kind']) =>
    zones.map((one, at) => ({ one, at })).filter(({ one }) => one.kind === kind)
  const below = zones.map((one, at) => ({ one, at })).filter(({ one }) => !isScoring(one))
  const dim = isDim ? 'opacity-45' : ''
  return (
    <div
      className="@container relative flex h-full flex-col gap-1 rounded-lg border-2 bg-sheet p-1"
      style={{ borderColor: dyes[colour].body }}
    >
      <div className={`grid grid-cols-[auto_1fr_auto] gap-x-1 gap-y-0.5 ${dim}`}>
        <ul className="flex flex-col gap-1">
          {column('loot').map(({ one, at }) => (
            <li key={at}>{zone(one, at)}</li>
          ))}
        </ul>
        <div
          className={`min-w-0 ${size === 'play' ? '@max-[10.5rem]:col-span-3 @max-[10.5rem]:row-start-2' : '@max-[6rem]:col-span-3 @max-[6rem]:row-start-2'}`}
        >
          {face(
            <span
              className={`flex min-h-11 items-center justify-center gap-1 leading-none ${size === 'play' ? '@min-[10.5rem]:flex-col' : 'flex-col'}`}
            >
              <Portrait hero={hero} size={size === 'play' ? 44 : 40} />
              <span
                className={`min-w-0 font-serif leading-[1.05] font-semibold ${size === 'play' ? 'text-[0.8rem] @min-[10.5rem]:text-[0.9rem]' : 'hidden'}`}
              >
                {title}
              </span>
            </span>,
          )}
        </div>
        <ul className="col-start-3 row-start-1 flex flex-col gap-1">
          {column('barge').map(({ one, at }) => (
            <li key={at}>{zone(one, at)}</li>
          ))}
        </ul>
      </div>
      {size === 'look' && (
        <p className={`text-center font-serif text-[0.8rem] leading-[1.05] font-semibold ${dim}`}>{title}</p>
      )}
      <ul
        className={`flex flex-col gap-1 text-[0.8rem] leading-[1.1] ${isTerse ? 'flex-row flex-wrap justify-center' : ''} ${dim}`}
      >
        {below.map(({ one, at }) => (
          <li key={at} className="flex items-center gap-1">
            {zone(one, at)}
            {!isTerse && (
              <span aria-hidden="true" className="min-w-0">
                <ZoneText zone={one} />
              </span>
            )}
          </li>
        ))}
        {zones.map(
          (one, at) =>
            isScoring(one) &&
            one.gives &&
            !isTerse && (
              // biome-ignore lint/suspicious/noArrayIndexKey: zones have no name but their place
              <li key={`text ${at}`} className="flex items-center gap-1" aria-hidden="true">
                <ZoneMark fit={one.fit} size={20} />
                {gainShort(one.gives)}
              </li>
            ),
        )}
        {powers.map((power, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: powers have no name but their place
          <li key={`power ${at}`} className="flex items-center gap-1" aria-hidden="true">
            <PowerMark power={power} size={20} />
            {!isTerse && <span className="min-w-0">{powerShort(power)}</span>}
          </li>
        ))}
      </ul>
      {state && (
        <p className="absolute inset-x-1 top-1/2 -translate-y-1/2 -rotate-3 rounded bg-ink py-0.5 text-center text-[0.8rem] leading-tight font-semibold text-paper">
          {state}
        </p>
      )}
    </div>
  )
}

const asItIs = (picture: ReactNode): ReactNode => picture

const isScoring = (zone: Zone): zone is Extract<Zone, { kind: 'loot' | 'barge' }> =>
  zone.kind === 'loot' || zone.kind === 'barge'

function ZoneText({ zone }: { readonly zone: Zone }) {
  if (zone.kind === 'challenge')
    return (
      <>
        <b>{zone.challenge.name}</b>
        <span className="block" title={taskWords(zone.challenge.task)}>
          {taskShort(zone.challenge.task)}
        </span>
      </>
    )
  return zone.gives ? gainShort(zone.gives) : null
}

const captions: Readonly<Record<Zone['kind'], string>> = {
  loot: 'LOOT',
  barge: 'BARGE',
  power: '',
  challenge: '',
}

const squares: Readonly<Record<CardSize, string>> = { play: 'size-11', look: 'size-8' }

/** The square of a zone, empty or with a die. Paper in both themes, as the marks are made for it. */
export function ZoneSquare({
  zone,
  size,
  children,
  className = '',
}: {
  readonly zone: Zone
  readonly size: CardSize
  readonly children?: ReactNode
  readonly className?: string
}) {
  const caption = captions[zone.kind]
  return (
    <span
      className={`flex shrink-0 flex-col items-center justify-center rounded-md border border-rule bg-well ${squares[size]} ${className}`}
    >
      {children ?? (
        <>
          <span className="flex items-center">
            {caption === '' && (
              <KindMark kind={zone.kind} size={size === 'play' ? 16 : 12} className="-mr-1 self-start" />
            )}
            <ZoneMark fit={zone.fit} size={size === 'play' ? (caption ? 27 : 30) : caption ? 21 : 22} />
          </span>
          {caption !== '' && (
            <span
              className={`leading-none font-bold ${size === 'play' ? 'text-[0.68rem]' : 'text-[0.5rem]'}`}
            >
              {caption}
            </span>
          )}
        </>
      )}
    </span>
  )
}

/** A card to be looked at, nothing on it. */
export const PrintedCard = ({ hero }: { readonly hero: HeroName }) => (
  <HeroCard hero={hero} size="look" zone={(zone) => <ZoneSquare zone={zone} size="look" />} />
)
