import type { Action, Suit } from '@marque/rules/all-hands-on-deck'
import type { ReactNode } from 'react'
import { faceOf, titleOf } from './faces'
import type { Card } from './view'

// Cards keep their colours in both themes, as paper does; crews differ by emblem as well.

const INK = '#182833'
const PAPER = '#fcfaf3'
const tones: Readonly<Record<Suit, string>> = { r: '#98391f', b: '#1d5c8c', g: '#2c6839' }

/** A sail in a gust, a curved sabre, a coiled viper; in a square of 40. */
const emblems: Readonly<Record<Suit, ReactNode>> = {
  r: <path d="M19 4V36M19 6C32 10 35 20 33 29L19 30ZM16 11L7 28H16Z" fill="currentColor" />,
  b: (
    <>
      <path d="M33 4C36 18 28 29 13 33L11 29C22 24 29 15 33 4Z" fill="currentColor" />
      <path d="M6 27L16 37M11 31L5 37" fill="none" strokeWidth="3.5" />
    </>
  ),
  g: (
    <>
      <path
        d="M31 34C12 39 5 29 13 24S31 24 27 17S10 17 13 9S24 5 30 8"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M30 8L37 5M30 8L37 11" fill="none" strokeWidth="1.8" />
    </>
  ),
}

const actions: Readonly<Record<Action, ReactNode>> = {
  cutpurse: <path d="M10 16H26L31 34H5ZM12 16L8 8H28L24 16M34 3L20 20M34 3L37 6L23 21" />,
  fall_off_the_dock: (
    <path d="M3 12H24V16H3ZM8 16V34M18 16V30M30 6V22M25 18L30 24L35 18M2 34Q8 30 14 34T26 34T38 34" />
  ),
  hidden_plunder: <path d="M5 18H35V34H5ZM5 18Q5 7 20 7T35 18M17 16H23V24H17Z" />,
  mermaid: (
    <path d="M20 4A4 4 0 1 1 20 12A4 4 0 1 1 20 4M14 14H26C27 24 24 26 20 30C15 34 12 36 6 35M20 30Q27 31 30 37" />
  ),
  pieces_of_eight: (
    <path d="M14 8A10 10 0 1 1 14 28A10 10 0 1 1 14 8M26 14A10 10 0 1 1 22 33M14 13V23M9 18H19" />
  ),
  pirate_monkey: (
    <path d="M20 7A11 11 0 1 1 20 29A11 11 0 1 1 20 7M9 14A4 4 0 1 0 9 22M31 14A4 4 0 1 1 31 22M16 16V18M24 16V18M15 23Q20 27 25 23M12 8L28 8" />
  ),
  tavern_brawl: <path d="M8 12H24V34H8ZM24 16H31V28H24M13 18V29M19 18V29M6 5L10 9M16 3V8M26 5L22 9" />,
  rum: <path d="M16 4H24V13Q30 16 30 22V36H10V22Q10 16 16 13ZM10 23H30M10 31H30" />,
  pirate_king: <path d="M5 12L12 20L20 7L28 20L35 12L32 32H8ZM8 27H32" />,
  stowaway: <path d="M10 6H30Q35 20 30 35H10Q5 20 10 6ZM7 14H33M7 28H33M15 21V21.1M25 21V21.1" />,
}

/** An emblem of a crew, in a square of 40. */
export function CrewEmblem({ suit, size = 20 }: { readonly suit: Suit; readonly size?: number }) {
  return (
    <svg viewBox="-4 -4 48 48" width={size} height={size} aria-hidden="true">
      <circle cx="20" cy="20" r="23" fill={PAPER} />
      <g color={tones[suit]} stroke={tones[suit]} strokeWidth="1.6">
        {emblems[suit]}
      </g>
    </svg>
  )
}

function Frame({ children, width }: { readonly children: ReactNode; readonly width: number }) {
  return (
    <svg viewBox="0 0 60 84" width={width} height={(width * 84) / 60} aria-hidden="true" className="block">
      {children}
    </svg>
  )
}

/** A card face up. The drawing is for the eyes; whoever shows it says its title. */
export function CardFace({ card, width = 54 }: { readonly card: Card; readonly width?: number }) {
  const face = faceOf(card)
  const tone = face.kind === 'crew' ? tones[face.suit] : '#5d4512'
  const words = titleOf(card).replace(/ \(\d+\)$/, '')
  const name =
    face.kind === 'crew'
      ? words
          .split(' ')
          .slice(face.suit === 'r' ? 1 : 2)
          .join(' ')
      : words
  return (
    <Frame width={width}>
      <rect x="1" y="1" width="58" height="82" rx="6" fill={PAPER} stroke={tone} strokeWidth="2" />
      {face.kind === 'crew' ? (
        <>
          <text x="6" y="22" fontSize="20" fontWeight="700" fill={tone} fontFamily="var(--font-serif)">
            {face.rank}
          </text>
          <g
            transform="translate(13 28) scale(.85)"
            color={tone}
            stroke={tone}
            strokeWidth="1.6"
            strokeLinejoin="round"
          >
            {emblems[face.suit]}
          </g>
        </>
      ) : (
        <>
          <rect x="5" y="5" width="50" height="60" rx="4" fill="#efe3c0" />
          <g
            transform="translate(9 13) scale(1.05)"
            fill="none"
            stroke={tone}
            strokeWidth="2.4"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            {actions[face.action]}
          </g>
        </>
      )}
      <text
        x="30"
        y="77"
        fontSize={name.length > 13 ? 6.4 : 8}
        fontWeight="600"
        textAnchor="middle"
        fill={INK}
      >
        {name}
      </text>
    </Frame>
  )
}

/** A card face down: the same, whatever it is. */
export function CardBack({ width = 54 }: { readonly width?: number }) {
  return (
    <Frame width={width}>
      <rect x="1" y="1" width="58" height="82" rx="6" fill="#24414d" stroke={PAPER} strokeWidth="2" />
      <rect x="7" y="7" width="46" height="70" rx="4" fill="none" stroke="#c9b98d" strokeWidth="1.5" />
      <path d="M30 24L34 38L48 42L34 46L30 60L26 46L12 42L26 38Z" fill="#c9b98d" />
    </Frame>
  )
}
