import { NoticeKind } from '@marque/database'
import { readLink } from '@marque/session'
import { z } from 'zod'
import type { House } from '../house.js'
import { Problem } from '../problems.js'

const kinds = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(NoticeKind)))

/** What an unsubscribe link would end. */
export type Unsubscription =
  | { readonly user: string; readonly kinds: readonly NoticeKind[] }
  | { readonly closed: string }

/** Reads an unsubscribe link. @throws Problem link_expired if it is not one of ours */
export async function readUnsubscription(house: House, token: string): Promise<Unsubscription> {
  const claims = await readLink('unsubscribe', token, house.settings.NEXTAUTH_SECRET)
  if (claims?.['closed'] !== undefined) return { closed: claims['closed'] }
  const parsed = kinds.safeParse(claims?.['kinds'])
  if (claims?.['user'] !== undefined && parsed.success) return { user: claims['user'], kinds: parsed.data }
  throw new Problem('link_expired', 'This link is not one of ours.', {
    where: 'token',
    hint: 'Use the newest mail, or the settings.',
  })
}

/** Ends the mails that the link speaks of; works signed out, and doing it again changes nothing. */
export async function unsubscribe(house: House, token: string): Promise<Unsubscription> {
  const wish = await readUnsubscription(house, token)
  if ('closed' in wish) {
    await house.pool.query('insert into closed_address (address) values ($1) on conflict do nothing', [
      wish.closed,
    ])
  } else {
    await house.pool.query(
      `update account set muted = array(select distinct unnest(muted || $2::notice_kind[])) where id = $1`,
      [wish.user, wish.kinds],
    )
  }
  return wish
}
