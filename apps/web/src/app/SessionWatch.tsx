'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { checkStanding, onStanding, readStanding } from '@/auth/watch'
import { Button, ButtonLink } from '@/parts/Button'

/** What next-auth writes when another tab of this browser signs in or out. */
const OTHER_TAB = 'nextauth.message'

/** Tells in a friendly way that one was signed out elsewhere: what is on the page stays readable. */
export function SessionWatch({ id }: { readonly id: string }) {
  const standing = useSyncExternalStore(onStanding, readStanding, () => 'same' as const)
  const [seen, setSeen] = useState(false)
  const path = usePathname()

  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    const hear = ({ key }: StorageEvent) => {
      if (key !== OTHER_TAB) return
      clearTimeout(soon)
      soon = setTimeout(() => checkStanding(id), 800)
    }
    window.addEventListener('storage', hear)
    return () => {
      clearTimeout(soon)
      window.removeEventListener('storage', hear)
    }
  }, [id])

  const isTold = standing !== 'same' && !seen
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-14 z-40 flex justify-center p-3">
      {isTold && (
        <div className="pointer-events-auto w-[min(30rem,100%)] space-y-3 rounded-xl border border-l-4 border-line border-l-signal bg-sheet p-4 shadow-sheet">
          <p>
            {standing === 'ended'
              ? 'You were signed out in another place. What you see here stays, but you can only look on.'
              : 'Somebody else signed in on this browser in another tab.'}
          </p>
          <div className="flex flex-wrap gap-2">
            {standing === 'ended' ? (
              <ButtonLink look="sea" href={`/sign-in?next=${encodeURIComponent(path)}`}>
                Sign in again
              </ButtonLink>
            ) : (
              <Button look="sea" onClick={() => location.reload()}>
                Show this page anew
              </Button>
            )}
            <Button onClick={() => setSeen(true)}>Stay here</Button>
          </div>
        </div>
      )}
    </div>
  )
}
