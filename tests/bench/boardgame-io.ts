import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePorts } from '../support/ports.js'
import { TileMatch } from './boardgame-io-players.js'
import { at, count, MATCHES, POOL, processorTime, type Side } from './side.js'

const SERVER = fileURLToPath(new URL('./boardgame-io-server.ts', import.meta.url))

/** boardgame.io's server on bgio-postgres as a process of its own, with a connection for every match. */
export async function openBoardgameIo(database: string): Promise<Side> {
  const port = await freePorts(1)
  const server = spawn(process.execPath, ['--import', 'tsx', SERVER, database, `${port}`, `${POOL}`], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(server.stdout)) if (line.includes('at work')) break
  const url = `http://localhost:${port}`
  const matches: TileMatch[] = []
  for (let match = 0; match < MATCHES; match++) matches.push(await TileMatch.open(url))
  const pool = new pg.Pool({ connectionString: database, max: 1 })
  let moves = 0
  return {
    prepare: async () => {},
    move: (match) => at(matches, match).move(moves % 4, moves++ % 36),
    stored: () =>
      count(pool, `select coalesce(sum((state->>'_stateID')::int), 0)::int as count from "Games"`),
    cpu: () => processorTime(server.pid ?? 0),
    async close() {
      for (const match of matches) match.close()
      await pool.end()
      server.kill()
      await once(server, 'exit')
    },
  }
}
