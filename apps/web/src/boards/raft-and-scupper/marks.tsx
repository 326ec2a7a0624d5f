import type { ReactNode } from 'react'
import { place } from './cells'
import type { Cell } from './view'

// What is drawn over the sea and the ships; the board and the rules page draw with the same marks.

export function At({ cell, children }: { readonly cell: Cell; readonly children: ReactNode }) {
  const { column, row } = place(cell)
  return <g transform={`translate(${column * 100} ${row * 100})`}>{children}</g>
}

type Point = { readonly x: number; readonly y: number }

/** The middle of a cell. */
export const middle = (cell: Cell): Point => {
  const { column, row } = place(cell)
  return { x: column * 100 + 50, y: row * 100 + 50 }
}

/** A ring round what the last move touched, drawn over the tiles. */
export function Ring({
  cell,
  className,
  dashed = false,
}: {
  readonly cell: Cell
  readonly className: string
  readonly dashed?: boolean
}) {
  return (
    <At cell={cell}>
      <rect
        x="3"
        y="3"
        width="94"
        height="94"
        rx="11"
        fill="none"
        strokeWidth="7"
        className={className}
        {...(dashed && { strokeDasharray: '13 9' })}
      />
    </At>
  )
}

export function LitRing({ cell, strong = false }: { readonly cell: Cell; readonly strong?: boolean }) {
  return (
    <>
      <Ring cell={cell} className="stroke-sheet" />
      <At cell={cell}>
        <rect
          x="1"
          y="1"
          width="98"
          height="98"
          rx="12"
          fill="none"
          strokeWidth={strong ? 9 : 6}
          className="stroke-lit"
        />
      </At>
    </>
  )
}

/** Waves closing over: this ship can be sunk. */
export function SinkMark() {
  return (
    <g transform="translate(3 3)">
      <circle cx="19" cy="19" r="17" className="fill-sheet stroke-lit" strokeWidth="5" />
      <path
        d="M19 7v11m-5-5 5 5 5-5M8 23q4-4 7.500 0t7.500 0 7.500 0"
        fill="none"
        className="stroke-ink"
        strokeWidth="3.400"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}

/** A pirate can come to this ship. */
export function LandMark() {
  return <circle cx="80" cy="80" r="13" className="fill-sheet stroke-lit" strokeWidth="7" />
}

/** A ship can sail to this water. */
export function WaterMark() {
  return (
    <>
      <rect
        x="10"
        y="10"
        width="80"
        height="80"
        rx="10"
        className="fill-sheet stroke-lit"
        fillOpacity="0.6"
        strokeWidth="6"
        strokeDasharray="13 8"
      />
      <path
        d="M28 56H72C70 68 62 73 50 73S30 68 28 56ZM50 24V56M50 26 68 50H50"
        className="fill-lit stroke-lit"
        fillOpacity="0.35"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </>
  )
}

/** The way of a jump or a sail: dots for a leap, dashes for a course. */
export function Way({
  points,
  leap = false,
}: {
  readonly points: readonly Point[]
  readonly leap?: boolean
}) {
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={d} className="stroke-sheet" strokeWidth="12" />
      <path d={d} className="stroke-lit" strokeWidth="6" strokeDasharray={leap ? '2 13' : '14 12'} />
    </g>
  )
}

/** A line round a flotilla: every edge that has no member on its other side. */
export function Outline({ cells }: { readonly cells: readonly Cell[] }) {
  const inside = new Set(cells.map((cell) => JSON.stringify(place(cell))))
  const has = (column: number, row: number) => inside.has(JSON.stringify({ column, row }))
  const edges = cells.flatMap((cell) => {
    const { column, row } = place(cell)
    const [x, y] = [column * 100, row * 100]
    return [
      !has(column, row - 1) && `M${x} ${y}h100`,
      !has(column, row + 1) && `M${x} ${y + 100}h100`,
      !has(column - 1, row) && `M${x} ${y}v100`,
      !has(column + 1, row) && `M${x + 100} ${y}v100`,
    ].filter((edge) => edge !== false)
  })
  return (
    <g fill="none" strokeLinecap="round">
      <path d={edges.join('')} className="stroke-sheet" strokeWidth="13" />
      <path d={edges.join('')} className="stroke-sea" strokeWidth="8" />
    </g>
  )
}
