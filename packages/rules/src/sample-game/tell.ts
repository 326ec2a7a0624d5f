import type { Telling } from '../game.js'
import type { Move, SampleEvent } from './types.js'

export function describe(event: SampleEvent, { viewer, names }: Telling): string | undefined {
  // The server keeps such events from others; a second lock costs nothing.
  if ('audience' in event && (viewer === null || !event.audience.includes(viewer))) return undefined
  const who = event.seat === viewer ? 'You' : (names[event.seat] ?? `Player ${event.seat + 1}`)
  const have = event.seat === viewer ? 'have' : 'has'
  switch (event.type) {
    case 'discarded':
      return `${who} ${have} put away as many cards as ${event.seat === viewer ? 'you' : 'they'} wished.`
    case 'sealed':
      return `${who} ${have} played a card face down.`
    case 'revealed':
      return `${who} played ${event.card}.`
    case 'round_won':
      return `${who} took the round with ${event.card}.`
    case 'drew':
      return `${who} drew ${event.card}.`
    case 'swapped':
      return `${who} gave back ${event.card}.`
  }
}

export function describeMove(move: Move): string {
  switch (move.type) {
    case 'discard':
      return move.cards.length > 0 ? `Put away ${move.cards.join(' and ')}` : 'Keep every card'
    case 'seal':
      return `Play ${move.card} face down`
    case 'swap':
      return `Swap ${move.card}`
  }
}
