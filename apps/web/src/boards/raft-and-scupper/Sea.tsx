import type { ReactNode } from 'react'
import { ChartFrame, FRAME } from '../kit/ChartFrame'
import { place, rows } from './cells'
import { inHand, type Placing, placingOf } from './draft'
import { PirateAboard, ShipTile } from './pieces'
import { movable, scuppersBeside, type Targets, tileAt } from './targets'
import type { Cell, Draft, View } from './view'

/** All that the drawing shows beyond the table itself. */
type Props = {
  readonly view: View
  readonly targets: Targets
  readonly draft: Draft | undefined
  /** The course of a sail that is proposed. */
  readonly course: readonly Cell[] | undefined
  /** Groups of cells to draw a line round. */
  readonly outlines: readonly (readonly Cell[])[]
}

/** The sea with its ships: what is lit, what is proposed, what happened last. */
export function Sea({ view, targets, draft, course, outlines }: Props) {
  const span = view.size * 100
  const hand = inHand(draft)
  return (
    <svg
      viewBox={`${-FRAME} ${-FRAME} ${span + 2 * FRAME} ${span + 2 * FRAME}`}
      className="block w-full"
      aria-hidden="true"
      focusable="false"
    >
      <ChartFrame size={view.size} />
      <Soundings size={view.size} />
      <LastMove view={view} />
      {view.tiles.map((tile) => (
        <At key={tile.cell} cell={tile.cell}>
          <TileHere tile={tile} draft={draft} />
        </At>
      ))}
      <Landed view={view} draft={draft} />
      {outlines.map((cells) => (
        <Outline key={cells.join()} cells={cells} />
      ))}
      <Lit view={view} targets={targets} draft={draft} hand={hand} />
      <Foreseen view={view} draft={draft} course={course} />
    </svg>
  )
}

function At({ cell, children }: { readonly cell: Cell; readonly children: ReactNode }) {
  const { column, row } = place(cell)
  return <g transform={`translate(${column * 100} ${row * 100})`}>{children}</g>
}

/** A few waves on the open water, so that it reads as sea. */
function Soundings({ size }: { readonly size: number }) {
  return (
    <g fill="none" className="stroke-deep" strokeWidth="3.5" strokeLinecap="round">
      {rows(size)
        .flat()
        .map((cell) => (
          <At key={cell} cell={cell}>
            <path d="M26 44q8-9 16 0t16 0 16 0M34 62q8-9 16 0t16 0" />
          </At>
        ))}
    </g>
  )
}

function TileHere({
  tile,
  draft,
}: {
  readonly tile: View['tiles'][number]
  readonly draft: Draft | undefined
}) {
  const { cell, pirate } = tile
  if (draft?.type === 'scupper' && draft.at === cell)
    return (
      <g>
        <g opacity="0.5" transform="rotate(-14 50 50) translate(4 10) scale(0.92)">
          <ShipTile {...tile} />
        </g>
        <path
          d="M4 70q12-13 23 0t23 0 23 0 23 0V96H4Z"
          className="fill-deep stroke-lit"
          strokeWidth="5"
          strokeLinejoin="round"
        />
      </g>
    )
  const leaves = draft?.type === 'sail' && draft.from === cell
  const jumpsOff = draft?.type === 'jump' && draft.from === cell
  return (
    <g opacity={leaves ? 0.3 : 1}>
      <ShipTile {...tile} />
      {pirate && <PirateAboard side={pirate} faint={jumpsOff} />}
    </g>
  )
}

/** Where the last move came from and went to. */
function LastMove({ view }: { readonly view: View }) {
  const move = view.lastMove?.move
  if (move?.type === 'scupper')
    return (
      <At cell={move.at}>
        <g fill="none" className="stroke-rule" strokeWidth="4">
          <circle cx="50" cy="50" r="16" />
          <circle cx="50" cy="50" r="30" strokeDasharray="14 8" />
        </g>
      </At>
    )
  if (move?.type === 'sail')
    return (
      <At cell={move.from}>
        <rect
          x="9"
          y="9"
          width="82"
          height="82"
          rx="10"
          fill="none"
          className="stroke-rule"
          strokeWidth="4"
          strokeDasharray="12 9"
        />
      </At>
    )
  return null
}

/** A thin double ring where the last move ended, until a new one is thought of. */
function Landed({ view, draft }: Pick<Props, 'view' | 'draft'>) {
  const move = view.lastMove?.move
  if (draft || !move || !('to' in move)) return null
  const from = middle(move.from)
  const to = middle(move.to)
  return (
    <g>
      {move.type === 'jump' && (
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          className="stroke-ink"
          strokeWidth="4"
          strokeDasharray="1 12"
          strokeLinecap="round"
        />
      )}
      <Ring cell={move.to} className="stroke-sheet" />
      <At cell={move.to}>
        <rect
          x="3"
          y="3"
          width="94"
          height="94"
          rx="11"
          fill="none"
          className="stroke-ink"
          strokeWidth="2.5"
          strokeDasharray="10 7"
        />
      </At>
    </g>
  )
}

