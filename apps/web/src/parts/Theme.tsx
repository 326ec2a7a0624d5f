'use client'
import { Lamp, Monitor, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const themes = [
  { id: 'light', label: 'Chart paper', Icon: Sun },
  { id: 'dark', label: 'Lantern light', Icon: Lamp },
  { id: 'auto', label: 'As my device', Icon: Monitor },
] as const

const listeners = new Set<() => void>()

/** A page may show the switch twice, so what holds is what the document says. */
function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const shown = () => document.documentElement.dataset['theme'] ?? 'auto'

function choose(id: string): void {
  if (id === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = id
  const age = id === 'auto' ? 0 : 31536000
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `marque.theme=${id}; path=/; max-age=${age}; samesite=lax`
  for (const listener of listeners) listener()
}

/** By day, by lantern, or as the device has it. Kept in a cookie, so that the server sends the right one at once. */
export function ThemeSwitch({ labelled = false }: { readonly labelled?: boolean }) {
  const theme = useSyncExternalStore(listen, shown, () => 'auto')
  return (
    <fieldset className={`flex rounded-lg border border-line bg-sheet p-0.5 ${labelled ? 'sm:w-fit' : ''}`}>
      <legend className="sr-only">Light</legend>
      {themes.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={theme === id}
          onClick={() => choose(id)}
          title={label}
          className={`flex min-h-11 min-w-11 items-center justify-center gap-x-2 rounded-md text-soft aria-pressed:bg-wash aria-pressed:text-ink ${labelled ? 'flex-1 flex-col px-3 py-1.5 whitespace-nowrap max-sm:text-sm sm:flex-row' : ''}`}
        >
          <Icon size={18} aria-hidden="true" />
          <span className={labelled ? '' : 'sr-only'}>{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
