// What the schema engine's stand-in needs of the database, beyond what Prisma's adapter for `pg` gives it.
import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'

/** Postgres' internal one-byte "char". The adapter knows no such type; the engine's catalogue queries use it. */
const INTERNAL_CHAR = 18
const BLANK_PADDED_CHAR = 1042

/** Runs SQL over a connection of its own. */
export async function query(connectionString, sql) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Creates a database on the server that the address names. */
export const createDatabase = (url, name) =>
  query(siblingUrl(url, 'postgres'), `create database ${pg.escapeIdentifier(name)}`)

/** Drops a database on the server that the address names, and whoever is still connected to it. */
export const dropDatabase = (url, name) =>
  query(siblingUrl(url, 'postgres'), `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)

/** The same server, but another database on it. */
function siblingUrl(url, database) {
  const sibling = new URL(url)
  sibling.pathname = `/${encodeURIComponent(database)}`
  return sibling.toString()
}

/** For the rows of a result, which of their columns hold the internal "char". */
const internalChars = new WeakMap()

/** A client that shows the internal "char" as a character type known to the adapter, and remembers where. */
class CatalogueClient extends pg.Client {
  query(...args) {
    const callback = args.at(-1)
    if (typeof callback !== 'function') return super.query(...args).then(withKnownTypes)
    const passOn = (error, result) => callback(error, result && withKnownTypes(result))
    return super.query(...args.slice(0, -1), passOn)
  }
}

function withKnownTypes(result) {
  for (const { fields, rows } of [result].flat()) {
    const columns = (fields ?? []).flatMap((field, i) => (field.dataTypeID === INTERNAL_CHAR ? [i] : []))
    for (const column of columns) fields[column].dataTypeID = BLANK_PADDED_CHAR
    if (columns.length > 0) internalChars.set(rows, columns)
  }
  return result
}

/** Tells the engine of the columns that hold the internal "char": it takes no other type for them. */
function withInternalChars(queryable) {
  const queryRaw = queryable.queryRaw.bind(queryable)
  queryable.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const column of internalChars.get(result.rows) ?? [])
      result.columnTypes[column] = ColumnTypeEnum.Character
    return result
  }
  return queryable
}

/** Connects the engine to the database and, for commands that compare histories, to scratch databases. */
export class AdapterFactory extends PrismaPg {
  #url
  #schema

  constructor(url, schema) {
    super({ connectionString: url, Client: CatalogueClient }, { schema })
    this.#url = url
    this.#schema = schema
  }

  async connect() {
    const adapter = withInternalChars(await super.connect())
    const startTransaction = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (isolation) => withInternalChars(await startTransaction(isolation))
    // The adapter's own version cuts the script at every semicolon, also inside a function's body.
    // A query without values goes by the simple protocol, which takes a whole script.
    adapter.executeScript = async (script) => {
      await adapter.executeRaw({ sql: script, args: [], argTypes: [] })
    }
    return adapter
  }

  async connectToShadowDb() {
    const name = `prisma_migrate_shadow_db_${randomUUID()}`
    await createDatabase(this.#url, name)
    const adapter = await new AdapterFactory(siblingUrl(this.#url, name), this.#schema).connect()
    const disconnect = adapter.dispose.bind(adapter)
    adapter.dispose = async () => {
      await disconnect()
      await dropDatabase(this.#url, name)
    }
    return adapter
  }
}
