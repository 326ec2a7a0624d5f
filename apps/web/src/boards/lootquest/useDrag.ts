import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** So far a finger may tremble in a tap, in px. */
const SLACK = 8

type Dragged = { readonly die: number; readonly x: number; readonly y: number }

type Options = {
  /** A die leaves its place. */
  readonly pick: (die: number) => void
  /** It was let go over a zone. */
  readonly drop: (die: number, zone: string) => void
}

/** Dice that are dragged, by finger, pen or mouse. What it gives for a die is spread on that die's button. */
export function useDrag({ pick, drop }: Options) {
  const [dragged, setDragged] = useState<Dragged>()
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  // A drag by mouse ends with a click on the die, which is no tap; one by finger does not, and the next may be a key's.
  const wasDragged = useRef(false)
  return (die: number) => {
    const isDragged = dragged?.die === die
    const style: CSSProperties = isDragged
      ? { transform: `translate(${dragged.x}px, ${dragged.y}px)`, transition: 'none', zIndex: 30 }
      : {}
    const end = () => {
      start.current = undefined
      setDragged(undefined)
    }
    return {
      style: { ...style, touchAction: 'none' },
      onPointerDown: ({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
        start.current = { x, y }
        wasDragged.current = false
        currentTarget.setPointerCapture(pointerId)
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        if (!start.current) return
        const [x, y] = [clientX - start.current.x, clientY - start.current.y]
        if (!isDragged && Math.hypot(x, y) < SLACK) return
        if (!isDragged) pick(die)
        wasDragged.current = true
        setDragged({ die, x, y })
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        end()
        if (!wasDragged.current) return
        // The die itself lies under the finger, too.
        for (const one of document.elementsFromPoint(clientX, clientY)) {
          const zone = one.closest<HTMLElement>('[data-zone]')?.dataset['zone']
          if (zone !== undefined) return drop(die, zone)
        }
      },
      onPointerCancel: end,
      onClickCapture: (event: MouseEvent) => {
        if (wasDragged.current && event.detail > 0) event.stopPropagation()
        wasDragged.current = false
      },
    }
  }
}
