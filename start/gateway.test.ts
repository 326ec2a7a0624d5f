import { createHash } from 'node:crypto'
import http, { type IncomingMessage, type Server } from 'node:http'
import net from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createGateway } from './gateway.js'
import { destination } from './routes.js'

let open: Server[]
let seen: IncomingMessage[]
let gateway: Server
let api: Server

beforeEach(async () => {
  open = []
  seen = []
  api = await listen(http.createServer(answerAs('api')))
  const web = await listen(http.createServer(answerAs('web')))
  api.on('upgrade', (request, socket) => {
    seen.push(request)
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
    const accept = createHash('sha1').update(key).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    socket.on('error', () => {})
    socket.on('end', () => socket.end())
    socket.on('data', (data) => socket.write(`echo ${String(data)}`))
  })
  gateway = await listen(createGateway({ api: addressOf(api), web: addressOf(web) }))
})

afterEach(async () => {
  for (const server of open.toReversed()) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function listen(server: Server): Promise<Server> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.')
  return address.port
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${portOf(server)}`
}

function answerAs(name: string): http.RequestListener {
  return (request, response) => {
    seen.push(request)
    request.resume()
    request.on('end', () => response.end(`${name} ${request.method} ${request.url}`))
  }
}

async function ask(path: string, options?: RequestInit): Promise<{ status: number; text: string }> {
  const response = await fetch(addressOf(gateway) + path, options)
  return { status: response.status, text: await response.text() }
}

/** Sends an upgrade and returns what came back when `until` is part of it, or when the gateway closed. */
function upgrade(path: string, until: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(portOf(gateway), '127.0.0.1')
    let received = ''
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text
      if (received.endsWith('\r\n\r\n') && received.includes(' 101 ')) socket.write('ahoy')
      if (received.includes(until)) socket.destroy()
    })
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: example.org\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
  })
}

describe('the gateway', () => {
  it.each([
    '/graphql',
    '/graphql?query=x',
    '/graphiql',
    '/v1/matches',
    '/docs/',
    '/u/abc',
    '/health',
    '/ready',
  ])('gives %s to the API', async (path) => {
    expect(await ask(path)).toEqual({ status: 200, text: `api GET ${path}` })
  })

  it.each(['/', '/m/7', '/api/auth/session', '/graphqlx', '/V1', '/_next/static/a.js'])(
    'gives %s to the web',
    async (path) => {
      expect(await ask(path)).toEqual({ status: 200, text: `web GET ${path}` })
    },
  )

  it.each([
    '/internal',
    '/internal/users',
    '/metrics',
    '/Metrics',
    '//metrics',
    '/%6detrics',
    '/v1/../internal',
    '/v1/%2e%2e/internal',
    '/v1/..%2finternal',
    '/v1/..%5cinternal',
    '\\internal',
    '/%zz',
    'http://elsewhere/internal',
    '*',
  ])('gives %s to nobody', (path) => {
    expect(destination(path)).toBe('nowhere')
  })

  it('answers such a request itself', async () => {
    expect((await ask('/metrics')).status).toBe(404)
    expect(seen).toEqual([])
  })

  it('passes a body on', async () => {
    const response = await ask('/graphql', { method: 'POST', body: 'x'.repeat(100_000) })
    expect(response.text).toBe('api POST /graphql')
    expect(seen[0]?.headers['content-length']).toBe('100000')
  })

  it('tells who asked, by which host and protocol', async () => {
    await ask('/v1')
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `127.0.0.1:${portOf(gateway)}`,
    })
  })

  it('believes a proxy on this machine', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.7, nonsense',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'play.example.org',
    }
    await ask('/v1', { headers })
    expect(seen[0]?.headers).toMatchObject({ ...headers, 'x-forwarded-for': '203.0.113.7, 127.0.0.1' })
  })

  it('lets a WebSocket through to /graphql, both ways', async () => {
    expect(await upgrade('/graphql', 'echo ahoy')).toMatch(/^HTTP\/1.1 101 [\s\S]*echo ahoy$/)
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  it('lets no WebSocket through to anything else', async () => {
    expect(await upgrade('/', 'nothing')).toMatch(/^HTTP\/1.1 404 /)
    expect(await upgrade('/graphql/../internal', 'nothing')).toMatch(/^HTTP\/1.1 404 /)
    expect(seen).toEqual([])
  })

  it('asks for patience while a program behind it is away, in the words its visitor understands', async () => {
    api.closeAllConnections()
    await new Promise((resolve) => api.close(resolve))

    const page = await fetch(`${addressOf(gateway)}/docs`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(502)
    expect(page.headers.get('retry-after')).toBe('2')
    expect(await page.text()).toContain('One moment')

    const answer = await ask('/graphql', { method: 'POST', body: '{}' })
    expect(answer.status).toBe(502)
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ code: 'NOT_READY' }] })

    expect(await upgrade('/graphql', 'nothing')).not.toContain('101')
    expect((await ask('/')).status).toBe(200)
  })

  it('closes although a WebSocket is open', async () => {
    const ended = upgrade('/graphql', 'never')
    await expect.poll(() => seen.length).toBe(1)
    await new Promise((resolve) => gateway.close(resolve))
    await ended
    open = open.filter((server) => server !== gateway)
  })
})
