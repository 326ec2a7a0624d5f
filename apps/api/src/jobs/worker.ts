import { Logger, type Runner, run } from 'graphile-worker'
import nodemailer from 'nodemailer'
import { z } from 'zod'
import type { House } from '../house.js'
import { postMail } from '../mail/post.js'
import { playBot } from './bot.js'
import { sweepLostJobs, sweepOverdue } from './sweep.js'

/** A mail server that does not answer must not hold a job for long, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 }

const botJob = z.object({ match: z.string(), seat: z.int(), decision: z.string() })
const mailJob = z.union([
  z.object({ userId: z.string() }),
  z.object({ invitationId: z.string() }),
  z.object({ signInLinkId: z.string() }),
])

/** Runs jobs and sweeps until it is stopped. Any number may run side by side. */
export async function startWorker(
  house: House,
  options: { concurrency?: number; sweepEvery?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const { SMTP_URL } = house.settings
  const transport =
    SMTP_URL === undefined ? undefined : nodemailer.createTransport({ url: SMTP_URL, ...TIMEOUTS })
  const runner: Runner = await run({
    pgPool: house.pool,
    concurrency: options.concurrency ?? 4,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') house.log.warn(message)
    }),
    taskList: {
      bot: (payload) => playBot(house, botJob.parse(payload)),
      // Without SMTP the notices simply wait: the outbox shows them, and they go out once it is set.
      mail: async (payload) => {
        if (transport) await postMail(house, transport, mailJob.parse(payload))
      },
    },
  })
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<unknown> = Promise.resolve()
  const sweep = () => {
    sweeping = sweepOverdue(house)
      .then(() => sweepLostJobs(house))
      .catch((error: unknown) => house.log.error({ err: error }, 'a sweep failed; the next one tries again'))
      .finally(() => {
        if (timer) timer = setTimeout(sweep, options.sweepEvery ?? house.settings.SWEEP_SECONDS * 1000)
      })
  }
  timer = setTimeout(sweep, 0)
  return {
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await sweeping
      await runner.stop()
      transport?.close()
    },
  }
}
