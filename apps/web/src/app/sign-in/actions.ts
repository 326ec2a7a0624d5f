'use server'
import { cookies } from 'next/headers'
import { z } from 'zod'
import type { Trouble } from '@/api/answer'
import { whoAsks } from '@/api/server'
import { askHouse } from '@/auth/house'
import { NEXT_COOKIE, ownPath } from '@/auth/path'
import { settings } from '@/settings'

export type Sent =
  | { readonly state: 'not yet' }
  | { readonly state: 'sent'; readonly address: string }
  | { readonly state: 'refused'; readonly address: string; readonly trouble: Trouble }

/** Sends a link that signs in. Works before any script has loaded; Next refuses what another site's page sends. */
export async function sendLink(_before: Sent, form: FormData): Promise<Sent> {
  const address = String(form.get('address') ?? '').trim()
  const me = await whoAsks()
  const sent = await askHouse(
    'sign-in-links',
    // A guest becomes the account of that address; who has an address already just changes accounts.
    { address, ...(me && !me.address && { guestId: me.id }) },
    z.unknown(),
  )
  if (!sent.ok) return { state: 'refused', address, trouble: sent.trouble }
  const jar = await cookies()
  // The mail is most often opened in the same browser, and then one goes on where one was.
  jar.set(NEXT_COOKIE, ownPath(form.get('next'), settings.publicUrl), {
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
    path: '/sign-in',
    maxAge: 3600,
  })
  return { state: 'sent', address }
}
