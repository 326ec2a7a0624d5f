import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { type Caller, requireCaller } from '../people/caller.js'
import { Problem } from '../problems.js'
import { isDuplicate, transaction } from '../transaction.js'
import { seatOf } from './record.js'
import { lockMatch, requireOpen } from './table.js'

export const address = z
  .email('an e-mail address such as anne@example.org')
  .max(254)
  .transform((text) => text.toLowerCase())

export const inviteInput = z.object({
  match: z.string().max(100),
  address: address.describe('Where the invitation goes'),
})

/** Nobody may use invitations to flood strangers with mail. */
const MOST_PER_MATCH = 16
const MOST_PER_DAY = 40

export type Invitation = { readonly id: string; readonly address: string }

/**
 * Invites an address to an open match; the mail leaves with the outbox.
 *
 * @throws Problem not_found, not_open, not_allowed, already_invited, too_many_requests
 */
export async function invite(house: House, caller: Caller | undefined, input: unknown): Promise<Invitation> {
  const { userId } = requireCaller(caller, 'play')
  const wish = parseInput(inviteInput, input, '')
  return transaction(house.pool, async (db) => {
    const match = await lockMatch(db, wish.match)
    if (match.creatorId !== userId && !seatOf(match, userId)) {
      throw new Problem('not_allowed', 'Only players of a match invite others to it.', {
        where: 'match',
        hint: 'Join it first.',
      })
    }
    requireOpen(match)
    const { rows } = await db.query<{ here: number; today: number; wait: number }>(
      `select (select count(*)::int from invitation where match_id = $1) as here, count(*)::int as today,
        ceil(extract(epoch from coalesce(min(created_at), now()) + interval '1 day' - now()))::int as wait
       from invitation where inviter_id = $2 and created_at > now() - interval '1 day'`,
      [match.id, userId],
    )
    const { here, today, wait } = rows[0] ?? { here: 0, today: 0, wait: 0 }
    if (here >= MOST_PER_MATCH) {
      throw new Problem('not_allowed', 'This match has sent all the invitations that it may.', {
        where: 'match',
        hint: 'Share the match’s link instead.',
      })
    }
    if (today >= MOST_PER_DAY) {
      throw new Problem('too_many_requests', 'That is enough invitations for today.', {
        hint: 'Share the match’s link instead.',
        retryAfter: wait,
      })
    }
    try {
      const made = await db.query<Invitation>(
        'insert into invitation (id, match_id, inviter_id, address) values (gen_random_uuid(), $1, $2, $3) returning id, address',
        [match.id, userId, wish.address],
      )
      const invitation = made.rows[0]
      if (!invitation) throw new Error('no invitation came back')
      await db.query(`insert into notice (kind, invitation_id, match_id) values ('invitation', $1, $2)`, [
        invitation.id,
        match.id,
      ])
      await db.query(
        `select graphile_worker.add_job('mail', json_build_object('invitationId', $1::text), job_key := 'mail:' || $1::text)`,
        [invitation.id],
      )
      return invitation
    } catch (error) {
      if (!isDuplicate(error)) throw error
      throw new Problem('already_invited', 'This address was invited to this match before.', {
        where: 'address',
        hint: 'Share the link with them.',
      })
    }
  })
}
