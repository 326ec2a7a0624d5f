'use client'
import { useEffect, useRef, useState } from 'react'
import type { LogEntry } from './match'

/** What follows another sentence this closely is said together with it: alone it would cut the first one off. */
const TOGETHER_MS = 2_500

/** The sentences of what is new, for screen readers; silent on arrival. */
export function useAnnounced(log: readonly LogEntry[]): string {
  const heard = useRef(log.at(-1)?.version ?? 0)
  const said = useRef({ words: '', at: 0 })
  const [words, setWords] = useState('')
  useEffect(() => {
    const fresh = log.filter(({ version }) => version > heard.current)
    const last = fresh.at(-1)
    if (!last) return
    heard.current = last.version
    const news = fresh.flatMap(({ sentences }) => sentences).join(' ')
    const before = Date.now() - said.current.at < TOGETHER_MS ? `${said.current.words} ` : ''
    said.current = { words: news, at: Date.now() }
    setWords(before + news)
  }, [log])
  return words
}
