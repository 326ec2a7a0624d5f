'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Past, PastViews } from './pastViews'

/** What happened while one was away is told in about so long, whatever it was, and never further back than this. */
const TELLING_MS = 6_000
const MOST = 12
/** A slider passes over many tables on its way: only where it rests is one asked for. */
const REST_MS = 120

type Wishes = {
  readonly match: string
  readonly version: number
  /** What the viewer had seen before he came; his visit begins with what came after. */
  readonly seen: number
  /** The earlier table that the link leads to. */
  readonly linked: Past | undefined
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const movesLittle = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which table is shown: the one of now, or an earlier one.
 *
 * - `telling`: what happened since the last visit plays by itself;
 * - `replay`: the viewer goes through the match as he likes.
 */
export function usePast({ match, version, seen, linked }: Wishes) {
  const views = useRef<PastViews>(null)
  views.current ??= new PastViews(match)
  const [mode, setMode] = useState<'now' | 'telling' | 'replay'>(linked ? 'replay' : 'now')
  const [wanted, setWanted] = useState(linked?.version ?? version)
  const [past, setPast] = useState(linked)
  const telling = useRef(false)
  const newest = useRef(version)
  newest.current = version

  const now = useCallback(() => {
    telling.current = false
    setMode('now')
    setPast(undefined)
  }, [])

  const show = useCallback((at: number) => {
    telling.current = false
    setMode('replay')
    setWanted(Math.max(0, Math.min(newest.current, at)))
  }, [])

  // On arrival: what happened while one was away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (linked || seen >= version || movesLittle()) return
    const from = Math.max(seen, version - MOST)
    const each = Math.max(450, Math.min(1_300, TELLING_MS / (version - from + 1)))
    const tell = async () => {
      telling.current = true
      setMode('telling')
      for (let at = from; at < newest.current; at++) {
        const [view] = await Promise.all([views.current?.at(at), at > from && pause(each)])
        if (!telling.current) return
        if (!view) break
        setPast(view)
      }
      await pause(each)
      if (telling.current) now()
    }
    void tell()
    return () => {
      telling.current = false
    }
  }, [])

  // The viewer's own way through the match; the address names the table shown, so that it can be kept.
  useEffect(() => {
    if (mode !== 'replay') {
      address(undefined)
      return
    }
    let here = true
    const rest = setTimeout(async () => {
      address(wanted)
      const view = await views.current?.at(wanted)
      if (here && view) setPast(view)
    }, REST_MS)
    return () => {
      here = false
      clearTimeout(rest)
    }
  }, [mode, wanted])

  return { mode, past: mode === 'now' ? undefined : past, wanted, show, now }
}

function address(version: number | undefined): void {
  const url = new URL(location.href)
  if (url.searchParams.get('v') === (version === undefined ? null : String(version))) return
  if (version === undefined) url.searchParams.delete('v')
  else url.searchParams.set('v', String(version))
  history.replaceState(history.state, '', url)
}
