import type { Metadata } from 'next'
import { ButtonLink } from '@/parts/Button'
import { Page } from '@/parts/Sheet'

export const metadata: Metadata = { title: 'Fair winds', robots: { index: false } }

/** After an account was deleted. */
export default function Farewell() {
  return (
    <Page
      title="Fair winds"
      lead="Your account is deleted, and nothing here bears your name any more. There is always a seat for you, should you come again."
    >
      <ButtonLink href="/">To the start</ButtonLink>
    </Page>
  )
}
