import type { House } from '../house.js'
import { CALLERS, userTopic } from '../live/hub.js'
import { leaveMatch } from '../match/table.js'
import { type Caller, requireCaller } from './caller.js'

/** Ends every session of the caller, on all devices, at once. Tokens stay: they are revoked one by one. */
export async function signOutEverywhere(house: House, caller: Caller | undefined): Promise<boolean> {
  const { userId } = requireCaller(caller, 'manage')
  await house.prisma.user.update({ where: { id: userId }, data: { sessionEpoch: { increment: 1 } } })
  await endLiveSessions(house, userId)
  return true
}

/**
 * Deletes the caller's account: name, address, tokens and logins are gone; his seats are nameless, and the
 * matches go on by the absence rule. Open matches lose their seat to whoever comes.
 */
export async function deleteMe(house: House, caller: Caller | undefined): Promise<boolean> {
  const { userId } = requireCaller(caller, 'manage')
  const open = await house.prisma.seat.findMany({
    where: { userId, match: { status: 'open' } },
    select: { matchId: true },
  })
  for (const { matchId } of open)
    await leaveMatch(house, { userId, scopes: ['play'], via: 'session' }, matchId)
  await house.prisma.user.delete({ where: { id: userId } })
  await endLiveSessions(house, userId)
  return true
}

async function endLiveSessions(house: House, userId: string): Promise<void> {
  await house.hub.publishNow(CALLERS)
  await house.hub.publishNow(userTopic(userId))
}
