import { z } from 'zod'
import type { House } from '../house.js'
import { OUTAGE } from '../match/clock.js'
import { playAbsence } from '../match/play.js'

const overdue = z.array(z.object({ match: z.string(), decision: z.string() }))

/** How many overdue decisions one sweep takes up. */
const BATCH = 200

/**
 * Finds every decision that is overdue and plays the absence rule, even if every job and page was lost. A
 * due time counts only while players could move: as long as the API gives no sign of life, nothing is due.
 *
 * @returns how many were overdue
 */
export async function sweepOverdue(house: House): Promise<number> {
  const { rows } = await house.pool.query(
    `select d.match_id as match, d.id as decision
     from decision d join match m on m.id = d.match_id and m.status = 'playing'
     where d.due <= now() and exists (select from heartbeat where service = 'api' and at > now() - make_interval(secs => $1))
     order by d.due limit $2`,
    [OUTAGE / 1000, BATCH],
  )
  const found = overdue.parse(rows)
  for (const { match, decision } of found) {
    try {
      await playAbsence(house, match, decision)
    } catch (error) {
      house.log.error({ err: error, match }, 'could not play an absence; the next sweep tries again')
    }
  }
  return found.length
}

/** A job whose worker was killed stays locked for hours; none that lives is at it for minutes. */
const LIVING = `(j.locked_at is null or j.locked_at > now() - interval '2 minutes')`

/**
 * Calls again on bots and senders whose job was lost with its worker. A job that is still there, waiting or
 * at work, is left alone.
 */
export async function sweepLostJobs(house: House): Promise<void> {
  await house.pool.query(
    `select graphile_worker.add_job('bot', json_build_object('match', d.match_id, 'seat', d.seat, 'decision', d.id), job_key := key)
     from decision d join match m on m.id = d.match_id and m.status = 'playing'
       join seat s on s.match_id = d.match_id and s.index = d.seat and s.bot and s.left_at is null,
       lateral (select 'bot:' || d.match_id || ':' || d.id as key) k
     where d.opened_at < now() - interval '1 minute' and d.kind <> 'optional'
       and not exists (select from graphile_worker.jobs j where j.key = k.key and ${LIVING})`,
  )
  await house.pool.query(
    `update notice set status = 'failed', remark = 'the sender stopped half-way; not sent again, for it may have arrived'
     where status = 'sending' and claimed_at < now() - interval '10 minutes'`,
  )
  if (house.settings.SMTP_URL === undefined) return
  await house.pool.query(
    `select graphile_worker.add_job('mail', json_strip_nulls(json_build_object(
         'userId', user_id, 'invitationId', invitation_id, 'signInLinkId', sign_in_link_id)), job_key := key)
     from (select distinct user_id, invitation_id, sign_in_link_id,
         'mail:' || coalesce(user_id, invitation_id, sign_in_link_id) as key
       from notice where status = 'pending' and created_at < now() - make_interval(secs => $1)) waiting
     where not exists (select from graphile_worker.jobs j where j.key = waiting.key and ${LIVING})`,
    [house.settings.NOTICE_DELAY_SECONDS + 60],
  )
}
