import type { Metadata } from 'next'
import { Page } from '@/parts/Sheet'
import { ConfirmAddress } from './ConfirmAddress'

export const metadata: Metadata = { title: 'Confirm your address', robots: { index: false } }

/** Reached from a mail, often in another browser: works signed out, and by a press, since mail scanners open links. */
export default async function Confirm({ params }: { readonly params: Promise<{ token: string }> }) {
  const { token } = await params
  return (
    <Page title="Your address" lead="Confirm that news of your matches may go to this address.">
      <ConfirmAddress token={token} />
    </Page>
  )
}
