import type { Targets } from './targets'
import { scuppersBeside, tileAt } from './targets'
import type { Ship, Side, View } from './view'

export const crews = { yellow: 'Yellowbeards', black: 'Blackbeards' } as const
const pirates = { yellow: 'Yellowbeard', black: 'Blackbeard' } as const

export const shipWords = ({ cargo, rig }: Ship) => `${cargo}, ${rig} rig`

export const otherSide = (side: Side): Side => (side === 'yellow' ? 'black' : 'yellow')

/** What a screen reader says of a cell: what lies there, who stands there, what it is good for now. */
export function cellWords(view: View, cell: string, uses: readonly string[]): string {
  const tile = tileAt(view, cell)
  const what = tile
    ? `${shipWords(tile)}${tile.pirate ? `, ${pirates[tile.pirate]} aboard` : ''}`
    : 'open water'
  return [cell, what, ...uses].join(', ')
}

/** What a pirate taken in hand can do, in a sentence. */
export function handWords(targets: Targets, from: string): string {
  const can = targets.pirates.get(from)
  const scuppers = scuppersBeside(targets, from).length
  const parts = [
    can && can.jumps.size > 0 && 'jump to a lit ship',
    can && can.sails.size > 0 && 'sail to open water',
    scuppers > 0 && 'sink a ship beside it',
  ].filter((part): part is string => typeof part === 'string')
  const last = parts.pop()
  if (!last) return `The pirate at ${from} can do nothing just now: choose another.`
  const list = parts.length > 0 ? `${parts.join(', ')} or ${last}` : last
  return `From ${from}: ${list}.`
}
