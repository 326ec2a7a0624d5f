import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  header(name: string): string
}

type Answer = { readonly code: number; readonly text: string }

/** A real SMTP server that keeps what it is sent. It ends with the test. */
export class Mailbox {
  readonly mails: Mail[] = []
  /** Every attempt to hand in a mail, refused ones too. */
  attempts = 0
  #answer: Answer | undefined
  readonly #server: SMTPServer

  private constructor(port = 0) {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, callback) => {
        this.attempts++
        callback(
          this.#answer
            ? Object.assign(new Error(this.#answer.text), { responseCode: this.#answer.code })
            : undefined,
        )
      },
      onData: (stream, session, callback) => {
        simpleParser(stream).then((parsed) => {
          for (const { address } of session.envelope.rcptTo) this.mails.push(asMail(parsed, address))
          callback()
        }, callback)
      },
    })
    this.#server.on('error', () => {})
    this.#server.listen(port, '127.0.0.1')
  }

  static async open(port = 0): Promise<Mailbox> {
    const mailbox = new Mailbox(port)
    if (!mailbox.#server.server.listening)
      await new Promise<void>((resolve) => mailbox.#server.server.once('listening', resolve))
    onTestFinished(() => mailbox.close())
    return mailbox
  }

  get url(): string {
    const address = this.#server.server.address()
    if (address === null || typeof address === 'string') throw new Error('not listening')
    return `smtp://127.0.0.1:${address.port}`
  }

  /** From now on every recipient is refused with this answer, or none is. */
  refuse(answer: Answer | undefined): void {
    this.#answer = answer
  }

  to(address: string): Mail[] {
    return this.mails.filter((mail) => mail.to === address)
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

function asMail(parsed: ParsedMail, to: string): Mail {
  const headers = new Map(
    parsed.headerLines.map(({ key, line }) => [
      key,
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\r?\n\s+/g, ' ')
        .trim(),
    ]),
  )
  return {
    to,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    messageId: parsed.messageId ?? '',
    header: (name) => headers.get(name.toLowerCase()) ?? '',
  }
}

/** The first link in a mail's text that leads to this path. */
export function linkIn(mail: Mail, path: string): URL {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path))
  if (!link) throw new Error(`no link to ${path} in:\n${mail.text}`)
  return new URL(link)
}
