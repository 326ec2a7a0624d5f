import type { House } from '../house.js'
import { namesOf } from '../match/names.js'
import { loadMatch } from '../match/record.js'
import { Seen } from '../match/see.js'
import { type Composed, nothing } from './composed.js'
import type { Letter, Matter } from './letter.js'
import { confirmationUrl, invitationUrl, signInUrl, unsubscribeUrl } from './links.js'
import type { Reader, WaitingInvitation, WaitingNotice, WaitingSignIn } from './waiting.js'

/** Asks the owner of an address whether it is his. */
export async function confirmationLetter(
  house: House,
  reader: Reader,
  notices: readonly WaitingNotice[],
): Promise<Composed> {
  const { newAddress } = reader
  const ids = notices.map(({ id }) => id)
  if (newAddress === null)
    return { ...nothing(''), dropped: ids.map((id) => ({ id, remark: 'nothing to confirm any more' })) }
  const matter: Matter = {
    title: 'Is this your address?',
    lead: `${reader.name} wants to get news of matches here. If that is you, one tap settles it.`,
    happened: [],
    until: undefined,
    link: { url: await confirmationUrl(house.settings, reader.id, newAddress), label: 'Yes, send news here' },
  }
  const footer = 'If it is not you, do nothing: no more mail will come.'
  const letter = {
    subject: 'Marque: confirm your address',
    greeting: `Ahoy ${reader.name},`,
    matters: [matter],
    footer,
    unsubscribe: undefined,
    settings: undefined,
  }
  return { to: newAddress, letter, carried: ids, dropped: [], kinds: ['address'], thread: undefined }
}

/** Writes an invitation, if it still holds. */
export async function composeInvitation(house: House, invitation: WaitingInvitation): Promise<Composed> {
  const drop = (remark: string): Composed => ({
    ...nothing(invitation.address),
    dropped: [{ id: invitation.notice, remark }],
  })
  if (invitation.usedAt) return drop('the invitation was used')
  if (await house.prisma.closedAddress.findUnique({ where: { address: invitation.address } }))
    return drop('the address wants no invitations')
  const row = await loadMatch(house.pool, invitation.matchId)
  if (row?.status !== 'open') return drop('the match is no longer open')
  const seen = new Seen(house, row, undefined)
  const inviter = invitation.inviter?.name ?? 'A sailor'
  const aboard = namesOf(row).filter((_, seat) => row.seats[seat]?.userId !== null || row.seats[seat]?.bot)
  const matter: Matter = {
    title: seen.title(),
    lead: `${inviter} invites you to a match by post.`,
    happened: [
      ...(aboard.length > 0 ? [`Aboard so far: ${new Intl.ListFormat('en').format(aboard)}.`] : []),
      `Each decision may take ${row.hoursPerDecision} hours: a look once a day is enough. No account is needed, only a name.`,
    ],
    until: undefined,
    link: { url: await invitationUrl(house.settings, invitation.id, row.id), label: 'Take your seat' },
  }
  const letter: Letter = {
    subject: `${inviter} invites you to ${seen.title()}`,
    greeting: 'Ahoy,',
    matters: [matter],
    footer: `${inviter} gave us this address. Whoever opens the link gets news of the match at it.`,
    unsubscribe: await unsubscribeUrl(house.settings, { closed: invitation.address }),
    settings: undefined,
  }
  return {
    to: invitation.address,
    letter,
    carried: [invitation.notice],
    dropped: [],
    kinds: ['invitation'],
    thread: row.id,
  }
}

/** Writes a sign-in link, if it can still be used. */
export async function composeSignIn(house: House, link: WaitingSignIn): Promise<Composed> {
  if (link.usedAt)
    return { ...nothing(link.address), dropped: [{ id: link.notice, remark: 'the link was used' }] }
  const matter: Matter = {
    title: 'Your way aboard',
    lead: 'One tap signs you in. The link works once, for an hour.',
    happened: [],
    until: undefined,
    link: { url: await signInUrl(house.settings, link.id), label: 'Sign in' },
  }
  const letter: Letter = {
    subject: 'Marque: your sign-in link',
    greeting: 'Ahoy,',
    matters: [matter],
    footer: 'If you did not ask for it, do nothing: nobody gets in without this mail.',
    unsubscribe: undefined,
    settings: undefined,
  }
  return {
    to: link.address,
    letter,
    carried: [link.notice],
    dropped: [],
    kinds: ['signIn'],
    thread: undefined,
  }
}
