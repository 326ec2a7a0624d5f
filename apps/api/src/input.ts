import type { z } from 'zod'
import { Problem } from './problems.js'

/** U+0000 as JSON writes it: the database keeps no such character. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

export const unstorable = (where?: string): Problem =>
  new Problem('bad_input', 'The request holds a character that cannot be kept.', {
    ...(where ? { where } : {}),
    hint: 'Leave out U+0000.',
  })

/**
 * Parses what came from outside.
 *
 * @param where the name of the part, put before the path of what is wrong
 * @throws Problem bad_input, saying where and what would be right
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, where: string): T {
  if (NUL.test(JSON.stringify(input) ?? '')) throw unstorable(where)
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const path = [where, ...(issue?.path ?? [])].filter((part) => part !== '').join('.')
  throw new Problem('bad_input', `${path || 'The request'} does not fit.`, {
    where: path,
    hint: `${issue?.message ?? 'See the published schema'}.`,
  })
}
