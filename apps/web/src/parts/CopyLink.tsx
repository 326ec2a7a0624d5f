'use client'
import { Check, Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from './Button'

/** Copies a link on this site. */
export function CopyLink({ path, label = 'Copy link' }: { readonly path: string; readonly label?: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const link = new URL(path, location.origin).href
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ url: link })
      else await navigator.clipboard.writeText(link)
      setCopied(true)
      setTimeout(() => setCopied(false), 3_000)
    } catch {
      // Sharing was called off, or the browser forbids the clipboard: then the link can be read and copied by hand.
      if (!navigator.share) prompt('The link to this match', link)
    }
  }
  return (
    <Button onClick={copy}>
      {copied ? <Check size={18} aria-hidden="true" /> : <Link2 size={18} aria-hidden="true" />}
      <span aria-live="polite">{copied ? 'Done' : label}</span>
    </Button>
  )
}
