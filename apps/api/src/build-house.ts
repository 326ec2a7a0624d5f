import { connect } from '@marque/database'
import { allGames, type Game } from '@marque/rules'
import { sealedLots } from '@marque/rules/sample-game'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { Batches } from './batches.js'
import type { House } from './house.js'
import { Hub } from './live/hub.js'
import { loadMatches } from './match/record.js'
import { writeTurns } from './match/store.js'
import { makeMetrics } from './metrics.js'
import { RulesBudget } from './rules-budget.js'
import type { Settings } from './settings.js'

/** Two, so that one batch is read or written while another is made; more would make them smaller. */
const LANES = 2

/**
 * Makes what the services work with.
 *
 * @param games other games than the registered ones, for trying out a new one
 */
export function buildHouse(
  settings: Settings,
  log: FastifyBaseLogger,
  games?: readonly Game[],
): House & { close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: settings.DATABASE_POOL })
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'))
  // A connection that breaks while in use fails its query, which is soon enough to hear of it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const metrics = makeMetrics()
  const prisma = connect(pool)
  const hub = new Hub(pool, settings.DATABASE_URL, log)
  return {
    settings,
    pool,
    prisma,
    games: games ?? (settings.SAMPLE_GAME === 'on' ? [...allGames, sealedLots] : allGames),
    rules: new RulesBudget(settings.RULES_BUDGET_MS, () => metrics.cutOff.inc()),
    reads: new Batches({ lanes: LANES, run: (wanted) => loadMatches(pool, wanted) }),
    writes: new Batches({
      lanes: LANES,
      run: (turns) => writeTurns(pool, turns),
      key: (turn) => turn.before.id,
    }),
    hub,
    log,
    metrics,
    now: () => new Date(),
    async close() {
      await hub.close()
      await prisma.$disconnect()
      await pool.end()
    },
  }
}
