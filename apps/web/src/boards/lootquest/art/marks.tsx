import type { Colour, Face, Fit, Power, Zone } from '@marque/rules/lootquest/facts'
import type { ReactNode } from 'react'
import { dyes, GOLD, GREY, INK, PAPER, STEEL, WOOD } from './tones'

// The marks that are printed on cards, and the dice. All are for the eyes alone: whoever shows one says it in words, too.
// An outline of ink within one of paper stands out on any ground, in both themes.

type Sized = { readonly size?: number; readonly className?: string }

function Sign({
  box,
  size,
  className,
  children,
}: Required<Sized> & { readonly box: string; readonly children: ReactNode }) {
  return (
    <svg
      viewBox={box}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={`inline-block shrink-0 ${className}`}
    >
      <g stroke={INK} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </svg>
  )
}

/** A colour's letter on a small disc: it tells the colours apart for those who do not see them. */
function Letter({ colour, at: [x, y] }: { readonly colour: Colour; readonly at: readonly [number, number] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="8.500" fill={PAPER} strokeWidth="1.600" />
      <text y="4.400" fontSize="12.500" fontWeight="700" textAnchor="middle" fill={INK} stroke="none">
        {dyes[colour].letter}
      </text>
    </g>
  )
}

/** Where the pips of each face lie, on a grid of three by three. */
const pips: Readonly<Record<Face, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die as it lies, with its colour's letter at its corner. */
export function DieFace({
  face,
  colour,
  size = 44,
  className = '',
}: Sized & { readonly face: Face; readonly colour: Colour }) {
  const { body, on } = dyes[colour]
  return (
    <Sign box="0 0 52 52" size={size} className={className}>
      <rect x=".8" y=".8" width="45.400" height="45.400" rx="10" fill={PAPER} stroke="none" />
      <rect x="2.500" y="2.500" width="42" height="42" rx="8.500" fill={body} />
      <g fill={on} stroke="none">
        {pips[face].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={22.5 + x * 10.5} cy={22.5 + y * 10.5} r="4.200" />
        ))}
      </g>
      <Letter colour={colour} at={[43, 43]} />
    </Sign>
  )
}

/** What a number stands in, and where in it: up, so many or more; down, so many or fewer; a circle, exactly (R7). */
const shapes = {
  up: { path: 'M24 3L46 43H2Z', y: 37.5 },
  down: { path: 'M2 5H46L24 45Z', y: 28 },
  exact: { path: 'M24 4A20 20 0 1 1 24 44A20 20 0 1 1 24 4Z', y: 32 },
} as const

/** What a die must show, and be, to lie in a zone. */
export function ZoneMark({ fit, size = 40, className = '' }: Sized & { readonly fit: Fit }) {
  const { path, y } = shapes[fit.shape]
  const dye = fit.colour === 'grey' ? { body: GREY, on: INK } : dyes[fit.colour]
  return (
    <Sign box="-2 0 54 54" size={size} className={className}>
      <path d={path} fill={PAPER} stroke={PAPER} strokeWidth="5.500" />
      <path d={path} fill={dye.body} />
      <text x="24" y={y} fontSize="23" fontWeight="700" textAnchor="middle" fill={dye.on} stroke="none">
        {fit.pips}
      </text>
      {fit.colour !== 'grey' && <Letter colour={fit.colour} at={[42, 44]} />}
    </Sign>
  )
}

/** A cube seen from its edge, its middle at (x, y), as many units wide as twice `half`. */
function Cube({
  at: [x, y],
  half,
  fill,
}: {
  readonly at: readonly [x: number, y: number]
  readonly half: number
  readonly fill: string
}) {
  const [high, low] = [half * 1.1, half * 0.6]
  const outline = `M0 ${-high}L${half} ${-low}V${low}L0 ${high}L${-half} ${low}V${-low}Z`
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={outline} fill={fill} />
      <path d={`M0 ${-high}L${half} ${-low}L0 0L${-half} ${-low}Z`} fill={PAPER} fillOpacity=".35" />
      <path d={`M0 0V${high}`} fill="none" />
    </g>
  )
}

