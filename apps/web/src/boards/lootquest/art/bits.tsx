import { INK, PAPER } from './tones'

// What several portraits have. All stand in 60 × 60, in lines of INK that the frame sets.

type At = { readonly at: readonly [x: number, y: number] }

/** Two eyes round (x, y): dots, or large ones with white. */
export function Eyes({
  at: [x, y],
  apart,
  size = 1.7,
  isWide = false,
}: At & { readonly apart: number; readonly size?: number; readonly isWide?: boolean }) {
  return (
    <g strokeWidth="1.200">
      {[x - apart / 2, x + apart / 2].map((cx) => (
        <g key={cx}>
          {isWide && <circle cx={cx} cy={y} r={size * 2} fill={PAPER} />}
          <circle cx={cx} cy={y} r={size} fill={INK} stroke="none" />
          <circle cx={cx + size * 0.35} cy={y - size * 0.4} r={size * 0.32} fill={PAPER} stroke="none" />
        </g>
      ))}
    </g>
  )
}

/** An arm, a tentacle, a strand: a line so thick that it has an outline of its own. */
export function Limb({
  d,
  tone,
  width,
}: {
  readonly d: string
  readonly tone: string
  readonly width: number
}) {
  return (
    <g fill="none">
      <path d={d} strokeWidth={width + 3} />
      <path d={d} stroke={tone} strokeWidth={width} />
    </g>
  )
}

/** A ring of points between two radii round (x, y): bristles, a starfish, rays. */
export function pointed(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}
