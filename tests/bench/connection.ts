import net from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

/** One kept-alive HTTP connection, one request at a time: no more than a benchmark's client needs, so that the server has the cores. */
export class Connection {
  #answer: ((body: string) => void) | undefined
  #fail: ((error: Error) => void) | undefined
  #received: Buffer = Buffer.alloc(0)

  private constructor(private readonly socket: net.Socket) {
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#fail?.(error))
    socket.on('close', () => this.#fail?.(new Error('The server hung up.')))
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(new Connection(socket)))
      socket.once('error', reject)
    })
  }

  /** Sends a request made by `post` and returns the body of the answer. */
  send(request: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#answer = resolve
      this.#fail = reject
      this.socket.write(request)
    })
  }

  close(): void {
    this.#fail = undefined
    this.socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const head = this.#received.indexOf(HEAD_END)
    if (head < 0) return
    const length = /content-length: (\d+)/i.exec(this.#received.toString('latin1', 0, head))?.[1]
    const body = head + HEAD_END.length
    if (length === undefined) {
      this.#fail?.(new Error('The answer does not say how long it is.'))
      return
    }
    if (this.#received.length < body + Number(length)) return
    const text = this.#received.toString('utf8', body)
    this.#received = Buffer.alloc(0)
    this.#answer?.(text)
  }
}

/** A POST of JSON, ready to be sent. */
export function post(path: string, headers: Readonly<Record<string, string>>, body: unknown): Buffer {
  const text = JSON.stringify(body)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n${lines.join('')}\r\n${text}`,
  )
}