function powerSign(power: Power): ReactNode {
  switch (power.type) {
    case 'cube':
      return (
        <>
          <Cube at={[21, 22]} half={18} fill={dyes[power.colour].body} />
          <Letter colour={power.colour} at={[37, 37]} />
        </>
      )
    case 'stack':
      return (
        <>
          <Cube at={[24, 13]} half={10.5} fill={STEEL} />
          <Cube at={[13, 31]} half={10.5} fill={STEEL} />
          <Cube at={[35, 31]} half={10.5} fill={STEEL} />
        </>
      )
    case 'star':
      return (
        <path
          d="M24 4L30 18L45 19.500L33.500 29.500L37 44L24 36L11 44L14.500 29.500L3 19.500L18 18Z"
          fill={GOLD}
        />
      )
    case 'ally':
      return (
        <>
          <g fill={STEEL}>
            <path d="M18 42C18 31 24 26 31 26S45 31 45 42Z" />
            <circle cx="31" cy="17" r="8" />
          </g>
          <g fill={GOLD}>
            <path d="M3 44C3 33 9 28 16 28S29 33 29 44Z" />
            <circle cx="16" cy="20" r="8" />
          </g>
        </>
      )
  }
}

/** A sign within a rim of paper. */
const outlined = (sign: ReactNode) => (
  <>
    <g stroke={PAPER} strokeWidth="5">
      {sign}
    </g>
    {sign}
  </>
)

/** What kind of power it is (R23, R24, R26, R27): a cube of a colour, cubes in a stack, a star, two of a crew. */
export function PowerMark({ power, size = 32, className = '' }: Sized & { readonly power: Power }) {
  return (
    <Sign box="-2 -2 52 52" size={size} className={className}>
      {outlined(powerSign(power))}
    </Sign>
  )
}

/** What a die in a zone does, in a sign: a chest, a ship’s prow, a spark, crossed cutlasses. */
const kinds: Readonly<Record<Zone['kind'], ReactNode>> = {
  loot: (
    <>
      <path d="M5 22C5 10 10 8 24 8S43 10 43 22Z" fill={WOOD} />
      <path d="M5 22H43V42H5Z" fill={WOOD} />
      <path d="M13 9.500V42M35 9.500V42" fill="none" stroke={GOLD} strokeWidth="3.500" />
      <path d="M5 22C5 10 10 8 24 8S43 10 43 22ZM5 22H43V42H5Z" fill="none" />
      <path d="M19 18H29V29H19Z" fill={GOLD} />
    </>
  ),
  barge: (
    <>
      <path d="M3 14H33L45 8C43 24 37 36 27 42H10Q4 30 3 14Z" fill={WOOD} />
      <path d="M4 21L41 20" fill="none" stroke={GOLD} strokeWidth="3" />
      <path d="M3 14H33L45 8C43 24 37 36 27 42H10Q4 30 3 14Z" fill="none" />
    </>
  ),
  power: <path d="M27 3L9 27H21L17 45L39 18H26Z" fill={GOLD} />,
  challenge: (
    <>
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(24 24) scale(${side} 1) rotate(45) scale(1.150)`}>
          <path d="M-3 9C-5 -6 -3 -16 4 -24C6 -12 5 0 3 9Z" fill={STEEL} />
          <path d="M-7.500 8.500Q0 5 7.500 8.500V11.500H-7.500Z" fill={GOLD} />
          <path d="M-2 11.500H2V20H-2Z" fill={WOOD} />
        </g>
      ))}
    </>
  ),
}

/** What kind of zone it is: for LOOT, for BARGE, with a power alone, or a challenge. */
export function KindMark({ kind, size = 28, className = '' }: Sized & { readonly kind: Zone['kind'] }) {
  return (
    <Sign box="-2 -2 52 52" size={size} className={className}>
      {outlined(kinds[kind])}
    </Sign>
  )
}

/** Where somebody is challenged. */
export const ChallengeMark = (props: Sized) => <KindMark kind="challenge" {...props} />
