import { type RefObject, useEffect } from 'react'

/**
 * Once a die is chosen, a zone that is lit for it comes into sight, if none is: five cards are more than a phone shows.
 * The page's scroll padding says what is hidden by the bar under the thumb.
 */
export function useInSight(board: RefObject<HTMLElement | null>, die: number | null) {
  useEffect(() => {
    if (die === null) return
    const zones = [...(board.current?.querySelectorAll('[data-zone][data-lit]') ?? [])]
    const hidden = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
    const isInSight = (zone: Element) => {
      const { top, bottom } = zone.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight - hidden
    }
    if (!zones.some(isInSight)) zones[0]?.scrollIntoView({ block: 'nearest' })
  }, [board, die])
}
