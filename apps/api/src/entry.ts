import { pino } from 'pino'
import { BadSettings, readSettings, type Settings } from './settings.js'

/** Reads the settings for a process of its own, or says what is wrong with them and ends it. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    for (const fault of error.faults) console.error(fault)
    process.exit(1)
  }
}

/** Structured logs on standard output, without anything that opens a door. */
export const makeLog = (level: Settings['LOG_LEVEL']) =>
  pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'authorization', 'cookie', 'secret', 'token'],
  })

/** Calls `stop` once, on SIGTERM, on SIGINT, or when the process that started this one is gone. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false
  const once = () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', once)
  process.once('SIGINT', once)
  if (process.send) process.once('disconnect', once)
}
