'use client'
import { useEffect, useState } from 'react'

type Charts = Pick<typeof import('@marque/rules/raft-and-scupper'), 'flotillas' | 'sailPath' | 'whyNot'>

let loading: Promise<Charts> | undefined

/** The rules themselves, for outlines, courses and reasons: fetched after the board stands, since nothing waits for them. */
export function useCharts(): Charts | undefined {
  const [charts, setCharts] = useState<Charts>()
  useEffect(() => {
    loading ??= import('@marque/rules/raft-and-scupper')
    let here = true
    loading.then((loaded) => here && setCharts(loaded))
    return () => {
      here = false
    }
  }, [])
  return charts
}
