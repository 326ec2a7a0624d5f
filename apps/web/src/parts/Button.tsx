import Link from 'next/link'
import type { ComponentProps } from 'react'

/** `ask` is signal red and only for what is asked of the reader; `sea` leads on; `quiet` stands beside; `plain` is text. */
export type Look = 'ask' | 'sea' | 'quiet' | 'plain'

const looks: Record<Look, string> = {
  ask: 'bg-signal text-on-signal hover:brightness-110 shadow-sm',
  sea: 'bg-sea text-on-sea hover:brightness-110 shadow-sm',
  quiet: 'border border-rule text-ink hover:bg-wash',
  plain: 'text-sea underline decoration-1 underline-offset-4 hover:decoration-2',
}

export const buttonLook = (look: Look, more = '') =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-4 py-1.5 text-center font-semibold leading-tight whitespace-nowrap transition ` +
  `disabled:opacity-60 aria-disabled:opacity-60 ${looks[look]} ${more}`

type Props = ComponentProps<'button'> & {
  readonly look?: Look
  /** Something is under way: the button keeps its place and cannot be pressed twice. */
  readonly busy?: boolean
}

export function Button({ look = 'quiet', busy = false, className = '', disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy}
      className={buttonLook(look, className)}
    />
  )
}

type LinkProps = ComponentProps<typeof Link> & { readonly look?: Look }

export function ButtonLink({ look = 'quiet', className = '', ...rest }: LinkProps) {
  return <Link {...rest} className={buttonLook(look, className)} />
}
