import { attempt, entries } from '@/shape'
import { humanised } from './humanised'

/** A match's options in a few words: names for choices, "with …" for what is switched on. */
export function optionWords(json: unknown): readonly string[] {
  return (attempt(entries, json) ?? []).flatMap(([name, value]) => {
    if (value === true) return [humanised(name).toLowerCase()]
    if (typeof value === 'string') return [humanised(value).toLowerCase()]
    if (typeof value === 'number') return [`${humanised(name).toLowerCase()} ${value}`]
    return []
  })
}

/** "2 players", "2 to 4 players". */
export const playersWords = ({
  minPlayers: min,
  maxPlayers: max,
}: {
  minPlayers: number
  maxPlayers: number
}) => (min === max ? `${min} players` : `${min} to ${max} players`)
