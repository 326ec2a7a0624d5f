import { buildHouse } from './build-house.js'
import { makeLog, onStop, settingsOrExit } from './entry.js'
import { startWorker } from './jobs/worker.js'

const settings = settingsOrExit()
const log = makeLog(settings.LOG_LEVEL)
const house = buildHouse(settings, log)
const worker = await startWorker(house)
log.info('the worker is at work')
onStop(async () => {
  await worker.stop()
  await house.close()
})
