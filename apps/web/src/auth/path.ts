/**
 * The path on this site that a link asks to go on to, or the fallback. Whoever writes a link to our sign-in page must
 * not send people elsewhere by it, so another host, in any of its disguises (`//host`, `/\host`), counts as nothing.
 */
export function ownPath(wanted: unknown, origin: string, fallback = '/matches'): string {
  if (typeof wanted !== 'string' || wanted.length > 2000 || !URL.canParse(wanted, origin)) return fallback
  const url = new URL(wanted, origin)
  if (url.origin !== new URL(origin).origin) return fallback
  // "/.//host" resolves to a path that reads as a host once it stands alone.
  if (/^[/\\]{2}/.test(url.pathname)) return fallback
  // Not round in circles, and nothing that acts.
  if (/^\/(api|sign-in)(\/|$)/.test(url.pathname)) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}

/** Remembers, until the mail's link is opened, where somebody wanted to go. */
export const NEXT_COOKIE = 'marque.next'
