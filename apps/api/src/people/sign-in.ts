import { randomUUID } from 'node:crypto'
import { readLink } from '@marque/session'
import type pg from 'pg'
import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { CALLERS } from '../live/hub.js'
import { address } from '../match/invite.js'
import { Problem } from '../problems.js'
import { transaction } from '../transaction.js'
import { type SignedIn, timeZone } from './users.js'

const HOURS = 1

/** Nobody may flood a stranger’s mailbox with links. */
const LINKS_AN_HOUR = 4

export const signInLinkInput = z.object({
  address,
  guestId: z.uuid().optional().describe('The guest who asks, and who will keep his matches'),
})

/**
 * Sends a link that signs in whoever opens it.
 *
 * @throws Problem bad_input, too_many_requests
 */
export async function sendSignInLink(house: House, input: unknown): Promise<void> {
  const wish = parseInput(signInLinkInput, input, '')
  await transaction(house.pool, async (db) => {
    const { rows } = await db.query<{ sent: number }>(
      `select count(*)::int as sent from sign_in_link where address = $1 and created_at > now() - interval '1 hour'`,
      [wish.address],
    )
    if ((rows[0]?.sent ?? 0) >= LINKS_AN_HOUR) {
      throw new Problem('too_many_requests', 'Several links went to this address already.', {
        where: 'address',
        hint: 'Look into the mailbox, and its spam folder; or try again in an hour.',
      })
    }
    const id = randomUUID()
    await db.query('insert into sign_in_link (id, address, guest_id) values ($1, $2, $3)', [
      id,
      wish.address,
      wish.guestId ?? null,
    ])
    await db.query(`insert into notice (kind, sign_in_link_id) values ('sign_in', $1)`, [id])
    await db.query(
      `select graphile_worker.add_job('mail', json_build_object('signInLinkId', $1::text), job_key := 'mail:' || $1::text)`,
      [id],
    )
  })
}

export const useLinkInput = z.object({
  token: z.string().max(2000),
  timeZone: timeZone.default('UTC'),
  sessionId: z.uuid().optional().describe('The user whose session the opener of the link has, if any'),
})

/**
 * Signs in by a link, which works once and for an hour: into the account of its address; else the guest
 * who asked for it becomes that account; else a new one is made.
 *
 * @throws Problem link_expired
 */
export async function signInByLink(house: House, input: unknown): Promise<SignedIn> {
  const wish = parseInput(useLinkInput, input, '')
  const claims = await readLink('sign-in', wish.token, house.settings.NEXTAUTH_SECRET)
  const user = await transaction(house.pool, async (db) => {
    const { rows } = await db.query<{ address: string; guestId: string | null }>(
      `update sign_in_link set used_at = now()
       where id = $1 and used_at is null and created_at > now() - make_interval(hours => $2)
       returning address, guest_id as "guestId"`,
      [claims?.['id'] ?? null, HOURS],
    )
    const link = rows[0]
    if (!link) {
      throw new Problem('link_expired', 'This link was used already or is too old.', {
        where: 'token',
        hint: 'Ask for a new one: each works once, for an hour.',
      })
    }
    const known = await accountOf(db, link.address)
    if (known) {
      if (link.guestId && link.guestId !== known.id) await moveBelongings(db, link.guestId, known.id)
      return known
    }
    return (
      (link.guestId && (await raiseGuest(db, link.guestId, link.address, wish.sessionId === link.guestId))) ||
      newAccount(db, link.address, wish.timeZone)
    )
  })
  await house.hub.publishNow(CALLERS)
  return user
}

const columns = 'id, name, session_epoch as epoch'

async function accountOf(db: pg.PoolClient, address: string): Promise<SignedIn | undefined> {
  const { rows } = await db.query<SignedIn>(`select ${columns} from account where address = $1`, [address])
  return rows[0]
}

/**
 * The guest keeps everything and has an address from now on, unless he has another one already. Opened by
 * somebody without the guest's session, the link may have been asked for by a stranger: then who opens it
 * has the account to himself, and every other session and token of it ends.
 */
async function raiseGuest(
  db: pg.PoolClient,
  guest: string,
  address: string,
  isSame: boolean,
): Promise<SignedIn | undefined> {
  const { rows } = await db.query<SignedIn>(
    `update account set address = $2, new_address = null, bounces = 0, session_epoch = session_epoch + $3
     where id = $1 and address is null returning ${columns}`,
    [guest, address, isSame ? 0 : 1],
  )
  if (rows[0] && !isSame) {
    await db.query('update token set revoked_at = now() where user_id = $1 and revoked_at is null', [guest])
  }
  return rows[0]
}

async function newAccount(db: pg.PoolClient, address: string, zone: string): Promise<SignedIn> {
  const { rows } = await db.query<SignedIn>(
    `insert into account (id, name, address, time_zone) values (gen_random_uuid(), $1, $2, $3) returning ${columns}`,
    [nameFrom(address), address, zone],
  )
  if (!rows[0]) throw new Error('no account came back')
  return rows[0]
}

/** What to call somebody of whom only the address is known; he can change it. */
const nameFrom = (address: string): string => {
  const local = address.split('@')[0] ?? ''
  const words = local.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return (name || 'Sailor').slice(0, 40)
}

/**
 * A guest's seats become the account's, except where both sit at the same table; and so do his set-ups, except
 * where both have one by that name.
 */
export async function moveBelongings(db: pg.PoolClient, guest: string, account: string): Promise<void> {
  await db.query(
    `update seat set user_id = $2 where user_id = $1
     and not exists (select from seat other where other.match_id = seat.match_id and other.user_id = $2)`,
    [guest, account],
  )
  await db.query('update match set creator_id = $2 where creator_id = $1', [guest, account])
  await db.query(
    `update setup set user_id = $2 where user_id = $1 and not exists
       (select from setup other where other.user_id = $2 and (other.game, other.name) = (setup.game, setup.name))`,
    [guest, account],
  )
}
