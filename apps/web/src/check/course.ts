import type { Row } from './begin'

/** So many rows make a part. A part that is full never changes, and so is not drawn again. */
const PART = 100

/** How far a check has come. */
export type Course = {
  readonly stage: 'beginning' | 'checking' | 'done'
  /** How many actions there are to check. */
  readonly actions: number
  /** The commitment and the set-up. */
  readonly before: readonly Row[]
  readonly parts: readonly (readonly Row[])[]
  readonly outcome: Row | undefined
  /** What is not in order. */
  readonly fault: Row | undefined
  /** Why nothing could be checked. */
  readonly trouble?: string
}

/** Nothing is checked yet. */
export const start: Course = {
  stage: 'beginning',
  actions: 0,
  before: [],
  parts: [],
  outcome: undefined,
  fault: undefined,
}

/** The course with what was checked since. */
export function withRows(course: Course, fresh: readonly Row[]): Course {
  const actions = fresh.filter(({ at }) => typeof at === 'number')
  const before = fresh.filter(({ at }) => at === 'commitment' || at === 'setup')
  return {
    ...course,
    before: [...course.before, ...before],
    parts: parted(course.parts, actions),
    outcome: fresh.find(({ at }) => at === 'outcome') ?? course.outcome,
    fault: fresh.find(({ fault }) => fault !== undefined) ?? course.fault,
  }
}

function parted(parts: Course['parts'], fresh: readonly Row[]): Course['parts'] {
  if (fresh.length === 0) return parts
  const last = parts.at(-1)
  const open = last && last.length < PART ? last : []
  const full = open === last ? parts.slice(0, -1) : parts
  const rows = [...open, ...fresh]
  const more = Array.from({ length: Math.ceil(rows.length / PART) }, (_, index) =>
    rows.slice(index * PART, (index + 1) * PART),
  )
  return [...full, ...more]
}
