'use client'

/** The session ended elsewhere: said once, with the way back; the plan on the board stays. */
export default function SignedOut({ match }: { readonly match: string }) {
  return (
    <p role="alert" className="mb-2 rounded-md bg-blush px-3 py-1.5">
      You are signed out on this device, so your moves cannot be sent.{' '}
      <a
        href={`/sign-in?next=${encodeURIComponent(`/m/${match}`)}`}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Sign in again
      </a>
    </p>
  )
}
