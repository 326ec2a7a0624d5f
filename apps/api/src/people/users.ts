import { NoticeKind, Prisma } from '@marque/database'
import { readLink } from '@marque/session'
import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { address } from '../match/invite.js'
import { Problem } from '../problems.js'
import { transaction } from '../transaction.js'
import { type Caller, requireCaller } from './caller.js'

const name = z
  .string()
  .trim()
  .min(1, 'a name of 1 to 40 characters')
  .max(40, 'a name of 1 to 40 characters')
  .describe('What others call you')
export const timeZone = z
  .string()
  .max(60)
  .refine((zone) => isZone(zone), 'a time zone such as Europe/London')
  .describe('An IANA time zone such as Europe/London')

export const guestInput = z.object({ name, timeZone: timeZone.default('UTC') })
export const updateMeInput = z.object({
  name: name.optional(),
  timeZone: timeZone.optional(),
  muted: z.array(z.enum(NoticeKind)).optional().describe('The kinds of notice that you do not want by mail'),
})
export const setAddressInput = z.object({ address: address.describe('Where notices should go') })

/** Nobody may flood a stranger’s mailbox with confirmations. */
const CONFIRMATIONS_A_DAY = 5

const select = {
  id: true,
  name: true,
  address: true,
  newAddress: true,
  timeZone: true,
  muted: true,
  sessionEpoch: true,
} as const

/** What the web needs to sign a session. */
export type SignedIn = { readonly id: string; readonly name: string; readonly epoch: number }

export type User = Prisma.UserGetPayload<{ select: typeof select }>

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Takes in a guest under a name; the web signs his session. */
export async function createGuest(house: House, input: unknown): Promise<SignedIn> {
  const wish = parseInput(guestInput, input, '')
  const { id, sessionEpoch } = await house.prisma.user.create({ data: wish, select })
  return { id, name: wish.name, epoch: sessionEpoch }
}

/**
 * The caller's own account.
 *
 * @throws Problem not_signed_in, missing_scope
 */
export async function me(house: House, caller: Caller | undefined): Promise<User> {
  return theUser(house, requireCaller(caller, 'read').userId)
}

export async function updateMe(house: House, caller: Caller | undefined, input: unknown): Promise<User> {
  const { userId } = requireCaller(caller, 'manage')
  const wish = parseInput(updateMeInput, input, '')
  const data = {
    ...(wish.name === undefined ? {} : { name: wish.name }),
    ...(wish.timeZone === undefined ? {} : { timeZone: wish.timeZone }),
    ...(wish.muted === undefined ? {} : { muted: [...new Set(wish.muted)] }),
  }
  return house.prisma.user.update({ where: { id: userId }, data, select })
}

/**
 * Asks for notices to go to an address: a mail with a link goes there, and only its opening makes it count.
 *
 * @throws Problem bad_input
 */
export async function setAddress(house: House, caller: Caller | undefined, input: unknown): Promise<User> {
  const { userId } = requireCaller(caller, 'manage')
  const wish = parseInput(setAddressInput, input, '')
  await transaction(house.pool, async (db) => {
    const { rowCount } = await db.query(
      'update account set new_address = $2 where id = $1 and address is distinct from $2',
      [userId, wish.address],
    )
    if (rowCount === 0) return
    const { rows } = await db.query<{ today: number; wait: number }>(
      `select count(*)::int as today,
         ceil(extract(epoch from coalesce(min(created_at), now()) + interval '1 day' - now()))::int as wait
       from notice where user_id = $1 and kind = 'address' and created_at > now() - interval '1 day'`,
      [userId],
    )
    const { today, wait } = rows[0] ?? { today: 0, wait: 0 }
    if (today >= CONFIRMATIONS_A_DAY) {
      throw new Problem('too_many_requests', 'That is enough confirmation mails for a day.', {
        where: 'address',
        hint: 'Try again tomorrow.',
        retryAfter: wait,
      })
    }
    await db.query(
      `update notice set status = 'dropped', remark = 'asked again' where user_id = $1 and kind = 'address' and status = 'pending'`,
      [userId],
    )
    await db.query(`insert into notice (kind, user_id) values ('address', $1)`, [userId])
    await db.query(
      `select graphile_worker.add_job('mail', json_build_object('userId', $1::text), job_key := 'mail:' || $1::text)`,
      [userId],
    )
  })
  return theUser(house, userId)
}

/** No more notices by mail; what was on its way is dropped by the sender. */
export async function removeAddress(house: House, caller: Caller | undefined): Promise<User> {
  const { userId } = requireCaller(caller, 'manage')
  return house.prisma.user.update({
    where: { id: userId },
    data: { address: null, newAddress: null, bounces: 0 },
    select,
  })
}

/**
 * Opens the link of a confirmation mail; works signed out, for the link itself is the proof.
 *
 * @throws Problem link_expired, address_taken
 */
export async function confirmAddress(house: House, token: string): Promise<User> {
  const claims = await readLink('address', token, house.settings.NEXTAUTH_SECRET)
  const { user: id, address: confirmed } = claims ?? {}
  if (id === undefined || confirmed === undefined) throw expired()
  try {
    const { count } = await house.prisma.user.updateMany({
      where: { id, OR: [{ newAddress: confirmed }, { address: confirmed }] },
      data: { address: confirmed, newAddress: null, bounces: 0 },
    })
    if (count === 0) throw expired()
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
    throw new Problem('address_taken', 'Another account gets its notices there.', {
      where: 'address',
      hint: 'Use another address, or sign in to that account.',
    })
  }
  return theUser(house, id)
}

const expired = () =>
  new Problem('link_expired', 'This link has expired.', {
    where: 'token',
    hint: 'Ask for a new mail in the settings.',
  })

const theUser = (house: House, id: string): Promise<User> =>
  house.prisma.user.findUniqueOrThrow({ where: { id }, select })
