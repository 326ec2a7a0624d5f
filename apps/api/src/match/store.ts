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

// Every part hangs on `moved`: a match that moved on meanwhile is not in it, and nothing at all is written of its
// turn. A part that only selects runs only if it is read, hence the counts at the end.
const text = `
with turn as (
  select * from json_to_recordset($1) as t (match text, "wasVersion" int, "was" match_status, state json, version int,
    status match_status, outcome json, at timestamptz, "noticeDelay" int, actions json, closed json, opened json,
    seats json, notices json, bots json)
), moved as (
  update match m set state = t.state, version = t.version, status = t.status, outcome = t.outcome, changed_at = t.at,
    started_at = coalesce(m.started_at, t.at), finished_at = case when t.status = 'finished' then t.at end
  from turn t
  where m.id = t.match and m.version = t."wasVersion" and m.status = t."was"
  returning m.id, t.*
), acted as (
  insert into action (match_id, index, seat, type, cause, decision, move, events, key, at)
  select moved.id, a.index, a.seat, a.type, a.cause, a.decision, a.move, a.events, a.key, moved.at
  from moved, json_to_recordset(moved.actions) as a (index int, seat smallint, type action_type, cause cause,
    decision text, move json, events json, key text)
), closed as (
  delete from decision d using moved, json_array_elements_text(moved.closed) as c
  where d.match_id = moved.id and d.id = c
), opened as (
  insert into decision (match_id, id, seat, kind, opened_at, due)
  select moved.id, d.id, d.seat, d.kind, moved.at, d.due
  from moved, json_to_recordset(moved.opened) as d (id text, seat smallint, kind decision_kind, due timestamptz)
), seated as (
  update seat s set absences = n.absences, left_at = n."leftAt"
  from moved, json_to_recordset(moved.seats) as n (index smallint, absences smallint, "leftAt" int)
  where s.match_id = moved.id and s.index = n.index
), noticed as (
  insert into notice (kind, user_id, match_id, version)
  select n.kind, a.id, moved.id, moved.version
  from moved, json_to_recordset(moved.notices) as n (kind notice_kind, "userId" uuid)
    join account a on a.id = n."userId" and a.address is not null and a.bounces < 3 and not n.kind = any (a.muted)
  on conflict do nothing
  returning user_id, match_id
), mails as (
  select graphile_worker.add_job('mail', json_build_object('userId', user_id), job_key := 'mail:' || user_id,
    job_key_mode := 'preserve_run_at', run_at := moved.at + make_interval(secs => moved."noticeDelay"))
  from noticed join moved on moved.id = noticed.match_id
  order by user_id
), bots as (
  select graphile_worker.add_job('bot', json_build_object('match', moved.id, 'seat', b.seat, 'decision', b.decision),
    job_key := 'bot:' || moved.id || ':' || b.decision)
  from moved, json_to_recordset(moved.bots) as b (seat int, decision text)
)
select (select coalesce(array_agg(id), '{}') from moved) as moved,
  (select count(*) from mails) as mails, (select count(*) from bots) as bots`

/**
 * Writes turns of different matches in one statement.
 *
 * @returns for each whether it was written: all of it, or nothing if the match is no longer as it was read
 */
export async function writeTurns(
  db: pg.Pool | pg.PoolClient,
  writings: readonly Writing[],
): Promise<boolean[]> {
  const values = [JSON.stringify(writings.map(rowOf))]
  const { rows } = await db.query<{ moved: string[] }>({ name: 'write-turns', text, values })
  const moved = new Set(rows[0]?.moved)
  return writings.map(({ before }) => moved.has(before.id))
}

function rowOf({ before, after, turn, closed, opened, notices, bots, now, noticeDelay }: Writing) {
  const { id: match, version: wasVersion, status: was } = before
  const { state, version, status, outcome } = after
  const actions = turn.actions.map(({ move, ...action }) => ({
    ...action,
    move: action.type === 'leave' ? undefined : move,
  }))
  const { seats } = turn
  return {
    match,
    wasVersion,
    was,
    state,
    version,
    status,
    outcome,
    at: now,
    noticeDelay,
    actions,
    closed,
    opened,
    seats,
    notices,
    bots,
  }
}
