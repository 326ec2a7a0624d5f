import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type Delivered = { readonly messageId: string; readonly to: string; readonly subject: string }

/** A real SMTP partner that keeps what it accepts. */
export class PostOffice {
  readonly mails: Delivered[] = []
  readonly #server: SMTPServer
  readonly #onMail: (mail: Delivered) => void

  /** @param onMail hears of each mail after it was accepted and before the sender knows */
  constructor(onMail: (mail: Delivered) => void = () => {}) {
    this.#onMail = onMail
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        simpleParser(stream).then(
          ({ messageId = '', subject = '' }) => {
            const to = session.envelope.rcptTo.map(({ address }) => address).join()
            const mail = { messageId, to, subject }
            this.mails.push(mail)
            this.#onMail(mail)
            done()
          },
          (error: unknown) => done(error instanceof Error ? error : new Error('unreadable mail')),
        )
      },
    })
    // A sender that is killed while it talks is no fault of the post office.
    this.#server.on('error', () => {})
  }

  open(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}
