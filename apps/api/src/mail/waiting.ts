import type { Prisma } from '@marque/database'
import type { House } from '../house.js'

const notice = {
  id: true,
  kind: true,
  matchId: true,
  version: true,
  createdAt: true,
} satisfies Prisma.NoticeSelect
const reader = {
  id: true,
  name: true,
  address: true,
  newAddress: true,
  timeZone: true,
  muted: true,
  bounces: true,
} satisfies Prisma.UserSelect
const invitation = {
  ...notice,
  invitation: {
    select: { id: true, matchId: true, address: true, usedAt: true, inviter: { select: { name: true } } },
  },
} satisfies Prisma.NoticeSelect

export type WaitingNotice = Prisma.NoticeGetPayload<{ select: typeof notice }>
export type Reader = Prisma.UserGetPayload<{ select: typeof reader }>
export type WaitingInvitation = NonNullable<
  Prisma.NoticeGetPayload<{ select: typeof invitation }>['invitation']
> & { notice: string }

/** A user and the notices that wait for him, oldest first; `undefined` if he is gone. */
export async function waitingFor(
  house: House,
  userId: string,
): Promise<{ reader: Reader; notices: WaitingNotice[] } | undefined> {
  const user = await house.prisma.user.findUnique({
    where: { id: userId },
    select: {
      ...reader,
      notices: { where: { status: 'pending' }, orderBy: { createdAt: 'asc' }, select: notice },
    },
  })
  if (!user) return undefined
  const { notices, ...rest } = user
  return { reader: rest, notices }
}

/** An invitation whose mail waits. */
export async function waitingInvitation(house: House, id: string): Promise<WaitingInvitation | undefined> {
  const found = await house.prisma.notice.findFirst({
    where: { invitationId: id, status: 'pending' },
    select: invitation,
  })
  return found?.invitation ? { ...found.invitation, notice: found.id } : undefined
}

/** A sign-in link and the notice that brings it. */
export type WaitingSignIn = {
  readonly id: string
  readonly address: string
  readonly usedAt: Date | null
  readonly notice: string
}

/** A sign-in link whose mail waits. */
export async function waitingSignIn(house: House, id: string): Promise<WaitingSignIn | undefined> {
  const found = await house.prisma.notice.findFirst({
    where: { signInLinkId: id, status: 'pending' },
    select: { id: true, signInLink: { select: { id: true, address: true, usedAt: true } } },
  })
  return found?.signInLink ? { ...found.signInLink, notice: found.id } : undefined
}
