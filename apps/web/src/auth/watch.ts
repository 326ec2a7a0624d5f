'use client'
import { send } from '@/api/browser'
import { MeDocument } from '@/gql/graphql'

/** Who sits at this browser, as far as the open page knows: himself, nobody any more, or somebody else. */
export type Standing = 'same' | 'ended' | 'other'

let standing: Standing = 'same'
let onPurpose = false
const listeners = new Set<() => void>()

export const readStanding = (): Standing => standing

export function onStanding(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Said before signing out here: what follows is no surprise. */
export function leaving(really = true): void {
  onPurpose = really
}

/** Looks whether whom the page was made for is still signed in; asked when the live connection is refused. */
export async function checkStanding(id: string): Promise<void> {
  if (onPurpose) return
  const answer = await send(MeDocument, {})
  // No answer says nothing about the session.
  if (!answer.ok || onPurpose) return
  const { me } = answer.data
  const now: Standing = !me ? 'ended' : me.id === id ? 'same' : 'other'
  if (now === standing) return
  standing = now
  for (const listener of listeners) listener()
  // What was followed goes on as whoever is here now.
  if (now !== 'same') (await import('@/api/live')).reconnect()
}
