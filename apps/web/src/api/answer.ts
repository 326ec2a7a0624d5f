import { attempt, nullable, object, text } from '@/shape'

/** Why something could not be done, in words fit to show people. */
export type Trouble = {
  /** The API's code, or `unreachable` if no answer came. */
  readonly code: string
  readonly message: string
  readonly hint?: string | undefined
}

export type Answer<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly trouble: Trouble }

const graphqlError = object(
  { message: text },
  { extensions: object({}, { code: text, hint: nullable(text) }) },
)

export const unreachable: Trouble = {
  code: 'unreachable',
  message: 'The server does not answer just now. What you did is kept: try again in a moment.',
}

/** Makes a trouble of an error as GraphQL carries it. */
export function troubleOf(error: unknown): Trouble {
  const read = attempt(graphqlError, error)
  if (!read) return unreachable
  const { message, extensions } = read
  return { code: extensions?.code ?? 'unknown', message, hint: extensions?.hint ?? undefined }
}

/** What a GraphQL response comes to; the schema vouches for the shape of its data. */
export function answered<Data>(body: { data?: Data | null; errors?: unknown[] }): Answer<Data> {
  const [first] = body.errors ?? []
  if (first !== undefined) return { ok: false, trouble: troubleOf(first) }
  return body.data ? { ok: true, data: body.data } : { ok: false, trouble: unreachable }
}
