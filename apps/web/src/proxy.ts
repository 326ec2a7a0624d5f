import { type NextRequest, NextResponse } from 'next/server'

const development = process.env.NODE_ENV === 'development'

/**
 * Gives every page a Content-Security-Policy with a nonce of its own: no script runs that Next did not put
 * there, and nothing is fetched from anybody else. Next reads the nonce from the request's copy of the header.
 */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID())
  const socket = (process.env['PUBLIC_URL'] ?? request.nextUrl.origin).replace(/^http/, 'ws')
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // React writes style attributes (the place of a tile); they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Older Safari does not count the WebSocket of the same host as 'self'.
    `connect-src 'self' ${socket}`,
    // Named, since 'strict-dynamic' would leave the service worker without any that may start it.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  headers.set('x-nonce', nonce)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = {
  matcher: [
    {
      // A mail in the outbox carries its own, tighter policy.
      source:
        '/((?!_next/static|_next/image|api/|outbox/mail/|icon|favicon.ico|manifest|apple-icon|sw.js).*)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
}
