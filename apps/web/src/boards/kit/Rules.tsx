import type { ReactNode } from 'react'

// How rules pages are set, whatever the game: a heading, text, and a drawing beside it.

/** One part of the rules; its `id` makes it a place to link to. */
export function Part({
  id,
  title,
  drawing,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly drawing?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className={drawing ? 'mt-3 grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_15rem]' : 'mt-3'}>
        <div className="max-w-prose space-y-3">{children}</div>
        {drawing}
      </div>
    </section>
  )
}

/** A drawing with a line that says what it shows, to the eye and to screen readers. */
export function Figure({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <figure className="max-w-60 space-y-1.5 max-sm:mx-auto">
      {children}
      <figcaption className="text-sm leading-snug text-soft">{caption}</figcaption>
    </figure>
  )
}
