'use client'
import { type Client, createClient } from 'graphql-ws'
import type { TypedDocumentString } from '@/gql/graphql'

/** Whether news arrive just now. */
export type Wire = 'open' | 'lost'

let shared: Client | undefined

/** One socket a tab, opened when the first subscription asks for it. */
function socket(): Client {
  if (shared) return shared
  let overdue: ReturnType<typeof setTimeout> | undefined
  let open: WebSocket | undefined
  shared = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazyCloseTimeout: 3_000,
    // `follow` below retries by itself, since a retry must name the version known by then.
    retryAttempts: 0,
    keepAlive: 15_000,
    on: {
      opened: (opened) => {
        if (opened instanceof WebSocket) open = opened
      },
      // A sleeping phone keeps a dead socket "open": an unanswered ping ends it.
      ping: (received) => {
        if (!received) overdue = setTimeout(() => open?.close(4408, 'No answer'), 6_000)
      },
      pong: (received) => {
        if (received) clearTimeout(overdue)
      },
    },
  })
  return shared
}

/** Opens the socket anew, as whoever is signed in by now; what was followed goes on. */
export function reconnect(): void {
  shared?.dispose()
  shared = undefined
}

/**
 * Follows a subscription through lost connections and sleeping tabs.
 *
 * @param variables asked anew at each attempt, so that a resumed subscription starts from what is known by then
 * @returns a function that ends it
 */
export function follow<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Data, Variables>,
  variables: () => Variables,
  on: { readonly data: (data: Data) => void; readonly wire: (wire: Wire) => void },
): () => void {
  let ended = false
  let failures = 0
  let end = () => {}
  let retry: ReturnType<typeof setTimeout> | undefined

  const again = () => {
    if (ended) return
    failures += 1
    if (failures > 1) on.wire('lost')
    const wait = Math.min(20_000, 400 * 2 ** Math.min(failures, 6)) * (0.7 + Math.random() * 0.6)
    clearTimeout(retry)
    retry = setTimeout(start, wait)
  }
  const start = () => {
    if (ended) return
    clearTimeout(retry)
    end()
    let current = true
    const unsubscribe = socket().subscribe<Data>(
      { query: String(document), variables: variables() },
      {
        next: (result) => {
          if (!current || !result.data) return
          failures = 0
          on.wire('open')
          on.data(result.data)
        },
        error: () => current && again(),
        complete: () => current && again(),
      },
    )
    end = () => {
      current = false
      unsubscribe()
    }
  }
  // Back from sleep or from no network: do not sit out the wait.
  const wake = () => {
    if (failures > 0 && visible()) start()
  }
  window.addEventListener('online', wake)
  window.document.addEventListener('visibilitychange', wake)
  start()
  return () => {
    ended = true
    clearTimeout(retry)
    window.removeEventListener('online', wake)
    window.document.removeEventListener('visibilitychange', wake)
    end()
  }
}

const visible = () => window.document.visibilityState === 'visible'
