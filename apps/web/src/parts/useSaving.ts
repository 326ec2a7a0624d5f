'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Answer, Trouble } from '@/api/answer'

/** One thing to save: whether it is under way, and what to say afterwards. */
export function useSaving() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<string>()

  const save = async <T>(work: Promise<Answer<T>>, done: string): Promise<T | undefined> => {
    setBusy(true)
    setNote(undefined)
    const answer = await work
    setBusy(false)
    if (!answer.ok) {
      setNote(sentenceOf(answer.trouble))
      return undefined
    }
    setNote(done)
    router.refresh()
    return answer.data
  }
  return { busy, note, save }
}

/** What went wrong and what helps, in a line. */
export const sentenceOf = ({ message, hint }: Trouble): string => [message, hint].filter(Boolean).join(' ')

/** A text field of a form. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
