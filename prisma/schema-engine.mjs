#!/usr/bin/env node
// Stands in for Prisma's native schema engine: takes the same arguments and speaks the same JSON-RPC over
// stdin and stdout, but runs the engine's WebAssembly build over an ordinary `pg` connection. The Prisma CLI
// starts it because prisma.config.ts names it in PRISMA_SCHEMA_ENGINE_BINARY.
//
// Plain JavaScript, because the CLI executes this very file and Node 20 runs no TypeScript by itself.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { AdapterFactory, createDatabase, dropDatabase, query } from './schema-engine-adapter.mjs'

const options = readArguments(process.argv.slice(2))

/** Reads the arguments that the Prisma CLI gives its engine. */
function readArguments(argv) {
  const read = { version: false, command: undefined, url: undefined, datamodels: [] }
  for (let i = 0; i < argv.length; i++) {
    const name = argv[i]
    if (name === '--version') read.version = true
    else if (name === '--datasource') read.url = JSON.parse(argv[++i]).url
    else if (name === '--datamodels' || name === '-d') read.datamodels.push(argv[++i])
    else if (name === '--enabled-preview-features' || name === '--extension-types') i++
    else if (name === 'cli') read.command = argv[++i]
  }
  return read
}

/** The address of the database to work on; only commands that need a database get here without one. */
function databaseUrl() {
  if (!options.url) throw new Error('DATABASE_URL is not set: it must name the Postgres database to work on.')
  return new URL(options.url)
}

function databaseName() {
  return decodeURIComponent(databaseUrl().pathname.slice(1)) || 'postgres'
}

/** `schema-engine cli …`: one command, its outcome told by exit code and a line of JSON on stderr. */
async function runCommand(command) {
  try {
    if (command === 'can-connect-to-database') await query(options.url, 'select 1')
    else if (command === 'create-database') await createDatabase(options.url, databaseName())
    else if (command === 'drop-database') await dropDatabase(options.url, databaseName())
    else throw new Error(`The schema engine has no command ${command}.`)
  } catch (error) {
    const { code, message } = asPrismaError(error)
    const fields = { is_panic: false, error_code: code ?? 'P1010', message }
    const line = {
      timestamp: new Date().toISOString(),
      level: 'ERROR',
      target: 'schema_engine::logger',
      fields,
    }
    // The CLI passes over the first line and reads every other one as JSON, an empty last one too.
    process.stderr.write(`failed\n${JSON.stringify(line)}`)
    process.exitCode = 1
  }
}

/** Gives an error of `pg` or of the engine the code by which the CLI recognises it. */
function asPrismaError(error) {
  const message = error instanceof Error ? error.message : String(error)
  const code = error?.code
  if (code === '3D000') return { code: 'P1003', message: `Database \`${databaseName()}\` does not exist` }
  if (code === '28P01' || code === '28000')
    return { code: 'P1000', message: `Authentication failed: ${message}` }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return { code: 'P1001', message: `Can't reach the database server at \`${databaseUrl().host}\`` }
  return { code: /^P\d{4}$/.test(code ?? '') ? code : undefined, message }
}

async function loadEngine() {
  // Where the engine leaves its last words before it dies of a fault of its own.
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    set_message(message) {
      process.stderr.write(`The schema engine failed: ${message}\n`)
    },
  }

  // Node 20 cannot import WebAssembly, so the package's two halves are joined here.
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const file = fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
  const bytes = readFileSync(file.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()

  const schema = options.url ? (databaseUrl().searchParams.get('schema') ?? 'public') : 'public'
  // Comparing two schema files needs no database; the engine wants a factory all the same.
  const factory = new AdapterFactory(options.url ?? 'postgresql://127.0.0.1:1/none', schema)
  const datamodels = options.datamodels.map((name) => [name, readFileSync(name, 'utf8')])
  return glue.SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  )
}

/** Answers JSON-RPC requests, one line each and one after the other, until stdin closes. */
async function serve() {
  let engine
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue
    const { id, method, params } = JSON.parse(line)
    if (!method) continue // the CLI acknowledges what it was told to print
    try {
      engine ??= await loadEngine()
      send({ id, result: await answer(engine, method, params, send) })
    } catch (error) {
      const { code, message } = asPrismaError(error)
      const data = { is_panic: false, message, meta: error?.meta ?? null, error_code: code ?? null }
      send({
        id,
        error: { code: 4466, message: 'An error happened. Check the data field for details.', data },
      })
    }
  }
  process.exit()
}

async function answer(engine, method, params, send) {
  switch (method) {
    case 'ensureConnectionValidity':
      await query(options.url, 'select 1')
      return {}
    case 'createDatabase':
      await createDatabase(options.url, databaseName())
      return { databaseName: databaseName() }
    case 'getDatabaseVersion':
      return engine.version(params)
    case 'diff': {
      const result = await engine.diff(params)
      // The native engine prints by calling back; the WebAssembly build hands the text over.
      if (result?.stdout)
        send({ id: `print-${randomUUID()}`, method: 'print', params: { content: result.stdout } })
      return result
    }
    case 'createMigration':
    case 'evaluateDataLoss': {
      // Both replay the migrations in a scratch database, but this build only remembers to make one when
      // it looks into the history. It keeps what it found there for the call that follows.
      const { migrationsList, filters } = params
      await engine.diagnoseMigrationHistory({ migrationsList, filters, optInToShadowDatabase: true })
      return engine[method](params)
    }
    default: {
      if (typeof engine[method] !== 'function') throw new Error(`The schema engine has no method ${method}.`)
      return (await engine[method](params)) ?? null
    }
  }
}

if (options.version) console.log('schema-engine-cli (WebAssembly)')
else if (options.command) await runCommand(options.command)
else await serve()
