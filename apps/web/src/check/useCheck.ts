'use client'
import { useEffect, useState } from 'react'
import type { Row } from './begin'
import { type Course, start, withRows } from './course'

/** So long the check works before the page may answer a tap, in milliseconds. */
const AT_ONCE_MS = 24

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
