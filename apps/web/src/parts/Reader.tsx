'use client'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { ownZone } from '@/auth/signIn'

/** Whose eyes the page is for: his zone and the server's clock, so that both sides of the wire tell the same time. */
type Reader = { readonly zone: string; readonly now: number }

const ReaderContext = createContext<Reader>({ zone: 'UTC', now: 0 })

type Props = {
  /** From the reader's settings; it wins over what the browser says. */
  readonly chosenZone: string | null
  /** What the browser said last time. */
  readonly cookieZone: string | null
  /** The server's clock when it made the page. */
  readonly serverNow: number
  readonly children: ReactNode
}

/** What it learns it passes on as a transition, so that parts of the page that are not alive yet are so first. */
export function ReaderProvider({ chosenZone, cookieZone, serverNow, children }: Props) {
  const [zone, setZone] = useState(chosenZone ?? cookieZone ?? 'UTC')
  const [now, setNow] = useState(serverNow)

  useEffect(() => {
    const own = ownZone()
    if (own !== cookieZone)
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `marque.zone=${encodeURIComponent(own)}; path=/; max-age=31536000; samesite=lax`
    startTransition(() => setZone(chosenZone ?? own))
  }, [chosenZone, cookieZone])

  useEffect(() => {
    const ahead = serverNow - Date.now()
    const tick = setInterval(() => startTransition(() => setNow(Date.now() + ahead)), 10_000)
    return () => clearInterval(tick)
  }, [serverNow])

  return <ReaderContext value={{ zone, now }}>{children}</ReaderContext>
}

export const useReader = () => useContext(ReaderContext)
