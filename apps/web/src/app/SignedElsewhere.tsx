import { usePathname } from 'next/navigation'
import { Button, ButtonLink } from '@/parts/Button'

/** Says what became of the session, and what can be done. Rarely needed, so that its code comes only then. */
export default function SignedElsewhere({
  ended,
  stay,
}: {
  readonly ended: boolean
  readonly stay: () => void
}) {
  const path = usePathname()
  return (
    <div className="pointer-events-auto w-[min(30rem,100%)] space-y-3 rounded-xl border border-l-4 border-line border-l-signal bg-sheet p-4 shadow-sheet">
      <p>
        {ended
          ? 'You were signed out in another place. What you see here stays, but you can only look on.'
          : 'Somebody else signed in on this browser in another tab.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {ended ? (
          <ButtonLink look="sea" href={`/sign-in?next=${encodeURIComponent(path)}`}>
            Sign in again
          </ButtonLink>
        ) : (
          <Button look="sea" onClick={() => location.reload()}>
            Show this page anew
          </Button>
        )}
        <Button onClick={stay}>Stay here</Button>
      </div>
    </div>
  )
}
