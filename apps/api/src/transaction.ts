import pg from 'pg'

/** Runs `work` in one transaction on one connection: all of it, or none if it throws. */
export async function transaction<T>(pool: pg.Pool, work: (db: pg.PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect()
  try {
    await db.query('begin')
    const result = await work(db)
    await db.query('commit')
    db.release()
    return result
  } catch (error) {
    // A connection that cannot even roll back is broken: the pool must not hand it out again.
    const broken = await db.query('rollback').then(
      () => undefined,
      (failure: unknown) => (failure instanceof Error ? failure : new Error('rollback failed')),
    )
    db.release(broken)
    throw error
  }
}

/** Whether a statement failed because it would have made a second of something unique. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505'
