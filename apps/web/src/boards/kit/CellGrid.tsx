'use client'
import { type KeyboardEvent, useRef, useState } from 'react'

export type CellButton = {
  readonly id: string
  /** What a screen reader says. */
  readonly label: string
  /** Whether a tap leads somewhere; the others may still be asked why not. */
  readonly lit: boolean
  readonly pressed: boolean
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Invisible buttons over a board of square cells: one stop for Tab, arrow keys from cell to cell, Enter or Space to
 * choose. The drawing below is for the eyes only.
 */
export function CellGrid({
  rows,
  label,
  onChoose,
}: {
  readonly rows: readonly (readonly CellButton[])[]
  readonly label: string
  readonly onChoose: (id: string) => void
}) {
  const grid = useRef<HTMLDivElement>(null)
  const first = rows.flat().find((cell) => cell.lit)?.id ?? rows.flat()[0]?.id
  const [stop, setStop] = useState<string>()
  const current = stop ?? first

  const move = (event: KeyboardEvent, row: number, column: number) => {
    const step = steps[event.key]
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? (rows[row]?.length ?? 1) - 1 : undefined
    const next = step
      ? rows[row + step[0]]?.[column + step[1]]
      : edge !== undefined
        ? rows[row]?.[edge]
        : undefined
    if (!step && edge === undefined) return
    event.preventDefault()
    if (!next) return
    setStop(next.id)
    grid.current?.querySelector<HTMLButtonElement>(`[data-cell="${next.id}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table of buttons would be read as data
    <div ref={grid} role="grid" aria-label={label} className="absolute inset-0 grid auto-rows-fr">
      {rows.map((cells, row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: the buttons take the focus
        <div role="row" key={cells[0]?.id} className="grid auto-cols-fr grid-flow-col">
          {cells.map((cell, column) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: the buttons take the focus
            <div role="gridcell" key={cell.id} className="grid">
              <button
                type="button"
                data-cell={cell.id}
                data-lit={cell.lit}
                aria-label={cell.label}
                aria-pressed={cell.pressed}
                tabIndex={cell.id === current ? 0 : -1}
                onFocus={() => setStop(cell.id)}
                onKeyDown={(event) => move(event, row, column)}
                onClick={() => onChoose(cell.id)}
                className={`rounded-[12%] focus-visible:outline-4 focus-visible:-outline-offset-2 focus-visible:outline-ink ${cell.lit ? '' : 'cursor-default!'}`}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
