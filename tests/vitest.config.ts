import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'system',
    globalSetup: './setup/postgres.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is tested runs as it is built, by Node itself; Vite would load a second copy of graphql.
    server: { deps: { external: [/\/dist\//] } },
  },
})
