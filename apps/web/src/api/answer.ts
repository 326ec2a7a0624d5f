import { z } from 'zod/mini'

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

const graphqlError = z.object({
  message: z.string(),
  extensions: z.optional(
    z.object({ code: z.optional(z.string()), hint: z.optional(z.nullable(z.string())) }),
  ),
})

export const unreachable: Trouble = {
  code: 'unreachable',
  message: 'The server does not answer just now. What you did is kept: try again in a moment.',
}

/** Makes a trouble of an error as GraphQL carries it. */
export function troubleOf(error: unknown): Trouble {
  const parsed = graphqlError.safeParse(error)
  if (!parsed.success) return unreachable
  const { message, extensions } = parsed.data
  return { code: extensions?.code ?? 'unknown', message, hint: extensions?.hint ?? undefined }
}
