'use client'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/parts/Button'
import { CopyLink } from '@/parts/CopyLink'
import type { LogEntry } from './match'

type Props = {
  readonly match: string
  /** The newest table, and the one shown. */
  readonly version: number
  readonly at: number
  readonly log: readonly LogEntry[]
  readonly show: (version: number) => void
  readonly now: () => void
  /** Something is asked of the viewer meanwhile. */
  readonly mine: boolean
  readonly over: boolean
}

const STEP_MS = 1_100

/** Goes through the match: a slider, steps, and a play button. */
export default function Replay({ match, version, at, log, show, now, mine, over }: Props) {
  const [playing, setPlaying] = useState(false)
  const told =
    at === 0 ? 'Before the first move.' : log.find((entry) => entry.version === at)?.sentences.join(' ')

  useEffect(() => {
    if (!playing) return
    if (at >= version) return setPlaying(false)
    const step = setTimeout(() => show(at + 1), STEP_MS)
    return () => clearTimeout(step)
  }, [playing, at, version, show])

  const go = (to: number) => {
    setPlaying(false)
    show(to)
  }

  return (
    <div className="space-y-1">
      <p className="line-clamp-2 min-h-[2lh] leading-snug" aria-live={playing ? 'off' : 'polite'}>
        <span className="tabular font-semibold">
          Move {at} of {version}
        </span>
        {told && `: ${told}`}
      </p>
      <input
        type="range"
        min={0}
        max={version}
        value={at}
        onChange={(event) => go(event.target.valueAsNumber)}
        aria-label="Move"
        aria-valuetext={`After move ${at} of ${version}`}
        className="block h-11 w-full accent-sea"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => go(at - 1)} disabled={at <= 0} aria-label="One move back" className="px-3">
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <Button
          onClick={() => {
            if (!playing && at >= version) show(0)
            setPlaying(!playing)
          }}
          aria-label={playing ? 'Hold' : 'Play from here'}
          className="px-3"
        >
          {playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        </Button>
        <Button onClick={() => go(at + 1)} disabled={at >= version} aria-label="One move on" className="px-3">
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
        <CopyLink path={`/m/${match}?v=${at}`} />
        <Button look={mine ? 'ask' : 'sea'} onClick={now} className="ml-auto">
          {mine ? 'To your move' : over ? 'To the end' : 'Back to now'}
        </Button>
      </div>
    </div>
  )
}
