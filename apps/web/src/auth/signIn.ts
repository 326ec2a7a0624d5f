'use client'
import type { Answer } from '@/api/answer'
import { unreachable } from '@/api/answer'

/** The zone that the reader's clock shows. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Makes a guest of this name and keeps the session in the browser's cookie. */
export async function signInAsGuest(name: string): Promise<Answer<null>> {
  try {
    // Loaded when it is needed: no page needs it to be read.
    const { signIn } = await import('next-auth/react')
    const result = await signIn('guest', { redirect: false, name, timeZone: ownZone() })
    if (result?.ok) return { ok: true, data: null }
  } catch {
    return { ok: false, trouble: unreachable }
  }
  return {
    ok: false,
    trouble: { code: 'not_signed_in', message: 'That did not work. Try another name, up to 40 letters.' },
  }
}

/** Ends the session in this browser. */
export async function signOutHere(): Promise<void> {
  const { signOut } = await import('next-auth/react')
  await signOut({ callbackUrl: '/' })
}
