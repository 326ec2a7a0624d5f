import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, type Settings } from './settings.js'
import type { Program } from './supervise.js'

const API = path.join(ROOT, 'apps', 'api')
const WEB = path.join(ROOT, 'apps', 'web')
const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href

/** What the programs need and the settings may have left open. */
export interface Found {
  databaseUrl: string
  secret: string
}

/** API, worker and web, as they run behind the gateway. What the environment says to them is passed on. */
export function programs(settings: Settings, found: Found, environment: NodeJS.ProcessEnv): Program[] {
  const common = {
    ...environment,
    NODE_ENV: 'production',
    PUBLIC_URL: settings.publicUrl,
    NEXTAUTH_SECRET: found.secret,
  }
  const api = {
    ...common,
    DATABASE_URL: found.databaseUrl,
    API_PORT: `${settings.apiPort}`,
    API_HOST: '127.0.0.1',
  }
  const web = {
    ...common,
    // The web is one more client of the API: it gets no way around it to the database or the mail.
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
    NEXTAUTH_URL: settings.publicUrl,
    API_URL: `http://127.0.0.1:${settings.apiPort}`,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const next = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')
  return [
    { name: 'The API', options: [path.join(API, 'dist', 'main.js')], cwd: ROOT, env: api },
    { name: 'The worker', options: [path.join(API, 'dist', 'worker.js')], cwd: ROOT, env: api },
    {
      name: 'The web',
      // Not through npx: there would be a process in between that passes no signals on.
      options: ['--import', END_WITH_PARENT, next, 'start', '-p', `${settings.webPort}`, '-H', '127.0.0.1'],
      cwd: WEB,
      env: web,
    },
  ]
}
