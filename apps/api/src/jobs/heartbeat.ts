import { z } from 'zod'
import type { House } from '../house.js'
import { dueAfterOutage, OUTAGE } from '../match/clock.js'
import { transaction } from '../transaction.js'

/** How often the API says that players can move, in milliseconds. */
export const BEAT = 10_000

const waiting = z.array(z.object({ match: z.string(), id: z.string(), openedAt: z.date(), due: z.date() }))

/** Says that players can move now; after a silence it first gives back the time that it took from them. */
export async function beat(house: Pick<House, 'pool' | 'now' | 'log'>): Promise<void> {
  await transaction(house.pool, async (db) => {
    const now = house.now()
    const last = await db.query<{ at: Date }>(`select at from heartbeat where service = 'api' for update`)
    const silentSince = last.rows[0]?.at
    if (silentSince && now.getTime() - silentSince.getTime() > OUTAGE) {
      const { rows } = await db.query(
        `select match_id as match, id, opened_at as "openedAt", due
         from decision where due < $1::timestamptz + ($1::timestamptz - $2::timestamptz)`,
        [now, silentSince],
      )
      const putOff = waiting
        .parse(rows)
        .map((row) => ({ ...row, due: dueAfterOutage(row, silentSince, now) }))
      await db.query(
        `update decision d set due = n.due from json_to_recordset($1) as n (match text, id text, due timestamptz)
         where d.match_id = n.match and d.id = n.id`,
        [JSON.stringify(putOff)],
      )
      house.log.info(
        { silentSince, decisions: putOff.length },
        'players got back the time that the service was away',
      )
    }
    await db.query(
      `insert into heartbeat (service, at) values ('api', $1) on conflict (service) do update set at = excluded.at`,
      [now],
    )
  })
}
