import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Next would otherwise guess the monorepo's root from lock files, and guess wrongly inside other checkouts.
  turbopack: { root: new URL('../..', import.meta.url).pathname },
  experimental: {
    // lucide-react and the kit are barrels: only what a page draws is to reach it.
    optimizePackageImports: ['lucide-react'],
  },
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        ],
      },
    ]),
}

export default config
