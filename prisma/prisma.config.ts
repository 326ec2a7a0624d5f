import path from 'node:path'
import { defineConfig } from 'prisma/config'

// The CLI would fetch a native schema engine from a host that many networks and build machines cannot
// reach. The stand-in runs the same engine from its WebAssembly build, which npm installs with the rest.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(import.meta.dirname, 'schema-engine.mjs')

// Nobody needs to know that somebody ran a migration.
process.env.CHECKPOINT_DISABLE ??= '1'
process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= '1'

const url = process.env.DATABASE_URL

export default defineConfig({
  schema: path.join(import.meta.dirname, 'schema.prisma'),
  migrations: { path: path.join(import.meta.dirname, 'migrations') },
  // `generate`, `validate` and `format` need no database, so an unset address is only missed by those that do.
  ...(url ? { datasource: { url } } : {}),
})
