import path from 'node:path'

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '..')

/** What the start command itself must know. API and web read the rest of the environment themselves. */
export interface Settings {
  /** The one port that visitors see. */
  port: number
  apiPort: number
  webPort: number
  /** The address to listen on; nothing means every one. */
  host: string | undefined
  /** Where visitors find the site. */
  publicUrl: string
  /** A database that runs elsewhere; nothing means the built-in one. */
  databaseUrl: string | undefined
  /** The key of sessions; nothing means one made up at the first start. */
  secret: string | undefined
  /** Where data, and what was made up, are kept. */
  dataDirectory: string
  /** Whether mail is sent out; otherwise it is shown on a page. */
  sendsMail: boolean
}

/** The settings are not fit to start with; `faults` holds one sentence for each. */
export class BadSettings extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

type Environment = Record<string, string | undefined>

/**
 * Reads what the start command needs from the environment. An empty variable counts as unset.
 *
 * Without PUBLIC_URL the site is for this machine alone and listens on nothing else: its outbox shows every
 * mail. HOST says otherwise.
 *
 * @throws BadSettings
 */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = []
  const text = (name: string) => environment[name]?.trim() || undefined

  const port = (name: string, fallback: number): number => {
    const value = text(name)
    if (value === undefined) return fallback
    const number = Number(value)
    if (Number.isInteger(number) && number >= 1 && number <= 65_535) return number
    faults.push(`${name} must be a port, a whole number from 1 to 65535, but it is "${value}".`)
    return fallback
  }
  const url = (name: string, protocols: string[], example: string): URL | undefined => {
    const value = text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return new URL(value)
    // The value is not shown: it may hold a password.
    faults.push(`${name} must be an address such as ${example}.`)
    return undefined
  }

  const ports = {
    PORT: port('PORT', 3000),
    API_PORT: port('API_PORT', 3001),
    WEB_PORT: port('WEB_PORT', 3002),
  }
  if (new Set(Object.values(ports)).size < 3)
    faults.push(
      `PORT, API_PORT and WEB_PORT must differ, but they are ${Object.values(ports).join(', ')}. ` +
        'Unset ones are 3000, 3001 and 3002.',
    )
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:'], 'https://play.example.org')
  if (publicUrl && (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash))
    faults.push('PUBLIC_URL must name a host without a path: the site lives at the root of its host.')
  const database = url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgresql://user:password@host:5432/marque',
  )
  const secret = text('NEXTAUTH_SECRET')
  if (secret !== undefined && secret.length < 32)
    faults.push('NEXTAUTH_SECRET must have at least 32 characters; "openssl rand -hex 32" makes one.')

  if (faults.length > 0) throw new BadSettings(faults)
  return {
    port: ports.PORT,
    apiPort: ports.API_PORT,
    webPort: ports.WEB_PORT,
    host: text('HOST') ?? (publicUrl ? undefined : '127.0.0.1'),
    publicUrl: publicUrl?.origin ?? `http://localhost:${ports.PORT}`,
    databaseUrl: database && text('DATABASE_URL'),
    secret,
    dataDirectory: path.resolve(ROOT, text('DATA_DIR') ?? '.data'),
    sendsMail: text('SMTP_URL') !== undefined,
  }
}
