import Link from 'next/link'
import { ThemeSwitch } from '@/parts/Theme'
import { OfflinePage } from './OfflinePage'

const link = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4'

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3 text-sm text-soft sm:px-6">
        <p className="mr-auto">Every throw of chance can be checked once a match is over.</p>
        <Link className={link} href="/rules">
          Rules
        </Link>
        <Link className={link} href="/settings">
          Settings
        </Link>
        <a className={link} href="/docs">
          For programs
        </a>
        <ThemeSwitch />
        <OfflinePage />
      </div>
    </footer>
  )
}
