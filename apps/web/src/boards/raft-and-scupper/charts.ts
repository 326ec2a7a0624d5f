'use client'
import { useEffect, useState } from 'react'
import type { Cell, Move, View } from './view'

// The rules are fetched when first asked for: the board stands and can be played without them.
const rules = () => import('./reasons')

/** The course of a sail, once it is known. */
export function useCourse(view: View, from: Cell | undefined, to: Cell | undefined) {
  const [course, setCourse] = useState<readonly Cell[]>()
  useEffect(() => {
    let here = true
    setCourse(undefined)
    if (from && to) rules().then(({ sailPath }) => here && setCourse(sailPath(view, from, to)))
    return () => {
      here = false
    }
  }, [view, from, to])
  return course
}

/** Why a move cannot be made, in a sentence of the rules. */
export async function reasonAgainst(view: View, move: Move): Promise<string | undefined> {
  const { whyNot } = await rules()
  return whyNot(view, move)
}
