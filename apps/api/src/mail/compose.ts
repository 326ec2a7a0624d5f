import type { House } from '../house.js'
import { composeInvitation, composeSignIn, confirmationLetter } from './compose-links.js'
import { matchLetter } from './compose-matches.js'
import type { Composed } from './composed.js'
import { waitingFor, waitingInvitation, waitingSignIn } from './waiting.js'

/** To whom a mail job writes: a user, or an address that may have none. */
export type Addressee = { userId: string } | { invitationId: string } | { signInLinkId: string }

/** Writes all letters that wait for an addressee, from what holds at this moment. */
export async function compose(house: House, to: Addressee): Promise<Composed[]> {
  if ('userId' in to) return composeForUser(house, to.userId)
  if ('invitationId' in to) {
    const invitation = await waitingInvitation(house, to.invitationId)
    return invitation ? [await composeInvitation(house, invitation)] : []
  }
  const link = await waitingSignIn(house, to.signInLinkId)
  return link ? [await composeSignIn(house, link)] : []
}

async function composeForUser(house: House, userId: string): Promise<Composed[]> {
  const waiting = await waitingFor(house, userId)
  if (!waiting) return []
  const { reader, notices } = waiting
  const ofAddress = notices.filter((notice) => notice.kind === 'address')
  const ofMatches = notices.filter((notice) => notice.kind !== 'address')
  const letters: Composed[] = []
  if (ofAddress.length > 0) letters.push(await confirmationLetter(house, reader, ofAddress))
  if (ofMatches.length > 0) letters.push(await matchLetter(house, reader, ofMatches))
  return letters
}
