import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient } from './generated/client.js'

export { Prisma, type PrismaClient } from './generated/client.js'
export * from './generated/enums.js'
export { migrate } from './migrate.js'

/** A Prisma client on a pool that the caller made, and ends after it. */
export function connect(pool: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(pool) })
}
