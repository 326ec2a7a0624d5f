import type { ReactNode } from 'react'
import { INK, PAPER } from '../kit/tones'
import { faceOf } from './faces'
import { emblems, pictures, tones } from './pictures'
import type { Card } from './view'

/** An emblem of a crew. */
export function CrewEmblem({
  suit,
  size = 20,
}: {
  readonly suit: keyof typeof emblems
  readonly size?: number
}) {
  return (
    <svg viewBox="-8 -8 56 56" width={size} height={size} aria-hidden="true">
      <circle cx="20" cy="20" r="28" fill={PAPER} />
      <g color={tones[suit]} stroke={tones[suit]} strokeWidth="1.6" strokeLinejoin="round">
        {emblems[suit]}
      </g>
    </svg>
  )
}

type FrameProps = { readonly children: ReactNode; readonly width: number; readonly className?: string }

function Frame({ children, width, className = '' }: FrameProps) {
  return (
    <svg
      viewBox="0 0 60 84"
      width={width}
      aria-hidden="true"
      className={`block h-auto shrink-0 ${className}`}
    >
      {children}
    </svg>
  )
}

/** From this width on a name can be read; smaller cards give its place to the picture. */
const READABLE = 58

type FaceProps = { readonly card: Card; readonly width?: number; readonly className?: string }

/** A card face up. The drawing is for the eyes; whoever shows it says its title. */
export function CardFace({ card, width = 62, className = '' }: FaceProps) {
  const face = faceOf(card)
  const isNamed = width >= READABLE
  const [first = '', ...rest] = face.name.length > 12 ? splitName(face.name) : [face.name]
  return (
    <Frame width={width} className={className}>
      <rect x="1" y="1" width="58" height="82" rx="6" fill={PAPER} stroke={toneOf(card)} strokeWidth="2" />
      {face.kind === 'crew' ? (
        <>
          <text
            x={face.rank === 10 ? 4 : 6}
            y="27"
            fontSize="26"
            fontWeight="700"
            letterSpacing="-1.5"
            fill={tones[face.suit]}
            fontFamily="var(--font-serif)"
          >
            {face.rank}
          </text>
          <g
            transform={isNamed ? 'translate(14 29) scale(.86)' : 'translate(12 34) scale(1.05)'}
            color={tones[face.suit]}
            stroke={tones[face.suit]}
            strokeWidth="1.6"
            strokeLinejoin="round"
          >
            {emblems[face.suit]}
          </g>
        </>
      ) : (
        <>
          <rect x="4.5" y="4.5" width="51" height={isNamed ? 58 : 75} rx="4" fill="#f1e4bd" />
          <g
            transform={isNamed ? 'translate(8 11) scale(1.1)' : 'translate(7 19) scale(1.15)'}
            fill="none"
            stroke={INK}
            strokeWidth="1.7"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            {pictures[face.action]}
          </g>
        </>
      )}
      {isNamed && (
        <text
          x="30"
          y={rest.length > 0 ? 71 : 76}
          fontSize="8.4"
          fontWeight="600"
          textAnchor="middle"
          fill={INK}
        >
          <tspan>{first}</tspan>
          {rest.length > 0 && (
            <tspan x="30" dy="8.4">
              {rest.join(' ')}
            </tspan>
          )}
        </text>
      )}
    </Frame>
  )
}

const toneOf = (card: Card) => {
  const face = faceOf(card)
  return face.kind === 'crew' ? tones[face.suit] : '#7a5b15'
}

/** A long name on two lines, broken at the space nearest to its middle. */
function splitName(name: string): readonly string[] {
  const spaces = [...name].flatMap((letter, at) => (letter === ' ' ? [at] : []))
  const middle = name.length / 2
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

/** A card face down: the same, whatever it is. */
export function CardBack({ width = 62 }: { readonly width?: number }) {
  return (
    <Frame width={width}>
      <rect x="1" y="1" width="58" height="82" rx="6" fill="#24414d" stroke={PAPER} strokeWidth="2" />
      <rect x="7" y="7" width="46" height="70" rx="4" fill="none" stroke="#c9b98d" strokeWidth="1.5" />
      <path d="M30 24L34 38L48 42L34 46L30 60L26 46L12 42L26 38Z" fill="#c9b98d" />
    </Frame>
  )
}
