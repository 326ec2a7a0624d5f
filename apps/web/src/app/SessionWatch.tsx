'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { checkStanding, onStanding, readStanding } from '@/auth/watch'

const SignedElsewhere = dynamic(() => import('./SignedElsewhere'))

/** What next-auth writes when another tab of this browser signs in or out. */
const OTHER_TAB = 'nextauth.message'

/** Tells in a friendly way that one was signed out elsewhere: what is on the page stays readable. */
export function SessionWatch({ id }: { readonly id: string }) {
  const standing = useSyncExternalStore(onStanding, readStanding, () => 'same' as const)
  const [seen, setSeen] = useState(false)

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

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-14 z-40 flex justify-center p-3">
      {standing !== 'same' && !seen && (
        <SignedElsewhere ended={standing === 'ended'} stay={() => setSeen(true)} />
      )}
    </div>
  )
}
