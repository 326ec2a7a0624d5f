import type { House } from '../house.js'
import { Problem } from '../problems.js'
import { isLocal, type Settings } from '../settings.js'
import { type Addressee, compose } from './compose.js'
import { layOut } from './letter.js'
import type { WaitingNotice } from './waiting.js'

/** A mail that waits, as it would be sent now. */
export type OutboxMail = {
  readonly id: string
  readonly kinds: readonly WaitingNotice['kind'][]
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly createdAt: Date
}

/** Whether the outbox may be looked into: it shows everybody's mail, so only on one's own machine. */
export const isOutboxOpen = (settings: Settings): boolean =>
  settings.SMTP_URL === undefined && isLocal(settings)

const MOST = 50

/**
 * The mails that wait because no SMTP server is set, newest first.
 *
 * @throws Problem not_found where the outbox is closed
 */
export async function listOutbox(house: House): Promise<OutboxMail[]> {
  if (!isOutboxOpen(house.settings)) {
    throw new Problem('not_found', 'There is no outbox here.', {
      where: 'outbox',
      hint: 'It is open only while SMTP_URL is unset and PUBLIC_URL is on localhost.',
    })
  }
  const pending = await house.prisma.notice.findMany({
    where: { status: 'pending' },
    orderBy: { createdAt: 'desc' },
    take: 500,
    select: { id: true, userId: true, invitationId: true, signInLinkId: true, createdAt: true },
  })
  const createdAt = new Map(pending.map((notice) => [notice.id, notice.createdAt]))
  const addressees: Addressee[] = [
    ...[...new Set(pending.flatMap((notice) => notice.userId ?? []))].map((userId) => ({ userId })),
    ...pending.flatMap(({ invitationId }) => (invitationId ? [{ invitationId }] : [])),
    ...pending.flatMap(({ signInLinkId }) => (signInLinkId ? [{ signInLinkId }] : [])),
  ]
  const composed = (await Promise.all(addressees.map((to) => compose(house, to)))).flat()
  const mails = await Promise.all(
    composed.map(async ({ letter, to, kinds, carried }) => {
      const id = carried[0]
      if (!letter || id === undefined) return []
      const at = createdAt.get(id) ?? house.now()
      return [{ id, kinds, to, subject: letter.subject, createdAt: at, ...(await layOut(letter)) }]
    }),
  )
  return mails
    .flat()
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, MOST)
}
