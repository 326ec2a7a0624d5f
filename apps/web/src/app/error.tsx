'use client'
import { Button, ButtonLink } from '@/parts/Button'
import { Page } from '@/parts/Sheet'

export default function Trouble({ reset }: { readonly reset: () => void }) {
  return (
    <Page
      title="Becalmed"
      lead="This page could not be made just now. Nothing of your matches is lost; it helps to try again in a moment."
    >
      <div className="flex flex-wrap gap-2">
        <Button look="sea" onClick={reset}>
          Try again
        </Button>
        <ButtonLink href="/">To the start</ButtonLink>
      </div>
    </Page>
  )
}
