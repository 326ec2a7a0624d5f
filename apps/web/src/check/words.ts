import type { Drawn } from '@marque/rules'
import type { Row } from './begin'
import type { Course } from './course'

/** "1 draw", "2 draws". */
export const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

export const isAction = (row: Row): row is Row & { readonly at: number } => typeof row.at === 'number'

/** What was drawn from a stream, each draw as a roll of so many sides: "4 of 6, 1 of 6". */
export const drawsWords = ({ draws }: Drawn): string =>
  draws.map(({ of, result }) => `${result} of ${of}`).join(', ')

/** How many draws of chance were used. */
export const drawsIn = (rows: readonly Row[]): number =>
  rows.flatMap(({ drawn }) => drawn).reduce((sum, { draws }) => sum + draws.length, 0)

/** What came of a check that found nothing wrong. */
export const fineWords = (course: Course): string =>
  `Every draw is in order: the secret is the one promised at the start, all ${count(course.actions, 'move')}, played again here with ${count(drawsIn([...course.before, ...course.parts.flat()]), 'draw')} of chance, were lawful and lead to the same end, and you were told what happened, word for word.`

/** Where a check found something wrong; its row says what. */
export function faultWords({ at }: Row): string {
  if (typeof at === 'number') return `Move ${at + 1} is not in order, and all before it is.`
  return `The ${{ commitment: 'secret', setup: 'set-up', outcome: 'end' }[at]} is not in order.`
}

/** What a fault leaves unchecked; nothing if it is the last thing that is checked. */
export function uncheckedWords({ at }: Row, actions: number): string | undefined {
  if (at === 'outcome') return undefined
  const next = typeof at === 'number' ? at + 2 : 1
  const why = 'not checked: what comes after a fault cannot be relied on.'
  if (next > actions) return `The end was ${why}`
  return next === actions
    ? `Move ${next} and the end were ${why}`
    : `Moves ${next} to ${actions} and the end were ${why}`
}
