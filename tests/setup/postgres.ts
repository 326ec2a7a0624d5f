import { migrate } from '@marque/database'
import { temporaryPostgres } from '@marque/postgres'
import { runMigrations } from 'graphile-worker'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that nobody is connected to: tests copy it. */
    template: string
  }
}

/** One throw-away Postgres for all test files; each copies the template for itself. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await temporaryPostgres()
  const template = await postgres.createDatabase()
  await migrate(template)
  await runMigrations({ connectionString: template })
  project.provide('template', template)
  return () => postgres.stop()
}
