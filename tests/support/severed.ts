import pg from 'pg'
import type { TestHouse } from './house.js'

/** The database sessions that listen for a house's messages. */
export async function listeners(api: TestHouse): Promise<number[]> {
  const { rows } = await api.house.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and query = 'listen marque'`,
  )
  return rows.map(({ pid }) => pid)
}

/**
 * Does something while a listening session is gone and cannot come back: whatever is published meanwhile is
 * lost to its house.
 *
 * @param near the house that does it: it has all its connections before no new one is let in
 */
export async function whileSevered(
  near: TestHouse,
  pid: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const { settings, pool } = near.house
  const url = new URL(settings.DATABASE_URL)
  const database = pg.escapeIdentifier(url.pathname.slice(1))
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  try {
    const connections = await Promise.all(
      Array.from({ length: settings.DATABASE_POOL }, () => pool.connect()),
    )
    for (const connection of connections) connection.release()
    await admin.query(`alter database ${database} allow_connections false`)
    const { rows } = await admin.query('select pg_terminate_backend($1, 10000) as ended', [pid])
    if (rows[0]?.ended !== true) throw new Error('the listening session would not end')
    await work()
  } finally {
    await admin.query(`alter database ${database} allow_connections true`)
    await admin.end()
  }
}
