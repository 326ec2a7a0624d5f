'use client'
import { ago, month, onTheClock, timeLeft } from '@/words/time'
import { useReader } from './Reader'

/** Until when something is due: as a person says it, and on the reader's clock. */
export function Due({ at, short = false }: { readonly at: string; readonly short?: boolean }) {
  const { zone, now } = useReader()
  const clock = onTheClock(at, zone, now)
  return (
    <time dateTime={at} title={clock} className="tabular" suppressHydrationWarning>
      {short ? timeLeft(at, now) : `${timeLeft(at, now)}, until ${clock}`}
    </time>
  )
}

/** How long ago something happened; the exact time on hover. */
export function Ago({ at }: { readonly at: string }) {
  const { zone, now } = useReader()
  return (
    <time dateTime={at} title={onTheClock(at, zone, now)} className="tabular" suppressHydrationWarning>
      {ago(at, now)}
    </time>
  )
}

/** The month of an instant, for what is long past. */
export function Month({ at }: { readonly at: string }) {
  const { zone } = useReader()
  return (
    <time dateTime={at} suppressHydrationWarning>
      {month(at, zone)}
    </time>
  )
}
