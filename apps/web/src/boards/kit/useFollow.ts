import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Who plays by keyboard is led on: from what was chosen to where the choice goes on. `draft` is what is chosen of a
 * move that is not whole yet; `next` are selectors, the first that finds a button gets the focus. Spread the result
 * on the element that holds the board.
 */
export function useFollow(draft: string | undefined, next: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    if (!byKey.current || draft === undefined) return
    byKey.current = false
    for (const selector of next) {
      const found = ref.current?.querySelector<HTMLButtonElement>(selector)
      if (found) return found.focus()
    }
  }, [draft, next])
  return {
    ref,
    // A click that no pointer made has no count.
    onClickCapture: ({ detail }: MouseEvent) => {
      byKey.current = detail === 0
    },
  }
}
