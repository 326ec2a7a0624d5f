'use client'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/parts/Button'
import { Note } from '@/parts/Sheet'
import type { Checked } from './check'

/** Plays a finished match again in the reader's own browser and says whether all was in order. */
export default function CheckMatch({ match }: { readonly match: string }) {
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState<Checked>()
  const go = async () => {
    setBusy(true)
    try {
      // The rules and their hashes are fetched for who wants to know, and for nobody else.
      const { check } = await import('./check')
      setChecked(await check(match))
    } catch {
      setChecked({ fine: false, words: 'The check could not be made just now. Try again in a moment.' })
    }
    setBusy(false)
  }
  return (
    <>
      <Button onClick={go} busy={busy}>
        <ShieldCheck size={18} aria-hidden="true" />
        Check this match
      </Button>
      {checked && (
        <div className="basis-full">
          <Note tone={checked.fine ? 'calm' : 'ask'}>{checked.words}</Note>
        </div>
      )}
    </>
  )
}
