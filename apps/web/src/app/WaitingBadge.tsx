'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { checkStanding } from '@/auth/watch'
import { WaitingLiveDocument } from '@/gql/graphql'

/** How many matches wait for the reader, kept in step on every page; the list of matches is fetched anew with it. */
export function WaitingBadge({ first, id }: { readonly first: number; readonly id: string }) {
  const [count, setCount] = useState(first)
  const router = useRouter()
  const listed = useRef(false)
  listed.current = usePathname() === '/matches'

  useEffect(() => {
    let end = () => {}
    let ended = false
    let fresh = true
    // Nobody waits for this: it comes after everything that the page itself needs.
    const idle = setTimeout(async () => {
      const { follow } = await import('@/api/live')
      if (ended) return
      end = follow(WaitingLiveDocument, () => ({}), {
        data: ({ waiting }) => {
          setCount(waiting.count)
          if (!fresh && listed.current) router.refresh()
          fresh = false
        },
        // No line, or no session any more?
        wire: (wire) => {
          if (wire === 'lost') checkStanding(id)
        },
      })
    }, 1_500)
    return () => {
      ended = true
      clearTimeout(idle)
      end()
    }
  }, [router, id])

  if (count === 0) return null
  return (
    <span className="tabular grid h-6 min-w-6 place-items-center rounded-full bg-signal px-1.5 text-sm text-on-signal">
      {count}
      <span className="sr-only"> waiting for you</span>
    </span>
  )
}
