import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { whoAsks } from '@/api/server'
import { ReaderProvider } from '@/parts/Reader'
import { Footer } from './Footer'
import { Header } from './Header'
import './globals.css'

const fraunces = localFont({
  src: '../../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  variable: '--font-fraunces',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

const sourceSans = localFont({
  src: '../../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  variable: '--font-source-sans',
  weight: '200 900',
  display: 'swap',
})

export const metadata: Metadata = {
  title: { default: 'Marque: pirate games by post', template: '%s · Marque' },
  description: 'Play pirate board games by post: make your move, and the others are told when it is theirs.',
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f5f0e3' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1820' },
  ],
}

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const jar = await cookies()
  const theme = jar.get('marque.theme')?.value
  const me = await whoAsks()
  return (
    <html
      lang="en"
      className={`${fraunces.variable} ${sourceSans.variable}`}
      {...((theme === 'light' || theme === 'dark') && { 'data-theme': theme })}
    >
      <body className="flex flex-col">
        <a
          href="#main"
          className="sr-only z-50 rounded-lg bg-sea px-4 py-2 text-on-sea focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to the page
        </a>
        <ReaderProvider
          chosenZone={me?.timeZone ?? null}
          cookieZone={jar.get('marque.zone')?.value ?? null}
          serverNow={Date.now()}
        >
          <Header />
          <main id="main" className="flex-1">
            {children}
          </main>
          <Footer />
        </ReaderProvider>
      </body>
    </html>
  )
}
