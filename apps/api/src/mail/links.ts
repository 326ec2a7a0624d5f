import { signLink } from '@marque/session'
import type { Settings } from '../settings.js'

type Site = Pick<Settings, 'PUBLIC_URL' | 'NEXTAUTH_SECRET'>

/** A confirmation or unsubscription stays good for as long as somebody may reasonably keep the mail. */
const DAY = 24 * 3600

export const matchUrl = (site: Site, match: string): string => `${site.PUBLIC_URL}/m/${match}`

export const settingsUrl = (site: Site): string => `${site.PUBLIC_URL}/settings`

/** The link of an invitation; whoever opens it reads the mailbox that it was sent to. */
export async function invitationUrl(site: Site, invitation: string, match: string): Promise<string> {
  const token = await signLink('invitation', { id: invitation }, site.NEXTAUTH_SECRET, 60 * DAY)
  return `${matchUrl(site, match)}?invitation=${token}`
}

export async function confirmationUrl(site: Site, user: string, address: string): Promise<string> {
  const token = await signLink('address', { user, address }, site.NEXTAUTH_SECRET, 7 * DAY)
  return `${site.PUBLIC_URL}/confirm/${token}`
}

/** Signs in whoever opens it, once. */
export async function signInUrl(site: Site, link: string): Promise<string> {
  return `${site.PUBLIC_URL}/sign-in/${await signLink('sign-in', { id: link }, site.NEXTAUTH_SECRET, 3600)}`
}

/** Ends these kinds of mail to a user, or invitations to an address. It never expires: old mails must keep their word. */
export async function unsubscribeUrl(
  site: Site,
  who: { user: string; kinds: string } | { closed: string },
): Promise<string> {
  return `${site.PUBLIC_URL}/u/${await signLink('unsubscribe', who, site.NEXTAUTH_SECRET)}`
}
