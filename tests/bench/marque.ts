import { migrate } from '@marque/database'
import pg from 'pg'
import { Service } from '../chaos/service.js'
import { Client } from '../support/client.js'
import { freePorts } from '../support/ports.js'
import { Connection } from './connection.js'
import { Script } from './marque-players.js'
import { at, CONNECTIONS, count, MATCHES, POOL, processorTime, type Side } from './side.js'

/**
 * The API as a process of its own, with two players for every match, each with a token.
 *
 * @param withAddresses the players want mail: every move writes a notice and a job, too
 */
export async function openMarque(database: string, withAddresses: boolean): Promise<Side> {
  await migrate(database)
  const port = await freePorts(1)
  const api = new Service(
    'main',
    {
      DATABASE_URL: database,
      API_PORT: `${port}`,
      DATABASE_POOL: `${POOL}`,
      RATE_LIMIT: '1000000',
      NODE_ENV: 'production',
    },
    // To look into the server: API_FLAGS='--cpu-prof --cpu-prof-dir=profile' npm run bench
    (process.env['API_FLAGS'] ?? '').split(' ').filter((flag) => flag !== ''),
  )
  await api.ready()
  const pool = new pg.Pool({ connectionString: database, max: 1 })
  const url = `http://127.0.0.1:${port}`
  const player = async (name: string) => (await Client.guest(url, name)).withToken('play')
  const scripts = await Promise.all(
    Array.from(
      { length: MATCHES },
      async (_, match) => new Script([await player(`Anne ${match}`), await player(`Bob ${match}`)], match),
    ),
  )
  if (withAddresses) await pool.query(`update account set address = replace(name, ' ', '') || '@example.org'`)
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => Connection.open(port)))
  return {
    async prepare(moves) {
      await Promise.all(scripts.map((script) => script.prepare(moves)))
    },
    move: (match, connection) => at(scripts, match).move(at(connections, connection)),
    stored: () => count(pool, 'select count(*)::int as count from action'),
    cpu: () => processorTime(api.pid),
    async close() {
      for (const connection of connections) connection.close()
      await pool.end()
      await api.stop()
    },
  }
}
