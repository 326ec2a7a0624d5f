import { CARDS, type CardName, type Kind, type Weapon } from '@marque/rules/raiding-parties/facts'
import type { ReactNode } from 'react'
import { Emblem } from '@/parts/Emblem'
import { abilityWords, kindTitles, weaponTitles } from './abilities'
import { pictures } from './art/pictures'
import { Hits } from './art/signs'
import { GOLD, INK, PAPER, RED } from './art/tones'

/** What a kind of card is framed in, and the ground of its picture. */
const frames: Readonly<Record<Kind, readonly [frame: string, ground: string]>> = {
  crew: ['#7a5b15', '#efe2c0'],
  ship: ['#2f5b80', '#d8e6ea'],
  fort: ['#4c5a62', '#dfe4dc'],
  land: ['#3c6a44', '#dfe9f0'],
  one_timer: ['#66489a', '#e6dcec'],
}

/** A card's picture alone, 60 × 48. */
export function Picture({ card, className = '' }: { readonly card: CardName; readonly className?: string }) {
  return (
    <svg viewBox="0 0 60 48" aria-hidden="true" className={`block ${className}`}>
      <Drawn card={card} />
    </svg>
  )
}

function Drawn({ card }: { readonly card: CardName }) {
  return (
    <>
      <rect width="60" height="48" fill={frames[CARDS[card].kind][1]} />
      <g stroke={INK} strokeWidth="1.400" strokeLinejoin="round" strokeLinecap="round">
        {pictures[card]}
      </g>
    </>
  )
}

const HEART =
  'M4 8C1.200 5.400 0 4.200 0 2.400C0 .2 2.900 -.3 4 1.800C5.100 -.3 8 .2 8 2.400C8 4.200 6.800 5.400 4 8Z'

/** Hit points as hearts: full for what is left, hollow for what is gone. */
function Hearts({ hp, damage, y }: { readonly hp: number; readonly damage: number; readonly y: number }) {
  const start = 33 - hp * 4.75 + 0.75
  return (
    <g stroke={RED} strokeWidth="1.100">
      {Array.from({ length: hp }, (_, index) => index).map((index) => (
        <path
          key={index}
          d={HEART}
          transform={`translate(${start + index * 9.5} ${y})`}
          fill={index < hp - damage ? RED : 'none'}
        />
      ))}
    </g>
  )
}

/** A long title on two lines, broken at its space. */
const linesOf = (title: string): readonly string[] => (title.length > 11 ? title.split(' ') : [title])

export type CardState = {
  readonly seat?: number
  readonly damage?: number
  /** Has done what it may do in this turn. */
  readonly isUsed?: boolean
  readonly isFighting?: boolean
  /** Attacks that it has left besides the regular one. */
  readonly extra?: number
  readonly showsGold?: boolean
}

type SmallProps = CardState & {
  readonly card: CardName
  readonly width?: number
  readonly className?: string
}

/** A card as it lies in play. The drawing is for the eyes; whoever shows it says its name. */
export function SmallCard({ card, width = 66, className = '', damage = 0, extra = 0, ...state }: SmallProps) {
  const { title, kind, hp, gold } = CARDS[card]
  const lines = linesOf(title)
  return (
    <svg
      viewBox="0 0 66 88"
      width={width}
      aria-hidden="true"
      className={`block h-auto shrink-0 ${className}`}
    >
      <rect
        x="1"
        y="1"
        width="64"
        height="86"
        rx="5.500"
        fill={PAPER}
        stroke={frames[kind][0]}
        strokeWidth="2"
      />
      <svg x="3" y="3" width="60" height="48" viewBox="0 0 60 48" aria-hidden="true">
        <g opacity={state.isUsed ? 0.4 : 1}>
          <Drawn card={card} />
        </g>
      </svg>
      <path d="M3 51H63" stroke={frames[kind][0]} strokeWidth="1.400" />
      <text
        x="33"
        y={lines.length > 1 ? 60 : 64.5}
        fontSize={title.length > 10 && lines.length === 1 ? 9.2 : 9.8}
        fontWeight="650"
        textAnchor="middle"
        fill={INK}
      >
        {lines.map((line, index) => (
          <tspan key={line} x="33" dy={index * 9.6}>
            {line}
          </tspan>
        ))}
      </text>
      {hp > 0 ? (
        <Hearts hp={hp} damage={damage} y={75} />
      ) : (
        <text x="33" y="82" fontSize="8.500" textAnchor="middle" fill={frames[kind][0]}>
          one timer
        </text>
      )}
      {state.seat !== undefined && (
        <g transform="translate(-1 -1)">
          <circle cx="10" cy="10" r="9.500" fill={PAPER} />
          <g transform="translate(2 2)">
            <Emblem seat={state.seat} size={16} />
          </g>
        </g>
      )}
      {state.showsGold && (
        <g transform="translate(55 11)">
          <circle r="9" fill={GOLD} stroke={INK} strokeWidth="1.300" />
          <text y="4.200" fontSize="12.500" fontWeight="700" textAnchor="middle" fill={INK}>
            {gold}
          </text>
        </g>
      )}
      {state.isUsed && (
        <g transform="translate(33 27)">
          <circle r="11" fill={PAPER} stroke={INK} strokeWidth="1.400" />
          <path d="M-5 0L-1.500 4L5.500 -4.500" fill="none" stroke={INK} strokeWidth="2.600" />
        </g>
      )}
      {state.isFighting && (
        <g transform="translate(55 43)">
          <circle r="8.500" fill={PAPER} stroke={INK} strokeWidth="1.200" />
          <path d="M-4.500 -4.500L4.500 4.500M4.500 -4.500L-4.500 4.500" stroke={RED} strokeWidth="2" />
          <path d="M-5 1.500L-1.500 5M5 1.500L1.500 5" stroke={INK} strokeWidth="1.800" />
        </g>
      )}
      {extra > 0 && (
        <g transform="translate(12 44)">
          <rect x="-9" y="-7" width="18" height="14" rx="4" fill={GOLD} stroke={INK} strokeWidth="1.200" />
          <text y="4" fontSize="10.500" fontWeight="700" textAnchor="middle" fill={INK}>
            +{extra}
          </text>
        </g>
      )}
    </svg>
  )
}

