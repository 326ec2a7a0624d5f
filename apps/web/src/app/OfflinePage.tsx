'use client'
import { useEffect } from 'react'

/** Once the page stands, sees to it that a visit without network ends on a page of ours. */
export function OfflinePage() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const register = () => {
      // Without it all works but that page: a browser that forbids it is no trouble.
      navigator.serviceWorker.register('/sw.js').catch(() => undefined)
    }
    if (document.readyState === 'complete') register()
    else window.addEventListener('load', register, { once: true })
    return () => window.removeEventListener('load', register)
  }, [])
  return null
}
