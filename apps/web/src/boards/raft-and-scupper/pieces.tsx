import { Anise, Coin, Hull, Rigging } from '../kit/Ship'
import type { Ship, Side } from './view'

/** Colours of the ships; the same by day and by lantern, as printed tiles are. */
const tones = {
  gold: { plate: '#f1d27a', line: '#3d2b08', hull: '#b57a1a', sail: '#fff8e4', mark: '#e2a922' },
  spice: { plate: '#6f3040', line: '#2a0b14', hull: '#c4716a', sail: '#f6ddca', mark: '#6f3040' },
} as const

/** One ship on its tile. */
export function ShipTile({ cargo, rig }: Ship) {
  const { plate, line, hull, sail, mark } = tones[cargo]
  return (
    <g>
      <rect x="2.500" y="2.500" width="95" height="95" rx="11" fill={plate} stroke={line} strokeWidth="2.4" />
      <Rigging rig={rig} line={line} sail={sail} />
      {cargo === 'gold' ? <Coin line={line} fill={mark} /> : <Anise fill={mark} />}
      <Hull rig={rig} line={line} hull={hull} />
    </g>
  )
}

/**
 * A pirate: Yellowbeards are round-bellied, Blackbeards square-jawed, so that the outline alone tells them apart.
 * Drawn in the middle of a 100 × 100 square; `PirateAboard` puts it on a ship.
 */
export function Pirate({ side }: { readonly side: Side }) {
  return side === 'yellow' ? <Yellowbeard /> : <Blackbeard />
}

function Yellowbeard() {
  return (
    <g stroke="#2b1d05" strokeWidth="3.6" strokeLinejoin="round" strokeLinecap="round">
      <circle cx="50" cy="58" r="36" fill="none" stroke="#fffdf4" strokeWidth="12" />
      <path d="M6 42Q28 30 32 10Q50 2 68 10Q72 30 94 42Z" fill="none" stroke="#fffdf4" strokeWidth="12" />
      <circle cx="50" cy="58" r="36" fill="#ffcb1f" />
      <path d="M24 40H76C78 50 74 60 66 61Q50 54 34 61C26 60 22 50 24 40Z" fill="#f3c9a0" strokeWidth="2.6" />
      <path d="M42 72Q50 78 58 72" fill="none" />
      <path d="M31 82Q38 76 42 83Q50 77 58 83Q62 76 69 82" fill="none" strokeWidth="2.6" />
      <g fill="#2b1d05" stroke="none">
        <circle cx="40" cy="50" r="3.8" />
        <circle cx="60" cy="50" r="3.8" />
      </g>
      <path d="M6 42Q28 30 32 10Q50 2 68 10Q72 30 94 42Q50 30 6 42Z" fill="#8c3a1c" />
      <path d="M33 18Q50 11 67 18" fill="none" stroke="#ffcb1f" />
    </g>
  )
}

function Blackbeard() {
  return (
    <g stroke="#0b0d10" strokeWidth="3.6" strokeLinejoin="round" strokeLinecap="round">
      <path d="M16 32H84V96H16Z" fill="none" stroke="#fffdf4" strokeWidth="12" />
      <path d="M4 36Q14 4 50 4T96 36Z" fill="none" stroke="#fffdf4" strokeWidth="12" />
      <path d="M16 34H84V84L76 96 67 84 58 96 50 84 42 96 33 84 24 96 16 84Z" fill="#23282f" />
      <path d="M25 38H75V60H60L50 64 40 60H25Z" fill="#e0ab80" strokeWidth="2.6" />
      <path d="M34 45H45M55 45H66" strokeWidth="4" />
      <g fill="#0b0d10" stroke="none">
        <circle cx="40" cy="52" r="3.6" />
        <circle cx="60" cy="52" r="3.6" />
      </g>
      <path d="M40 74H60" fill="none" stroke="#fffdf4" strokeWidth="4" />
      <path d="M4 36Q14 4 50 4T96 36Q50 26 4 36Z" fill="#23282f" />
      <path d="M16 27Q50 14 84 27" fill="none" stroke="#fffdf4" />
    </g>
  )
}

/** A pirate on its ship, low on the right: cargo and rig stay in sight. */
export function PirateAboard({ side, faint = false }: { readonly side: Side; readonly faint?: boolean }) {
  return (
    <g transform="translate(36 37) scale(0.6)" opacity={faint ? 0.35 : 1}>
      <Pirate side={side} />
    </g>
  )
}

/** A pirate beside text. */
export function PirateIcon({ side, size = 26 }: { readonly side: Side; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      className="shrink-0"
      aria-hidden="true"
      focusable="false"
    >
      <Pirate side={side} />
    </svg>
  )
}

export function ShipIcon({ ship, size = 28 }: { readonly ship: Ship; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      className="shrink-0"
      aria-hidden="true"
      focusable="false"
    >
      <ShipTile {...ship} />
    </svg>
  )
}