/** A ring round what the last move touched, drawn over the tiles. */
function Ring({
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

/** Lit means lawful: pirates that can move, ships to jump to, water to sail to, ships to sink, ships to board. */
function Lit({
  view,
  targets,
  draft,
  hand,
}: {
  readonly view: View
  readonly targets: Targets
  readonly draft: Draft | undefined
  readonly hand: Cell | undefined
}) {
  const can = hand ? targets.pirates.get(hand) : undefined
  const scuppers = hand ? scuppersBeside(targets, hand) : [...targets.scuppers.keys()]
  const stands = draft?.type === 'place' ? [] : boarding(targets, placingOf(draft))
  return (
    <g>
      {stands.map((cell) => (
        <At key={cell} cell={cell}>
          <circle cx="80" cy="80" r="13" className="fill-sheet stroke-lit" strokeWidth="7" />
        </At>
      ))}
      {!hand && movable(view, targets).map((cell) => <LitRing key={cell} cell={cell} />)}
      {hand && <LitRing cell={hand} strong />}
      {[...(can?.jumps.keys() ?? [])].map((cell) => (
        <At key={cell} cell={cell}>
          <circle cx="80" cy="80" r="13" className="fill-sheet stroke-lit" strokeWidth="7" />
        </At>
      ))}
      {[...(can?.sails.keys() ?? [])].map((cell) => (
        <At key={cell} cell={cell}>
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
        </At>
      ))}
      {scuppers.map((cell) => (
        <At key={cell} cell={cell}>
          <SinkMark />
        </At>
      ))}
    </g>
  )
}

function LitRing({ cell, strong = false }: { readonly cell: Cell; readonly strong?: boolean }) {
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
function SinkMark() {
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

/** What the proposed move would do. */
function Foreseen({ view, draft, course }: Pick<Props, 'view' | 'draft' | 'course'>) {
  if (draft?.type === 'jump') {
    const side = tileAt(view, draft.from)?.pirate
    const from = middle(draft.from)
    const to = middle(draft.to)
    return (
      <g>
        <path
          d={`M${from.x + 20} ${from.y + 20}L${to.x + 20} ${to.y + 20}`}
          className="stroke-sheet"
          strokeWidth="11"
          strokeLinecap="round"
        />
        <path
          d={`M${from.x + 20} ${from.y + 20}L${to.x + 20} ${to.y + 20}`}
          className="stroke-lit"
          strokeWidth="6"
          strokeDasharray="2 13"
          strokeLinecap="round"
        />
        <LitRing cell={draft.to} strong />
        <At cell={draft.to}>{side && <PirateAboard side={side} />}</At>
      </g>
    )
  }
  if (draft?.type === 'sail') {
    const tile = tileAt(view, draft.from)
    const points = (course ?? [draft.from, draft.to]).map(middle).map(({ x, y }) => `${x} ${y}`)
    return (
      <g>
        <path
          d={`M${points.join('L')}`}
          fill="none"
          className="stroke-sheet"
          strokeWidth="12"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path
          d={`M${points.join('L')}`}
          fill="none"
          className="stroke-lit"
          strokeWidth="6"
          strokeLinejoin="round"
          strokeDasharray="16 9"
        />
        <At cell={draft.to}>
          {tile && <ShipTile {...tile} />}
          {tile?.pirate && <PirateAboard side={tile.pirate} />}
        </At>
        <LitRing cell={draft.to} strong />
      </g>
    )
  }
  if (draft?.type === 'placing' || draft?.type === 'place')
    return (
      <g>
        {(['yellow', 'black'] as const).flatMap((side) =>
          draft[side].map((cell) => (
            <At key={cell} cell={cell}>
              <PirateAboard side={side} />
            </At>
          )),
        )}
      </g>
    )
  return null
}

const middle = (cell: Cell) => {
  const { column, row } = place(cell)
  return { x: column * 100 + 50, y: row * 100 + 50 }
}

/** A line round a flotilla: every edge that has no member on its other side. */
function Outline({ cells }: { readonly cells: readonly Cell[] }) {
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

/** Where the next pirate may come aboard. */
function boarding(targets: Targets, { yellow, black, next }: Placing): readonly Cell[] {
  if ({ yellow, black }[next].length >= 2) return []
  return [...(targets.stands?.[next] ?? [])].filter((cell) => !yellow.includes(cell) && !black.includes(cell))
}
