import http, { type IncomingHttpHeaders, type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { isIP, Socket } from 'node:net'
import { createProxyServer } from 'httpxy'
import { destination } from './routes.js'

export interface Backends {
  api: string
  web: string
}

const LATER_SECONDS = 2

const LATER_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${LATER_SECONDS}">
<title>One moment</title>
<body style="font: 1.1rem/1.5 Georgia, serif; max-width: 32rem; margin: 20vh auto; padding: 0 1rem">
<h1>One moment</h1>
<p>The crew is still getting ready. This page looks again by itself.</p>
`

/**
 * The one public origin, for those who have no reverse proxy of their own: requests that are the API's go to
 * the API, all others to the web. A WebSocket is let through to /graphql only.
 */
export function createGateway(backends: Backends): Server {
  // Connections to the programs behind are kept, or each request would pay for a new one; but not for longer
  // than those programs keep idle ones, or a request might go into one that is just being closed.
  const agent = new http.Agent({ keepAlive: true, timeout: 3_000 })
  const proxy = createProxyServer({})
  proxy.on('error', (_error, request, response) => {
    if (request && response instanceof ServerResponse) later(request, response)
    // A WebSocket whose backend fails is simply closed; its client connects anew by itself.
    else response?.destroy()
  })

  // Either end of a WebSocket takes the other with it, however it ended.
  proxy.on('proxyReqWs', (upgrade, _request, visitor) => {
    upgrade.once('upgrade', (_response, backend) => {
      visitor.once('close', () => backend.destroy())
      backend.once('close', () => visitor.destroy())
    })
  })

  const server = http.createServer((request, response) => {
    const to = destination(request.url ?? '')
    if (to === 'nowhere') {
      reply(response, 404, 'text/plain; charset=utf-8', 'There is nothing here.\n')
      return
    }
    setForwarded(request)
    proxy.web(request, response, { target: backends[to], agent }).catch(() => later(request, response))
  })

  server.on('upgrade', (request, socket, head) => {
    if (!(socket instanceof Socket)) return
    socket.on('error', () => socket.destroy())
    const isGraphql = /^\/graphql\/?(\?|$)/.test(request.url ?? '')
    if (!isGraphql || request.headers.upgrade?.toLowerCase() !== 'websocket') {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    setForwarded(request)
    proxy.ws(request, socket, { target: backends.api }, head).catch(() => socket.destroy())
  })

  endUpgradedOnClose(server)
  server.on('close', () => agent.destroy())
  return server
}

/**
 * Tells the program behind who asked, and how. What a visitor claims about that himself is not passed on;
 * only a proxy on this same machine is believed.
 */
function setForwarded(request: IncomingMessage): void {
  const { headers, socket } = request
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const believed: IncomingHttpHeaders = peer === '127.0.0.1' || peer === '::1' ? headers : {}
  const before = String(believed['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => isIP(address) !== 0)
  delete headers.forwarded
  delete headers['x-real-ip']
  headers['x-forwarded-for'] = [...before, peer].join(', ')
  headers['x-forwarded-proto'] = believed['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  headers['x-forwarded-host'] = String(believed['x-forwarded-host'] ?? headers.host ?? '')
}

/** Says that the program behind is not there yet, or not there again yet. */
function later(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  response.setHeader('Retry-After', LATER_SECONDS)
  response.setHeader('Cache-Control', 'no-store')
  if (request.headers.accept?.includes('text/html'))
    reply(response, 502, 'text/html; charset=utf-8', LATER_PAGE)
  else {
    const error = { code: 'NOT_READY', message: 'The server is just starting. Ask again in a moment.' }
    reply(response, 502, 'application/json; charset=utf-8', `${JSON.stringify({ errors: [error] })}\n`)
  }
}

function reply(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }).end(body)
}

/** A server that is closing waits for open WebSockets for ever unless somebody ends them. */
function endUpgradedOnClose(server: Server): void {
  const upgraded = new Set<Socket>()
  server.on('upgrade', (_request, socket) => {
    if (!(socket instanceof Socket)) return
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
  })
  const close = server.close.bind(server)
  server.close = (callback) => {
    for (const socket of upgraded) socket.destroy()
    close(callback)
    server.closeAllConnections()
    return server
  }
}
