import type { ReactNode } from 'react'

/** A sheet of paper on the table: the ground for a list, a form, a panel. */
export function Sheet({
  children,
  className = '',
}: {
  readonly children: ReactNode
  readonly className?: string
}) {
  return <div className={`rounded-xl border border-line bg-sheet shadow-sheet ${className}`}>{children}</div>
}

/** A page of text and forms, as wide as it reads well. */
export function Page({
  title,
  lead,
  children,
  wide = false,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly wide?: boolean
}) {
  return (
    <div className={`mx-auto w-full px-4 pt-6 pb-16 sm:px-6 sm:pt-10 ${wide ? 'max-w-5xl' : 'max-w-2xl'}`}>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {lead && <p className="mt-2 max-w-prose text-lg text-soft">{lead}</p>}
      <div className="mt-6 sm:mt-8">{children}</div>
    </div>
  )
}

/** What went otherwise than wished, said to the person and to screen readers at once. */
export function Note({
  children,
  tone = 'calm',
}: {
  readonly children: ReactNode
  readonly tone?: 'calm' | 'ask'
}) {
  const look = tone === 'ask' ? 'border-signal bg-blush' : 'border-line bg-wash'
  return (
    <p role="status" className={`rounded-lg border-l-4 px-3 py-2 ${look}`}>
      {children}
    </p>
  )
}
