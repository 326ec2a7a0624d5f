'use client'
import { Button } from '@/parts/Button'

/** While what happened since the last visit plays by itself: what it is, and the way past it. */
export default function Telling({ now, mine }: { readonly now: () => void; readonly mine: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-1">
      <p className="flex-1 basis-48 leading-snug font-semibold">What happened since you last looked …</p>
      <Button look={mine ? 'ask' : 'sea'} onClick={now}>
        {mine ? 'To your move' : 'Skip'}
      </Button>
    </div>
  )
}
