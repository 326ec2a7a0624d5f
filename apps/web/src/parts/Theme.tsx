'use client'
import { Lamp, Monitor, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'

const themes = [
  { id: 'light', label: 'Chart paper', Icon: Sun },
  { id: 'dark', label: 'Lantern light', Icon: Lamp },
  { id: 'auto', label: 'As my device', Icon: Monitor },
] as const

/** By day, by lantern, or as the device has it. Kept in a cookie, so that the server sends the right one at once. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<string>('auto')
  useEffect(() => setTheme(document.documentElement.dataset['theme'] ?? 'auto'), [])

  const choose = (id: string) => {
    setTheme(id)
    if (id === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = id
    const age = id === 'auto' ? 0 : 31536000
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `marque.theme=${id}; path=/; max-age=${age}; samesite=lax`
  }

  return (
    <fieldset className="flex rounded-lg border border-line bg-sheet p-0.5">
      <legend className="sr-only">Light</legend>
      {themes.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={theme === id}
          onClick={() => choose(id)}
          title={label}
          className="grid size-11 place-items-center rounded-md text-soft aria-pressed:bg-wash aria-pressed:text-ink"
        >
          <Icon size={18} aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
