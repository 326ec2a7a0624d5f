'use client'
import { type Answer, unreachable } from '@/api/answer'
import { leaving } from './watch'

/** The zone that the reader's clock shows. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Makes a guest of this name and keeps the session in the browser's cookie. */
export const signInAsGuest = (name: string): Promise<Answer<null>> => signInBy('guest', { name })

/** Signs in by the token of a link from a mail, which works once. */
export const signInByLink = (token: string): Promise<Answer<null>> => signInBy('link', { token })

async function signInBy(provider: string, given: Record<string, string>): Promise<Answer<null>> {
  try {
    // Loaded when it is needed: no page needs it to be read.
    const { signIn } = await import('next-auth/react')
    const result = await signIn(provider, { ...given, redirect: false, timeZone: ownZone() })
    if (result?.ok) return { ok: true, data: null }
    const message = result?.error ?? unreachable.message
    return { ok: false, trouble: { code: 'not_signed_in', message } }
  } catch {
    return { ok: false, trouble: unreachable }
  }
}

/** Goes to another service to sign in there, and comes back to the page named. */
export async function signInElsewhere(service: string, next: string): Promise<void> {
  const { signIn } = await import('next-auth/react')
  await signIn(service, { callbackUrl: next })
}

/** Ends the session in this browser, and goes on as a visitor. */
export async function signOutHere(next = '/'): Promise<void> {
  leaving()
  const { signOut } = await import('next-auth/react')
  await signOut({ callbackUrl: next })
}
