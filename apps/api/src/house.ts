import type { PrismaClient } from '@marque/database'
import type { Game } from '@marque/rules'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Batches } from './batches.js'
import type { Hub } from './live/hub.js'
import type { MatchRow, Wanted } from './match/record.js'
import type { Writing } from './match/store.js'
import type { Metrics } from './metrics.js'
import type { RulesBudget } from './rules-budget.js'
import type { Settings } from './settings.js'

/** What every service works with. Made once a process; it holds no state of its own about any match. */
export type House = {
  readonly settings: Settings
  readonly pool: pg.Pool
  readonly prisma: PrismaClient
  readonly games: readonly Game[]
  readonly rules: RulesBudget
  /** Reads of matches, and writes of turns, that come up at about the same time share a statement. */
  readonly reads: Batches<Wanted, MatchRow | undefined>
  readonly writes: Batches<Writing, boolean>
  readonly hub: Hub
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly now: () => Date
}
