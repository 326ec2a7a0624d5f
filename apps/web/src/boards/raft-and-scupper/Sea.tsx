import { ChartFrame, FRAME } from '../kit/ChartFrame'
import { rows } from './cells'
import { inHand, type Placing, placingOf } from './draft'
import { At, LandMark, LitRing, middle, Outline, Ring, SinkMark, WaterMark, Way } from './marks'
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
          <LandMark />
        </At>
      ))}
      {!hand && movable(view, targets).map((cell) => <LitRing key={cell} cell={cell} />)}
      {hand && <LitRing cell={hand} strong />}
      {[...(can?.jumps.keys() ?? [])].map((cell) => (
        <At key={cell} cell={cell}>
          <LandMark />
        </At>
      ))}
      {[...(can?.sails.keys() ?? [])].map((cell) => (
        <At key={cell} cell={cell}>
          <WaterMark />
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

/** What the proposed move would do. */
function Foreseen({ view, draft, course }: Pick<Props, 'view' | 'draft' | 'course'>) {
  if (draft?.type === 'jump') {
    const side = tileAt(view, draft.from)?.pirate
    // From belt to belt: the pirates stand low on the right of their ships.
    const points = [draft.from, draft.to].map(middle).map(({ x, y }) => ({ x: x + 20, y: y + 20 }))
    return (
      <g>
        <Way points={points} leap />
        <LitRing cell={draft.to} strong />
        <At cell={draft.to}>{side && <PirateAboard side={side} />}</At>
      </g>
    )
  }
  if (draft?.type === 'sail') {
    const tile = tileAt(view, draft.from)
    return (
      <g>
        <Way points={(course ?? [draft.from, draft.to]).map(middle)} />
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

/** Where the next pirate may come aboard. */
function boarding(targets: Targets, { yellow, black, next }: Placing): readonly Cell[] {
  if ({ yellow, black }[next].length >= 2) return []
  return [...(targets.stands?.[next] ?? [])].filter((cell) => !yellow.includes(cell) && !black.includes(cell))
}
