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
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  }
}
