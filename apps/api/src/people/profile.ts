import { z } from 'zod'
import type { House } from '../house.js'
import { parseInput } from '../input.js'
import { finishedOf, type MatchSummary, type Page, page } from '../match/lists.js'
import type { Caller } from './caller.js'

/** What anybody may know of a user. */
export type Profile = {
  readonly id: string
  readonly name: string
  readonly since: Date
  readonly finished: number
  readonly won: number
}

/** A user as others see him; null if there is none. */
export async function profile(house: House, id: string): Promise<Profile | null> {
  if (!z.uuid().safeParse(id).success) return null
  const { rows } = await house.pool.query<Profile>(
    `select a.id, a.name, a.created_at as since, count(m.id)::int as finished,
       (count(m.id) filter (where (m.outcome->'ranking'->>s.index)::int = 1))::int as won
     from account a left join seat s on s.user_id = a.id
       left join match m on m.id = s.match_id and m.status = 'finished' and m.visibility = 'public'
     where a.id = $1 group by a.id`,
    [id],
  )
  return rows[0] ?? null
}

export const profileMatchesInput = z.object(page)

/** The public matches that a user has finished, newest first. @throws Problem bad_input */
export async function profileMatches(
  house: House,
  caller: Caller | undefined,
  id: string,
  input: unknown,
): Promise<Page<MatchSummary>> {
  const wish = parseInput(profileMatchesInput, input, '')
  if (!z.uuid().safeParse(id).success) return { nodes: [], endCursor: null, hasNextPage: false }
  return finishedOf(house, caller, id, wish)
}
