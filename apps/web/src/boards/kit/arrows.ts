import type { KeyboardEvent } from 'react'

/** Arrow keys go from card to card of a list, as Tab does. */
export function withArrows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const { target, currentTarget } = event
  if (!(target instanceof HTMLButtonElement)) return
  const cards = [...currentTarget.querySelectorAll('button')]
  cards[cards.indexOf(target) + step]?.focus()
  event.preventDefault()
}
