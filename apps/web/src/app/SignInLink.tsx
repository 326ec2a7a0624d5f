'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'

/** The way in, and back to the page one came from. */
export function SignInLink({ className }: { readonly className: string }) {
  const path = usePathname()
  const isOnTheWay = path === '/' || path.startsWith('/sign-in')
  return (
    <Link href={isOnTheWay ? '/sign-in' : `/sign-in?next=${encodeURIComponent(path)}`} className={className}>
      Sign in
    </Link>
  )
}
