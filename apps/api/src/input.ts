import type { z } from 'zod'
import { Problem } from './problems.js'

/**
 * Parses what came from outside.
 *
 * @param where the name of the part, put before the path of what is wrong
 * @throws Problem bad_input, saying where and what would be right
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, where: string): T {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const path = [where, ...(issue?.path ?? [])].filter((part) => part !== '').join('.')
  throw new Problem('bad_input', `${path || 'The request'} does not fit.`, {
    where: path,
    hint: `${issue?.message ?? 'See the published schema'}.`,
  })
}
