export type Destination = 'api' | 'web' | 'nowhere'

/** The first parts of the paths that the API answers; all others are the web's. */
const API = new Set(['graphql', 'graphiql', 'v1', 'docs', 'u', 'health', 'ready'])

/** What the API offers to its own house only. */
const INTERNAL = new Set(['internal', 'metrics'])

/**
 * Who answers a request for this path.
 *
 * A path that reads differently once decoded or resolved (`/v1/..%2finternal`) goes nowhere: what is decided
 * here and what the program behind makes of it could be two different things.
 */
export function destination(url: string): Destination {
  const raw = url.split(/[?#]/, 1)[0] ?? ''
  if (!raw.startsWith('/')) return 'nowhere'
  let path: string
  try {
    path = decodeURIComponent(raw)
  } catch {
    return 'nowhere'
  }
  const parts = path.split(/[/\\]/)
  if (parts.some((part) => part === '..' || part === '.')) return 'nowhere'
  const first = parts.find((part) => part !== '')?.toLowerCase() ?? ''
  if (INTERNAL.has(first)) return 'nowhere'
  return API.has(raw.split('/')[1] ?? '') ? 'api' : 'web'
}
