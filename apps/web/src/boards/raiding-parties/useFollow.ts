import { type MouseEvent, useEffect, useRef } from 'react'

/** Where a choice goes on, the first of them that is there: a target, a card to be found, a weapon or ability. */
const NEXT = ['button[data-lit]', 'button[data-hold]', 'button[data-find]', 'button[data-deed]']

/**
 * Who plays by keyboard is led on: from the card that acts to its weapons, and from the weapon to the first target.
 * `draft` is what is chosen of a move that is not whole yet. Spread the result on the element that holds the board.
 */
export function useFollow(draft: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)
  useEffect(() => {
    if (!byKey.current || draft === undefined) return
    byKey.current = false
    for (const next of NEXT) {
      const found = ref.current?.querySelector<HTMLButtonElement>(next)
      if (found) return found.focus()
    }
  }, [draft])
  return {
    ref,
    // A click that no pointer made has no count.
    onClickCapture: ({ detail }: MouseEvent) => {
      byKey.current = detail === 0
    },
  }
}
