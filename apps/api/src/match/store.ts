import type pg from 'pg'
import type { MatchRow, OpenDecision } from './record.js'
import type { BotCall, NewNotice } from './tell.js'
import type { Turn } from './turn.js'

/** All that one turn changes. */
export type Writing = {
  /** The match as it was read: the write takes effect only if it still is at that version and status. */
  readonly before: MatchRow
  readonly after: MatchRow
  readonly turn: Turn
  readonly closed: readonly string[]
  readonly opened: readonly OpenDecision[]
  readonly notices: readonly NewNotice[]
  readonly bots: readonly BotCall[]
  readonly now: Date
  /** Seconds until a notice is looked at. */
  readonly noticeDelay: number
}

// Every part hangs on `moved`: if the match moved on meanwhile, that is empty and nothing at all is written.
// A part that only selects runs only if it is read, hence the counts at the end.
const text = `
with moved as (
  update match set state = $4, version = $5, status = $6::match_status, outcome = $7, changed_at = $8,
    started_at = coalesce(started_at, $8), finished_at = case when $6::match_status = 'finished' then $8 end
  where id = $1 and version = $2 and status = $3::match_status
  returning id
), acted as (
  insert into action (match_id, index, seat, type, cause, decision, move, events, key, at)
  select moved.id, a.index, a.seat, a.type, a.cause, a.decision, a.move, a.events, a.key, $8
  from moved, json_to_recordset($9) as a (index int, seat smallint, type action_type, cause cause,
    decision text, move json, events json, key text)
), closed as (
  delete from decision d using moved where d.match_id = moved.id and d.id = any ($10)
), opened as (
  insert into decision (match_id, id, seat, kind, opened_at, due)
  select moved.id, d.id, d.seat, d.kind, $8, d.due
  from moved, json_to_recordset($11) as d (id text, seat smallint, kind decision_kind, due timestamptz)
), seated as (
  update seat s set absences = n.absences, left_at = n."leftAt"
  from moved, json_to_recordset($12) as n (index smallint, absences smallint, "leftAt" int)
  where s.match_id = moved.id and s.index = n.index
), noticed as (
  insert into notice (kind, user_id, match_id, version)
  select n.kind, a.id, moved.id, $5
  from moved, json_to_recordset($13) as n (kind notice_kind, "userId" uuid)
    join account a on a.id = n."userId" and a.address is not null and a.bounces < 3 and not n.kind = any (a.muted)
  on conflict do nothing
  returning user_id
), mails as (
  select graphile_worker.add_job('mail', json_build_object('userId', user_id), job_key := 'mail:' || user_id,
    job_key_mode := 'preserve_run_at', run_at := $8::timestamptz + make_interval(secs => $15))
  from noticed
), bots as (
  select graphile_worker.add_job('bot', json_build_object('match', moved.id, 'seat', b.seat, 'decision', b.decision),
    job_key := 'bot:' || moved.id || ':' || b.decision)
  from moved, json_to_recordset($14) as b (seat int, decision text)
)
select (select count(*)::int from moved) as moved, (select count(*) from mails) as mails, (select count(*) from bots) as bots`

/** Writes a turn in one statement: all of it, or nothing if the match is no longer as it was read. */
export async function writeTurn(db: pg.Pool | pg.PoolClient, writing: Writing): Promise<boolean> {
  const { before, after, turn, now } = writing
  const actions = turn.actions.map(({ move, ...action }) => ({
    ...action,
    move: action.type === 'leave' ? undefined : move,
  }))
  const { rows } = await db.query<{ moved: number }>({
    name: 'write-turn',
    text,
    values: [
      before.id,
      before.version,
      before.status,
      JSON.stringify(after.state),
      after.version,
      after.status,
      after.outcome === null ? null : JSON.stringify(after.outcome),
      now,
      JSON.stringify(actions),
      writing.closed,
      JSON.stringify(writing.opened),
      JSON.stringify(turn.seats),
      JSON.stringify(writing.notices),
      JSON.stringify(writing.bots),
      writing.noticeDelay,
    ],
  })
  return rows[0]?.moved === 1
}
