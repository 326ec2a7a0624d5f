import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPostgres } from '@marque/postgres'
import pg from 'pg'
import { openBoardgameIo } from './boardgame-io.js'
import { openMarque } from './marque.js'
import { playRound, type Side, type Tally } from './side.js'
import { print, quantile, type Row } from './table.js'

const ROUNDS = 5

type Contestant = {
  readonly name: string
  /** Moves a match in a round: as many as make the rounds of all about as long. */
  readonly moves: number
  readonly open: (database: string) => Promise<Side>
}

const MARQUE = 'Marque'
const OTHER = 'boardgame.io with bgio-postgres'
const contestants: readonly Contestant[] = [
  { name: MARQUE, moves: 60, open: (database) => openMarque(database, false) },
  { name: `${MARQUE}, mailing everybody`, moves: 40, open: (database) => openMarque(database, true) },
  { name: OTHER, moves: 12, open: openBoardgameIo },
]

/** Measures durable moves a second and prints a table. */
export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'marque-bench-'))
  await chmod(directory, 0o755) // as root, another account runs the server
  const port = randomInt(20_000, 30_000)
  const server = await startPostgres({ directory, port, database: 'main', durable: true, log: () => {} })
  try {
    const rows = await measure(server.url)
    print(rows)
    return rows
  } finally {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

async function measure(server: string): Promise<Row[]> {
  const sides: { name: string; moves: number; side: Side; tally: Tally }[] = []
  try {
    for (const [index, { name, moves, open }] of contestants.entries()) {
      const side = await open(await createDatabase(server, `bench_${index}`))
      sides.push({ name, moves, side, tally: { perSecond: [], latencies: [], cpu: [] } })
    }
    for (const { side, moves } of sides)
      await playRound(side, Math.ceil(moves / 3), { perSecond: [], latencies: [], cpu: [] })
    // In turn, so that all see the same machine.
    for (let round = 0; round < ROUNDS; round++)
      for (const { side, moves, tally } of sides) await playRound(side, moves, tally)
  } finally {
    for (const { side } of sides) await side.close()
  }
  const other = sides.find(({ name }) => name === OTHER)?.tally
  return sides.flatMap(({ name, tally }) => [
    { what: `durable moves, ${name}`, value: quantile(tally.perSecond, 0.5), unit: '/s' },
    { what: '  answered after, median', value: quantile(tally.latencies, 0.5), unit: 'ms' },
    { what: '  answered after, 99 of 100', value: quantile(tally.latencies, 0.99), unit: 'ms' },
    { what: "  processor time of the server's process", value: quantile(tally.cpu, 0.5) * 1000, unit: 'µs' },
    ...(other && other !== tally
      ? [{ what: '  times as many as boardgame.io', value: ratio(tally, other), unit: '×' }]
      : []),
  ])
}

/** The median of the rounds' own ratios: what slows the machine down for a while slows both. */
const ratio = (own: Tally, other: Tally): number =>
  quantile(
    own.perSecond.map((value, round) => value / (other.perSecond[round] ?? Number.NaN)),
    0.5,
  )

async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${pg.escapeIdentifier(name)}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run()
