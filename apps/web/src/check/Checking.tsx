'use client'
import { useEffect, useState } from 'react'
import { Button } from '@/parts/Button'
import { Note, Sheet } from '@/parts/Sheet'
import type { Course } from './course'
import { Part, Plain } from './Rows'
import { useCheck } from './useCheck'
import { faultWords, fineWords, uncheckedWords } from './words'

type Props = {
  readonly match: string
  /** As it was shown while the match went on. */
  readonly commitment: string
}

/** Plays a finished match again in the reader's own browser, and shows roll by roll that all was in order. */
export function Checking({ match, commitment }: Props) {
  const course = useCheck(match)
  const [all, setAll] = useState(false)
  const linked = useLinked()
  const { before, parts, outcome, fault, actions } = course
  const [secret, setup] = ['commitment', 'setup'].map((at) => before.find((row) => row.at === at))
  const unchecked = fault && uncheckedWords(fault, actions)
  return (
    <div className="space-y-5">
      <Progress course={course} />
      <Sheet className="overflow-hidden">
        <h2 className="px-4 pt-3 pb-1 text-lg">Before the first move</h2>
        <ul className="divide-y divide-line">
          <Plain title="The secret" row={secret}>
            Its SHA-256 was shown from the start: <span className="text-sm break-all">{commitment}</span>
          </Plain>
          <Plain title="The set-up" row={setup}>
            Laid out anew from the secret and what each player added to it.
          </Plain>
        </ul>
      </Sheet>
      {parts.length > 0 && (
        <Sheet className="overflow-hidden">
          <div className="flex flex-wrap items-center gap-x-4 px-4 pt-2 pb-1">
            <h2 className="flex-1 text-lg">Move by move</h2>
            <Button look="plain" aria-pressed={all} onClick={() => setAll(!all)} className="-mr-4">
              {all ? 'Only moves with chance' : 'Show every move'}
            </Button>
          </div>
          {parts.map((rows, index) => (
            <Part
              key={rows[0]?.at}
              match={match}
              rows={rows}
              all={all}
              linked={rows.some(({ at }) => at === linked) ? linked : undefined}
              only={parts.length === 1}
              first={index === 0}
            />
          ))}
        </Sheet>
      )}
      {unchecked && <p className="px-4 text-soft">{unchecked}</p>}
      {outcome && (
        <Sheet className="overflow-hidden">
          <h2 className="sr-only">The end</h2>
          <ul>
            <Plain title="The end" row={outcome}>
              The match ended as it is recorded, by the rules.
            </Plain>
          </ul>
        </Sheet>
      )}
    </div>
  )
}

/** How far the check is, and in the end what came of it: said to screen readers once, when it is known. */
function Progress({ course }: { readonly course: Course }) {
  const { stage, actions, parts, fault, trouble } = course
  if (trouble !== undefined) return <Note tone="ask">{trouble}</Note>
  if (fault)
    return (
      <Note tone="ask">
        <strong>{faultWords(fault)}</strong>{' '}
        {typeof fault.at === 'number' && (
          <a href={`#action-${fault.at}`} className="text-sea underline underline-offset-4">
            Show it
          </a>
        )}
      </Note>
    )
  if (stage === 'done') return <Note>{fineWords(course)}</Note>
  const done = parts.flat().length
  return (
    <div className="leading-snug text-soft">
      <label htmlFor="checked">
        {stage === 'beginning' ? 'Fetching the record …' : `Checked ${done} of ${actions} moves …`}
      </label>
      <progress
        id="checked"
        max={Math.max(actions, 1)}
        value={done}
        className="mt-1 block h-2 w-full appearance-none overflow-hidden rounded-full bg-well [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-sea"
      />
    </div>
  )
}

/** The action that the address leads to, as in `#action-14`. */
function useLinked(): number | undefined {
  const [linked, setLinked] = useState<number>()
  useEffect(() => {
    const read = () => {
      const index = /^#action-(\d{1,6})$/.exec(location.hash)?.[1]
      setLinked(index === undefined ? undefined : Number(index))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return linked
}
