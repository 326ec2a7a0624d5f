import { existsSync } from 'node:fs'
import path from 'node:path'
import { BadSettings, ROOT, readSettings, type Settings } from './settings.js'
import { Site } from './site.js'

/** npm passes on a Ctrl-C that the terminal has sent us already; only a later one means impatience. */
const SAME_SIGNAL_MS = 1_000

const log = (sentence: string) => console.log(sentence)

const settings = settingsOrExit()
const site = new Site(settings, log)
let stoppingSince: number | undefined

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

try {
  await site.start(process.env)
  welcome(settings)
} catch (error) {
  if (stoppingSince === undefined) {
    console.error(error instanceof Error ? error.message : String(error))
    await site.stop()
    process.exit(1)
  }
}

async function stop(): Promise<void> {
  if (stoppingSince !== undefined) {
    if (Date.now() - stoppingSince < SAME_SIGNAL_MS) return
    site.kill()
    process.exit(1)
  }
  stoppingSince = Date.now()
  log('Stopping…')
  await site.stop()
  log('Stopped.')
  process.exit(0)
}

function settingsOrExit(): Settings {
  const file = path.join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    for (const fault of error.faults) console.error(fault)
    process.exit(1)
  }
}

function welcome({ publicUrl, host, port, sendsMail, databaseUrl, dataDirectory }: Settings): void {
  log('')
  log(`Marque is ready at ${publicUrl}`)
  log(`  GraphQL, to try out   ${publicUrl}/graphiql`)
  log(`  REST, its reference   ${publicUrl}/docs`)
  if (!sendsMail) log(`  Outbox                ${publicUrl}/outbox (SMTP_URL is unset, so no mail is sent)`)
  if (databaseUrl === undefined) log(`  Data are kept in      ${dataDirectory}`)
  if (host === '127.0.0.1')
    log(`Only this machine can reach it. PUBLIC_URL opens it to others, on port ${port}.`)
  log('Ctrl-C stops it.')
}
