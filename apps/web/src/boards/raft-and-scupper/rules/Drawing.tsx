import { place } from '../cells'
import { groupsOf } from '../groups'
import { At, LandMark, LitRing, middle, Outline, SinkMark, WaterMark, Way } from '../marks'
import { PirateAboard, ShipTile } from '../pieces'
import type { Cell } from '../view'
import { type Scene, tilesOf } from './scenes'

type Props = {
  readonly scene: Scene
  /** The pirate that acts. */
  readonly from?: Cell
  readonly lands?: readonly Cell[]
  readonly waters?: readonly Cell[]
  readonly sinks?: readonly Cell[]
  readonly way?: readonly Cell[]
  /** Draws a line round the flotillas of this kind. */
  readonly kind?: 'gold' | 'spice' | 'round' | 'square'
}

/** A few ships on the water, drawn with the board's own pieces and marks. */
export function Drawing({ scene, from, lands = [], waters = [], sinks = [], way = [], kind }: Props) {
  const tiles = tilesOf(scene)
  const width = Math.max(...scene.rows.map((line) => line.split(/\s+/).length))
  return (
    <svg
      viewBox={`-12 -12 ${width * 100 + 24} ${scene.rows.length * 100 + 24}`}
      className="block w-full rounded-lg border border-line bg-water"
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map(({ pirate, ...ship }) => (
        <At key={ship.cell} cell={ship.cell}>
          <ShipTile {...ship} />
          {pirate && <PirateAboard side={pirate} />}
        </At>
      ))}
      {kind && groupsOf({ tiles }, kind).map((cells) => <Outline key={cells.join()} cells={cells} />)}
      {waters.map((cell) => (
        <At key={cell} cell={cell}>
          <WaterMark />
        </At>
      ))}
      {way.length > 0 && <Way points={way.map(middle)} />}
      {from && <LitRing cell={from} strong />}
      {lands.map((cell) => (
        <At key={cell} cell={cell}>
          <LandMark />
        </At>
      ))}
      {sinks.map((cell) => (
        <At key={cell} cell={cell}>
          <SinkMark />
        </At>
      ))}
    </svg>
  )
}

/** The outline of a whole fleet at the start: one square a ship. */
export function Fleet({ cells, size }: { readonly cells: readonly Cell[]; readonly size: number }) {
  return (
    <svg
      viewBox={`-8 -8 ${size * 20 + 16} ${size * 20 + 16}`}
      className="block w-full rounded-lg border border-line bg-water"
      aria-hidden="true"
      focusable="false"
    >
      {cells.map((cell) => {
        const { column, row } = place(cell)
        return (
          <rect
            key={cell}
            x={column * 20 + 1}
            y={row * 20 + 1}
            width="18"
            height="18"
            rx="3"
            className="fill-sheet stroke-rule"
            strokeWidth="1.5"
          />
        )
      })}
    </svg>
  )
}
