import type { ReactNode } from 'react'
import { GOLD, INK, IRON, PAPER, RED, SKIN, STEEL, WOOD } from './tones'

// Weapons and tools. Each is held at (0, 0); blades point up, barrels to the right.

type At = { readonly at: readonly [x: number, y: number]; readonly turn?: number; readonly isLeft?: boolean }

const things = {
  cutlass: (
    <>
      <path d="M-1.500 -2C-3 -12 0 -19 7 -25C8 -15 5 -8 2 -2Z" fill={STEEL} />
      <path d="M-4.500 -2.500Q1 -5 5 -1.500" fill="none" stroke={GOLD} strokeWidth="2.200" />
    </>
  ),
  rapier: (
    <>
      <path d="M-.8 0L0 -29L.8 0Z" fill={STEEL} />
      <path d="M-4.500 -3H4.500" fill="none" stroke={GOLD} strokeWidth="2.400" />
    </>
  ),
  dagger: (
    <>
      <path d="M-2.200 -2L0 -16L2.200 -2Z" fill={STEEL} />
      <path d="M-4 -2.500H4" fill="none" strokeWidth="2.200" />
    </>
  ),
  pistol: (
    <>
      <path d="M-2 4L1 -3H8L7 1L3 6Z" fill={WOOD} />
      <path d="M2 -5H16V-1H2Z" fill={IRON} />
    </>
  ),
  musket: (
    <>
      <path d="M-12 5L-2 -3H14V0L0 2L-11 9Z" fill={WOOD} />
      <path d="M-2 -5H29V-2H-2Z" fill={IRON} />
    </>
  ),
  blunderbuss: (
    <>
      <path d="M-9 6L0 -3H9V1L1 2L-7 9Z" fill={WOOD} />
      <path d="M0 -5H13L20 -8V3L13 0H0Z" fill={GOLD} />
    </>
  ),
  axe: (
    <>
      <path d="M-1 7V-22H1.400V7Z" fill={WOOD} />
      <path d="M1 -21C7 -25 12 -20 11 -10C8 -13 4 -13 1 -11Z" fill={STEEL} />
    </>
  ),
  grenade: (
    <>
      <circle cy="-6" r="6.500" fill={IRON} />
      <path d="M2 -12Q4 -16 8 -15" fill="none" />
      <path
        d="M8 -20L9 -16.500L13 -18L10.500 -15L14 -13L9.500 -13L8.500 -9.500L7.500 -13L4 -14L7 -16Z"
        fill={GOLD}
      />
    </>
  ),
  spyglass: (
    <>
      <path d="M-8 -2H3V3H-8Z" fill={WOOD} />
      <path d="M3 -3.500H12V4.500H3Z" fill={GOLD} />
    </>
  ),
  scroll: (
    <>
      <path d="M-6 -13H7V3H-6Z" fill={PAPER} />
      <path d="M-3 -9H4M-3 -6H4M-3 -3H1" fill="none" strokeWidth="1.100" />
      <circle cx="4" cy="0" r="2" fill={RED} />
    </>
  ),
  book: (
    <>
      <path
        d="M0 -11C-4 -14 -9 -14 -11 -12V1C-8 -1 -3 -1 0 2C3 -1 8 -1 11 1V-12C9 -14 4 -14 0 -11Z"
        fill={PAPER}
      />
      <path d="M0 -11V2M-8 -8H-4M-8 -5H-4M4 -8H8M4 -5H8" fill="none" strokeWidth="1.100" />
    </>
  ),
  torch: (
    <>
      <path d="M-1.200 7V-11H1.400V7Z" fill={WOOD} />
      <path d="M0 -24C6 -18 5 -11 0 -11S-6 -16 -2 -20Q-1 -17 0 -24Z" fill={GOLD} />
    </>
  ),
  /** A pole with a head for powder and ball. */
  rammer: (
    <>
      <path d="M-1 10V-22H1.200V10Z" fill={WOOD} />
      <path d="M-3.500 -27H3.500V-20H-3.500Z" fill={STEEL} />
    </>
  ),
  pointer: <path d="M-.8 0L0 -20L.8 0Z" fill={WOOD} />,
  compass: (
    <>
      <circle cy="-7" r="8" fill={GOLD} />
      <circle cy="-7" r="5.500" fill={PAPER} />
      <path d="M3 -11.500L1.200 -6L-3 -2.500L-1.200 -8Z" fill={RED} strokeWidth=".8" />
    </>
  ),
} as const

/** Something in a fist. */
export function Held({
  thing,
  at: [x, y],
  turn = 0,
  isLeft = false,
}: At & { readonly thing: keyof typeof things }) {
  return (
    <g transform={`translate(${x} ${y}) ${isLeft ? 'scale(-1 1) ' : ''}rotate(${turn})`}>
      {things[thing]}
      <circle r="2.600" fill={SKIN} />
    </g>
  )
}

/** A cannon on its carriage, mouth to the right. */
export function Cannon({ at: [x, y], turn = 0, isLeft = false }: At) {
  return (
    <g transform={`translate(${x} ${y}) ${isLeft ? 'scale(-1 1) ' : ''}rotate(${turn})`}>
      <path d="M-13 4H9L5 12H-12Z" fill={WOOD} />
      <path d="M-16 -5Q-14 -7 -10 -7L20 -5V3L-10 5Q-14 5 -16 3Z" fill={IRON} />
      <path d="M17 -6.500H21V4.500H17Z" fill={IRON} />
      <circle cx="-18" cy="-1" r="2" fill={IRON} />
      <circle cx="-6" cy="11" r="5" fill={WOOD} />
      <circle cx="-6" cy="11" r="1.200" fill={INK} />
    </g>
  )
}

/** A flag on its pole; `at` is the foot of the pole. */
export function Flag({
  at: [x, y],
  tone,
  size = 1,
  children,
}: Pick<At, 'at'> & { readonly tone: string; readonly size?: number; readonly children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0 0V-34" fill="none" strokeWidth="2" />
      <path d="M0 -33Q7 -37 14 -33T28 -33V-15Q21 -11 14 -15T0 -15Z" fill={tone} />
      {children}
    </g>
  )
}

/** Skull and bones, 12 wide, round (0, 0). */
export function Skull({
  at: [x, y],
  size = 1,
}: {
  readonly at: readonly [x: number, y: number]
  readonly size?: number
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} stroke="none">
      <path d="M-8 5L8 10M8 5L-8 10" stroke={PAPER} strokeWidth="2.200" />
      <path d="M-5 -1C-6 -9 6 -9 5 -1L3 1V4H-3V1Z" fill={PAPER} />
      <circle cx="-2" cy="-2" r="1.400" fill={INK} />
      <circle cx="2" cy="-2" r="1.400" fill={INK} />
    </g>
  )
}
