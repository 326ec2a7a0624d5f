import type { FastifyInstance } from 'fastify'
import type { House } from '../house.js'
import { settingsUrl } from '../mail/links.js'
import { readUnsubscription, type Unsubscription, unsubscribe } from '../mail/unsubscribe.js'
import { Problem } from '../problems.js'

const kindsInWords = {
  invitation: 'invitations',
  started: 'news that a match has begun',
  turn: 'calls to make your move',
  over: 'news that a match is over',
  address: 'confirmations',
  signIn: 'sign-in links',
}

/**
 * What a mail's "stop" link leads to. Opening it shows a button, for mail scanners open every link; the
 * button, or the mail program's own one-click POST (RFC 8058), ends the mails. Works signed out.
 */
export async function unsubscribePages(app: FastifyInstance, { house }: { house: House }): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  )
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume()
    payload.once('end', () => done(null, {}))
  })
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Problem)) throw error
    return reply
      .status(error.status)
      .type('text/html')
      .send(sheet('That link does not work', `<p>${error.message} ${error.hint}</p>`))
  })
  app.get<{ Params: { token: string } }>('/u/:token', async (request, reply) => {
    const wish = await readUnsubscription(house, request.params.token)
    const button = `<form method="post"><button>Stop these mails</button></form>`
    return reply
      .type('text/html')
      .send(sheet('Stop these mails?', `<p>No more mails with ${inWords(wish)}.</p>${button}`))
  })
  app.post<{ Params: { token: string } }>('/u/:token', async (request, reply) => {
    const wish = await unsubscribe(house, request.params.token)
    const settings =
      'closed' in wish ? '' : `<p><a href="${settingsUrl(house.settings)}">All settings</a></p>`
    return reply
      .type('text/html')
      .send(sheet('Done', `<p>No more mails with ${inWords(wish)} will come.</p>${settings}`))
  })
}

const inWords = (wish: Unsubscription): string =>
  'closed' in wish
    ? 'invitations to this address'
    : new Intl.ListFormat('en').format(wish.kinds.map((kind) => kindsInWords[kind]))

const sheet = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title} · Marque</title>
<style>
body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1.25rem }
h1 { font-family: Georgia, serif; font-weight: 600 }
button { font: inherit; min-height: 44px; padding: .5rem 1.25rem; border: 0; border-radius: 4px; background: #1f5f73; color: #fff }
</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`
