'use client'
import { useEffect, useState } from 'react'
import type { Row } from './begin'

/** So long the check works before the page may answer a tap, in milliseconds. */
const AT_ONCE_MS = 24
/** So many rows make a part. A part that is full never changes, and so is not drawn again. */
export const PART = 100

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

const start: Course = {
  stage: 'beginning',
  actions: 0,
  before: [],
  parts: [],
  outcome: undefined,
  fault: undefined,
}

const failed = (trouble: string): Course => ({ ...start, stage: 'done', trouble })

/** Plays a finished match again, a little at a time. */
export function useCheck(match: string): Course {
  const [course, setCourse] = useState(start)
  useEffect(() => {
    let here = true
    const check = async () => {
      // The rules and their hashes are fetched by this page alone, and when it stands already.
      const { begin } = await import('./begin')
      const begun = await begin(match)
      if (typeof begun === 'string') {
        if (here) setCourse(failed(begun))
        return
      }
      let now: Course = { ...start, stage: 'checking', actions: begun.actions }
      while (here && now.stage !== 'done') {
        now = further(now, begun.rows)
        setCourse(now)
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
    setCourse(start)
    check().catch(() => {
      if (here) setCourse(failed('The check could not be made just now. Try again in a moment.'))
    })
    return () => {
      here = false
    }
  }, [match])
  return course
}

/** Checks on for a moment. */
function further(course: Course, rows: Iterator<Row, void>): Course {
  const until = performance.now() + AT_ONCE_MS
  const fresh: Row[] = []
  do {
    const next = rows.next()
    if (next.done) return { ...withRows(course, fresh), stage: 'done' }
    fresh.push(next.value)
  } while (performance.now() < until)
  return withRows(course, fresh)
}

function withRows(course: Course, fresh: readonly Row[]): Course {
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
