import { readFile } from 'node:fs/promises'
import type pg from 'pg'

export const MATCHES = 100
export const CONNECTIONS = 50
/** Database connections of each server. */
export const POOL = 10

/** An answer that never comes must not hold the benchmark for ever; milliseconds a round. */
const LONGEST = 120_000
const STALLED = 'A round does not come to its end: an answer or a stored move is missing.'

/** A server under test, with its players seated. */
export type Side = {
  /** Makes ready whatever so many moves a match need, so that playing takes no time of the client's. */
  prepare(moves: number): Promise<void>
  /** Makes the next move of a match over a connection, and waits for the answer. */
  move(match: number, connection: number): Promise<void>
  /** How many moves its database holds. */
  stored(): Promise<number>
  /** Milliseconds of processor time that its process has used. */
  cpu(): Promise<number>
  close(): Promise<void>
}

/** What a side did in each round. */
export type Tally = {
  readonly perSecond: number[]
  readonly latencies: number[]
  /** Milliseconds of the server's processor time a move. */
  readonly cpu: number[]
}

/**
 * Plays one round of so many moves a match, until all of them are stored. Each connection plays its matches
 * in turn, one move at a time.
 */
export async function playRound(side: Side, moves: number, tally: Tally): Promise<void> {
  await side.prepare(moves)
  const goal = (await side.stored()) + moves * MATCHES
  const cpu = await side.cpu()
  const began = performance.now()
  const playing = Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      for (let turn = 0; turn < moves; turn++) {
        for (let match = connection; match < MATCHES; match += CONNECTIONS) {
          const asked = performance.now()
          await side.move(match, connection)
          tally.latencies.push(performance.now() - asked)
        }
      }
    }),
  )
  await Promise.race([playing, tooLong()])
  while ((await side.stored()) < goal) if (performance.now() - began > LONGEST) throw new Error(STALLED)
  tally.perSecond.push((moves * MATCHES * 1000) / (performance.now() - began))
  tally.cpu.push(((await side.cpu()) - cpu) / (moves * MATCHES))
}

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(STALLED)), LONGEST).unref()
  })

export async function count(pool: pg.Pool, sql: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(sql)
  return rows[0]?.count ?? 0
}

/** @throws RangeError if there is no such item */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`There is no item ${index} of ${list.length}.`)
  return item
}

/** Linux counts a process's time in hundredths of a second; elsewhere there is no figure. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