/** A card face down: the same, whatever it is. */
export function CardBack({ width = 34 }: { readonly width?: number }) {
  return (
    <svg viewBox="0 0 66 88" width={width} aria-hidden="true" className="block h-auto shrink-0">
      <rect x="1" y="1" width="64" height="86" rx="6" fill="#24414d" stroke={PAPER} strokeWidth="2" />
      <rect x="7" y="7" width="52" height="74" rx="4" fill="none" stroke="#c9b98d" strokeWidth="1.500" />
      <path
        d="M33 22C40 22 42 28 38 33H28C24 28 26 22 33 22ZM33 33V64M22 54C23 62 28 65 33 65S43 62 44 54M26 42H40"
        fill="none"
        stroke="#c9b98d"
        strokeWidth="3"
      />
    </svg>
  )
}

/** How a weapon is used, besides what hits. */
export function weaponNote({ flips, targets, axe, cannon, defence, form }: Weapon): string {
  if (targets > 1) return `up to ${targets} targets`
  if (cannon) return 'also at holds; kills crew at once'
  if (axe) return 'boards Ships and Forts too'
  if (defence) return 'strikes back only'
  if (flips > 1) return form === 'shot' ? 'two shots' : 'two blows'
  return ''
}

/** One line of a card: what it is called, what hits, and how it is used. */
export function Line({
  name,
  hits,
  note,
  children,
}: {
  readonly name: string
  readonly hits: string
  readonly note?: string
  readonly children?: ReactNode
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 leading-tight">
      <span className="font-semibold">{name}</span>
      <Hits hits={hits} />
      {note && <span className="text-sm opacity-80">{note}</span>}
      {children}
    </span>
  )
}

/** A card as it is printed, large enough to read. */
export function CardSheet({ card, children }: { readonly card: CardName; readonly children?: ReactNode }) {
  const { title, kind, unique, gold, hp, weapons, evade, fortify, flip, abilities } = CARDS[card]
  const [frame] = frames[kind]
  return (
    <div
      className="overflow-hidden rounded-lg border-2 text-base"
      style={{ background: PAPER, color: INK, borderColor: frame }}
    >
      <div className="flex items-start gap-2 p-2">
        <Picture card={card} className="w-24 shrink-0 rounded" />
        <div className="min-w-0 flex-1 leading-tight">
          <h3 className="text-lg">{title}</h3>
          <p className="text-sm">
            {kindTitles[kind]}
            {unique && ', X: one of its kind'}
          </p>
          <p className="text-sm">
            <b>{gold}</b> gold{hp > 0 && ', '}
            {hp > 0 && <b>{hp}</b>}
            {hp > 0 && ` hit ${hp === 1 ? 'point' : 'points'}`}
          </p>
        </div>
      </div>
      <ul className="space-y-1 px-2 pb-2 text-[0.95rem]">
        {weapons.map((weapon) => (
          <li key={weapon.name}>
            <Line name={weaponTitles[weapon.name]} hits={weapon.hits} note={weaponNote(weapon)} />
          </li>
        ))}
        {evade && (
          <li>
            <Line name="Evade" hits={evade} />
          </li>
        )}
        {fortify && (
          <li>
            <Line name="Fortify" hits={fortify} note="not against cannons" />
          </li>
        )}
        {abilities.map((ability, index) => (
          <li key={ability} className="leading-snug">
            {flip && index === 0 && (
              <>
                <Hits hits={flip} />{' '}
              </>
            )}
            {abilityWords[ability]}
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
