'use client'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from './Button'

/** A button that asks once more before it does something that cannot be undone. */
export function Confirmed({
  label,
  question,
  yes,
  onYes,
}: {
  readonly label: ReactNode
  readonly question: string
  readonly yes: string
  readonly onYes: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>{label}</Button>
      <dialog
        ref={dialog}
        aria-labelledby={title}
        className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-xl border border-line bg-sheet p-5 text-ink shadow-sheet backdrop:bg-black/50"
      >
        <p id={title} className="text-lg leading-snug">
          {question}
        </p>
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
