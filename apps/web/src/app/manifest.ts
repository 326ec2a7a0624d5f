import type { MetadataRoute } from 'next'

/** Lets the site be put on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Marque: pirate games by post',
    short_name: 'Marque',
    start_url: '/matches',
    display: 'standalone',
    background_color: '#f5f0e3',
    theme_color: '#17616c',
    id: '/',
    scope: '/',
    description: 'Play pirate board games by post.',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
