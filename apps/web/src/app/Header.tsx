import { Plus, Settings } from 'lucide-react'
import Link from 'next/link'
import { ask, whoAsks } from '@/api/server'
import { WaitingDocument } from '@/gql/graphql'
import { Rose } from '@/parts/Rose'
import { SessionWatch } from './SessionWatch'
import { SignInLink } from './SignInLink'
import { WaitingBadge } from './WaitingBadge'

const item =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg px-2 font-semibold hover:bg-wash sm:px-3'

export async function Header() {
  const me = await whoAsks()
  const waiting = me ? await waitingFor() : 0
  return (
    <header className="border-b border-line bg-sheet">
      <nav aria-label="Main" className="mx-auto flex h-12 max-w-7xl sm:h-14 items-center px-2 sm:px-5">
        <Link href="/" className={`${item} mr-auto font-serif text-xl tracking-tight`}>
          <Rose size={24} />
          Marque
        </Link>
        {me && (
          <Link href="/matches" className={item}>
            <span className="max-sm:sr-only">My matches</span>
            <span className="sm:hidden" aria-hidden="true">
              Mine
            </span>
            <WaitingBadge first={waiting} id={me.id} />
          </Link>
        )}
        <Link href="/lobby" className={item}>
          Lobby
        </Link>
        <Link href="/new" className={item}>
          <Plus size={18} aria-hidden="true" className="max-sm:hidden" />
          <span>
            New<span className="max-sm:sr-only"> match</span>
          </span>
        </Link>
        {me ? (
          <Link href="/settings" className={item}>
            <Settings size={20} aria-hidden="true" />
            <span className="max-w-40 truncate max-md:sr-only">{me.name}</span>
            <span className="sr-only">{me.address ? ', settings' : ', a guest, settings'}</span>
          </Link>
        ) : (
          <SignInLink className={item} />
        )}
      </nav>
      {me && <SessionWatch id={me.id} />}
    </header>
  )
}

async function waitingFor(): Promise<number> {
  const answer = await ask(WaitingDocument, {})
  return answer.ok ? answer.data.myMatches.nodes.filter((match) => match.waitsForMe).length : 0
}
