import { defineConfig } from 'vitest/config'

/** What looks at the pages without judging them by itself, or takes long: pictures of all pages, and Lighthouse. */
export default defineConfig({
  test: {
    name: 'tools',
    include: ['screenshots/take.ts', 'lighthouse/measure.ts'],
    globalSetup: './setup/postgres.ts',
    testTimeout: 900_000,
    hookTimeout: 60_000,
    server: { deps: { external: [/\/dist\//] } },
  },
})
