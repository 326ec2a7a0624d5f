'use client'
import { Check, Undo2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Proposal } from '@/boards/board'
import { Button } from '@/parts/Button'
import { Due } from '@/parts/Moment'
import { listed } from '@/words/listed'
import { type Decision, type Match, nameOf } from './match'

// Seldom shown, and then a moment later: what is asked weighs less without them.
const Over = dynamic(() => import('./Over'))
const SignedOut = dynamic(() => import('./SignedOut'))
const Which = dynamic(() => import('./Which'))

type Props = {
  readonly match: Match
  readonly decision: Decision | undefined
  readonly proposal: Proposal | null
  readonly propose: (proposal: Proposal | null, decision?: string) => void
  readonly confirm: () => void
  readonly sending: boolean
  readonly note: string | undefined
  /** All that is asked; another of it may be answered first. */
  readonly decisions: readonly Decision[]
  /** In the bar's place while an earlier table is shown: then nothing can be answered until it is back. */
  readonly past: ReactNode
  readonly signedOut: boolean
  /** The last thing that happened: how it came to the end. */
  readonly latest: string | undefined
}

/** The ask: what is wanted of you, until when, and the buttons that answer. On a phone it sits under the thumb. */
export function Ask(props: Props) {
  const { match, decision, note, latest, sending } = props
  const mine = decision !== undefined && match.status === 'playing'
  // Whoever sent by keyboard must not be thrown back to the top of the page when the button goes.
  const section = useRef<HTMLElement>(null)
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !sending && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true })
    wasSending.current = sending
  }, [sending])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={mine ? 'Asked of you' : 'What the match waits for'}
      className={`sticky bottom-0 z-20 border-t-4 bg-sheet px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-ask max-lg:-mx-3 lg:bottom-4 lg:rounded-xl lg:border lg:border-t-4 lg:shadow-sheet ${mine ? 'border-signal lg:border-line lg:border-t-signal' : 'border-sea lg:border-line lg:border-t-sea'}`}
    >
      {note && (
        <p role="alert" className="mb-2 rounded-md bg-blush px-3 py-1.5">
          {note}
        </p>
      )}
      {props.signedOut && <SignedOut match={match.id} />}
      {props.past ? (
        props.past
      ) : match.status === 'finished' || match.status === 'cancelled' ? (
        <Over match={match} latest={latest} />
      ) : mine ? (
        <>
          {props.decisions.length > 1 && <Which {...props} decision={decision} />}
          <Mine {...props} decision={decision} />
        </>
      ) : (
        <Others match={match} />
      )}
    </section>
  )
}

function Mine({ decision, proposal, propose, confirm, sending }: Props & { readonly decision: Decision }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="leading-snug font-semibold" aria-live="polite">
          {proposal?.sentence ?? decision.prompt}
        </p>
        <p className="text-sm text-soft">
          {decision.kind === 'optional' ? 'If you like' : 'Your move'}
          {decision.due && (
            <>
              : <Due at={decision.due} />
            </>
          )}
        </p>
      </div>
      {proposal?.meanings && (
        <fieldset className="flex w-full gap-1 sm:w-auto">
          <legend className="sr-only">This could mean two things</legend>
          {proposal.meanings.map((meaning) => (
            <button
              key={meaning.label}
              type="button"
              aria-pressed={meaning.move === proposal.move}
              onClick={() => propose({ ...meaning, meanings: proposal.meanings ?? [] })}
              className="min-h-11 flex-1 rounded-lg border border-rule px-4 font-semibold whitespace-nowrap aria-pressed:border-sea aria-pressed:bg-wash aria-pressed:ring-2 aria-pressed:ring-sea"
            >
              {meaning.label}
            </button>
          ))}
        </fieldset>
      )}
      <div className="flex w-full gap-2 sm:ml-auto sm:w-auto">
        <Button onClick={() => propose(null)} disabled={!proposal || sending} className="max-sm:flex-1">
          <Undo2 size={18} aria-hidden="true" />
          Take back
        </Button>
        <Button
          look="ask"
          onClick={confirm}
          disabled={!proposal?.ready}
          busy={sending}
          className="max-sm:flex-[2]"
        >
          <Check size={18} aria-hidden="true" />
          {sending ? 'On its way …' : 'Confirm'}
        </Button>
      </div>
    </div>
  )
}

function Others({ match }: { readonly match: Match }) {
  const names = match.waitingFor.map(({ seat }) => nameOf(match, seat))
  const due = match.waitingFor.find(({ due }) => due)?.due
  return (
    <div className="py-1">
      <p className="font-semibold">{names.length > 0 ? `Waiting for ${listed(names)}.` : 'Waiting.'}</p>
      <p className="text-sm text-soft">
        {due ? <Due at={due} /> : 'You may close this page: the match goes on without it.'}
      </p>
    </div>
  )
}
