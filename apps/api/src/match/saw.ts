import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { type Caller, requireCaller } from '../people/caller.js'
import { Problem } from '../problems.js'

export const sawMatchInput = z.object({
  match: z.string().max(100),
  version: z.int().min(0).describe('The newest version that the player has seen'),
})

/** Who was heard of within this time is at the table, in seconds. */
const PRESENT = 60

/**
 * Notes that the caller has the table before him and what he has seen of it: the others see that he is
 * there, and the next visit begins where this one ended. To be sent now and then while the page is looked at.
 *
 * @throws Problem not_your_seat
 */
export async function sawMatch(house: House, caller: Caller | undefined, input: unknown): Promise<boolean> {
  const { userId } = requireCaller(caller, 'play')
  const wish = parseInput(sawMatchInput, input, '')
  const { rows } = await house.pool.query<{ came: boolean }>(
    `update seat s set seen_at = now(), seen_version = greatest(s.seen_version, least($3, m.version))
     from match m, seat before
     where m.id = s.match_id and s.match_id = $1 and s.user_id = $2
       and before.match_id = s.match_id and before.index = s.index
     returning coalesce(before.seen_at < now() - make_interval(secs => $4), true) as came`,
    [wish.match, userId, wish.version, PRESENT],
  )
  const seat = rows[0]
  if (!seat)
    throw new Problem('not_your_seat', 'You have no seat in this match.', {
      where: 'match',
      hint: 'Only players are seen at the table.',
    })
  if (seat.came) await house.hub.publishNow(wish.match)
  return true
}
