import { buildApp } from './app.js'
import { buildHouse } from './build-house.js'
import { makeLog, onStop, settingsOrExit } from './entry.js'

const settings = settingsOrExit()
const log = makeLog(settings.LOG_LEVEL)
const house = buildHouse(settings, log)
const app = await buildApp(house)
await app.listen({ host: settings.API_HOST, port: settings.API_PORT })
onStop(async () => {
  await app.close()
  await house.close()
})
