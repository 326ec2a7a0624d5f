import type { Metadata } from 'next'
import { ask } from '@/api/server'
import { OutboxDocument } from '@/gql/graphql'
import { Ago } from '@/parts/Moment'
import { Page, Sheet } from '@/parts/Sheet'

export const metadata: Metadata = { title: 'Outbox', robots: { index: false } }

/** Mails that would be sent, if this site knew a mail server. */
export default async function Outbox() {
  const answer = await ask(OutboxDocument, {})
  if (!answer.ok)
    return (
      <Page title="Outbox" lead={answer.trouble.message}>
        {null}
      </Page>
    )
  const { outbox } = answer.data
  return (
    <Page
      title="Outbox"
      lead="No mail server is set on this machine, so mails wait here. Set SMTP_URL, and they are sent."
      wide
    >
      {outbox.length === 0 && <p className="text-lg text-soft">No mail waits.</p>}
      <ol className="space-y-4">
        {outbox.map((mail) => (
          <li key={mail.id}>
            <Sheet>
              <details>
                <summary className="flex min-h-14 flex-wrap items-baseline gap-x-3 px-4 py-3">
                  <span className="font-semibold">{mail.subject}</span>
                  <span className="text-sm text-soft">
                    to {mail.to}, <Ago at={mail.createdAt} />
                  </span>
                </summary>
                <div className="grid gap-4 border-t border-line p-4 lg:grid-cols-2">
                  <iframe
                    title={`Mail: ${mail.subject}`}
                    src={`/outbox/mail/${mail.id}`}
                    sandbox="allow-popups allow-popups-to-escape-sandbox"
                    loading="lazy"
                    className="h-[32rem] w-full rounded-lg border border-line bg-white"
                  />
                  <pre className="max-h-[32rem] overflow-auto rounded-lg bg-well p-4 font-sans text-sm whitespace-pre-wrap">
                    {mail.text}
                  </pre>
                </div>
              </details>
            </Sheet>
          </li>
        ))}
      </ol>
    </Page>
  )
}
