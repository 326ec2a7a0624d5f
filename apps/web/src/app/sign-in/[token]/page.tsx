import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { whoAsks } from '@/api/server'
import { NEXT_COOKIE, ownPath } from '@/auth/path'
import { Page } from '@/parts/Sheet'
import { settings } from '@/settings'
import { Enter } from './Enter'

export const metadata: Metadata = {
  title: 'Your way aboard',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** Reached from a mail, often in another browser than the one that asked for it. */
export default async function ByLink({ params }: { readonly params: Promise<{ token: string }> }) {
  const [{ token }, jar, me] = await Promise.all([params, cookies(), whoAsks()])
  const next = ownPath(jar.get(NEXT_COOKIE)?.value, settings.publicUrl)
  return (
    <Page
      title="Your way aboard"
      lead={
        me?.address
          ? `You are signed in as ${me.name}; this link signs you in as the owner of the mail instead.`
          : 'One press, and you are signed in on this device.'
      }
    >
      <Enter token={token} next={next} />
    </Page>
  )
}
