import type { Transporter } from 'nodemailer'
import type { House } from '../house.js'
import { type Addressee, compose } from './compose.js'
import type { Composed } from './composed.js'
import { layOut } from './letter.js'

/**
 * Sends what waits for one addressee: a job, so it may run late, twice at once, or again
 * after a failure. A notice is claimed before it goes out and never claimed twice, so no mail leaves twice.
 *
 * @throws whatever SMTP failed with for the moment: the job is tried again, with back-off
 */
export async function postMail(house: House, transport: Transporter, to: Addressee): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    let missed = false
    for (const mail of await compose(house, to)) {
      await drop(house, mail.dropped)
      if (!mail.letter) continue
      if (await claim(house, mail)) await send(house, transport, mail)
      else missed = true
    }
    if (!missed) return
  }
}

/** How often letters are written anew because another sender took some of their notices meanwhile. */
const TRIES = 3

async function drop(house: House, dropped: Composed['dropped']): Promise<void> {
  for (const { id, remark } of dropped) {
    await house.prisma.notice.updateMany({
      where: { id, status: 'pending' },
      data: { status: 'dropped', remark },
    })
    house.metrics.mails.inc({ result: 'dropped' })
  }
}

/** Takes all notices of a letter or none: another sender may be at it, too. */
async function claim(house: House, mail: Composed): Promise<boolean> {
  const { rows } = await house.pool.query<{ claimed: number }>(
    `with mine as (select id from notice where id = any ($1::uuid[]) and status = 'pending' for update skip locked),
     claimed as (
       update notice set status = 'sending', claimed_at = now(), attempts = attempts + 1, address = $2
       where id in (select id from mine) and (select count(*) from mine) = cardinality($1::uuid[]) returning id)
     select count(*)::int as claimed from claimed`,
    [mail.carried, mail.to],
  )
  return rows[0]?.claimed === mail.carried.length
}

async function send(
  house: House,
  transport: Transporter,
  { letter, to, carried, thread }: Composed,
): Promise<void> {
  if (!letter) return
  const host = new URL(house.settings.PUBLIC_URL).hostname
  const messageId = `<${carried[0]}@${host}>`
  try {
    await transport.sendMail({
      from: house.settings.MAIL_FROM,
      to,
      subject: letter.subject,
      messageId,
      ...(await layOut(letter)),
      ...(thread === undefined ? {} : { references: `<match-${thread}@${host}>` }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(letter.unsubscribe === undefined
          ? {}
          : {
              'List-Unsubscribe': `<${letter.unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      },
    })
  } catch (error) {
    await settleFailure(house, carried, to, error)
    return
  }
  await house.pool.query(
    `update notice set status = 'sent', sent_at = now(), mail_id = $2, remark = null where id = any ($1::uuid[])`,
    [carried, messageId],
  )
  await house.pool.query('update account set bounces = 0 where address = $1 and bounces > 0', [to])
  house.metrics.mails.inc({ result: 'sent' })
}

/** A refusal for good counts against the address; anything else puts the notices back and lets the job retry. */
async function settleFailure(
  house: House,
  carried: readonly string[],
  to: string,
  error: unknown,
): Promise<void> {
  const remark = error instanceof Error ? error.message.slice(0, 500) : 'unknown failure'
  const forGood = isRefusal(error)
  await house.pool.query(
    `update notice set status = $2::notice_status, remark = $3 where id = any ($1::uuid[])`,
    [carried, forGood ? 'failed' : 'pending', remark],
  )
  house.metrics.mails.inc({ result: forGood ? 'refused' : 'retried' })
  if (!forGood) throw error
  await house.pool.query('update account set bounces = bounces + 1 where address = $1 and bounces < 3', [to])
  house.log.warn({ remark }, 'a mail was refused for good')
}

/** A 5xx answer to the recipient or the message: asking again would get the same. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number')
    return false
  const code = 'code' in error ? error.code : undefined
  return (
    error.responseCode >= 500 && error.responseCode < 600 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  )
}
