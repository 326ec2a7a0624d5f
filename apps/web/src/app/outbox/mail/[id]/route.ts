import { ask } from '@/api/server'
import { OutboxDocument } from '@/gql/graphql'

// A mail brings its own styles and must run nothing.
const policy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"

/** One mail of the outbox as a mail client would show it. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const answer = await ask(OutboxDocument, {})
  const mail = answer.ok ? answer.data.outbox.find((one) => one.id === id) : undefined
  return new Response(mail?.html ?? 'This mail is not here any more.', {
    status: mail ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
