import { z } from 'zod'

const flag = z.enum(['on', 'off']).default('off')
const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)
const url = (protocols: RegExp, like: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.test(new URL(text).protocol),
      `must be a URL like ${like}`,
    )

/** Every setting of the API and its worker, as docs/hosting.md lists them. */
const schema = z.object({
  DATABASE_URL: url(/^postgres(ql)?:$/, 'postgresql://user:password@host:5432/marque'),
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters; `openssl rand -hex 32` makes one'),
  PUBLIC_URL: url(/^https?:$/, 'https://play.example.org').transform((text) => new URL(text).origin),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: whole(3001, 1, 65535),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().min(3).default('Marque <marque@localhost>'),
  NOTICE_DELAY_SECONDS: whole(60, 0, 3600),
  SWEEP_SECONDS: whole(10, 1, 30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DATABASE_POOL: whole(10, 2, 200),
  RATE_LIMIT: whole(600, 1, 1_000_000),
  RULES_BUDGET_MS: whole(1000, 10, 60_000),
  SAMPLE_GAME: flag,
  TRUST_PROXY: z.enum(['on', 'off']).default('on'),
})

export type Settings = z.infer<typeof schema>

/** The settings are not fit to start with; `faults` holds one sentence for each. */
export class BadSettings extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 *
 * @throws BadSettings with one sentence per missing or malformed setting
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new BadSettings(
    parsed.error.issues.map(({ path, message, code, input }) => {
      const name = path.join('.')
      if (code === 'invalid_type' && input === undefined)
        return `${name} is missing: set it in the environment or in .env.`
      return `${name} ${/^must/.test(message) ? message : `is not usable: ${message}`}.`
    }),
  )
}

/** Whether the site is somebody's own machine, where an outbox may show every mail. */
export const isLocal = (settings: Pick<Settings, 'PUBLIC_URL'>): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(settings.PUBLIC_URL).hostname)
