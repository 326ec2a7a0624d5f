'use client'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from './Button'

type Props = {
  readonly label: ReactNode
  readonly question: string
  /** What follows from a yes, where that is more than the question says. */
  readonly explain?: string | undefined
  readonly yes: string
  readonly onYes: () => void
  readonly busy?: boolean
}

/** A button that asks once more before it does something that cannot be undone. */
export function Confirmed({ label, question, explain, yes, onYes, busy = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const more = useId()
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()} busy={busy}>
        {label}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        {...(explain && { 'aria-describedby': more })}
        className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-xl border border-line bg-sheet p-5 text-ink shadow-sheet backdrop:bg-black/50"
      >
        <p id={title} className={`text-lg leading-snug ${explain ? 'font-semibold' : ''}`}>
          {question}
        </p>
        {explain && (
          <p id={more} className="mt-2 text-soft">
            {explain}
          </p>
        )}
        <form method="dialog" className="mt-4 flex flex-wrap justify-end gap-2">
          <Button type="submit">Not now</Button>
          <Button type="submit" look="ask" onClick={onYes}>
            {yes}
          </Button>
        </form>
      </dialog>
    </>
  )
}
