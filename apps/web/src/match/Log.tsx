'use client'
import { useState } from 'react'
import { Button } from '@/parts/Button'
import { Emblem } from '@/parts/Emblem'
import { Ago } from '@/parts/Moment'
import { causeWords, type LogEntry } from './match'

/** As many as tell what happened lately, without pushing the page's end out of reach on a phone. */
const FEW = 12

/** What happened, in sentences, newest first; each leads to the table as it was then. */
export function Log({
  log,
  shown,
  show,
  isNew,
}: {
  readonly log: readonly LogEntry[]
  /** Whether it happened while the viewer was away. */
  readonly isNew: (entry: LogEntry) => boolean
  /** The version that the board shows, if it is an earlier one. */
  readonly shown: number | undefined
  readonly show: (version: number) => void
}) {
  const [all, setAll] = useState(false)
  if (log.length === 0) return <p className="px-4 py-3 text-soft">Nothing has happened yet.</p>
  const newest = log.toReversed()
  return (
    <>
      <ol reversed className="divide-y divide-line">
        {(all ? newest : newest.slice(0, FEW)).map((entry) => (
          <li key={entry.version}>
            <button
              type="button"
              aria-pressed={shown === entry.version}
              onClick={() => show(entry.version)}
              title="Show the table after this"
              className="flex min-h-11 w-full items-start gap-2.5 px-4 py-2 text-left hover:bg-wash aria-pressed:bg-wash"
            >
              <span className="mt-0.5">
                <Emblem seat={entry.seat} size={22} />
              </span>
              <span className="min-w-0 flex-1 leading-snug">
                {isNew(entry) && (
                  <span className="mr-1.5 rounded bg-wash px-1.5 py-0.5 text-sm font-semibold text-sea">
                    new
                  </span>
                )}
                {entry.sentences.join(' ')}
                <span className="block text-sm text-soft">
                  <Ago at={entry.at} />
                  {causeWords[entry.cause] && `, ${causeWords[entry.cause]}`}
                </span>
              </span>
              <span className="tabular text-sm text-soft">{entry.version}</span>
            </button>
          </li>
        ))}
      </ol>
      {!all && log.length > FEW && (
        <div className="border-t border-line p-2">
          <Button look="plain" className="w-full" onClick={() => setAll(true)}>
            Show all {log.length}
          </Button>
        </div>
      )}
    </>
  )
}
